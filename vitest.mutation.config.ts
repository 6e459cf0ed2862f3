import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The tests of the folder that stryker.config.js changes, but for those that alone take seconds. */
export default defineConfig({
  test: {
    ...base.test,
    include: [`test/${process.env['MUTATE'] ?? 'stats'}/**/*.test.ts`],
    exclude: [...(base.test?.exclude ?? []), 'test/**/random-suites.test.ts', 'test/**/stratified-exact.test.ts'],
    maxWorkers: 1,
    testTimeout: 300_000,
  },
})
