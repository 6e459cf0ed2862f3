import { REGISTRY as JUDGES } from '../../judges/index.js'
import { askJudge } from '../../judges/questions/ask-judge.js'
import { choosePrompts } from '../../judges/questions/choose-prompts.js'
import { MAX_READINGS } from '../../../metrics/answer/consensus.js'
import type { UsageBound } from '../../../model/run/judging.js'
import type { Observation } from '../../../model/run/observation.js'
import type { Run } from '../../../model/run/run.js'
import { selectShard } from '../../../model/run/shard.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import { readRun } from '../../../store/runs/read-run.js'
import { hasRun } from '../../../store/runs/write-run.js'
import { monthOf, openLedger, type SpendLedger } from '../../../store/spend-ledger.js'
import { REGISTRY as TARGETS } from '../../targets/index.js'
import { describeArm, type MeasureRequest, prepareRun } from '../measure.js'
import { startTarget } from '../arm/start-target.js'
import { measureCode } from '../code/measure-code.js'
import { findRefusal, prepareReview } from '../code/review-code.js'
import { countConfirmations, countReadings } from '../judging/start-judging.js'
import { openJudge, type OpenJudge } from '../judging/open-judge.js'
import {
  type CallPlan,
  findAgain,
  planCalls,
  type PlannedAgain,
  type PlannedAnswers,
  type PlannedVariant,
  type QuestionBounds,
} from './plan-calls.js'
import { isFree, makeRequest } from '../arm/ask-target.js'

export interface DryRun extends Pick<
  MeasureRequest,
  | ('suite' | 'subset' | 'shard' | 'cache' | 'env' | 'targetEnvNames' | 'workingDirectory' | 'clock' | 'log')
  | ('overrides' | 'isJudgedLater')
> {
  readonly arms: readonly { readonly variant: string; readonly trials: number }[]
  /** Default: `run`. */
  readonly mode?: Run['mode']
  /** Returns the answers that the given runs would request in rounds; `null` if they are asked in one pass. */
  readonly answers?: ((runs: readonly Run[]) => Promise<PlannedAnswers | null>) | undefined
  /** Why trials of the first arm may be repeated. */
  readonly again?: PlannedAgain['because'] | null
  /** Default: the ledger of the working directory. */
  readonly ledger?: SpendLedger
  /** Run folders that may show the cost of a trial. The first one with a run of the variant is used. */
  readonly earlier: readonly string[]
}

/** Placeholder keys: bounding a call needs no real key, and nothing is sent. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null }

/** Plans the calls and cost of a run without starting a program or calling a provider. Throws like `selectCases`. */
export async function dryRun(request: DryRun): Promise<CallPlan> {
  const { suite, cases: selected } = prepareRun(request)
  const cases = request.shard ? selectShard(selected, request.shard) : selected
  const spentUsd = await spentInMonth(request, suite)
  const earlier: Run[] = []
  for (const folder of request.earlier) if (await hasRun(folder)) earlier.push(await readRun(folder))
  const isOwn = ({ counts, suite: { name } }: Run): boolean => counts !== null && name === suite.name
  const begun = { mode: 'run', ...request, commit: null, branch: null } as const
  // An unknown variant is refused where the run starts.
  const described = request.arms.flatMap((arm, at) => describeArm(begun, { ...arm, out: '' }, at) ?? [])
  const rounds = (await request.answers?.(described)) ?? null
  const arms: PlannedVariant[] = []
  for (const arm of request.arms) {
    const variant = suite.variants[arm.variant]
    arms.push({
      ...arm,
      ...(rounds !== null && { trials: rounds.expected / Math.max(1, cases.length) }),
      earlier: earlier.find((run) => isOwn(run) && run.variant === arm.variant) ?? null,
      bounds: variant === undefined ? null : await boundTarget(request, { suite, cases, variant }),
      isFree: variant !== undefined && isFree(variant, TARGETS),
    })
  }
  const reviews = findRefusal(request) ? [] : await boundReviews(request, suite)
  const { judge: config, scoring, primary_k, seed } = suite
  const isJudged = config !== undefined && scoring.judged.length > 0
  const questions = isJudged ? await boundJudge({ ...request, config, scoring, primary_k, seed, cases }) : []
  const [arm] = request.arms
  // In rounds, a broken case may already have one try per round.
  const tried = arm && { ...arm, trials: rounds?.cap ?? arm.trials }
  const again = request.again && tried ? findAgain(request.again, { suite, cases, arm: tried }) : null
  const hasCache = (request.cache ?? null) !== null
  return planCalls({ suite, cases, arms, questions, reviews, spentUsd, rounds, again, hasCache })
}

