import { askJudge } from '../core/judging/ask-judge.js'
import { choosePrompts } from '../core/judging/choose-prompts.js'
import { MOST_READINGS } from '../core/metrics/consensus.js'
import type { GoldenCase } from '../core/model/case.js'
import type { Observation } from '../core/model/observation.js'
import type { Run } from '../core/model/run.js'
import { parseSelection } from '../core/model/selection.js'
import type { Shard } from '../core/model/shard.js'
import { selectShard } from '../core/model/shard.js'
import type { Suite } from '../core/model/suite.js'
import { selectCases } from '../core/suite/select-cases.js'
import { REGISTRY as JUDGES } from '../shell/judges/index.js'
import { REGISTRY as TARGETS } from '../shell/targets/index.js'
import { monthOf } from '../shell/ledger/spend-ledger.js'
import { readRun } from '../shell/runs/read-run.js'
import { hasRun } from '../shell/runs/write-run.js'
import { openLedger } from './budget/open-ledger.js'
import type { CallBound, CallPlan, QuestionBounds } from './dry-run/call-plan.js'
import { planCalls, type PlannedVariant } from './dry-run/plan-calls.js'
import { countReadings } from './judging/judge-trial.js'
import { openJudge } from './judging/open-judge.js'
import type { MeasureRequest } from './measure.js'
import { overrideSuite, type Overrides } from './override-suite.js'
import { makeRequest } from './run-suite/ask-trial.js'
import { isFree } from './run-suite/limit-target.js'
import { startTarget } from './run-suite/start-target.js'

export interface DryRun extends Pick<
  MeasureRequest,
  'suite' | 'subset' | 'env' | 'targetEnvNames' | 'workingDirectory' | 'clock' | 'log'
> {
  readonly arms: readonly { readonly variant: string; readonly trials: number }[]
  readonly shard?: Shard | null
  readonly overrides?: Overrides
  /** Run folders that may say what a trial costs: the first that holds a run of the variant does. */
  readonly earlier: readonly string[]
}

/** No key is needed to say what a call could use, and none is sent anywhere. */
const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null }

/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40)

/** Says what a run would ask and cost, and asks nothing: no program is started, and no provider called. Throws as `selectCases` does. */
export async function dryRun(request: DryRun): Promise<CallPlan> {
  const { overrides, subset, clock, workingDirectory } = request
  const suite = overrideSuite(request.suite, overrides ?? {})
  const selected = selectCases(suite.cases, subset === null ? null : parseSelection(subset))
  const cases = request.shard ? selectShard(selected, request.shard) : selected
  const month = monthOf(clock.now())
  const spentUsd =
    suite.max_cost_usd_per_month === undefined
      ? null
      : await openLedger(workingDirectory).spentUsd({ suite: suite.name, month })
  const earlier = await readEarlier(request.earlier, suite.name)
  const arms: PlannedVariant[] = []
  for (const arm of request.arms)
    arms.push({
      ...arm,
      earlier: earlier.find((run) => run.variant === arm.variant) ?? null,
      bounds: await boundTarget(request, { suite, cases, variant: arm.variant }),
      isFree: isFreeVariant(suite, arm.variant),
    })
  return planCalls({ suite, cases, arms, questions: await boundJudge(request, suite, cases), spentUsd })
}

async function readEarlier(folders: readonly string[], suite: string): Promise<readonly Run[]> {
  const runs: Run[] = []
  for (const folder of folders) if (await hasRun(folder)) runs.push(await readRun(folder))
  return runs.filter((run) => run.counts !== null && run.suite.name === suite)
}

function isFreeVariant(suite: Suite, name: string): boolean {
  const variant = suite.variants[name]
  return variant !== undefined && isFree(variant, TARGETS)
}

/** Only of targets that start nothing by being started; null for all others. */
async function boundTarget(
  request: DryRun,
  {
    suite,
    cases,
    variant: name,
  }: { readonly suite: Suite; readonly cases: readonly GoldenCase[]; readonly variant: string },
): Promise<readonly CallBound[] | null> {
  const variant = suite.variants[name]
  const definition = TARGETS.find((target) => target.name === variant?.target.type)
  if (variant === undefined || definition?.cost !== 'bounded') return null
  const { workingDirectory, env, targetEnvNames, log, clock } = request
  await using session = await startTarget(
    { targets: TARGETS, providers: NO_ACCESS, env, targetEnvNames, log, clock },
    { suite, variant, workingDirectory, hasAnswered: false },
  )
  const { settings } = variant.target
  const bounds = cases.map(
    (golden) => session.bound?.(makeRequest({ golden, trial: 0, suite, settings, seed: suite.seed })) ?? null,
  )
  const known = bounds.filter((bound) => bound !== null)
  return known.length === bounds.length ? known : null
}

async function boundJudge(
  request: DryRun,
  suite: Suite,
  cases: readonly GoldenCase[],
): Promise<readonly QuestionBounds[]> {
  const { judge: config, scoring } = suite
  if (config === undefined || scoring.judged.length === 0) return []
  await using session = await openJudge({ ...request, config, judges: JUDGES, providers: NO_ACCESS })
  const prompts = choosePrompts(config.prompts)
  // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
  const spans = Array.from({ length: suite.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }))
  const observation: Observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } }
  return scoring.judged.map((question) => {
    const least = countReadings(config, question)
    const bounds = cases.flatMap((golden) => {
      const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) }
      const asking = askJudge({ ...common, prompts, seed: suite.seed, scoring })
      return asking.kind === 'ask' ? [session.bound(asking.request)] : []
    })
    const most = question === 'rubric' ? Math.max(least, MOST_READINGS) : least
    return { question, readings: { least, most }, bounds }
  })
}
