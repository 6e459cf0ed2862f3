import type { ExitCode } from '../../model/result/verdict.js'
import { chooseArmsOfExperiment } from '../../modes/ab/ab.js'
import type { ActionRequest } from '../../modes/request/action-request.js'
import { chooseArmsOfCheckout, prepareMeasurement } from '../../modes/request/measure-checkout.js'
import type { Mode } from '../../modes/request/options/option.js'
import { writePlan } from '../../measure/run/dry-run/call-plan.js'
import { dryRun } from '../../measure/run/dry-run/dry-run.js'

/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
export async function planMode(request: ActionRequest, mode: Exclude<Mode, 'auto' | 'publish'>): Promise<ExitCode> {
  const { shard } = request.inputs
  const { suite, common, ledger } = await prepareMeasurement(request)
  const plan = await dryRun({
    ...common,
    arms: mode === 'ab' ? chooseArmsOfExperiment(request, suite) : chooseArmsOfCheckout(request, suite, mode),
    shard,
    isJudgedLater: mode === 'pr',
    again: mode === 'nightly' ? 'night' : mode === 'pr' && shard === null ? 'zero-tolerance' : null,
    earlier: [],
    ledger,
  })
  request.effects.log.info(writePlan(plan))
  return 0
}
