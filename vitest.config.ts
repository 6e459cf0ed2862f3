import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** `.ci/run` names a file for the JSON report, from which it prints the closing line. */
const report = process.env['GOLDENPAIR_TEST_REPORT']

/** Whole minutes of real processes in one file: started last, they would keep one worker busy alone. */
const LONG_FILES = ['stories.test.ts', 'suites-that-cheat.test.ts', 'modes.test.ts', 'run-suite-interrupted.test.ts']

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG_FILES.some((name) => moduleId.endsWith(`/${name}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    setupFiles: ['test/fix-seeds.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 30_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    server: { deps: { inline: ['@actions/workflow-parser', '@actions/expressions'] } },
  },
})
