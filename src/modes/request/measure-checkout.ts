import { join } from 'node:path'
import { logProgress } from '../../format/describe-progress.js'
import { countOf } from '../../format/format-number.js'
import { measuredBranch } from '../../github/event-context.js'
import { refusedInput, UserError } from '../../model/error.js'
import { formatShard } from '../../model/run/shard.js'
import type { Suite } from '../../model/suite/suite.js'
import type { Seal } from '../../store/runs/seal.js'
import { type ActionRequest, openInputCache, REF } from './action-request.js'
import { openMonth } from './open-month.js'
import type { OpenRounds, SuiteArm } from '../../measure/run/input.js'
import { loadSuite, SUITE_REGISTRIES, type WorkflowPlace } from '../../measure/load-suite.js'
import { measure, type MeasureRequest, skipCodeQuality } from '../../measure/run/measure.js'
import type { MeasuredFor, ResultsPlan } from './plan-results.js'
import { readInputAccess } from './provider-access.js'

/** What a mode takes for the run of a commit: a suite to measure, or results. */
export type CheckoutPlan = SuitePlan | ResultsPlan

/** One variant of the checkout, to be measured as the inputs say. */
export type SuitePlan = Awaited<ReturnType<typeof planSuite>>

/**
 * A measured run. `suite` is `null` if another harness measured it, and `base` if no base was measured in the same job;
 * `seals` are those of the written run folders.
 */
export type Measured = Awaited<ReturnType<typeof measureCheckout>>

/**
 * Plans what a mode measures of the checked-out commit, or takes from an earlier step. Throws as `prepareMeasurement`,
 * `chooseVariant` and `planResults` do.
 */
export async function planCheckout(request: ActionRequest, facts: MeasuredFor): Promise<CheckoutPlan> {
  if (request.inputs.results.length === 0) return planSuite(request, facts)
  return (await import('./plan-results.js')).planResults(request, facts)
}

async function planSuite(request: ActionRequest, { mode, commit }: MeasuredFor) {
  const { suite, common } = await prepareMeasurement(request)
  const [arm] = chooseArmsOfCheckout(request, suite, mode)
  // Changes are compared with independent answers: a cached one would look like a case that never varies.
  const own: Common = mode === 'pr' ? common : { ...common, cache: null }
  return { kind: 'suite' as const, name: suite.name, mode, commit, suite, ...arm, seedOffset: 0, common: own }
}

/** A variant, and the number of trials per case. */
export type ChosenArm = Pick<SuiteArm, 'variant' | 'trials'>

/**
 * Returns the arm of the checkout and, if the base is measured with it, the arm of the base. Throws as `chooseVariant`
 * does.
 */
export function chooseArmsOfCheckout({ inputs }: ActionRequest, suite: Suite, mode: MeasuredFor['mode']) {
  const trials = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials)
  const arm = { variant: (mode === 'nightly' ? chooseNightVariant : chooseVariant)(inputs.variants, suite), trials }
  return mode === 'pr' && inputs.baseline.from === REF ? ([arm, arm] as const) : ([arm] as const)
}

/**
 * Runs the suite of the checkout, or a shard of it, into `run` of the output folder, interleaved with its base if that is
 * given. Results of another harness are only recorded there.
 */
export async function measureCheckout(
  request: ActionRequest,
  plan: CheckoutPlan,
  { base = null, ...more }: { readonly base?: SuiteArm | null } & Pick<Partial<Common>, 'rounds' | 'onTrial'> = {},
) {
  const folder = join(request.outputFolder, 'run')
  if (plan.kind === 'results')
    return { suite: null, folder, run: await plan.record(folder), base: null, seals: [] as Seal[] }
  return measurePlan(request, plan, { folder, base, more })
}

/** Returns the folder of the run by `measureAgain`. */
export function secondFolder({ outputFolder }: Pick<ActionRequest, 'outputFolder'>): string {
  return join(outputFolder, 'again')
}

/** Added to the seeds of a second measurement; larger than the seeds of every run that is kept. */
const SECOND_SEEDS = 100

/**
 * Measures some cases of a night a second time, with other seeds and no answer from the cache; in rounds if they are
 * given.
 */
