import { randomBytes } from 'node:crypto'
import { countOf, formatCount } from '../../../format/format-number.js'
import { type Sleep, systemSleep } from '../../../io/clock.js'
import { type Log, quoteLine } from '../../../io/log.js'
import { sha256, sha256Hex } from '../../../io/sha256.js'
import { REGISTRY as JUDGES } from '../../judges/index.js'
import type { JudgeSession } from '../../judges/judge.js'
import { choosePrompts, type JudgePrompts, promptFingerprintParts } from '../../judges/questions/choose-prompts.js'
import { listReadings, wasAsked } from '../../../metrics/answer/judged-part.js'
import { completePricing } from '../../../metrics/cost/price-reply.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { identityFor, type JudgeConfig, type JudgeFacts, type JudgeRequest } from '../../../model/run/judging.js'
import type { Fingerprints, Trial } from '../../../model/run/run.js'
import type { JudgedQuestion } from '../../../model/suite/scoring.js'
import type { Suite } from '../../../model/suite/suite.js'
import type { CallLimits, Spending } from '../budget/spending.js'
import { openPacers } from '../pacing/pacer.js'
import { askPatiently, limitJudge, openJudge, type OpenJudge } from './open-judge.js'
import { askJudge } from '../../judges/questions/ask-judge.js'
import { combineReadings } from '../../judges/questions/combine-readings.js'
import { recordReading } from '../../judges/questions/record-reading.js'
import { omitUndefined, present } from '../../../model/omit-undefined.js'
import { decidingQuestion, scoreJudgedAnswer } from '../../../metrics/answer/judge-answer.js'
import { shouldAskAgain } from '../../../metrics/answer/consensus.js'
import { readRubric, wholeReadings } from '../../../metrics/answer/rubric.js'
import type { FailedJudgment, Judgments, Reading } from '../../../model/run/judgments.js'
import type { Observation } from '../../../model/run/observation.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { RetryOptions } from '../pacing/provider-health.js'

/** Input of the judging. `scoring.judged` lists the questions. */
export interface StartJudging extends OpenJudge, Pick<Suite, 'scoring' | 'pricing' | 'retries' | 'seed'> {
  readonly timeoutMs: number
  readonly sleep: Sleep
}

/** A suite's judge that was started but not asked yet. */
export type PreparedJudge = Awaited<ReturnType<typeof prepareJudge>>

/** A suite's judge in use. It is asked a trial's questions one after the other; several trials at once. */
export type TrialJudge = ReturnType<typeof judgeTrials>

/** Starts the judge. Throws like `openJudge`. */
export async function prepareJudge(input: OpenJudge & Pick<StartJudging, 'scoring'>) {
  const { config, scoring } = input
  const { type } = config
  const prompts = choosePrompts(config.prompts)
  const session = await openJudge(input)
  const { identity } = session
  const questions = scoring.judged.map((question) => {
    const own = question === 'similarity' ? undefined : config.prompts[question]
    const ownId = own && `${own.path} ${sha256Hex(own.text).slice(0, 12)}`
    const asked = promptFingerprintParts(prompts, [question])
    const often = omitUndefined<{ readings: number; confirm?: number }>({
      readings: countReadings(config, question),
      confirm: countConfirmations(config, question) || undefined,
    })
    const hash = sha256(canonicalJson({ type, identity: identityFor(identity, question), asked, ...often }))
    return { question, facts: { prompt: ownId ?? prompts[question].id, ...often }, hash }
  })
  const facts: JudgeFacts = {
    type,
    identity: { ...identity },
    questions: Object.fromEntries(questions.map(({ question, facts: own }) => [question, own])),
  }
  // One hash per question, so that judgments of other questions stay comparable when one prompt changes.
  const fingerprint: NonNullable<Fingerprints['judge']> = Object.fromEntries(
    questions.map(({ question, hash }) => [question, hash]),
  )
  return { session, facts, fingerprint }
}

