import type { ExitCode } from '../../../model/result/verdict.js'
import { type CallPlan, writePlan } from '../../../measure/run/dry-run/call-plan.js'
import type { FlagValues, Terminal } from './command.js'

/** Prints what a run would ask. */
export function printPlan(plan: CallPlan, flags: FlagValues, terminal: Terminal): ExitCode {
  terminal.print(flags['json'] === true ? JSON.stringify(plan, null, 2) : writePlan(plan))
  return 0
}
