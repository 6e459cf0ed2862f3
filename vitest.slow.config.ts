import { defineConfig } from 'vitest/config'
import base, { reportersOf, SLOW_FILES } from './vitest.config.js'

/** Runs the tests that `npm test` leaves out. Some of them run the bundle. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    reporters: reportersOf('slow'),
    include: SLOW_FILES.map((name) => `test/**/${name}`),
    exclude: [],
    globalSetup: ['test/own-temp-folder.ts', 'test/build-bundle.ts'],
  },
})
