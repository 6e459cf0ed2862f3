import { defineConfig } from 'vitest/config'
import base, { reportersOf, SLOW_FILES } from './vitest.config.js'

/** The tests that `npm test` leaves out, some of which run the bundle. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    reporters: reportersOf('slow'),
    include: SLOW_FILES.map((name) => `test/**/${name}`),
    exclude: [],
    globalSetup: ['test/own-temp-folder.ts', 'test/bundle.ts'],
  },
})
