import { join } from 'node:path'
import { readCheckout } from '../../github/checkout.js'
import { explainFailure, catchRefusal } from '../../github/client.js'
import { refusedInput, UserError } from '../../model/error.js'
import { MAX_ARMS } from '../../model/result/comparison.js'
import { MAX_ROUNDS } from '../../model/run/rounds-plan.js'
import { suggest } from '../../model/suggest.js'
import type { Suite } from '../../model/suite/suite.js'
import { type ActionMode, type ActionRequest, openRepository } from '../request/action-request.js'
import { type ChosenArm, chooseVariant, prepareMeasurement } from '../request/measure-checkout.js'
import { type Base, openBase, type OpenBase } from '../request/open-base.js'
import type { SuiteArm } from '../../measure/run/input.js'
import { measure } from '../../measure/run/measure.js'
import type { AskInRounds } from '../ask-in-rounds.js'
import { openEarlyScores } from '../evaluate/score-arms.js'
import { findPlanner } from '../find-baseline.js'
import { readRun } from '../../store/runs/read-run.js'
import { findPlace, uploadExperiment, reportExperiment } from './report-experiment.js'

/** Returns the arms of a comparison, two to ten, of which the first is the baseline. Throws `variants-invalid`. */
export function chooseArms(names: readonly string[], suite: Suite): readonly string[] {
  const known = Object.keys(suite.variants)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined || names.length < 2 || names.length > MAX_ARMS || new Set(names).size < names.length)
    throw new UserError('variants-invalid', {
      got: names,
      known,
      suggestion: unknown === undefined ? null : suggest(unknown, known),
    })
  return names
}

/** Whether one variant is named twice, to show how noisy the suite is. */
export function isNamedTwice([first, second, ...others]: readonly string[]): boolean {
  return first !== undefined && first === second && others.length === 0
}

/** With fewer trials of a case in each run, too little is known about how it varies. */
const MIN_TRIALS = 3

/** Returns the arms of an A/A run; they differ only in their seeds. */
export function armsOfNoise(suite: Suite, variants: readonly string[], given: number | null | undefined) {
  const trials = given ?? Math.max(MIN_TRIALS, suite.trials)
  return variants.map((variant, index) => ({ variant, trials, seedOffset: index * trials }))
}

/** Places the runs of arms below a folder. */
export function placeArms<Arm extends ChosenArm>(arms: readonly Arm[], folder: string) {
  const isTwice = isNamedTwice(arms.map(({ variant }) => variant))
  return arms.map((arm, index) => ({ ...arm, out: join(folder, 'runs', isTwice ? 'ab'.charAt(index) : arm.variant) }))
}

/**
 * Returns the arms that the inputs name: variants, or one variant at two commits. On a schedule without named variants,
 * all but those with `nightly: false`. Throws `variants-invalid` and `input-invalid`.
 */
export function chooseArmsOfExperiment({ inputs, github }: ActionRequest, suite: Suite): readonly ChosenArm[] {
  const { variants, refs } = inputs
  if (refs.length > 0) {
    if (refs.length !== 2)
      throw refusedInput('refs', refs.join(', '), 'two branches, tags or commits, the baseline first')
    const variant = chooseVariant(variants, suite, 'because `refs` compares the code of two commits')
    return refs.map(() => ({ variant, trials: inputs.trials ?? suite.trials }))
  }
  if (isNamedTwice(variants)) return armsOfNoise(suite, variants, inputs.trials)
  const ofNights = Object.values(suite.variants).flatMap(({ name, nightly }) => (nightly === false ? [] : [name]))
  const wanted = variants.length === 0 && github.event.kind === 'schedule' ? ofNights : variants
  return chooseArms(wanted, suite).map((variant) => ({ variant, trials: inputs.trials ?? suite.trials }))
}

/**
 * Returns the rounds of the arms, planned by the default branch's run if that is of the first variant. Undefined if the
 * workflow says how often each case is asked, or names one variant twice.
 */
