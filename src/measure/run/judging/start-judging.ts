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

/** `judged` of the scoring says what is asked. */
export interface StartJudging extends OpenJudge, Pick<Suite, 'scoring' | 'pricing' | 'retries' | 'seed'> {
  readonly timeoutMs: number
  readonly sleep: Sleep
}

/** A suite's judge that is up and was asked nothing yet. */
export type PreparedJudge = Awaited<ReturnType<typeof prepareJudge>>

/** A suite's judge at work: it is asked every question of the suite about one trial after the other, several at once. */
export type TrialJudge = ReturnType<typeof judgeTrials>

/** Starts the judge. Throws as `openJudge` does. */
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
  // A hash for each question, so that a change of one prompt leaves what the others say comparable.
  const fingerprint: NonNullable<Fingerprints['judge']> = Object.fromEntries(
    questions.map(({ question, hash }) => [question, hash]),
  )
  return { session, facts, fingerprint }
}

/** Has a judge asked within its limits. Disposing it reports what failed. */
export function judgeTrials({ session, facts, fingerprint }: PreparedJudge, input: StartJudging, limits: CallLimits) {
  const { session: asked, isHopeless } = limitJudge(session, { ...input, ...limits })
  const prompts = choosePrompts(input.config.prompts)
  const failures = noteFailedReadings(input.log)
  return {
    facts,
    fingerprint,
    /** Rejects with a `UserError` when no request could ever succeed, and with the signal's reason when aborted. */
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
 * Counts the readings that gave nothing usable, and the questions that were left out. Disposing it warns of them once, with the first reason: a report says how much is unscored,
 * and only the trials say why.
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
        `The judge ${what}; where no other reading is left, what it decides stays unscored. The first: ${quoteLine(first, []).slice(0, MESSAGE_LENGTH)}`,
      )
    },
  }
}

/** Starts the judge of a run that is made already, within its rates and the budget, if there is one. Throws as `openJudge` does. */
export async function startJudging(
  input: Omit<StartJudging, 'judges' | 'sleep'> & Pick<CallLimits, 'spending'> & { readonly concurrency: number },
): Promise<TrialJudge> {
  const judging = { ...input, judges: JUDGES, pricing: completePricing(input.pricing), sleep: systemSleep }
  const pacers = openPacers({ ...judging, targets: [] })
  return judgeTrials(await prepareJudge(judging), judging, { pacers, spending: input.spending })
}

/** What a suite asks a judge with; null where it has none, or asks it nothing. */
export function judgingOfSuite({ judge: config, scoring, pricing, retries, timeout_seconds }: Suite) {
  if (config === undefined || scoring.judged.length === 0) return null
  return { config, scoring, pricing: completePricing(pricing), retries, timeoutMs: timeout_seconds * 1000 }
}

/** The judge of a suite, to be started when it is needed; null as `judgingOfSuite`. */
export function judgeOfSuite(
  suite: Suite,
  surroundings: Omit<OpenJudge, 'config' | 'judges'>,
): ((spending: Spending | null) => Promise<TrialJudge>) | null {
  const judging = judgingOfSuite(suite)
  const { seed, concurrency } = suite
  return judging && (async (spending) => startJudging({ ...surroundings, ...judging, seed, concurrency, spending }))
}

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

export interface JudgeTrial
  extends TrialToJudge, RetryOptions, Pick<StartJudging, 'config' | 'scoring' | 'pricing' | 'timeoutMs' | 'seed'> {
  readonly prompts: JudgePrompts
}

/** What a judge says of a trial. */
export type Judged = Awaited<ReturnType<typeof judgeTrial>>

/**
 * Asks every question of the suite about one trial, each as often as the suite says; a rubric again while its readings disagree. Where the judge
 * cannot be reached the questions that are left are not asked, and say why. Readings that are `known` are not asked for again.
 * Rejects as `JudgeSession.ask` does.
 */
export async function judgeTrial(session: JudgeSession, input: JudgeTrial) {
  const { observation, scoring, known = { readings: [], retries: 0 } } = input
  const nothing: readonly string[] = []
  if (observation.status === 'failed') return { judgments: null, retries: 0, unasked: nothing }
  const readings: Reading[] = []
  const left: string[] = []
  let outage: string | null = null
  for (const question of scoring.judged) {
    const own = known.readings.filter((reading) => reading.question === question)
    while (outage === null && isAnotherWanted(question, own, input)) {
      // What is judged must not be able to guess the nonce, so it comes from no seed.
      const nonce = randomBytes(16).toString('hex')
      const asking = askJudge({ ...input, question, reading: own.length, nonce })
      if (asking.kind !== 'ask') {
        // What is known without a judge. Claims that nobody was asked for stay those that the target reports itself.
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

/** As a trial keeps it. */
export function recordJudged({ judgments, retries }: Omit<Judged, 'unasked'>) {
  return { judgments: judgments ?? undefined, judge_retries: retries || undefined } satisfies Partial<Trial>
}

/** First readings of every answer. */
export function countReadings({ trials, rubric_trials }: JudgeConfig, question: JudgedQuestion): number {
  // The same texts have the same embeddings.
  if (question === 'similarity') return 1
  return question === 'rubric' ? rubric_trials : trials
}

/** Further readings of an answer that the first ones fail: of the questions that can decide whether it is right. */
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

/** What stands in the place of all judgments where nobody was asked. */
export function unjudged(questions: readonly JudgedQuestion[], reason: string): Judgments {
  return combineReadings(questions.map((question) => unasked(question, reason)))
}

/** The place of a reading that was never made, and why. */
function unasked(question: JudgedQuestion, reason: string): Reading {
  const said: FailedJudgment = { error: reason, asked: false }
  return { question, said }
}