/** Returns a judge that is asked within the limits. Disposing it reports failures. */
export function judgeTrials({ session, facts, fingerprint }: PreparedJudge, input: StartJudging, limits: CallLimits) {
  const { session: asked, isHopeless } = limitJudge(session, { ...input, ...limits })
  const prompts = choosePrompts(input.config.prompts)
  const failures = noteFailedReadings(input.log)
  return {
    facts,
    fingerprint,
    /** Rejects with a `UserError` if no request can ever succeed, and with the signal's reason when aborted. */
    judge: async (trial: TrialToJudge, signal: AbortSignal): Promise<Judged> => {
      const judged = await judgeTrial(asked, { ...input, ...trial, prompts, isHopeless, signal })
      failures.add(judged)
      return judged
    },
    [Symbol.asyncDispose]: async () => Promise.resolve(failures[Symbol.dispose]()),
  }
}

/** The same cap as that of a failed trial's reason. */
const MESSAGE_LENGTH = 500

/**
 * Counts unusable readings and questions that were left out. Disposing it logs one warning with the first reason, because a report
 * shows only how much is unscored, and the reasons are in the trials.
 */
function noteFailedReadings(log: Log): { readonly add: (judged: Judged) => void } & Disposable {
  let made = 0
  let failed = 0
  let leftOut = 0
  let first: string | null = null
  return {
    add: ({ judgments, unasked }) => {
      for (const { error } of judgments === null ? [] : listReadings(judgments)) {
        made += 1
        if (error === undefined) continue
        failed += 1
        first ??= error
      }
      leftOut += unasked.length
      first ??= unasked[0] ?? null
    },
    [Symbol.dispose]: () => {
      if (first === null) return
      const what = present(
        failed > 0 && `gave nothing usable in ${formatCount(failed)} of ${countOf(made, 'reading')}`,
        leftOut > 0 && `was not asked ${countOf(leftOut, 'question')}`,
      ).join(', and ')
      log.warning(
        `The judge ${what}; if no other reading is left, what it decides stays unscored. The first: ${quoteLine(first, []).slice(0, MESSAGE_LENGTH)}`,
      )
    },
  }
}

/** Starts the judge of a finished run, within its rates and the budget, if there is one. Throws like `openJudge`. */
export async function startJudging(
  input: Omit<StartJudging, 'judges' | 'sleep'> & Pick<CallLimits, 'spending'> & { readonly concurrency: number },
): Promise<TrialJudge> {
  const judging = { ...input, judges: JUDGES, pricing: completePricing(input.pricing), sleep: systemSleep }
  const pacers = openPacers({ ...judging, targets: [] })
  return judgeTrials(await prepareJudge(judging), judging, { pacers, spending: input.spending })
}

/** Returns a suite's settings for judging; `null` if it has no judge or no questions for it. */
export function judgingOfSuite({ judge: config, scoring, pricing, retries, timeout_seconds }: Suite) {
  if (config === undefined || scoring.judged.length === 0) return null
  return { config, scoring, pricing: completePricing(pricing), retries, timeoutMs: timeout_seconds * 1000 }
}

/** Returns a function that starts the judge of a suite; `null` in the same cases as `judgingOfSuite`. */
export function judgeOfSuite(
  suite: Suite,
  surroundings: Omit<OpenJudge, 'config' | 'judges'>,
): ((spending: Spending | null) => Promise<TrialJudge>) | null {
  const judging = judgingOfSuite(suite)
  const { seed, concurrency } = suite
  return judging && (async (spending) => startJudging({ ...surroundings, ...judging, seed, concurrency, spending }))
}

/** One observed trial. */
export interface TrialToJudge {
  readonly golden: GoldenCase
  /** Starting at 0. */
  readonly trial: number
  readonly observation: Observation
  /** Absent: there are none. */
  readonly known?: KnownReadings
  /** How to wait before a retry; absent: like the judge's other trials. */
  readonly sleep?: Sleep
}

/**
 * The readings of one trial, except outages. New ones are added as they arrive, so that they are kept if a later reading rejects.
 */
export interface KnownReadings {
  readonly readings: Reading[]
  /** Attempts lost to infrastructure. */
  retries: number
}

export interface JudgeTrial
  extends
    Omit<TrialToJudge, 'sleep'>,
    RetryOptions,
    Pick<StartJudging, 'config' | 'scoring' | 'pricing' | 'timeoutMs' | 'seed'> {
  readonly prompts: JudgePrompts
}

