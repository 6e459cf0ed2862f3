import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The tests that need Debian's chromium; `.ci/run` installs it. */
export default defineConfig({
  test: { ...base.test, include: ['test/browser/**/*.test.ts'], exclude: ['node_modules/**'] },
})
