import type { MetricDefinition } from '../../model/metric.js'
import { scoreOf } from '../../model/score.js'
import { sum } from '../../stats/moments.js'
import { defineMetric, GOOD_SHARE } from '../define-metric.js'
import { isJudged, readJudged } from './judged-part.js'
import { acceptedAnswers } from './overlap.js'

/**
 * The highest cosine of a vector with one of several of the same length, at least 0; null where one of them is all zeros.
 * Source: Salton, Wong & Yang 1975, Commun. ACM 18:613.
 * @example nearestCosine([3, 4], [[0, 1], [-3, -4]]) // 0.8
 */
export function nearestCosine(vector: readonly number[], others: readonly (readonly number[])[]): number | null {
  const cosines = others.map((other) => dot(vector, other) / (Math.hypot(...vector) * Math.hypot(...other)))
  const nearest = Math.max(...cosines)
  return Number.isFinite(nearest) ? Math.min(1, Math.max(0, nearest)) : null
}

function dot(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((value, at) => value * (other[at] ?? 0)))
}

/** How near an answer is to an expected one in meaning, whatever its words. */
export const SIMILARITY: readonly MetricDefinition[] = [
  defineMetric({
    name: 'answer.similarity',
    title: 'similarity of meaning',
    summary:
      'How near the answer is in meaning to an expected one, whatever its words, as a model of embeddings sees it: [judges.md](judges.md#similarity).',
    formula:
      'Cosine of the two embeddings, a·b / (|a|·|b|), and 0 where it is below; the nearest of several expected answers counts. Embeddings of most models are never far apart: compare values of one model, and choose a bound by looking at right and wrong answers.',
    needs: 'To cases with an `expected_answer`, in a suite with `similarity` among its `judged`.',
    edge_cases:
      'When nobody was asked, or the model gave nothing usable: never 0. A trial that failed, or an empty answer, is 0.',
    example: {
      text: 'Embeddings (3, 4) of the answer and (0, 1) of the expected one: 4/5 = 0.8.',
      case: { expected_answer: 'here' },
      judgments: { similarity: { similarity: nearestCosine([3, 4], [[0, 1]]) ?? 0 } },
      value: 0.8,
    },
    source:
      'Salton, Wong & Yang 1975, Commun. ACM 18:613; of embeddings of sentences: Reimers & Gurevych 2019, Sentence-BERT, arXiv:1908.10084',
    ...GOOD_SHARE,
    judged_by: ['similarity'],
    applies: (golden, context) => isJudged(context, 'similarity') && acceptedAnswers(golden).length > 0,
    score: ({ judgments }) => {
      const said = readJudged(judgments?.similarity)
      return scoreOf(typeof said === 'string' ? said : said.similarity)
    },
    when_failed: 0,
  }),
]
