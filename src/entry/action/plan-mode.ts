import type { ExitCode } from '../../model/result/verdict.js'
import { chooseArmsOfExperiment, planExperiment } from '../../modes/ab/ab.js'
import { planChange } from '../../modes/open-change.js'
import type { ActionRequest } from '../../modes/request/action-request.js'
import { chooseArmsOfCheckout, prepareMeasurement } from '../../modes/request/measure-checkout.js'
import type { Mode } from '../../modes/request/options/option.js'
import { writePlan } from '../../measure/run/dry-run/call-plan.js'
import { dryRun } from '../../measure/run/dry-run/dry-run.js'

/** Input `dry-run`: logs what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
export async function planMode(request: ActionRequest, mode: Exclude<Mode, 'auto' | 'publish'>): Promise<ExitCode> {
  const { suite, common, ledger } = await prepareMeasurement(request)
  const arms = mode === 'ab' ? chooseArmsOfExperiment(request, suite) : chooseArmsOfCheckout(request, suite, mode)
  const sha = request.github.event.sha
  const change = mode === 'pr' ? await planChange(request) : null
  const rounds =
    mode === 'ab' ? await planExperiment(request, { suite, variant: arms[0]?.variant, sha }) : change?.rounds
  const plan = await dryRun({
    ...common,
    suite: change?.suite ?? suite,
    arms,
    mode,
    answers: rounds && (await import('../../modes/ask-in-rounds.js')).planAnswers(rounds),
    shard: request.inputs.shard,
    isJudgedLater: mode === 'pr',
    again: mode === 'nightly' ? 'night' : mode === 'pr' && request.inputs.shard === null ? 'zero-tolerance' : null,
    earlier: rounds?.main ? [rounds.main] : [],
    ledger,
  })
  request.effects.log.info(writePlan(plan))
  return 0
}
