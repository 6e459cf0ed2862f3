import type { StepType } from './reasoning-steps.js'

/** Steps that do something, which a plan should come before. */
const EXECUTION: ReadonlySet<StepType> = new Set(['tool', 'execution', 'handoff'])

/**
 * How well the steps were planned, 0 to 1, in whole hundredths: .4 times the share of planning steps and .6 times the share of
 * executing steps (tool, execution, handoff) that come after the first of them; .5 when nothing is executed; without a planning step .05
 * a step, at most .25.
 * Source: design document 001, planning score (requirements 146, 2.E).
 * @example planningScore(['plan', 'execution', 'tool']) // 0.73: .4 · 1/3 + .6 · 2/2
 */
export function planningScore(types: readonly StepType[]): number {
  const first = types.indexOf('plan')
  if (first < 0) return Math.min(25, 5 * types.length) / 100
  const plans = types.filter((type) => type === 'plan').length
  const executions = types.filter((type) => EXECUTION.has(type)).length
  if (executions === 0) return 0.5
  const planned = types.slice(first).filter((type) => EXECUTION.has(type)).length
  // One division of whole numbers: a sum of two quotients can fall a hair short of a whole hundredth.
  return Math.floor((40 * plans * executions + 60 * planned * types.length) / (types.length * executions)) / 100
}