export async function measureAgain(
  request: ActionRequest,
  commit: string,
  leastTrials: number,
  more: { readonly subset: string | null; readonly rounds: OpenRounds | undefined },
) {
  const plan = await planSuite(request, { mode: 'nightly', commit })
  const again = { folder: secondFolder(request), hasAnswered: true, more }
  return measurePlan(request, { ...plan, trials: Math.max(plan.trials, leastTrials), seedOffset: SECOND_SEEDS }, again)
}

/** Measures the checkout into a folder. `hasAnswered` if its target has answered in this job before, with other seeds. */
export async function measurePlan(
  { inputs, github, effects }: ActionRequest,
  { mode, commit, suite, variant, trials, seedOffset, common }: SuitePlan,
  place: {
    readonly folder: string
    readonly base?: SuiteArm | null
    readonly hasAnswered?: boolean
    readonly more: Partial<Common>
  },
) {
  const { folder, base = null, hasAnswered = false, more } = place
  const part = inputs.shard === null ? '' : `, shard ${formatShard(inputs.shard)}`
  const often = more.rounds === undefined ? `, ${countOf(trials, 'trial')} a case` : ''
  effects.log.info(`Measuring ${commit} with ${suite.name}, variant ${variant}${often}${part}.`)
  const own = { variant, out: folder, trials, seedOffset, hasAnswered }
  const [arm, other] = await measure({
    ...common,
    ...more,
    mode,
    commit,
    arms: base === null ? [own] : [own, { ...base, isBase: true }],
    // The judge of the base judges it, which is not known yet.
    isJudgedLater: mode === 'pr',
    shard: inputs.shard,
    branch: measuredBranch(github),
  })
  if (arm === undefined) throw new Error('the variant was not measured')
  const seals = [arm.seal, ...(other === undefined ? [] : [other.seal])]
  return { suite, folder, run: arm.run, base: other?.run ?? null, seals }
}

/**
 * Returns the only variant that is given, or the suite's default. Throws `input-invalid` for more than one, where `of`
 * says what several are for; an unknown variant is refused when the run starts.
 */
export function chooseVariant(
  given: readonly string[],
  suite: Pick<Suite, 'default_variant'>,
  of = 'several are for mode `ab`',
): string {
  const [variant = suite.default_variant, ...others] = given
  if (others.length === 0) return variant
  throw refusedInput('variants', given.join(', '), `one variant (${of})`)
}

/**
 * Does the same for mode `nightly`, where a variant with `nightly: false` must be named. Throws `variant-not-nightly`
 * too.
 */
export function chooseNightVariant(given: readonly string[], suite: Pick<Suite, 'default_variant' | 'variants'>) {
  const name = chooseVariant(given, suite)
  if (given.length > 0 || suite.variants[name]?.nightly !== false) return name
  throw new UserError('variant-not-nightly', { name })
}

/** The part of a request that all measurements of the Action share; a mode adds its arms. */
type Common = Omit<MeasureRequest, 'arms' | 'mode' | 'commit' | 'shard' | 'isResuming' | 'branch'>

/** Returns what the workflow says about the checkout. */
export const workflowPlace = ({ inputs, github }: Pick<ActionRequest, 'inputs' | 'github'>): WorkflowPlace => ({
  repo: github.repo,
  workingDirectory: inputs.workingDirectory,
})

/** Reads the suite of the checkout, and the inputs by which every mode measures. Throws as `loadSuite` does. */
export async function prepareMeasurement(request: ActionRequest) {
  const { inputs, workingDirectory, scorer, programs, effects } = request
  const { log, env } = effects
  const source = { path: inputs.suite, workingDirectory, strict: inputs.strict, place: workflowPlace(request) }
  const loaded = await loadSuite({ ...source, registries: SUITE_REGISTRIES, scorer, log })
  const ledger = await openMonth(request, loaded)
  // The workflow's limit overrides the suite's, which a pull request can edit.
  const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd }
  const { skipCode: skipped, subset, seed, concurrency, inference } = inputs
  const suite = skipped === null ? limited : skipCodeQuality(limited, { skipped, log })
  const common: Common = {
    suite,
    subset,
    overrides: { seed: seed ?? undefined, concurrency: concurrency ?? undefined, inference: inference ?? undefined },
    ...effects,
    targetEnvNames: inputs.targetEnv,
    providers: readInputAccess(inputs, env),
    scorer,
    sealed: [request.ownFiles],
    isHidden: true,
    programs,
    workingDirectory,
    cache: openInputCache(request),
    onProgress: logProgress(log.info),
  }
  return { suite, common, ledger }
}
