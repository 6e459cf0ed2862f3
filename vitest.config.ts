import { defineConfig } from 'vitest/config'
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node'

/** `.ci/run` names a folder for JSON reports, one of each run of vitest, whose sum is its closing line. */
const reports = process.env['GOLDENPAIR_TEST_REPORTS']

/** What prints the results of one of the configurations. */
export function reportersOf(name: string): NonNullable<InlineConfig['reporters']> {
  if (reports === undefined) return ['default']
  return ['default', ['json', { outputFile: `${reports}/${name}-node${process.versions.node}-${process.pid}.json` }]]
}

/**
 * What `npm test` leaves to `npm run test:slow`: by name, more than half of the time in 28 of 480 files.
 * The longest come first: started last, one of them would keep one worker busy alone.
 */
export const SLOW_FILES: readonly string[] = [
  // They run the bundle, which takes half a minute to build.
  'stories.test.ts',
  'newcomer.test.ts',
  'install-from-git.test.ts',
  'bisect-night.test.ts',
  'package.test.ts',
  'licenses.test.ts',
  'release.test.ts',
  'run-suite-interrupted.test.ts',
  'terminal.test.ts',
  'closed-pipe.test.ts',
  // Workflows of many runs.
  'suites-that-cheat.test.ts',
  'targets-that-tamper.test.ts',
  'planted-programs.test.ts',
  'workflows.test.ts',
  'nightly.test.ts',
  'slow-decay.test.ts',
  'standing-regression.test.ts',
  'month-of-history.test.ts',
  'shards.test.ts',
  'rounds.test.ts',
  'pull-request.test.ts',
  'trust.test.ts',
  'fan-in.test.ts',
  'modes.test.ts',
  'results-in-the-action.test.ts',
  'comments-under-pressure.test.ts',
  // Many processes: the command line for machines, the pages' commands, the double's runner.
  'machines.test.ts',
  'docs-commands.test.ts',
  'runner.test.ts',
  // Hundreds of nights and of made-up data sets.
  'soak.test.ts',
  'claims-of-noise.test.ts',
  'random-headlines.test.ts',
  'study.test.ts',
]

/**
 * Folders whose tests start processes. A fork copies the page tables of the process of the tests, which grows with each
 * file: a start is dearer at the end. The others are short, and fill the workers to the end.
 */
const STARTING_FOLDERS = [
  'test/stories/',
  'test/modes/',
  'test/measure/run/',
  'test/entry/cli/',
  'test/measure/targets/',
  'test/doubles/github/',
]

/**
 * V8 optimises what runs often, on threads of its own: code that the tests of one file run is seldom worth it. With a bar of
 * twenty times as much, a sixth of all processor time is saved. The V8 of later Nodes has no such option.
 */
const LATER_OPTIMISATION = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1500000'] : []

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const slow = SLOW_FILES.findIndex((name) => moduleId.endsWith(`/${name}`))
      if (slow >= 0) return slow
      const starts = STARTING_FOLDERS.some((folder) => moduleId.includes(`/${folder}`))
      return SLOW_FILES.length + (starts ? 0 : 1)
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', ...SLOW_FILES.map((name) => `test/**/${name}`)],
    globalSetup: ['test/own-temp-folder.ts'],
    setupFiles: ['test/fix-seeds.ts'],
    // Threads share one process of 1.2 GB, whose forks took a third of all processor time; and their stack is four times a program's.
    pool: 'forks',
    isolate: false,
    execArgv: LATER_OPTIMISATION,
    // One more than a runner has cores: a fifth of the time is waiting for processes and timers.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    reporters: reportersOf('quick'),
    server: { deps: { inline: ['@actions/workflow-parser', '@actions/expressions'] } },
  },
})
