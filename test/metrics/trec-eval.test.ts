import { readFileSync } from 'node:fs'
import { withinTime } from '../../src/io/within-time.js'
import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { rankSpans } from '../../src/metrics/retrieval/match-spans.js'
import { scoreTrial } from '../../src/metrics/score-trial.js'
import { summarizeRun } from '../../src/metrics/summarize-run.js'
import { DEFAULT_SCORING, type Scoring } from '../../src/model/suite/scoring.js'
import { makeCase, makeReply, SETTINGS } from './make-trial.js'
import { ndcgAtK } from '../../src/metrics/retrieval/ranking.js'

type AtK = Readonly<Record<string, number>>

interface Expected {
  readonly precision: AtK
  readonly recall: AtK
  readonly ndcg: AtK
  readonly ndcgExponential: AtK
  readonly apCut: AtK
  readonly hit: AtK
  readonly mrr: number
  readonly ap: number
  readonly ndcgFull: number
  readonly rPrecision: number
  readonly numRel: number
  readonly numRet: number
  readonly numRelRet: number
}

interface Oracle {
  readonly aggregate: Readonly<
    Record<
      string,
      {
        readonly numQueries: number
        readonly meanPrecision: AtK
        readonly meanRecall: AtK
        readonly meanNdcg: AtK
        readonly mrr: number
        readonly map: number
      }
    >
  >
  readonly cases: readonly {
    readonly id: string
    readonly ranked: readonly string[]
    readonly qrels: AtK
    readonly expected: Expected
  }[]
}

// 131 rankings, computed with trec_eval 10.0-rc3 (see `source` in the file).
const oracle = JSON.parse(readFileSync(new URL('../oracle/ir-metrics.json', import.meta.url), 'utf8')) as Oracle

type Ranked = Oracle['cases'][number]

// In trec_eval a document with a negative grade is not relevant and has no gain.
const spansOf = ({ qrels }: Ranked) =>
  Object.entries(qrels).map(([path, grade]) => ({ path, relevance: Math.max(0, grade) }))

function makeScorer(scoring: Scoring): (ranking: Ranked) => ReturnType<typeof scoreTrial> {
  const metrics = buildMetrics({ ...SETTINGS, scoring }).filter(({ id }) => id.startsWith('retrieval.'))
  return (ranking) => {
    const observation = makeReply({ spans: ranking.ranked.map((path) => ({ path })) })
    return scoreTrial({ withinTime, metrics, golden: makeCase({ expected_spans: spansOf(ranking) }), observation })
  }
}

const scoreRanking = makeScorer(DEFAULT_SCORING)
const scoreExponential = makeScorer({ ...DEFAULT_SCORING, ndcg_gain: 'exp' })

const named = (name: string, values: AtK): readonly (readonly [string, number])[] =>
  Object.entries(values).map(([k, value]) => [`retrieval.${name}@${k}`, value] as const)

const harmonic = (a = 0, b = 0): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b))

/** Measures that the oracle contains or that follow from its measures. The other retrieval metrics are tested by their examples. */
const MEASURES: ReadonlySet<string> = new Set(
  [
    ...['precision', 'recall', 'ndcg', 'average-precision', 'hit', 'mrr', 'map', 'r-precision', 'returned'],
    ...['f1', 'zero-recall', 'duplicates', 'matched-by-path'],
  ].map((name) => `retrieval.${name}`),
)

const listScored = (scores: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(scores)
    .filter((id) => MEASURES.has(id.replace(/@\d+$/, '')))
    .sort()

const isClose = (found: number | undefined, value: number): boolean => Math.abs((found ?? NaN) - value) <= 1e-9

describe('the retrieval metrics agree with trec_eval to 1e-9', () => {
  test.each(oracle.cases)('$id', (ranking) => {
    const { scores } = scoreRanking(ranking)
    const { expected } = ranking
    if (expected.numRel === 0) {
      // trec_eval scores 0 if nothing is relevant; our metrics do not apply then.
      expect(listScored(scores)).toEqual([])
      return
    }
    const wanted = [
      ...named('precision', expected.precision),
      ...named('recall', expected.recall),
      ...named('ndcg', expected.ndcg),
      ...named('average-precision', expected.apCut),
      ...named('hit', expected.hit),
      ['retrieval.mrr', expected.mrr] as const,
      ['retrieval.map', expected.ap] as const,
      ['retrieval.r-precision', expected.rPrecision] as const,
      ['retrieval.returned', expected.numRet] as const,
      // Not measures of trec_eval, but computed from them.
      ...Object.entries(expected.precision).map(
        ([k, value]) => [`retrieval.f1@${k}`, harmonic(value, expected.recall[k])] as const,
      ),
      ['retrieval.zero-recall', expected.numRelRet === 0 ? 1 : 0] as const,
      ['retrieval.duplicates', 0] as const,
      ...(expected.numRelRet === 0 ? [] : [['retrieval.matched-by-path', 1] as const]),
    ]
    expect(listScored(scores)).toEqual(wanted.map(([id]) => id).sort())
    expect(wanted.filter(([id, value]) => !isClose(scores[id], value))).toEqual([])
  })

  test.each(oracle.cases)('$id with exponential gain, over the whole list, with counts', (ranking) => {
    const { expected } = ranking
    const { gains, ideal } = rankSpans(
      ranking.ranked.map((path) => ({ path })),
      spansOf(ranking),
    )
    expect(ideal).toHaveLength(expected.numRel)
    expect(gains.filter((gain) => gain > 0)).toHaveLength(expected.numRelRet)
    if (expected.numRel === 0) return
    expect(ndcgAtK({ gains, ideal }, { k: 1000, gain: 'linear' })).toBeCloseTo(expected.ndcgFull, 9)
    const { scores } = scoreExponential(ranking)
    expect(named('ndcg', expected.ndcgExponential).filter(([id, value]) => !isClose(scores[id], value))).toEqual([])
  })

  test('all 131 cases are present, one of them with nothing relevant', () => {
    expect(oracle.cases).toHaveLength(131)
    expect(oracle.cases.filter((ranking) => listScored(scoreRanking(ranking).scores).length === 0)).toHaveLength(1)
  })

  test.each(Object.entries(oracle.aggregate))('the means of the run %s', (name, aggregate) => {
    const queries = oracle.cases.filter(({ id }) => id.startsWith(`${name}-`))
    expect(queries).toHaveLength(aggregate.numQueries)
    const trials = queries.map((ranking) => ({ case: ranking.id, trial: 0, ...scoreRanking(ranking) }))
    const summaries = summarizeRun({ metrics: buildMetrics(SETTINGS), trials })
    const wanted = [
      ...named('precision', aggregate.meanPrecision),
      ...named('recall', aggregate.meanRecall),
      ...named('ndcg', aggregate.meanNdcg),
      ['retrieval.mrr', aggregate.mrr] as const,
      ['retrieval.map', aggregate.map] as const,
    ]
    expect(wanted.filter(([id, value]) => !isClose(summaries[id]?.mean ?? NaN, value))).toEqual([])
  })
})
