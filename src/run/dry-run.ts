import type { GoldenCase } from '../model/case.js'
import type { Run } from '../model/run.js'
import { parseSelection } from '../model/selection.js'
import type { Shard } from '../model/shard.js'
import { selectShard } from '../model/shard.js'
import type { Suite } from '../model/suite.js'
import { selectCases } from '../suite/select-cases.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import { monthOf, type SpendLedger } from '../store/ledger/spend-ledger.js'
import { readRun } from '../store/runs/read-run.js'
import { hasRun } from '../store/runs/write-run.js'
import { openLedger } from './budget/open-ledger.js'
import { boundReviews } from './dry-run/bound-reviews.js'
import { boundJudge } from './dry-run/bound-judge.js'
import type { CallBound, CallPlan, PlannedAgain } from './dry-run/call-plan.js'
import { NO_ACCESS } from './dry-run/no-access.js'
import { findAgain } from './dry-run/plan-again.js'
import { planCalls, type PlannedVariant } from './dry-run/plan-calls.js'
import type { MeasureRequest } from './measure.js'
import { overrideSuite, type Overrides } from './override-suite.js'
import { makeRequest } from './ask-trial.js'
import { isFree } from './limit-target.js'
import { startTarget } from './start-target.js'

export interface DryRun extends Pick<
  MeasureRequest,
  'suite' | 'subset' | 'cache' | 'env' | 'targetEnvNames' | 'workingDirectory' | 'clock' | 'log'
> {
  readonly arms: readonly { readonly variant: string; readonly trials: number }[]
  readonly shard?: Shard | null
  readonly overrides?: Overrides
  /** Whoever reports the run asks the judge, and does not ask it of source code. */
  readonly isJudgedLater?: boolean
  /** What may have the first arm asked more. */
  readonly again?: PlannedAgain['because']
  /** That of the working directory unless given. */
  readonly ledger?: SpendLedger
  /** Run folders that may say what a trial costs: the first that holds a run of the variant does. */
  readonly earlier: readonly string[]
}

/** Says what a run would ask and cost, and asks nothing: no program is started, and no provider called. Throws as `selectCases` does. */
export async function dryRun(request: DryRun): Promise<CallPlan> {
  const { overrides, subset, clock, workingDirectory } = request
  const suite = overrideSuite(request.suite, overrides ?? {})
  const selected = selectCases(suite.cases, subset === null ? null : parseSelection(subset))
  const cases = request.shard ? selectShard(selected, request.shard) : selected
  const month = monthOf(clock.now())
  const ledger = request.ledger ?? openLedger(workingDirectory)
  const spentUsd =
    suite.max_cost_usd_per_month === undefined ? null : ((await ledger.spentUsd({ suite: suite.name, month })) ?? 0)
  const earlier = await readEarlier(request.earlier, suite.name)
  const arms: PlannedVariant[] = []
  for (const arm of request.arms)
    arms.push({
      ...arm,
      earlier: earlier.find((run) => run.variant === arm.variant) ?? null,
      bounds: await boundTarget(request, { suite, cases, variant: arm.variant }),
      isFree: isFreeVariant(suite, arm.variant),
    })
  const reviews =
    request.isJudgedLater === true || (request.shard && request.shard.index > 1)
      ? []
      : await boundReviews({ ...request, suite, judges: JUDGES, providers: NO_ACCESS })
  const { judge: config, scoring, primary_k, seed } = suite
  const isJudged = config !== undefined && scoring.judged.length > 0
  const questions = isJudged ? await boundJudge({ ...request, config, scoring, primary_k, seed, cases }) : []
  const [arm] = request.arms
  const again = request.again && arm ? findAgain(request.again, { suite, cases, arm }) : null
  const hasCache = (request.cache ?? null) !== null
  return planCalls({ suite, cases, arms, questions, reviews, spentUsd, again, hasCache })
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
