import { DECIDED, type FailedJudgment, type Judgments, splitReadings } from '../../model/run/judgments.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import type { MetricContext } from '../define-metric.js'

const REASON_LENGTH = 200

export const NOBODY = 'no judge scored it'
const NOTHING_USABLE = 'the judge gave nothing usable'
/** Older runs say `the judge failed` of claims. */
const WHY = new RegExp(`^(${NOBODY}|${NOTHING_USABLE}|the judge failed): (.*)$`, 's')

/** Whether the suite has its answers judged by this question. Where it does not, its metrics apply to no case. */
export function isJudged({ scoring }: Pick<MetricContext, 'scoring'>, question: JudgedQuestion): boolean {
  return scoring.judged.includes(question)
}

/**
 * What the judge said to one question; where nobody asked it, or nothing usable came back, the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
export function readJudged<Part extends object>(part: Part | FailedJudgment | undefined): Part | string {
  if (part === undefined) return NOBODY
  if (!isFailed(part)) return part
  return `${part.asked === false ? NOBODY : NOTHING_USABLE}: ${part.error}`.slice(0, REASON_LENGTH)
}

/**
 * The way back from a reason of `readJudged`, which is all that a scored trial keeps of a judge that failed: its message, cut at the end where it
 * is long. Null for any other reason.
 * @example readJudgeReason('the judge gave nothing usable: not JSON') // { error: 'not JSON' }
 */
export function readJudgeReason(reason: string): Pick<FailedJudgment, 'error' | 'asked'> | null {
  const [, what, error] = WHY.exec(reason) ?? []
  if (error === undefined) return null
  return what === NOBODY ? { error, asked: false } : { error }
}

/** Whether a judge was asked for it at all, whatever came back. */
export function wasAsked(part: object): boolean {
  return !isFailed(part) || part.asked !== false
}

function isFailed(part: object): part is FailedJudgment {
  return 'error' in part
}

/** What readings of all kinds have: who made it, what it cost, and why it cannot be used. */
type AnyReading = Pick<FailedJudgment, 'model' | 'tokens' | 'cost_usd' | 'cached'> & {
  readonly error?: string | undefined
  readonly reasoning?: string | undefined
  readonly claims?: readonly unknown[]
}

/** Every reading of a judge behind the judgments of one trial, question by question; what was decided without asking is none. */
export function listReadings(judgments: Judgments): readonly AnyReading[] {
  const readings = splitReadings(judgments).map(({ said }): AnyReading => said)
  return readings.filter(isReading)
}

/** Whether a judge was asked for it. */
export function isReading(said: AnyReading): boolean {
  const { model, tokens, reasoning, claims } = said
  // An empty answer is judged without a judge, and so by no model; a recorded judgment may lack its model too.
  const isDecided = model === undefined && tokens === 0 && (reasoning === DECIDED || claims?.length === 0)
  return wasAsked(said) && !isDecided
}
