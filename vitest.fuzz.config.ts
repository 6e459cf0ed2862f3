import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** Runs the fuzz tests of `npm run fuzz` in a single process, so that only the parser affects the measured time and memory. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/fuzz/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    execArgv: ['--expose-gc'],
  },
})
