import type { FlipDetail, Inline, Text } from '../model/report.js'
import { cutText } from './cut-text.js'

const REASON_LENGTH = 160

/** Expected spans that one arm ranked and the other did not, best rank first. */
function spansOnlyIn(detail: FlipDetail, arm: 'baseline' | 'candidate'): { label: string; rank: number }[] {
  const other = arm === 'baseline' ? detail.candidate : detail.baseline
  const inOther = new Set(other?.spans.map((span) => span.matches))
  const ranked = new Map<string, number>()
  for (const span of detail[arm]?.spans ?? [])
    if (span.matches !== null && !inOther.has(span.matches) && !ranked.has(span.matches))
      ranked.set(span.matches, span.rank)
  return [...ranked].map(([label, rank]) => ({ label, rank })).sort((a, b) => a.rank - b.rank)
}

/**
 * Why a case flipped, in half a sentence: the failure, else the expected span that was lost or found, else the first of the
 * reasons given. Empty when nothing is known.
 */
export function explainFlip(detail: FlipDetail): Text {
  const { baseline, candidate } = detail
  const failure = candidate?.failure
  if (failure) return [`${failure.kind}: ${cutText(failure.message, REASON_LENGTH)}`]
  const span = (label: string): Inline => ({ kind: 'code', text: cutText(label, REASON_LENGTH) })
  if (baseline !== null && candidate !== null && baseline.failure === null) {
    const [lost] = spansOnlyIn(detail, 'baseline')
    if (lost) {
      const top =
        candidate.spans.length === 0 ? 'gone, nothing was retrieved' : `gone from the top ${candidate.spans.length}`
      return ['expected span ', span(lost.label), ` is ${top} (was rank ${lost.rank})`]
    }
    const [found] = spansOnlyIn(detail, 'candidate')
    if (found) return ['expected span ', span(found.label), ` is found at rank ${found.rank} (was not)`]
  }
  const [reason] = detail.reasons
  return reason === undefined ? [] : [cutText(reason, REASON_LENGTH)]
}
