import type { FailedJudgment } from '../model/judgments.js'
import type { MetricContext } from './define/define-metric.js'
import type { JudgedQuestion } from '../model/scoring.js'

const REASON_LENGTH = 200

/** Whether the suite has its answers judged by this question. Where it does not, its metrics apply to no case. */
export function isJudged({ scoring }: Pick<MetricContext, 'scoring'>, question: JudgedQuestion): boolean {
  return scoring.judged.includes(question)
}

/**
 * What the judge said to one question; where nobody asked it, or nothing usable came back, the reason as text.
 * @example readJudged({ error: 'not JSON' }) // 'the judge gave nothing usable: not JSON'
 */
export function readJudged<Part extends object>(part: Part | FailedJudgment | undefined): Part | string {
  if (part === undefined) return 'no judge scored it'
  return isFailed(part) ? `the judge gave nothing usable: ${part.error}`.slice(0, REASON_LENGTH) : part
}

function isFailed(part: object): part is FailedJudgment {
  return 'error' in part
}
