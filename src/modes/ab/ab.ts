import { join } from 'node:path'
import { readCheckout } from '../../github/checkout.js'
import { UserError } from '../../model/error.js'
import { MOST_ARMS } from '../../model/result/comparison.js'
import { MOST_ROUNDS } from '../../model/run/rounds-plan.js'
import { suggest } from '../../model/suggest.js'
import type { Suite } from '../../model/suite/suite.js'
import type { ActionMode, ActionRequest } from '../request/action-request.js'
import { type ChosenArm, chooseVariant, prepareMeasurement, trialsOfEach } from '../request/measure-checkout.js'
import { measure } from '../../measure/run/measure.js'
import { chooseRefs, openRefs } from './open-refs.js'
import type { AskInRounds } from '../ask-in-rounds.js'
import { findPlanner } from '../find-baseline.js'
import { readRun } from '../../store/runs/read-run.js'
import { findPlace, keepExperiment, reportExperiment } from './report-experiment.js'

/** The arms of a comparison, two to ten: the first is the baseline. Throws `variants-invalid`. */
export function chooseArms(names: readonly string[], suite: Suite): readonly string[] {
  const known = Object.keys(suite.variants)
  const unknown = names.find((name) => !known.includes(name))
  const isCount = names.length >= 2 && names.length <= MOST_ARMS
  if (unknown !== undefined || !isCount || new Set(names).size < names.length)
    throw new UserError('variants-invalid', {
      got: names,
      known,
      suggestion: unknown === undefined ? null : suggest(unknown, known),
    })
  return names
}

/** One variant named twice shows how noisy the suite is. */
export function isNamedTwice([first, second, ...others]: readonly string[]): boolean {
  return first !== undefined && first === second && others.length === 0
}

/**
 * The arms that the inputs name: variants, or one variant at two commits; on a schedule, where they name none, all but those with
 * `nightly: false`. Throws `variants-invalid` and `input-invalid`.
 */
export function chooseArmsOfExperiment({ inputs, github }: ActionRequest, suite: Suite): readonly ChosenArm[] {
  const { variants } = inputs
  const refs = chooseRefs(inputs.refs)
  if (refs.length > 0) {
    const variant = chooseVariant(variants, suite, 'because `refs` compares the code of two commits')
    return refs.map(() => ({ variant, trials: inputs.trials ?? suite.trials }))
  }
  if (isNamedTwice(variants))
    return variants.map((variant) => ({ variant, trials: inputs.trials ?? trialsOfEach(suite) }))
  const wanted = variants.length === 0 && github.event.kind === 'schedule' ? variantsForNight(suite) : variants
  return chooseArms(wanted, suite).map((variant) => ({ variant, trials: inputs.trials ?? suite.trials }))
}

function variantsForNight({ variants }: Suite): readonly string[] {
  return Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [] : [name]))
}

/**
 * The rounds of the arms, planned by the default branch's run where that is of the first variant; undefined where the workflow says how often
 * each case is asked, or names one variant twice.
 */
export async function planExperiment(
  request: ActionRequest,
  { suite, variant, sha }: { readonly suite: Suite; readonly variant: string | undefined; readonly sha: string | null },
): Promise<AskInRounds | undefined> {
  const { inputs, effects } = request
  const { log } = effects
  if (inputs.trials !== null || (inputs.refs.length === 0 && isNamedTwice(inputs.variants))) return undefined
  const point = { sha, how: 'the measured commit' }
  const found = await findPlanner({ request, suite: suite.name, point, files: null, measured: sha ?? '', number: null })
  const known = found.kind === 'none' ? null : await readRun(found.folder)
  if (known !== null && known.variant !== variant)
    log.info(`No recorded run of ${variant ?? ''} plans the rounds: the baseline is of ${known.variant}.`)
  const main = found.kind === 'found' && known?.variant === variant ? found.folder : null
  return { main, beside: 0, cap: suite.rounds ?? MOST_ROUNDS, log }
}

/** Mode `ab`: two to ten variants of the checkout, or two commits, interleaved in one job; the result goes where the inputs say. */
export const runAb: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder } = request
  const { refs } = inputs
  if (refs.length === 0 && isNamedTwice(inputs.variants)) return (await import('../aa/aa.js')).runAa(request)
  const { suite, common } = await prepareMeasurement(request)
  const place = await findPlace(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const chosen = chooseArmsOfExperiment(request, suite)
  const [head] = chosen
  await using opened =
    refs.length === 0 || head === undefined ? null : await openRefs(request, refs, { suite, ...head })
  const arms = opened?.arms ?? chosen.map((arm) => ({ ...arm, out: join(outputFolder, 'runs', arm.variant) }))
  const inRounds = await planExperiment(request, { suite, variant: head?.variant, sha: checkout.sha })
  const rounds = inRounds && (await import('../ask-in-rounds.js')).askInRounds(inRounds)
  const measured = await measure({ ...common, arms, rounds, mode: 'ab', commit: checkout.sha, branch: github.branch })
  const measuredArms = measured.map(({ run, out }, index) => ({ run, folder: out, ref: refs[index] ?? null }))
  const { exitCode, outcome } = await reportExperiment(request, {
    ...{ suite: suite.name, arms: measuredArms, label: inputs.label, sha: checkout.sha, place, note: null },
  })
  await keepExperiment(request, { arms: measuredArms, maxCostUsd: suite.max_cost_usd ?? null, outcome })
  return exitCode
}
