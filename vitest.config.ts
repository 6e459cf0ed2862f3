import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node'

/** The folder for JSON reports, set by `.ci/run`, which sums up the reports of all runs of vitest at its end. */
const reports = process.env['GOLDENPAIR_TEST_REPORTS']

/** Returns the reporters of a configuration. */
export function reportersOf(name: string): NonNullable<InlineConfig['reporters']> {
  if (reports === undefined) return ['default']
  return ['default', ['json', { outputFile: `${reports}/${name}-node${process.versions.node}-${process.pid}.json` }]]
}

/**
 * The test files that `npm test` leaves to `npm run test:slow`, because they take more than half of the total time.
 * The slowest come first; if one of them started last, one worker would finish long after the others.
 */
export const SLOW_FILES: readonly string[] = [
  // Need no bundle, so they run while it is built, which takes half a minute.
  'rounds.test.ts',
  'random-headlines.test.ts',
  'nightly.test.ts',
  'suites-that-cheat.test.ts',
  // Run the bundle.
  'stories.test.ts',
  'newcomer.test.ts',
  'bisect-night.test.ts',
  'install-from-git.test.ts',
  'terminal.test.ts',
  'package.test.ts',
  'licenses.test.ts',
  'release.test.ts',
  'run-suite-interrupted.test.ts',
  'closed-pipe.test.ts',
  // Run workflows with many runs.
  'workflows.test.ts',
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
  // Start many processes: the command line with JSON output, the commands in the docs, the runner of the GitHub double.
  'docs-commands.test.ts',
  'machines.test.ts',
  'runner.test.ts',
  // Simulate hundreds of nights or data sets.
  'soak.test.ts',
  'claims-of-noise.test.ts',
  'study.test.ts',
]

/**
 * Folders whose tests start processes; they run early. A fork copies the page tables of the test process, which grows with each file, so
 * starting a process is slower at the end. The other files are short and fill up the workers at the end.
 */
const STARTING_FOLDERS = [
  'test/stories/',
  'test/modes/',
  'test/measure/recorded/',
  'test/measure/run/',
  'test/entry/cli/',
  'test/measure/targets/',
  'test/doubles/github/',
]

/**
 * Makes V8 optimise code twenty times later, which saves CPU time (a sixth on Node 20): code of a single test file rarely runs often enough
 * to be worth it. Versions of Node without the option would not start.
 */
const LATER_OPTIMISATION: Readonly<Record<string, string[]>> = {
  20: ['--interrupt-budget=1500000'],
  24: ['--invocation-count-for-turbofan=60000'],
}
const [MAJOR = ''] = process.versions.node.split('.')

/** The slowest browser tests; half of the browser tests run at the same time. */
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

/** The configuration files that share one cache of transformed modules. */
const CONFIGURATIONS = ['vitest.config.ts', 'vitest.slow.config.ts', 'vitest.browser.config.ts']

/** Makes the cache key of a module, which includes the configuration files and Node's built-in modules, the same for all of them. */
const SHARED_CACHE: ViteUserConfig = {
  environments: { ssr: { resolve: { builtins: [/^node:/] } } },
  plugins: [
    {
      name: 'one-cache-for-all',
      configResolved: ({ root, configFileDependencies, environments }) => {
        configFileDependencies.splice(0, Infinity, ...CONFIGURATIONS.map((name) => `${root}/${name}`))
        const { external } = environments['ssr']?.resolve ?? {}
        // The regular expression above covers the built-in modules with `node:`, of which newer versions of Node have more.
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
    // Threads would share one process of 1.2 GB, whose forks took a third of the CPU time; and their stack is four times that of a program.
    pool: 'forks',
    isolate: false,
    execArgv: LATER_OPTIMISATION[MAJOR] ?? [],
    // One more than the cores of a runner, because a fifth of the time is spent waiting for processes and timers.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    // Only what hangs takes this long, also on a slow machine: no test may depend on the speed of the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    reporters: reportersOf('quick'),
    server: { deps: { inline: ['@actions/workflow-parser', '@actions/expressions'] } },
  },
})
