import type { JudgeSession } from '../../judges/judge.js'
import { type Asking, askJudge } from '../../judges/questions/ask-judge.js'
import type { JudgePrompts } from '../../judges/questions/choose-prompts.js'
import { combineReadings } from '../../judges/questions/combine-readings.js'
import { recordReading } from '../../judges/questions/record-reading.js'
import { shouldAskAgain } from '../../../metrics/answer/consensus.js'
import { wasAsked } from '../../../metrics/answer/judged-part.js'
import { readRubric, wholeReadings } from '../../../metrics/answer/rubric.js'
import { costOfTokens } from '../../../metrics/cost/price-reply.js'
import { type JudgeConfig, type JudgeReply, type JudgeRequest, sumSpent } from '../../../model/run/judging.js'
import type { FailedJudgment, Judgments, Reading } from '../../../model/run/judgments.js'
import type { Observation } from '../../../model/run/observation.js'
import type { Trial } from '../../../model/run/run.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import type { JudgedQuestion, Scoring } from '../../../model/suite/scoring.js'
import { type RetryOptions, retryOutages } from '../pacing/retry-outages.js'

/** One trial as it was observed. */
export interface TrialToJudge {
  readonly golden: GoldenCase
  /** From 0. */
  readonly trial: number
  readonly observation: Observation
  /** Absent: there are none. */
  readonly known?: KnownReadings
}

/** The readings of one trial, but for outages. New ones are added as they come, so that they outlive a reading that rejects. */
export interface KnownReadings {
  readonly readings: Reading[]
  /** Attempts lost to infrastructure. */
  retries: number
}

export interface JudgeTrial extends TrialToJudge, RetryOptions {
  readonly config: JudgeConfig
  readonly prompts: JudgePrompts
  readonly scoring: Scoring
  readonly pricing: Pricing
  readonly timeoutMs: number
  readonly seed: number
  readonly makeNonce: () => string
}

export interface Judged {
  /** Null where there was nothing to judge: the trial failed. */
  readonly judgments: Judgments | null
  /** Attempts lost to infrastructure. */
  readonly retries: number
  /** Why questions were left out, for each of them: the judge could not be reached, or was given up. */
  readonly unasked: readonly string[]
}

/**
 * Asks every question of the suite about one trial, each as often as the suite says; a rubric again while its readings disagree. Where the judge
 * cannot be reached the questions that are left are not asked, and say why. Readings that are `known` are not asked for again.
 * Rejects as `JudgeSession.ask` does.
 */
export async function judgeTrial(session: JudgeSession, input: JudgeTrial): Promise<Judged> {
  const { observation, scoring, known = { readings: [], retries: 0 } } = input
  if (observation.status === 'failed') return { judgments: null, retries: 0, unasked: [] }
  const readings: Reading[] = []
  const left: string[] = []
  let outage: string | null = null
  for (const question of scoring.judged) {
    const own = known.readings.filter((reading) => reading.question === question)
    while (outage === null && isAnotherWanted(question, own, input)) {
      const asking = askJudge({ ...input, question, reading: own.length, nonce: input.makeNonce() })
      if (asking.kind !== 'ask') {
        own.push(...withoutJudge(question, asking))
        break
      }
      const asked = await askOnce(session, asking.request, input)
      own.push(asked.reading)
      if (asked.outage === null) known.readings.push(asked.reading)
      known.retries += asked.retries
      outage = asked.outage
    }
    if (outage !== null && own.length === 0) own.push(unasked(question, outage))
    if (outage !== null && !own.some(({ said }) => wasAsked(said))) left.push(outage)
    readings.push(...own)
  }
  return { judgments: combineReadings(readings), retries: known.retries, unasked: left }
}

/** As a trial keeps it. */
export function recordJudged(input: Omit<Judged, 'unasked'>): Pick<Trial, 'judgments' | 'judge_retries'> {
  const { judgments, retries } = input
  return { judgments: judgments ?? undefined, judge_retries: retries || undefined }
}

/** First readings of every answer. */
export function countReadings(
  { trials, rubric_trials }: Pick<JudgeConfig, 'trials' | 'rubric_trials'>,
  question: JudgedQuestion,
): number {
  return question === 'rubric' ? rubric_trials : trials
}

function isAnotherWanted(question: JudgedQuestion, own: readonly Reading[], input: JudgeTrial): boolean {
  if (own.length < countReadings(input.config, question)) return true
  if (question !== 'rubric') return false
  const runs = own.flatMap((reading) => (reading.question === 'rubric' ? [reading.said] : []))
  const usable = readRubric(runs, input.golden, input.scoring)
  return typeof usable !== 'string' && shouldAskAgain(wholeReadings(usable), runs.length)
}

async function askOnce(
  session: JudgeSession,
  request: JudgeRequest,
  input: JudgeTrial,
): Promise<{ readonly reading: Reading; readonly retries: number; readonly outage: string | null }> {
  const { question, case: caseId, trial, reading: number } = request
  const { timeoutMs, signal, seed } = input
  const { answer, lost } = await retryOutages(async () => session.ask(request, { timeoutMs, signal }), {
    ...input,
    seed: `${seed}/judge/${caseId}/${trial}/${question}/${number}`,
    outageOf,
  })
  if (answer.kind === 'failed' && [...lost, answer].every(isUnasked))
    return { reading: unasked(question, answer.message), retries: 0, outage: answer.message }
  const spent = sumSpent([...lost, answer].map((reply) => reply.spent))
  const cost = spent === null ? null : costOfTokens(spent, input.pricing)
  const cost_usd = cost?.kind === 'scored' ? cost.value : null
  const reading = recordReading({ request, reply: { ...answer, spent }, cost_usd })
  const isOutage = answer.kind === 'failed' && answer.infrastructure !== null
  return { reading, retries: lost.length, outage: isOutage ? answer.message : null }
}

function isUnasked(reply: JudgeReply): boolean {
  return reply.kind === 'failed' && reply.charge === 'unasked'
}

function outageOf(reply: JudgeReply): Extract<JudgeReply, { kind: 'failed' }>['infrastructure'] {
  return reply.kind === 'failed' ? reply.infrastructure : null
}

/** What is known without a judge. Claims that nobody was asked for stay those that the target reports itself. */
function withoutJudge(question: JudgedQuestion, asking: Exclude<Asking, { kind: 'ask' }>): readonly Reading[] {
  if (asking.kind === 'decided') return [asking.reading]
  return question === 'claims' ? [] : [unasked(question, asking.reason)]
}

/** What stands in the place of all judgments where nobody was asked. */
export function unjudged(questions: readonly JudgedQuestion[], reason: string): Judgments {
  return combineReadings(questions.map((question) => unasked(question, reason)))
}

/** The place of a reading that was never made, and why. */
function unasked(question: JudgedQuestion, reason: string): Reading {
  const said: FailedJudgment = { error: reason, asked: false }
  return { question, said }
}
