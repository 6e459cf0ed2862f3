import { join } from 'node:path'
import type { Log } from '../io/log.js'
import { UserError } from '../model/error.js'
import type { Run } from '../model/run/run.js'
import { formatShard } from '../model/run/shard.js'
import type { Suite } from '../model/suite/suite.js'
import type { SpendLedger } from '../store/ledger/spend-ledger.js'
import type { ActionRequest } from './action-request.js'
import { openMonth } from './budget/open-month.js'
import { cacheOfInputs } from './cache-answers.js'
import type { Progress } from './input.js'
import { loadSuite, SUITE_REGISTRIES } from './load-suite.js'
import { measure, type MeasureRequest } from './measure.js'
import type { Base, OpenBase } from './open-base.js'
import { providersOfInputs } from './provider-access.js'
import { skipCodeQuality } from './skip-code-quality.js'

export interface Measured {
  readonly suite: Suite
  /** The run folder. */
  readonly folder: string
  readonly run: Run
  /** What was measured beside it; null where nothing was. */
  readonly beside: Run | null
}

/** Runs the suite of the checkout, or the shard of it, with one variant, as the inputs say, into `run` of the output folder. */
export async function measureCheckout(
  request: ActionRequest,
  {
    mode,
    commit,
    onSuite,
    openBase,
    again,
  }: {
    readonly mode: Run['mode'] & ('pr' | 'baseline' | 'nightly')
    readonly commit: string
    /** Sees the suite before anything of it is measured. */
    readonly onSuite?: (suite: Suite) => void
    /** Gives an arm to be measured beside it, interleaved. */
    readonly openBase?: (head: OpenBase['head']) => Promise<Pick<Base, 'arm'>>
    /** Measures some cases a second time, into `again`: with other seeds, and no answer from the cache. */
    readonly again?: { readonly subset: string | null; readonly leastTrials: number }
  },
): Promise<Measured> {
  const { inputs, github, outputFolder, effects } = request
  const { suite, common } = await prepareMeasurement(request)
  onSuite?.(suite)
  const variant =
    mode === 'nightly' ? chooseNightVariant(inputs.variants, suite) : chooseVariant(inputs.variants, suite)
  const folder = join(outputFolder, again === undefined ? 'run' : 'again')
  const usual = inputs.trials ?? (mode === 'pr' ? suite.trials : suite.baseline_trials)
  const trials = Math.max(usual, again?.leastTrials ?? 1)
  const part = inputs.shard === null ? '' : `, shard ${formatShard(inputs.shard)}`
  effects.log.info(
    `Measuring ${commit} with ${suite.name}, variant ${variant}, ${trials} ${trials === 1 ? 'trial' : 'trials'} a case${part}.`,
  )
  const beside = (await openBase?.({ suite, variant, trials }))?.arm ?? null
  const own = { variant, out: folder, trials, ...(again && { seedOffset: usual, hasAnswered: true as const }) }
  const [arm, other] = await measure({
    ...common,
    arms: [own, ...(beside === null ? [] : [{ ...beside, isBase: true as const }])],
    ...(again && { subset: again.subset, cache: null }),
    mode,
    // By the judge of its base, which is not known yet.
    isJudgedLater: mode === 'pr',
    shard: inputs.shard,
    commit,
    branch: github.event.kind === 'pull_request' ? github.event.pullRequest.head.branch : github.branch,
  })
  if (arm === undefined) throw new Error('the variant was not measured')
  return { suite, folder, run: arm.run, beside: other?.run ?? null }
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
  const expected = `one variant (${of})`
  throw new UserError('input-invalid', { name: 'variants', got: given.join(', '), expected, suggestion: null })
}

/** The same for mode `nightly`, where one with `nightly: false` is measured by name alone. Throws `variant-not-nightly` too. */
export function chooseNightVariant(
  given: readonly string[],
  suite: Pick<Suite, 'default_variant' | 'variants'>,
): string {
  const name = chooseVariant(given, suite)
  if (given.length > 0 || suite.variants[name]?.nightly !== false) return name
  throw new UserError('variant-not-nightly', { name })
}

/** What every measurement of the Action is asked alike; a mode adds its arms. */
type Common = Omit<MeasureRequest, 'arms' | 'mode' | 'commit' | 'shard' | 'isResuming' | 'branch'>

/** Reads the suite of the checkout, and of the inputs what every mode measures by. Throws as `loadSuite` does. */
export async function prepareMeasurement(
  request: ActionRequest,
): Promise<{ readonly suite: Suite; readonly common: Common; readonly ledger: SpendLedger }> {
  const { inputs, workingDirectory, scorer, programs, effects } = request
  const { clock, hash, log, env, signal } = effects
  const loaded = await loadSuite({
    path: inputs.suite,
    workingDirectory,
    registries: SUITE_REGISTRIES,
    hash,
    log,
    strict: inputs.strict,
    scorer,
  })
  const ledger = await openMonth(request, loaded)
  // The workflow's limit goes before the suite's, which a pull request can edit.
  const limited = { ...loaded, max_cost_usd: inputs.maxCostUsd ?? loaded.max_cost_usd }
  const { skipped } = inputs
  const suite = skipped === null ? limited : skipCodeQuality(limited, { skipped, log })
  const common = {
    suite,
    subset: inputs.subset,
    overrides: {
      seed: inputs.seed ?? undefined,
      concurrency: inputs.concurrency ?? undefined,
      inference: inputs.inference ?? undefined,
    },
    env,
    targetEnvNames: inputs.targetEnv,
    providers: providersOfInputs(inputs, env),
    scorer,
    programs,
    workingDirectory,
    cache: cacheOfInputs(request),
    ...(request.onSpent && { onSpent: request.onSpent }),
    clock,
    log,
    signal,
    onProgress: logTenths(log),
  }
  return { suite, common, ledger }
}

/** A line at every tenth of the run: a job's log is no terminal. */
function logTenths(log: Log): (progress: Progress) => void {
  let reached = 0
  return ({ done, total, failed }) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth === reached) return
    reached = tenth
    log.info(`${done} of ${total} trials${failed === 0 ? '' : `, ${failed} without an answer`}`)
  }
}
