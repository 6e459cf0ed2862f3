import type { CaseDetail, TrialDetail } from '../../../model/result/case-data.js'
import type { Text } from '../../../model/result/report.js'
import type { ReasonTopic } from '../../../model/score.js'
import { code } from '../../blocks.js'
import { cutText } from '../cut-text.js'

const REASON_LENGTH = 160

type Span = TrialDetail['spans'][number]

/** The rank of an expected span in a trial; null when it was not retrieved. */
function rankOf(label: string, { spans }: TrialDetail): number | null {
  return spans.find(({ finds }) => finds?.label === label)?.rank ?? null
}

/** Whether a span of the very path was retrieved that does not count as it, since its hash differs. */
const hasPlace = (label: string, { spans }: TrialDetail): boolean =>
  spans.some((span) => span.label === label && span.finds === null && span.rank !== null)

/** The expected span that a trial ranked best, among the ranks that count; null when none is there. */
function bestSpan({ spans }: TrialDetail, top: number): { readonly label: string; readonly rank: number } | null {
  const isExpected = ({ finds, rank }: Span): boolean =>
    finds !== null && finds.relevance > 0 && rank !== null && rank <= top
  const [best] = spans.filter(isExpected).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return best?.finds ? { label: best.finds.label, rank: best.rank ?? 0 } : null
}

const isAbout = (trial: TrialDetail | null | undefined, topic: ReasonTopic): boolean =>
  trial?.reasons.some(({ about }) => about === topic) === true

/**
 * Why a case flipped in a candidate, in half a sentence: the first reason of its trial; where that is about spans and the baseline had one,
 * what became of it; and of a case that was fixed, which span is back that the baseline failed for. Empty without a reason.
 */
export function explainFlip({ baseline, candidates, top_k: top }: CaseDetail, place = 0): Text {
  const [before, now] = [baseline?.detail, candidates[place]?.detail]
  const [reason] = now?.reasons ?? []
  if (reason?.about === 'deleted' || now === undefined) return reason === undefined ? [] : [reason.text]
  if (isAbout(now, 'spans') && before?.failure === null) {
    const lost = bestSpan(before, top)
    if (lost !== null && bestSpan(now, top) === null) {
      const rank = rankOf(lost.label, now)
      const where =
        now.spans.length === 0
          ? 'now nothing was retrieved'
          : rank === null
            ? hasPlace(lost.label, now)
              ? 'now retrieved with another hash'
              : 'now not retrieved'
            : `now rank ${rank} (the top ${top} count)`
      return [code(cutText(lost.label, REASON_LENGTH)), ` was rank ${lost.rank}, ${where}`]
    }
  }
  if (reason !== undefined) return [cutText(reason.text, REASON_LENGTH)]
  const back = before?.failure === null && isAbout(before, 'spans') ? bestSpan(now, top) : null
  if (back === null || before === undefined) return []
  const rank = rankOf(back.label, before)
  const was = rank === null ? 'was not retrieved' : `was rank ${rank}`
  return [code(cutText(back.label, REASON_LENGTH)), ` ${was}, now rank ${back.rank}`]
}
