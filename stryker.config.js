// `npm run mutation`: changes the code of one folder of src, which MUTATE names, and sees whether its tests notice.
const folder = process.env.MUTATE ?? 'stats'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [`src/${folder}/**/*.ts`],
  ignorePatterns: ['dist', 'docs/images'],
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${folder}.json`,
  tempDirName: '.mutation',
  timeoutMS: 4000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: ['stats', 'compare'].includes(folder) ? 85 : null },
}
