import { defineConfig } from 'vitest/config'

/** `.ci/run` names a file for the JSON report, from which it prints the closing line. */
const report = process.env['GOLDENPAIR_TEST_REPORT']

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**'],
    setupFiles: ['test/fix-seeds.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    server: { deps: { inline: ['@actions/workflow-parser', '@actions/expressions'] } },
  },
})
