import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The wing of the folder that stryker.config.js changes: some of its tests are about several folders. */
const wing = (process.env['MUTATE'] ?? 'stats').split('/', 1).join('')

/** Its tests, but for those that alone take seconds. */
export default defineConfig({
  test: {
    ...base.test,
    include: [`test/${wing}/**/*.test.ts`],
    exclude: [...(base.test?.exclude ?? []), 'test/**/random-suites.test.ts', 'test/**/stratified-exact.test.ts'],
    maxWorkers: 1,
    // What the cache keeps of a module asks for the first mutant only: all others would survive.
    experimental: { fsModuleCache: false },
    testTimeout: 300_000,
  },
})
