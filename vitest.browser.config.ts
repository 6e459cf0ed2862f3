import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The tests that need Debian's chromium; `.ci/run` installs it. */
export default mergeConfig(base, defineConfig({ test: { include: ['test/browser/**/*.test.ts'], exclude: [] } }))
