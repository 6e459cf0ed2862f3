import type { DrawnSuite } from './draw-runs.js'
import type { Drop } from './sleep-years.js'

/** Suites that never change, of realistic sizes and with the worst noise: all or half of the cases are flaky. */
export const STILL_SUITES: readonly DrawnSuite[] = [
  { cases: 60, trials: 1, pass_rate: 0.7, flaky: 1, gates: 3 },
  { cases: 60, trials: 1, pass_rate: 0.85, flaky: 1, gates: 5 },
  { cases: 60, trials: 3, pass_rate: 0.85, flaky: 0.5, gates: 5 },
  { cases: 60, trials: 3, pass_rate: 0.95, flaky: 1, gates: 3 },
  { cases: 120, trials: 1, pass_rate: 0.85, flaky: 0.5, gates: 3 },
  { cases: 120, trials: 1, pass_rate: 0.95, flaky: 1, gates: 5 },
  { cases: 120, trials: 3, pass_rate: 0.7, flaky: 1, gates: 5 },
  { cases: 120, trials: 3, pass_rate: 0.85, flaky: 1, gates: 3 },
  { cases: 200, trials: 1, pass_rate: 0.7, flaky: 0.5, gates: 5 },
  { cases: 200, trials: 1, pass_rate: 0.85, flaky: 1, gates: 3 },
  { cases: 200, trials: 3, pass_rate: 0.95, flaky: 1, gates: 3 },
  { cases: 200, trials: 3, pass_rate: 0.7, flaky: 1, gates: 5 },
]

/** The suite on which true drops are simulated, with the default gates and trials. */
export const DROPPING_SUITE: DrawnSuite = { cases: 120, trials: 3, pass_rate: 0.85, flaky: 1, gates: 3 }

/** Slow drops, which are too small to see from one night to the next, and sudden ones. */
export const DROPS: readonly Drop[] = [
  { lost: 0.05, from: 30, nights: 60 },
  { lost: 0.1, from: 30, nights: 60 },
  { lost: 0.05, from: 30, nights: 1 },
  { lost: 0.1, from: 30, nights: 1 },
]