/** This month's spending in US dollars; `null` without a monthly limit. */
async function spentInMonth(
  { ledger, workingDirectory, clock }: Pick<DryRun, 'workingDirectory' | 'clock'> & { readonly ledger?: SpendLedger },
  { name, max_cost_usd_per_month: limitUsd }: Pick<Suite, 'name' | 'max_cost_usd_per_month'>,
): Promise<number | null> {
  if (limitUsd === undefined) return null
  return (await (ledger ?? openLedger(workingDirectory)).spentUsd({ suite: name, month: monthOf(clock.now()) })) ?? 0
}

/** Only for targets that start without a request or a program; `null` for all others. */
async function boundTarget(
  request: DryRun,
  { suite, cases, variant }: Pick<ReturnType<typeof prepareRun>, 'suite' | 'cases'> & { readonly variant: Variant },
): Promise<readonly UsageBound[] | null> {
  if (TARGETS.find(({ name }) => name === variant.target.type)?.cost !== 'bounded') return null
  const { workingDirectory } = request
  const from = { ...request, targets: TARGETS, providers: NO_ACCESS }
  await using session = await startTarget(from, { variant, workingDirectory, hasAnswered: false })
  const { settings } = variant.target
  const bounds = cases.map(
    (golden) => session.bound?.(makeRequest({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null,
  )
  const known = bounds.filter((bound) => bound !== null)
  return known.length === bounds.length ? known : null
}

/**
 * Returns the maximum usage of the code review for each arm that has one; `null` if the review is free. Reads the code but asks no
 * judge.
 */
async function boundReviews(request: DryRun, suite: Suite): Promise<readonly (UsageBound | null)[]> {
  const { arms, workingDirectory: folder } = request
  const { judge: config, seed } = suite
  const reviewed = arms.flatMap(({ variant }) => {
    const sources = suite.variants[variant]?.code_quality
    return sources?.reviewed === true ? [{ variant, sources }] : []
  })
  if (config === undefined || reviewed.length === 0) return []
  const session = await openJudge({ ...request, config, judges: JUDGES, providers: NO_ACCESS })
  const bounds: (UsageBound | null)[] = []
  for (const { variant, sources } of reviewed) {
    const code = await measureCode(sources, folder)
    const prepared = await prepareReview({ code, folder, variant, suite, nonce: '0'.repeat(32), seed })
    if (prepared !== null) bounds.push(session.bound(prepared.request))
  }
  return bounds
}

/** Plans the calls and cost of judging a recorded run. No judge is asked. */
export async function planJudging(
  run: Run,
  request: Omit<BoundJudge, 'scoring' | 'primary_k' | 'seed' | 'cases'> & { readonly suite: Suite },
): Promise<CallPlan> {
  const suite = { ...request.suite, name: run.suite.name, variants: {} }
  const { cases, seed, plan, counts } = run
  const { primary_k } = run.settings
  const recordedTrials =
    plan === undefined ? run.trials_per_case : Math.ceil((counts?.trials ?? 0) / Math.max(1, cases.length))
  return planCalls({
    suite,
    cases,
    arms: [],
    reviews: [],
    recordedTrials,
    hasCache: false,
    questions: await boundJudge({ ...request, scoring: suite.scoring, primary_k, seed, cases }),
    spentUsd: await spentInMonth(request, suite),
  })
}

/** Placeholder for the answers that a judge would read; about as long as a usual answer. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40)

type BoundJudge = Omit<OpenJudge, 'judges' | 'providers' | 'cache'> &
  Pick<Suite, 'scoring' | 'seed' | 'primary_k' | 'cases'>

/** Returns the maximum usage of each question to the judge for an answer of usual length. No judge is asked. */
async function boundJudge(request: BoundJudge): Promise<readonly QuestionBounds[]> {
  const { config, scoring, seed, cases } = request
  const session = await openJudge({ ...request, judges: JUDGES, providers: NO_ACCESS })
  const prompts = choosePrompts(config.prompts)
  // Includes sources: some questions, such as claims, are asked only of an answer with sources, and would be missing from the plan.
  const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }))
  const observation: Observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } }
  return scoring.judged.map((question) => {
    const least = countReadings(config, question)
    const bounds = cases.flatMap((golden) => {
      const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) }
      const asking = askJudge({ ...common, prompts, seed, scoring })
      return asking.kind === 'ask' ? [session.bound(asking.request)] : []
    })
    const most = question === 'rubric' ? Math.max(least, MAX_READINGS) : least + countConfirmations(config, question)
    return { question, readings: { least, most }, bounds }
  })
}
