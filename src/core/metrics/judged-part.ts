import type { FailedJudgment } from '../model/judgments.js'
import type { MetricContext } from './define/define-metric.js'
import type { JudgedQuestion } from '../model/scoring.js'

const REASON_LENGTH = 200

export const NOBODY = 'no judge scored it'

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
  const what = part.asked === false ? NOBODY : 'the judge gave nothing usable'
  return `${what}: ${part.error}`.slice(0, REASON_LENGTH)
}

/** Whether a judge was asked for it at all, whatever came back. */
export function wasAsked(part: object): boolean {
  return !isFailed(part) || part.asked !== false
}

function isFailed(part: object): part is FailedJudgment {
  return 'error' in part
}