export async function planExperiment(
  request: ActionRequest,
  { suite, variant, sha }: { readonly suite: Suite; readonly variant: string | undefined; readonly sha: string | null },
): Promise<AskInRounds | undefined> {
  const { inputs, effects } = request
  if (inputs.trials !== null || (inputs.refs.length === 0 && isNamedTwice(inputs.variants))) return undefined
  const point = { sha, how: 'the measured commit' }
  const found = await findPlanner({ request, suite: suite.name, point, files: null, measured: sha ?? '', number: null })
  const known = found.kind === 'none' ? null : await readRun(found.folder)
  if (known !== null && known.variant !== variant)
    effects.log.info(`No recorded run of ${variant ?? ''} plans the rounds: the baseline is of ${known.variant}.`)
  const main = found.kind === 'found' && known?.variant === variant ? found.folder : null
  return { main, beside: 0, cap: suite.rounds ?? MAX_ROUNDS, log: effects.log }
}

/**
 * Mode `ab`: measures two to ten variants of the checkout, or two commits, interleaved in one job. The inputs say where
 * the result goes.
 */
export const runAb: ActionMode = async (request) => {
  const { inputs, github, workingDirectory, outputFolder } = request
  const { refs } = inputs
  const noise = refs.length === 0 && isNamedTwice(inputs.variants) ? await import('./noise.js') : null
  noise?.refuseInNoise(request)
  const { suite, common } = await prepareMeasurement(request)
  const place = await findPlace(request)
  const checkout = await readCheckout({ workingDirectory, fallbackSha: github.event.sha })
  const chosen = chooseArmsOfExperiment(request, suite)
  const [head] = chosen
  await using opened =
    refs.length === 0 || head === undefined ? null : await openRefs(request, refs, { suite, ...head })
  const arms = opened?.arms ?? placeArms(chosen, outputFolder)
  const inRounds = await planExperiment(request, { suite, variant: head?.variant, sha: checkout.sha })
  const early = openEarlyScores((arm) => arm)
  const rounds = inRounds && (await import('../ask-in-rounds.js')).askInRounds({ ...inRounds, early })
  // Only new answers show how much answers vary.
  const own =
    noise === null ? ({ mode: 'ab', onTrial: early.onTrial } as const) : ({ mode: 'aa', cache: null } as const)
  const measured = await measure({ ...common, arms, rounds, ...own, commit: checkout.sha, branch: github.branch })
  if (noise !== null) return await noise.publishNoise(request, { suite, arms: measured, sha: checkout.sha })
  const measuredArms = measured.map(({ run, out }, index) => ({ run, folder: out, ref: refs[index] ?? null }))
  const facts = { arms: measuredArms, label: inputs.label, sha: checkout.sha, place, note: null, early }
  const { exitCode, outcome } = await reportExperiment(request, facts)
  await uploadExperiment(request, measuredArms, { max_cost_usd: suite.max_cost_usd ?? null, outcome })
  return exitCode
}

/**
 * Fetches two commits to be measured side by side, as `openBase` does with the base of a pull request. Returns their arms
 * in the order of the refs: the code, the target and the settings of each, asked the cases of the checked-out suite.
 * Disposing removes their checkouts. Throws `ref-unmeasurable`.
 */
async function openRefs(request: ActionRequest, refs: readonly string[], head: OpenBase['head']) {
  const opened: Base[] = []
  const dispose = async (): Promise<void> => {
    for (const base of opened) await base[Symbol.asyncDispose]()
  }
  const arms: SuiteArm[] = []
  try {
    for (const [place, ref] of refs.entries()) {
      const sha = await resolveRef(request, ref)
      const outputFolder = join(request.outputFolder, 'runs', place === 0 ? 'a' : 'b')
      const base = await openBase({ ...request, outputFolder }, { sha, branch: ref, head })
      opened.push(base)
      if (base.arm === null) throw new UserError('ref-unmeasurable', { ref, reason: base.baseline.reason })
      arms.push(base.arm)
    }
    return { arms, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function resolveRef(request: ActionRequest, ref: string): Promise<string> {
  const { client, owner, repo } = await openRepository(request)
  return catchRefusal(
    async () => (await client.rest.repos.getCommit({ owner, repo, ref, per_page: 1 })).data.sha,
    (failure) => {
      throw new UserError('ref-unmeasurable', { ref, reason: explainFailure(failure, 'contents: read') })
    },
  )
}
