import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The wing of the folder that stryker.config.js changes: some of its tests are about several folders. */
const wing = (process.env['MUTATE'] ?? 'stats').split('/', 1).join('')

/** Its tests, but for those that alone take seconds. */
export default defineConfig({
  // Of tests that run at the same time, Stryker sees what all of them reach, and takes it for the last one's.
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
    // What the cache keeps of a module asks for the first mutant only: all others would survive.
    experimental: { fsModuleCache: false },
    testTimeout: 300_000,
  },
})
