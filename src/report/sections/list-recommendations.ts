import type { Candidate } from '../../model/result/comparison.js'
import type { Recommendation } from '../../model/result/finding.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, CaseDetails, Inline, Text } from '../../model/result/report.js'
import { foldList, takeTurns } from './list-findings.js'

const MOST_SHOWN = 2
const CASES_NAMED = 5

/** What to do next, the first ones shown; what `buildAdvice` says of the primary gate is not said again. */
export function listRecommendations(comparison: PairComparison, details: CaseDetails): Block[] {
  const { word, primary } = comparison.verdict
  const isShown = ({ about, gate }: Recommendation): boolean =>
    word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials')
  const items = comparison.recommendations.filter((one) => !isShown(one)).map((one) => write(one, details))
  return foldList('Next.', items, { most: MOST_SHOWN, more: 'recommendation' })
}

function write({ text, cases }: Recommendation, details: CaseDetails): Text {
  if (details === 'none' || cases.length === 0) return [text]
  const lead = text.replace(/\.$/, ':')
  const named = cases
    .slice(0, CASES_NAMED)
    .flatMap((id, index): Inline[] => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }])
  return [lead, ...named, cases.length > CASES_NAMED ? ' …' : '.']
}

/** What the figures of each candidate against the baseline say to do about a cause; the rest is for a comparison of two. */
export function listRecommendationsOfEach(candidates: readonly Candidate[]): Block[] {
  const pick = ({ recommendations }: Candidate) => recommendations.filter(({ about }) => about === 'cause')
  return foldList('Next.', takeTurns(candidates, pick), { most: MOST_SHOWN, more: 'recommendation' })
}
