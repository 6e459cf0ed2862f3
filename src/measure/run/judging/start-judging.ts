import { randomBytes } from 'node:crypto'
import { countOf, formatCount } from '../../../format/format-number.js'
import { type Sleep, systemSleep } from '../../../io/clock.js'
import { type Log, quoteLine } from '../../../io/log.js'
import { sha256 } from '../../../io/sha256.js'
import { REGISTRY as JUDGES } from '../../judges/index.js'
import type { JudgeSession } from '../../judges/judge.js'
import { choosePrompts, type JudgePrompts, promptFingerprintParts } from '../../judges/questions/choose-prompts.js'
import { listReadings } from '../../../metrics/answer/judged-part.js'
import { completePricing } from '../../../metrics/cost/price-reply.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import type { JudgeFacts } from '../../../model/run/judging.js'
import type { Fingerprints } from '../../../model/run/run.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import type { Scoring } from '../../../model/suite/scoring.js'
import type { Suite } from '../../../model/suite/suite.js'
import type { CallLimits, Spending } from '../budget/spending.js'
import { openPacers } from '../pacing/pacer.js'
import { countReadings, type Judged, judgeTrial, type TrialToJudge } from './judge-trial.js'
import { cacheJudge, limitJudge, openJudge, type OpenJudge } from './open-judge.js'

export interface StartJudging extends OpenJudge {
  /** Its `judged` says what is asked. */
  readonly scoring: Scoring
  /** What the judge's tokens cost. */
  readonly pricing: Pricing
  readonly retries: number
  readonly timeoutMs: number
  readonly seed: number
  readonly sleep: Sleep
  /** Keep the judge within money and rates; absent is no limit. */
  readonly limits?: CallLimits
}

/** A suite's judge that is up and was asked nothing yet. */
export interface PreparedJudge extends AsyncDisposable {
  readonly session: JudgeSession
  readonly facts: JudgeFacts
  readonly fingerprint: NonNullable<Fingerprints['judge']>
}

/** A suite's judge at work: it is asked every question of the suite about one trial after the other, several at once. */
export interface TrialJudge extends Pick<PreparedJudge, 'facts' | 'fingerprint'>, AsyncDisposable {
  /** Rejects with a `UserError` when no request could ever succeed, and with the signal's reason when aborted. */
  readonly judge: (trial: TrialToJudge, signal: AbortSignal) => Promise<Judged>
}

/** Starts the judge and has it asked. Throws as `prepareJudge` does. */
export async function startJudging(input: StartJudging): Promise<TrialJudge> {
  const prepared = await prepareJudge(input)
  const judge = judgeTrials(prepared, input)
  return {
    ...judge,
    [Symbol.asyncDispose]: async () => {
      await judge[Symbol.asyncDispose]()
      await prepared[Symbol.asyncDispose]()
    },
  }
}

/** Starts the judge. Throws as `openJudge` does. */
export async function prepareJudge(input: OpenJudge & Pick<StartJudging, 'scoring'>): Promise<PreparedJudge> {
  const prompts = choosePrompts(input.config.prompts)
  const session = await openJudge(input)
  return {
    session,
    facts: describeJudge(input, prompts, session),
    fingerprint: fingerprintJudge(input, prompts, session),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}

/** Has a judge asked within its limits. Disposing it reports what failed, and leaves the judge up. */
export function judgeTrials({ session, facts, fingerprint }: PreparedJudge, input: StartJudging): TrialJudge {
  const { config, scoring, pricing, retries, timeoutMs, seed, sleep, limits } = input
  const unlimited = { session, isHopeless: () => false }
  const limited = limits === undefined ? unlimited : limitJudge(session, { ...limits, config, pricing })
  // Before the limits: what is known costs neither money nor a turn.
  const asked = cacheJudge(limited.session, input)
  const prompts = choosePrompts(config.prompts)
  const rules = { config, prompts, scoring, pricing, retries, timeoutMs, seed, sleep, makeNonce }
  const failures = noteFailedReadings(input.log)
  return {
    facts,
    fingerprint,
    judge: async (trial, signal) => {
      const judged = await judgeTrial(asked, { ...rules, ...trial, isHopeless: limited.isHopeless, signal })
      failures.add(judged)
      return judged
    },
    [Symbol.asyncDispose]: async () => Promise.resolve(failures[Symbol.dispose]()),
  }
}

/** What is judged must not be able to guess it, so it comes from no seed. */
function makeNonce(): string {
  return randomBytes(16).toString('hex')
}

type Rules = Pick<StartJudging, 'config' | 'scoring'>

function describeJudge({ config, scoring }: Rules, prompts: JudgePrompts, { identity }: JudgeSession): JudgeFacts {
  const questions = scoring.judged.map((question) => {
    const own = config.prompts[question]
    const prompt = own === undefined ? prompts[question].id : `${own.path} ${shortHash(own.text)}`
    return [question, { prompt, readings: countReadings(config, question) }] as const
  })
  return { type: config.type, identity: { ...identity }, questions: Object.fromEntries(questions) }
}

/** A hash for each question, so that a change of one prompt leaves what the others say comparable. */
function fingerprintJudge(
  { config, scoring }: Rules,
  prompts: JudgePrompts,
  { identity }: JudgeSession,
): PreparedJudge['fingerprint'] {
  const { type } = config
  return Object.fromEntries(
    scoring.judged.map((question) => {
      const asked = promptFingerprintParts(prompts, [question])
      const readings = countReadings(config, question)
      return [question, sha256(canonicalJson({ type, identity, asked, readings }))] as const
    }),
  )
}

function shortHash(text: string): string {
  return sha256(text)
    .replace(/^sha256:/, '')
    .slice(0, 12)
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
      const unusable = `gave nothing usable in ${formatCount(failed)} of ${countOf(made, 'reading')}`
      const unasked = `was not asked ${countOf(leftOut, 'question')}`
      const what = [...(failed > 0 ? [unusable] : []), ...(leftOut > 0 ? [unasked] : [])].join(', and ')
      log.warning(
        `The judge ${what}; where no other reading is left, what it decides stays unscored. The first: ${quoteLine(first, []).slice(0, MESSAGE_LENGTH)}`,
      )
    },
  }
}

/** What the surroundings give, whoever judges. */
export type JudgeSurroundings = Omit<OpenJudge, 'config' | 'judges'>

/** What a judge is asked with after a run was made. */
interface PrepareJudging extends JudgeSurroundings, Pick<StartJudging, 'config' | 'scoring' | 'pricing' | 'seed'> {
  /** What its readings come out of; absent or null is no budget. */
  readonly spending?: Spending | null
  readonly concurrency: number
  readonly retries: number
  readonly timeoutMs: number
}

/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
export async function prepareJudging(input: PrepareJudging): Promise<TrialJudge> {
  const { spending = null } = input
  const pricing = completePricing(input.pricing)
  const pacers = openPacers({ ...input, targets: [], judges: JUDGES, sleep: systemSleep })
  return startJudging({ ...input, judges: JUDGES, pricing, sleep: systemSleep, limits: { pacers, spending } })
}

/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
export function judgeOfSuite(
  suite: Suite,
  surroundings: JudgeSurroundings,
): ((spending?: Spending | null) => Promise<TrialJudge>) | null {
  const { judge: config, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite
  if (config === undefined || scoring.judged.length === 0) return null
  const timeoutMs = timeout_seconds * 1000
  return async (spending = null) =>
    prepareJudging({ ...surroundings, spending, config, scoring, pricing, seed, concurrency, retries, timeoutMs })
}
