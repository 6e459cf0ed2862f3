import { defineConfig } from 'vitest/config'
import base, { reportersOf } from './vitest.config.js'

/** Runs the tests that need Debian's chromium, which `.ci/run` installs. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    reporters: reportersOf('browser'),
    include: ['test/browser/**/*.test.ts'],
    exclude: [],
    globalSetup: ['test/own-temp-folder.ts', 'test/build-bundle.ts'],
  },
})
