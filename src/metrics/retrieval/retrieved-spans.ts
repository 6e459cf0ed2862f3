import { THREE_SPANS, TWO_FOUND } from '../examples.js'
import type { MetricDefinition, Ranking } from '../../model/metric.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineMetric, FAULT, type MetricSpec } from '../define-metric.js'
import { expectsSpans, scoreRanking, SPAN_RULES } from './match-spans.js'
import { countFound } from './ranking-formulas.js'

/** What a reply's list of spans is like: neither better nor worse, but needed to read the metrics of retrieval. */
function defineSpanFact(
  input: Pick<MetricSpec, 'name' | 'title' | 'source' | 'docs' | 'unit' | 'range'> & {
    readonly measure: (ranking: Ranking) => Score
  },
): MetricDefinition {
  const { measure, ...spec } = input
  return defineMetric({
    ...spec,
    kind: 'continuous',
    direction: 'neutral',
    definition: `${spec.name}/1 ${SPAN_RULES}`,
    applies: expectsSpans,
    score: ({ ranking }) => (ranking === null ? unscored('the target reported no spans') : measure(ranking)),
  })
}

export const returned = defineSpanFact({
  name: 'retrieval.returned',
  title: 'spans returned',
  docs: {
    summary: 'How many spans came back.',
    formula: 'Spans in the reply, duplicates left out.',
    needs: 'To cases with an expected span of relevance above 0.',
    edge_cases: 'When the reply has no `spans`; when the trial failed.',
    example: { text: 'As above: 5.', case: THREE_SPANS, reply: TWO_FOUND, value: 5 },
  },
  source: 'trec_eval 10.0, measure num_ret; duplicates left out',
  unit: 'count',
  range: [0, null],
  measure: ({ gains }) => scored(gains.length),
})

export const duplicates = defineSpanFact({
  name: 'retrieval.duplicates',
  title: 'spans returned twice',
  docs: {
    summary: 'How many spans came back again.',
    formula: 'Spans in the reply that an earlier one is already.',
    needs: 'To cases with an expected span of relevance above 0.',
    edge_cases: 'When the reply has no `spans`; when the trial failed.',
    example: {
      text: '`a.ts` and `./a.ts`: 1.',
      case: THREE_SPANS,
      reply: { spans: [{ path: 'a.ts' }, { path: './a.ts' }] },
      value: 1,
    },
  },
  source: 'Goldenpair: spans are ranked once each',
  unit: 'count',
  range: [0, null],
  measure: (ranking) => scored(ranking.duplicates),
})

export const matchedByPath = defineSpanFact({
  name: 'retrieval.matched-by-path',
  title: 'found by path alone',
  docs: {
    summary: 'How much of what was found is known by its file alone.',
    formula:
      'Expected spans that were found by `path` alone (the fourth way [above](#how-retrieved-spans-are-matched)), divided by those that were found.',
    needs: 'To cases with an expected span of relevance above 0.',
    edge_cases:
      'When the reply has no `spans`; when it cannot be told of one whether it is expected; when no expected span was found; when the trial failed.',
    example: {
      text: 'Expected `a.ts`, `b.ts`, `c.ts` without symbols, two of them found: 2/2 = 1.',
      case: THREE_SPANS,
      reply: TWO_FOUND,
      value: 1,
    },
  },
  source: 'Goldenpair: the weakest identity of a span',
  unit: 'ratio',
  range: [0, 1],
  measure: ({ gains, found_by_path: byPath, undecided }) => {
    if (undecided !== null) return unscored(undecided.reason)
    const found = countFound(gains)
    return found === 0 ? unscored('no expected span was retrieved') : scored(byPath / found)
  },
})

/**
 * 1 when none of the expected spans was retrieved, at whatever rank, else 0.
 * @example missesAll([0, 0]) // 1
 */
export function missesAll(gains: readonly number[]): 0 | 1 {
  return countFound(gains) > 0 ? 0 : 1
}

export const zeroRecall = defineMetric({
  name: 'retrieval.zero-recall',
  title: 'zero-recall rate',
  docs: {
    summary: 'Whether the case was missed completely. Its mean is the share of such cases.',
    formula: '1 when none of the expected spans is anywhere in the list, else 0.',
    needs: 'To cases with an expected span of relevance above 0.',
    edge_cases:
      'When the reply has no `spans`; when it depends on a span of which it [cannot be told](#how-retrieved-spans-are-matched) what it is. A failed trial is 1.',
    example: {
      text: 'As above: two of the expected spans are in the list: 0.',
      case: THREE_SPANS,
      reply: TWO_FOUND,
      value: 0,
    },
  },
  source: 'Goldenpair: pytest-style failing criterion of a single run; recall of the whole list is 0',
  ...FAULT,
  criterion: 'zero_recall',
  definition: `retrieval.zero-recall/1 ${SPAN_RULES}`,
  applies: expectsSpans,
  score: ({ ranking }) =>
    ranking === null
      ? unscored('the target reported no spans')
      : scoreRanking(ranking, ({ gains }) => missesAll(gains)),
  when_failed: 1,
})
