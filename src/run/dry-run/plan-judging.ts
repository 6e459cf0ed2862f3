import { REGISTRY as JUDGES } from '../../judges/index.js'
import { askJudge } from '../../judges/questions/ask-judge.js'
import { choosePrompts } from '../../judges/questions/choose-prompts.js'
import { MOST_READINGS } from '../../metrics/answer/consensus.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { JudgeConfig } from '../../model/run/judging.js'
import type { Observation } from '../../model/run/observation.js'
import type { Pricing } from '../../model/suite/pricing.js'
import type { Budget } from '../../model/suite/rules.js'
import type { Run } from '../../model/run/run.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { monthOf, type SpendLedger } from '../../store/ledger/spend-ledger.js'
import { openLedger } from '../budget/open-ledger.js'
import { countReadings } from '../judging/judge-trial.js'
import { openJudge, type OpenJudge } from '../judging/open-judge.js'
import { type CallPlan, NO_ACCESS, type QuestionBounds } from './call-plan.js'
import { planCalls } from './plan-calls.js'

export interface PlanJudging extends Omit<BoundJudge, 'config' | 'scoring' | 'primary_k' | 'seed' | 'cases'> {
  readonly run: Run
  /** Null is nobody. */
  readonly judge: JudgeConfig | null
  readonly scoring: Scoring
  readonly pricing: Pricing
  readonly retries: number
  readonly budget: Budget
  readonly hasCache: boolean
  /** That of the working directory unless given. */
  readonly ledger?: SpendLedger
}

/** What judging a recorded run would ask and cost. Nobody is asked. */
export async function planJudging(request: PlanJudging): Promise<CallPlan> {
  const { run, judge, scoring, pricing, retries, budget, hasCache, clock, workingDirectory } = request
  const { cases, seed, settings, trials_per_case: recordedTrials } = run
  const { primary_k } = settings
  const isAsked = judge !== null && scoring.judged.length > 0
  const { name } = run.suite
  const ledger = request.ledger ?? openLedger(workingDirectory)
  const { max_cost_usd, max_cost_usd_per_month: perMonth } = budget
  const limits = { max_cost_usd, ...(perMonth !== undefined && { max_cost_usd_per_month: perMonth }) }
  return planCalls({
    suite: { name, pricing, retries, ...limits, variants: {} },
    ...{ cases, arms: [], reviews: [], recordedTrials, hasCache },
    questions: isAsked ? await boundJudge({ ...request, config: judge, primary_k, seed, cases }) : [],
    spentUsd:
      perMonth === undefined ? null : ((await ledger.spentUsd({ suite: name, month: monthOf(clock.now()) })) ?? 0),
  })
}

/** Text of about this length stands for the answers that a judge would read. */
const TYPICAL_ANSWER = 'An answer of usual length. '.repeat(40)

interface BoundJudge extends Pick<OpenJudge, 'env' | 'targetEnvNames' | 'workingDirectory' | 'clock' | 'log'> {
  readonly config: JudgeConfig
  readonly scoring: Scoring
  readonly primary_k: number
  readonly seed: number
  readonly cases: readonly GoldenCase[]
}

/** The most that each question to the judge can use, of an answer of usual length. Nobody is asked. */
export async function boundJudge(request: BoundJudge): Promise<readonly QuestionBounds[]> {
  const { config, scoring, seed, cases } = request
  await using session = await openJudge({ ...request, judges: JUDGES, providers: NO_ACCESS })
  const prompts = choosePrompts(config.prompts)
  // Some questions, such as claims, are asked only of an answer with sources: none would promise too few calls.
  const spans = Array.from({ length: request.primary_k }, () => ({ path: 'source', text: TYPICAL_ANSWER }))
  const observation: Observation = { status: 'ok', latency_ms: 0, reply: { answer: TYPICAL_ANSWER, spans } }
  return scoring.judged.map((question) => {
    const least = countReadings(config, question)
    const bounds = cases.flatMap((golden) => {
      const common = { question, golden, observation, trial: 0, reading: 0, nonce: '0'.repeat(32) }
      const asking = askJudge({ ...common, prompts, seed, scoring })
      return asking.kind === 'ask' ? [session.bound(asking.request)] : []
    })
    const most = question === 'rubric' ? Math.max(least, MOST_READINGS) : least
    return { question, readings: { least, most }, bounds }
  })
}
