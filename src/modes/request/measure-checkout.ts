import { join } from 'node:path'
import { logProgress } from '../../format/describe-progress.js'
import { countOf } from '../../format/format-number.js'
import { measuredBranch } from '../../github/event-context.js'
import { refusedInput, UserError } from '../../model/error.js'
import { formatShard } from '../../model/run/shard.js'
import type { Suite } from '../../model/suite/suite.js'
import type { Seal } from '../../store/runs/seal.js'
import { type ActionRequest, cacheOfInputs, REF } from './action-request.js'
import { openMonth } from './open-month.js'
import type { OpenRounds, SuiteArm } from '../../measure/run/input.js'
import { loadSuite, SUITE_REGISTRIES, type WorkflowPlace } from '../../measure/run/load-suite.js'
import { measure, type MeasureRequest, skipCodeQuality } from '../../measure/run/measure.js'
import type { MeasuredFor, ResultsPlan } from './plan-results.js'
import { providersOfInputs } from './provider-access.js'

/** What a mode takes for the run of a commit. */
export type CheckoutPlan = SuitePlan | ResultsPlan

/** One variant of the checkout, as the inputs want it measured. */
export type SuitePlan = Awaited<ReturnType<typeof planSuite>>

/** `suite` is null where another harness has measured, and `base` where none was measured in the same job; `seals` are of the run folders that were written. */
export type Measured = Awaited<ReturnType<typeof measureCheckout>>

/**
 * What a mode measures of a commit that is checked out, or takes from an earlier step. Throws as `prepareMeasurement`, `chooseVariant` and
 * `planResults` do.
 */
export async function planCheckout(request: ActionRequest, facts: MeasuredFor): Promise<CheckoutPlan> {
  if (request.inputs.results.length === 0) return planSuite(request, facts)
  return (await import('./plan-results.js')).planResults(request, facts)
}

async function planSuite(request: ActionRequest, { mode, commit }: MeasuredFor) {
  const { suite, common } = await prepareMeasurement(request)
  const [arm] = chooseArmsOfCheckout(request, suite, mode)
  // What changes are compared with are answers, each given on its own: the same one again would look like a case that never varies.
  const own: Common = mode === 'pr' ? common : { ...common, cache: null }
  return { kind: 'suite' as const, name: suite.name, mode, commit, suite, ...arm, seedOffset: 0, common: own }
}

/** A variant, and the trials of each of its cases. */
export type ChosenArm = Pick<SuiteArm, 'variant' | 'trials'>

/** The arm of the checkout, and that of the base where it is measured beside it. Throws as `chooseVariant` does. */
export function chooseArmsOfCheckout({ inputs }: ActionRequest, suite: Suite, mode: MeasuredFor['mode']) {
  const trials = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials)
  const arm = { variant: (mode === 'nightly' ? chooseNightVariant : chooseVariant)(inputs.variants, suite), trials }
  return mode === 'pr' && inputs.baseline.from === REF ? ([arm, arm] as const) : ([arm] as const)
}

/**
 * Runs the suite of the checkout, or the shard of it, into `run` of the output folder, interleaved with its base where that is given; what
 * another harness has measured is only recorded there.
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

/** Where `measureAgain` puts its run. */
export function secondFolder({ outputFolder }: Pick<ActionRequest, 'outputFolder'>): string {
  return join(outputFolder, 'again')
}

/** Beyond the seeds of every run that is kept. */
const SECOND_SEEDS = 100

/** Measures some cases of a night a second time, in rounds where it is given them, with other seeds and no answer from the cache. */
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

/** Measures the checkout into a folder; once more, with other seeds, where it `hasAnswered` in this job. */
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
    // By the judge of its base, which is not known yet.
    isJudgedLater: mode === 'pr',
    shard: inputs.shard,
    branch: measuredBranch(github),
  })
  if (arm === undefined) throw new Error('the variant was not measured')
  const seals = [arm.seal, ...(other === undefined ? [] : [other.seal])]
  return { suite, folder, run: arm.run, base: other?.run ?? null, seals }
}

/**
 * The one variant to measure, or the suite's. Throws `input-invalid` for more than one, which are `of` something else; an unknown one is refused
 * where the run starts.
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

/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
export function chooseNightVariant(given: readonly string[], suite: Pick<Suite, 'default_variant' | 'variants'>) {
  const name = chooseVariant(given, suite)
  if (given.length > 0 || suite.variants[name]?.nightly !== false) return name
  throw new UserError('variant-not-nightly', { name })
}

/** What every measurement of the Action is asked alike; a mode adds its arms. */
type Common = Omit<MeasureRequest, 'arms' | 'mode' | 'commit' | 'shard' | 'isResuming' | 'branch'>

/** What the workflow says of the checkout. */
export const workflowPlace = ({ inputs, github }: Pick<ActionRequest, 'inputs' | 'github'>): WorkflowPlace => ({
  repo: github.repo,
  workingDirectory: inputs.workingDirectory,
})

/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
export async function prepareMeasurement(request: ActionRequest) {
  const { inputs, workingDirectory, scorer, programs, effects } = request
  const { log, env } = effects
  const source = { path: inputs.suite, workingDirectory, strict: inputs.strict, place: workflowPlace(request) }
  const loaded = await loadSuite({ ...source, registries: SUITE_REGISTRIES, scorer, log })
  const ledger = await openMonth(request, loaded)
  // The workflow's limit goes before the suite's, which a pull request can edit.
  const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd }
  const { skipCode: skipped, subset, seed, concurrency, inference } = inputs
  const suite = skipped === null ? limited : skipCodeQuality(limited, { skipped, log })
  const common: Common = {
    suite,
    subset,
    overrides: {
      seed: seed ?? undefined,
      concurrency: concurrency ?? undefined,
      inference: inference ?? undefined,
    },
    ...effects,
    targetEnvNames: inputs.targetEnv,
    providers: providersOfInputs(inputs, env),
    scorer,
    sealed: [request.ownFiles],
    isHidden: true,
    programs,
    workingDirectory,
    cache: cacheOfInputs(request),
    onProgress: logProgress(log.info),
  }
  return { suite, common, ledger }
}