/** A judge's result for one trial. */
export type Judged = Awaited<ReturnType<typeof judgeTrial>>

/**
 * Asks every question of the suite about one trial, each as often as the suite specifies; a rubric again while its readings
 * disagree. If the judge cannot be reached, the remaining questions are recorded as not asked, with the reason. Readings in `known`
 * are not repeated. Rejects like `JudgeSession.ask`.
 */
export async function judgeTrial(session: JudgeSession, input: JudgeTrial) {
  const { observation, scoring, known = { readings: [], retries: 0 } } = input
  const left: string[] = []
  if (observation.status === 'failed') return { judgments: null, retries: 0, unasked: left }
  const readings: Reading[] = []
  let outage: string | null = null
  for (const question of scoring.judged) {
    const own = known.readings.filter((reading) => reading.question === question)
    while (outage === null && isAnotherWanted(question, own, input)) {
      // The nonce is random rather than seeded, because the judged text must not be able to guess it.
      const asking = askJudge({ ...input, question, reading: own.length, nonce: randomBytes(16).toString('hex') })
      if (asking.kind !== 'ask') {
        // This is known without a judge. If claims cannot be asked about, those reported by the target are kept.
        if (asking.kind === 'decided') own.push(asking.reading)
        else if (question !== 'claims') own.push(unasked(question, asking.reason))
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

/** Returns the fields of a stored trial. */
export function recordJudged({ judgments, retries }: Omit<Judged, 'unasked'>) {
  return { judgments: judgments ?? undefined, judge_retries: retries || undefined } satisfies Partial<Trial>
}

/** Returns how many first readings each answer gets. */
export function countReadings({ trials, rubric_trials }: JudgeConfig, question: JudgedQuestion): number {
  // The same texts have the same embeddings.
  if (question === 'similarity') return 1
  return question === 'rubric' ? rubric_trials : trials
}

/**
 * Returns the number of further readings if the first ones fail an answer; 0 for questions that cannot decide whether it is right.
 */
export function countConfirmations({ confirm = 0 }: JudgeConfig, question: JudgedQuestion): number {
  return question === 'answer' || question === 'quality' ? confirm : 0
}

function isAnotherWanted(question: JudgedQuestion, own: readonly Reading[], input: JudgeTrial): boolean {
  const { config, golden, scoring } = input
  const first = countReadings(config, question)
  if (own.length < first) return true
  if (own.length < first + countConfirmations(config, question) && decidingQuestion(golden, { scoring }) === question) {
    const score = scoreJudgedAnswer({ golden, judgments: combineReadings(own.slice(0, first)) }, { scoring })
    return score.kind === 'scored' && score.value === 0
  }
  if (question !== 'rubric') return false
  const runs = own.flatMap((reading) => (reading.question === 'rubric' ? [reading.said] : []))
  const usable = readRubric(runs, input.golden, input.scoring)
  return typeof usable !== 'string' && shouldAskAgain(wholeReadings(usable), runs.length)
}

async function askOnce(session: JudgeSession, request: JudgeRequest, input: JudgeTrial) {
  const { question, case: caseId, trial, reading: number } = request
  const seed = `${input.seed}/judge/${caseId}/${trial}/${question}/${number}`
  const { answer, lost, spent, cost_usd } = await askPatiently(session, request, { ...input, seed })
  if (answer.kind === 'failed' && [...lost, answer].every((reply) => 'charge' in reply && reply.charge === 'unasked'))
    return { reading: unasked(question, answer.message), retries: 0, outage: answer.message }
  const reading = recordReading({ request, reply: { ...answer, spent }, cost_usd })
  const isOutage = answer.kind === 'failed' && answer.infrastructure !== null
  return { reading, retries: lost.length, outage: isOutage ? answer.message : null }
}

/** Returns the judgments to record if no judge was asked. */
export function unjudged(questions: readonly JudgedQuestion[], reason: string): Judgments {
  return combineReadings(questions.map((question) => unasked(question, reason)))
}

/** Returns a placeholder, with the reason, for a reading that was not made. */
function unasked(question: JudgedQuestion, reason: string): Reading {
  const said: FailedJudgment = { error: reason, asked: false }
  return { question, said }
}
