import type { FlipDetail, FlipSide, Inline, Text } from '../../../model/result/report.js'
import { cutText } from '../cut-text.js'

const REASON_LENGTH = 160

/** The expected span that an arm ranked best, and where the other arm ranked it. */
interface BestSpan {
  readonly label: string
  readonly rank: number
  /** Null when the other arm did not retrieve it at all. */
  readonly elsewhere: number | null
}

/** Null when no expected span is among the ranks that count. */
function bestSpan(side: FlipSide, other: FlipSide, top: number): BestSpan | null {
  const best = side.spans
    .filter(({ matches, rank }) => matches !== null && rank <= top)
    .sort((a, b) => a.rank - b.rank)
    .at(0)
  if (best === undefined || best.matches === null) return null
  const elsewhere = other.spans.find(({ matches }) => matches === best.matches)?.rank ?? null
  return { label: best.matches, rank: best.rank, elsewhere }
}

/**
 * Why a case flipped, in half a sentence: its deleted source; else the failure; else the expected span that only one arm has among the ranks that
 * count; else the first of the reasons given. Empty when nothing is known.
 */
export function explainFlip(detail: FlipDetail): Text {
  const { baseline, candidate, top_k: top } = detail
  if (detail.source_deleted) return ['its source was deleted']
  const failure = candidate?.failure
  if (failure) return [`${failure.kind}: ${cutText(failure.message, REASON_LENGTH)}`]
  const span = (label: string): Inline => ({ kind: 'code', text: cutText(label, REASON_LENGTH) })
  if (baseline !== null && candidate !== null && baseline.failure === null) {
    const before = bestSpan(baseline, candidate, top)
    const now = bestSpan(candidate, baseline, top)
    if (before !== null && now === null) {
      const where =
        candidate.spans.length === 0
          ? 'now nothing was retrieved'
          : before.elsewhere === null
            ? 'now not retrieved'
            : `now rank ${before.elsewhere} (the top ${top} count)`
      return [span(before.label), ` was rank ${before.rank}, ${where}`]
    }
    if (now !== null && before === null) {
      const was = now.elsewhere === null ? 'was not retrieved' : `was rank ${now.elsewhere}`
      return [span(now.label), ` ${was}, now rank ${now.rank}`]
    }
  }
  const [reason] = detail.reasons
  return reason === undefined ? [] : [cutText(reason, REASON_LENGTH)]
}
