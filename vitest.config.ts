import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `.ci/run` names a file for the JSON report, from which it prints the closing line. */
const report = process.env['GOLDENPAIR_TEST_REPORT']

/** Whole minutes of real processes in one file: started last, they would keep one worker busy alone. */
const LONG_FILES = ['stories.test.ts', 'suites-that-cheat.test.ts', 'modes.test.ts', 'run-suite-interrupted.test.ts']

/**
 * Folders whose tests start processes. A fork copies the page tables of the process of the tests, which grows from 0.3 to
 * 1.2 GB: 10 ms of each start at first, 30 ms at the end. The others are short, and fill the workers to the end.
 */
const STARTING_FOLDERS = ['test/stories/', 'test/app/', 'test/bin/', 'test/shell/targets/', 'test/github/']

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      if (LONG_FILES.some((name) => moduleId.endsWith(`/${name}`))) return 0
      return STARTING_FOLDERS.some((folder) => moduleId.includes(`/${folder}`)) ? 1 : 2
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    globalSetup: ['test/own-temp-folder.ts'],
    setupFiles: ['test/fix-seeds.ts'],
    pool: 'threads',
    isolate: false,
    // One more than a runner has cores: a fifth of the time is waiting for processes and timers.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 30_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    server: { deps: { inline: ['@actions/workflow-parser', '@actions/expressions'] } },
  },
})
