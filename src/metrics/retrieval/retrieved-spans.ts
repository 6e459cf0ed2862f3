import type { MetricDefinition, Ranking } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { COUNT, defineFamily, BAD_YES_NO, NEUTRAL_SHARE } from '../define-metric.js'
import { TWO_OF_THREE } from '../examples.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './match-spans.js'
import { countFound } from './ranking.js'

/** Defines metrics that describe a reply's list of spans, to help read the retrieval metrics. Neither direction is better by default. */
const defineSpanMetric = defineFamily((measure: (ranking: Ranking) => Score) => ({
  example: TWO_OF_THREE,
  needs: 'To cases with an expected span of relevance above 0.',
  edge_cases: 'When the reply has no `spans`; when the trial failed.',
  ...COUNT,
  rules: SPAN_RULES,
  applies: expectsSpans,
  score: ({ ranking }) => (ranking === null ? unscored('the target reported no spans') : measure(ranking)),
}))

/**
 * Returns 1 if none of the expected spans was retrieved, at any rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
export const missesAll = (gains: readonly number[]): 0 | 1 => (countFound(gains) > 0 ? 0 : 1)

/** Metrics of the list of retrieved spans, whatever its order. */
export const RETRIEVED_SPANS: readonly MetricDefinition[] = [
  defineSpanMetric({
    name: 'retrieval.zero-recall',
    title: 'zero-recall rate',
    summary: 'Whether none of the expected spans was retrieved. Its mean is the share of such cases.',
    formula: '1 when none of the expected spans is anywhere in the list, else 0.',
    edge_cases:
      'When the reply has no `spans`; when it depends on a span that [cannot be identified](#how-retrieved-spans-are-matched). A failed trial is 1.',
    example: { text: 'As above: two of the expected spans are in the list: 0.', value: 0 },
    source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
    ...BAD_YES_NO,
    criterion: 'zero_recall',
    measure: (ranking) => scoreRanking(ranking, ({ gains }) => missesAll(gains)),
    when_failed: 1,
  }),
  defineSpanMetric({
    name: 'retrieval.returned',
    title: 'spans returned',
    summary: 'How many spans came back.',
    formula: 'Spans in the reply, without duplicates.',
    example: { text: 'As above: 5.', value: 5 },
    source: 'trec_eval 10.0, measure num_ret; duplicates left out',
    measure: ({ gains }) => scored(gains.length),
  }),
  defineSpanMetric({
    name: 'retrieval.duplicates',
    title: 'spans returned twice',
    summary: 'How many spans came back more than once.',
    formula: 'Spans in the reply that repeat an earlier one.',
    example: { text: '`a.ts` and `./a.ts`: 1.', reply: { spans: [{ path: 'a.ts' }, { path: './a.ts' }] }, value: 1 },
    source: 'Goldenpair: each span is ranked once',
    measure: ({ duplicates }) => scored(duplicates),
  }),
  defineSpanMetric({
    name: 'retrieval.matched-by-path',
    title: 'found by path alone',
    summary: 'How many of the spans found were matched by their file alone.',
    formula:
      'Expected spans that were found by `path` alone (the fourth way [above](#how-retrieved-spans-are-matched)), divided by those that were found.',
    edge_cases:
      'When the reply has no `spans`; when one cannot be identified; when no expected span was found; when the trial failed.',
    example: { text: 'Expected `a.ts`, `b.ts`, `c.ts` without symbols, two of them found: 2/2 = 1.', value: 1 },
    source: 'Goldenpair: the weakest identity of a span',
    ...NEUTRAL_SHARE,
    measure: ({ gains, found_by_path: byPath, undecided }) => {
      if (undecided !== null) return unscored(undecided.reason)
      const count = countFound(gains)
      return count === 0 ? unscored('no expected span was retrieved') : scored(byPath / count)
    },
  }),
]
