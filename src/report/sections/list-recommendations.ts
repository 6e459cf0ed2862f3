import type { Recommendation } from '../../model/result/finding.js'
import type { Block, CaseDetails, Inline, Text } from '../../model/result/report.js'
import type { ToldCandidate } from '../told-candidate.js'
import { foldList, takeTurns } from './list-findings.js'

const MOST_SHOWN = 2
const CASES_NAMED = 5

/** What to do next, the first ones shown; what `buildAdvice` says of the primary gate is not said again. */
export function listRecommendations(
  { comparison, recommendations }: Pick<ToldCandidate, 'comparison' | 'recommendations'>,
  details: CaseDetails,
): Block[] {
  const { word, primary } = comparison.verdict
  const isShown = ({ about, gate }: Recommendation): boolean =>
    word === 'inconclusive' && gate === primary && (about === 'more-cases' || about === 'more-trials')
  const items = recommendations.filter((one) => !isShown(one)).map((one) => write(one, details))
  return foldList('Next.', items, { most: MOST_SHOWN, more: 'recommendation' })
}

function write({ text, cases }: Recommendation, details: CaseDetails): Text {
  if (details === 'none' || cases.length === 0) return [`${text}.`]
  const named = cases
    .slice(0, CASES_NAMED)
    .flatMap((id, index): Inline[] => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }])
  return [`${text}:`, ...named, cases.length > CASES_NAMED ? ' …' : '.']
}

/** What the figures of each candidate against the baseline say to do about a cause; the rest is for a comparison of two. */
export function listRecommendationsOfEach(
  told: readonly Pick<ToldCandidate, 'context' | 'recommendations'>[],
): Block[] {
  const items = takeTurns(told, ({ recommendations }) =>
    recommendations.flatMap(({ about, text }) => (about === 'cause' ? [`${text}.`] : [])),
  )
  return foldList('Next.', items, { most: MOST_SHOWN, more: 'recommendation' })
}
