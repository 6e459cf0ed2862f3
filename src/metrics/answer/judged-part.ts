import { EMPTY_ANSWER, type FailedJudgment, type Judgments, splitReadings } from '../../model/run/judgments.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import type { MetricContext } from '../define-metric.js'

const REASON_LENGTH = 200

export const NOT_JUDGED = 'no judge scored it'
const NOTHING_USABLE = 'the judge gave nothing usable'
/** The reasons of `readJudged`. Older runs say `the judge failed` for claims. */
const WHY = new RegExp(`^(${NOT_JUDGED}|${NOTHING_USABLE}|the judge failed): (.*)$`, 's')

/** Whether the suite has its answers judged by this question. If not, the question's metrics apply to no case. */
export function isJudged({ scoring }: Pick<MetricContext, 'scoring'>, question: JudgedQuestion): boolean {
  return scoring.judged.includes(question)
}

/**
 * Returns what the judge said to one question. If nobody asked the judge, or nothing usable came back, returns the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
export function readJudged<Part extends object>(part: Part | FailedJudgment | undefined): Part | string {
  if (part === undefined) return NOT_JUDGED
  if (!isFailed(part)) return part
  return `${part.asked === false ? NOT_JUDGED : NOTHING_USABLE}: ${part.error}`.slice(0, REASON_LENGTH)
}

/**
 * Reads the judge's message back from a reason of `readJudged`, which is all that a scored trial keeps of a failed judge. A long message is
 * cut at the end. `null` for any other reason.
 * @example readJudgeReason('the judge gave nothing usable: not JSON') // { error: 'not JSON' }
 */
export function readJudgeReason(reason: string): Pick<FailedJudgment, 'error' | 'asked'> | null {
  const [, what, error] = WHY.exec(reason) ?? []
  if (error === undefined) return null
  return what === NOT_JUDGED ? { error, asked: false } : { error }
}

/** Whether a judge was asked at all, whatever came back. */
export const wasAsked = (part: object): boolean => !isFailed(part) || part.asked !== false

function isFailed(part: object): part is FailedJudgment {
  return 'error' in part
}

/** The fields that readings of all kinds share: the model, what the reading cost, and why it cannot be used. */
type AnyReading = Pick<FailedJudgment, 'model' | 'tokens' | 'cost_usd' | 'cached'> & {
  readonly error?: string | undefined
  readonly reasoning?: string | undefined
  readonly claims?: readonly unknown[]
}

/** Lists every reading of a judge behind the judgments of one trial, question by question. What was decided without a judge is left out. */
export function listReadings(judgments: Judgments): readonly AnyReading[] {
  const readings = splitReadings(judgments).map(({ said }): AnyReading => said)
  return readings.filter(isReading)
}

/** Whether a judge was asked for this reading. */
export function isReading(said: AnyReading): boolean {
  const { model, tokens, reasoning, claims } = said
  // An empty answer is decided without a judge, so without a model; a recorded judgment may lack its model too.
  const isDecided = model === undefined && tokens === 0 && (reasoning === EMPTY_ANSWER || claims?.length === 0)
  return wasAsked(said) && !isDecided
}
