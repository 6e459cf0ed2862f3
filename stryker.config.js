// `npm run mutation`: changes the code of one folder of src, which MUTATE names, and sees whether its tests notice.
import { existsSync } from 'node:fs'

const folder = process.env.MUTATE ?? 'stats'
const isPure = /^(stats|compare)\b/.test(folder)
if (!existsSync(`src/${folder}`)) throw new Error(`MUTATE names ${folder}, and there is no folder src/${folder}`)

export default {
  // Of pure folders a mutant takes milliseconds with our own runner, and seconds with vitest.
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
