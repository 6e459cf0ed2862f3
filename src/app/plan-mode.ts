import type { ExitCode } from '../core/model/verdict.js'
import { trialsOfEach } from './aa/measure-twice.js'
import { chooseNamedArms } from './ab.js'
import type { Mode } from './action-inputs.js'
import type { ActionRequest } from './action-request.js'
import { dryRun } from './dry-run.js'
import { writePlan } from './dry-run/write-plan.js'
import { chooseVariant } from './measure-checkout.js'
import { prepareMeasurement } from './prepare-measurement.js'

type MeasuringMode = Exclude<Mode, 'auto' | 'publish'>

/** Input `dry-run`: says in the log what the mode would ask, and asks nothing. Throws as the mode does before it asks. */
export async function planMode(request: ActionRequest, mode: MeasuringMode): Promise<ExitCode> {
  const { inputs, github, effects } = request
  const { suite, common } = await prepareMeasurement(request)
  const armsOf = (): readonly { readonly variant: string; readonly trials: number }[] => {
    if (mode === 'ab')
      return chooseNamedArms(inputs.variants, suite, github.event.kind).map((variant) => ({
        variant,
        trials: inputs.trials ?? suite.trials,
      }))
    const variant = chooseVariant(inputs.variants, suite)
    if (mode !== 'aa')
      return [{ variant, trials: inputs.trials ?? (mode === 'baseline' ? suite.baseline_trials : suite.trials) }]
    const arm = { variant, trials: inputs.trials ?? trialsOfEach(suite) }
    return [arm, arm]
  }
  const plan = await dryRun({ ...common, arms: armsOf(), shard: inputs.shard, earlier: [] })
  effects.log.info(writePlan(plan))
  return 0
}
