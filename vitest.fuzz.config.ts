import { defineConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The fuzzing of `npm run fuzz`: alone in a process, so that time and memory are the parser's own. */
export default defineConfig({
  test: {
    ...base.test,
    include: ['test/fuzz/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    execArgv: ['--expose-gc'],
  },
})
