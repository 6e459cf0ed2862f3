import { defineConfig, type ViteUserConfig } from 'vitest/config'
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
  // They run the bundle, which takes half a minute to build; or they draw minutes of samples.
  'stories.test.ts',
  'newcomer.test.ts',
  'rounds.test.ts',
  'bisect-night.test.ts',
  'random-headlines.test.ts',
  'install-from-git.test.ts',
  'terminal.test.ts',
  'package.test.ts',
  'licenses.test.ts',
  'release.test.ts',
  'run-suite-interrupted.test.ts',
  'closed-pipe.test.ts',
  // Workflows of many runs.
  'suites-that-cheat.test.ts',
  'workflows.test.ts',
  'nightly.test.ts',
  'planted-programs.test.ts',
  'slow-decay.test.ts',
  'standing-regression.test.ts',
  'targets-that-tamper.test.ts',
  'month-of-history.test.ts',
  'shards.test.ts',
  'pull-request.test.ts',
  'trust.test.ts',
  'fan-in.test.ts',
  'modes.test.ts',
  'results-in-the-action.test.ts',
  'comments-under-pressure.test.ts',
  // Many processes: the command line for machines, the pages' commands, the double's runner.
  'docs-commands.test.ts',
  'machines.test.ts',
  'runner.test.ts',
  // Hundreds of nights and of made-up data sets.
  'soak.test.ts',
  'claims-of-noise.test.ts',
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

/** Of the browser's, half of which run at once. */
const LONG_BROWSER_FILES = ['payloads', 'html-report', 'report-page', 'comment-page'].map(
  (name) => `browser/${name}.test.ts`,
)
const LONG_FILES = [...SLOW_FILES, ...LONG_BROWSER_FILES]

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const long = LONG_FILES.findIndex((name) => moduleId.endsWith(`/${name}`))
      if (long >= 0) return long
      const starts = STARTING_FOLDERS.some((folder) => moduleId.includes(`/${folder}`))
      return LONG_FILES.length + (starts ? 0 : 1)
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** The files of the configurations, any of which a module may be transformed for. */
const CONFIGURATIONS = ['vitest.config.ts', 'vitest.slow.config.ts', 'vitest.browser.config.ts']

/** What vitest keeps of a module is keyed by these files and by Node's own modules: here one key for all configurations and Nodes. */
const SHARED_CACHE: ViteUserConfig = {
  environments: { ssr: { resolve: { builtins: [/^node:/] } } },
  plugins: [
    {
      name: 'one-cache-for-all',
      configResolved: ({ root, configFileDependencies, environments }) => {
        configFileDependencies.splice(0, Infinity, ...CONFIGURATIONS.map((name) => `${root}/${name}`))
        const { external } = environments['ssr']?.resolve ?? {}
        // Those with `node:`, of which newer Nodes have more, are known by the expression above.
        if (Array.isArray(external))
          external.splice(0, Infinity, ...external.filter((name) => !name.startsWith('node:')))
      },
    },
  ],
}

export default defineConfig({
  ...SHARED_CACHE,
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
