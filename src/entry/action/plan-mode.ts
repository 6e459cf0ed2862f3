import type { ExitCode } from '../../model/result/verdict.js'
import { trialsOfEach } from '../../modes/aa/aa.js'
import { chooseNamedArms } from '../../modes/ab/ab.js'
import { chooseRefs } from '../../modes/ab/open-refs.js'
import { REF } from '../../modes/find-baseline.js'
import type { Mode } from '../../modes/request/action-inputs.js'
import type { ActionRequest } from '../../modes/request/action-request.js'
import { writePlan } from '../../measure/run/dry-run/call-plan.js'
import { dryRun } from '../../measure/run/dry-run/dry-run.js'
import { chooseNightVariant, chooseVariant, prepareMeasurement } from '../../modes/request/measure-checkout.js'

type MeasuringMode = Exclude<Mode, 'auto' | 'publish'>

/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
export async function planMode(request: ActionRequest, mode: MeasuringMode): Promise<ExitCode> {
  const { inputs, github, effects } = request
  const { suite, common, ledger } = await prepareMeasurement(request)
  const armsOf = (): readonly { readonly variant: string; readonly trials: number }[] => {
    if (mode === 'ab' && inputs.refs.length === 0)
      return chooseNamedArms(inputs.variants, suite, github.event.kind).map((variant) => ({
        variant,
        trials: inputs.trials ?? suite.trials,
      }))
    const choose = mode === 'nightly' ? chooseNightVariant : chooseVariant
    const variant = choose(inputs.variants, suite)
    if (mode === 'ab') return chooseRefs(inputs.refs).map(() => ({ variant, trials: inputs.trials ?? suite.trials }))
    if (mode !== 'aa') {
      const arm = { variant, trials: inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials) }
      return mode === 'pr' && inputs.baseline === REF ? [arm, arm] : [arm]
    }
    const arm = { variant, trials: inputs.trials ?? trialsOfEach(suite) }
    return [arm, arm]
  }
  const plan = await dryRun({
    ...common,
    arms: armsOf(),
    shard: inputs.shard,
    isJudgedLater: mode === 'pr',
    again: mode === 'nightly' ? 'night' : mode === 'pr' && inputs.shard === null ? 'zero-tolerance' : null,
    earlier: [],
    ledger,
  })
  effects.log.info(writePlan(plan))
  return 0
}
