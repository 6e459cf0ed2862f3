import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The top-level folder of src that contains the mutated folder. All its tests run, because some cover several of its subfolders. */
const wing = (process.env['MUTATE'] ?? 'stats').split('/', 1).join('')

/** Runs the tests of that folder, except for the slow ones. */
export default defineConfig({
  // Runs tests one after the other. Stryker would assign the coverage of concurrent tests to the last of them.
  plugins: [
    {
      name: 'one-test-after-the-other',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.test.ts') ? code.replaceAll(/\b(describe|test)\.concurrent\b/g, '$1') : null,
    },
  ],
  test: {
    ...base.test,
    include: [`test/${wing}/**/*.test.ts`],
    exclude: [...(base.test?.exclude ?? []), 'test/**/random-suites.test.ts', 'test/**/stratified-exact.test.ts'],
    maxWorkers: 1,
    // A cached module would only contain the first mutant, and all others would survive.
    experimental: { fsModuleCache: false },
    testTimeout: 300_000,
  },
})
