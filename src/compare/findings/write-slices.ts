import { countOf } from '../../format/format-number.js'
import { formatPInWords } from '../../format/format-p.js'
import { isEstablished } from '../../model/relative-change.js'
import type { SliceComparison } from '../../model/comparison.js'
import type { Finding } from '../../model/finding.js'
import { describeChange, startSentence } from './describe-change.js'
import { nameExploratory, tell, type FindingFacts } from './finding-facts.js'

const MOST_TOLD = 3

/**
 * Tags whose success changed by Benjamini and Hochberg's p over all metrics and tags: exploratory, the surest first; `told` is one that
 * another finding names.
 */
export function writeSlices(
  facts: FindingFacts,
  told: string | null,
): {
  readonly worse: readonly Finding[]
  readonly better: readonly Finding[]
} {
  const { slices, alpha } = facts
  const family = nameExploratory(facts)
  const write = (word: string, holds: (delta: number) => boolean): readonly Finding[] => {
    const moved = slices
      .filter(({ tag }) => tag !== told)
      .filter(({ result, p_adjusted }) => isEstablished({ ...result, p_adjusted }, alpha) && result.reason === null)
      .filter(({ result }) => holds(result.delta ?? 0))
      .sort((a, b) => a.p_adjusted - b.p_adjusted)
    const sentence = ({ tag, result, p_adjusted: p }: SliceComparison): string =>
      `${startSentence(result.metric.title)} in ${tag} ${describeChange(result, `${formatPInWords(p, alpha)}${family}`)}: ${word}, exploratory.`
    const others = moved.slice(MOST_TOLD).map(({ tag }) => tag)
    return tell('slice', [
      ...moved.slice(0, MOST_TOLD).map(sentence),
      ...(others.length === 0 ? [] : [`${countOf(others.length, 'more tag')} ${word}: ${others.join(', ')}.`]),
    ])
  }
  return { worse: write('worse', (delta) => delta < 0), better: write('better', (delta) => delta > 0) }
}
