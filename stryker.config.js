// Configures `npm run mutation`, which mutates the code of one folder of src and checks whether the tests notice.
//
// Usage: npm run mutation
//   MUTATE=folder  environment variable: the folder below src; stats by default
//
// Fails if less than 85 % of the mutants in stats, compare or publishers are killed; has no limit for other folders.
import { existsSync } from 'node:fs'

const folder = process.env.MUTATE ?? 'stats'
const isPure = /^(stats|compare)\b/.test(folder)
if (!existsSync(`src/${folder}`)) throw new Error(`MUTATE names ${folder}, and there is no folder src/${folder}`)

export default {
  // In pure folders a mutant takes milliseconds with our own runner, and seconds with vitest.
  testRunner: isPure ? 'in-process' : 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/runner.js'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [`src/${folder}/**/*.ts`],
  ignorePatterns: ['dist', 'docs/images'],
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${folder.replace('/', '-')}.json`,
  tempDirName: '.mutation',
  timeoutMS: 4000,
  dryRunTimeoutMinutes: 20,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: /^(stats|compare|publishers)\b/.test(folder) ? 85 : null },
}
