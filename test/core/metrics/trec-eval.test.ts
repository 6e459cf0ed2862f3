import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeReply, scoreWith } from './make-trial.js'

interface Oracle {
  readonly cases: readonly {
    readonly id: string
    readonly ranked: readonly string[]
    readonly qrels: Readonly<Record<string, number>>
    readonly expected: Readonly<Record<'precision' | 'recall' | 'ndcg' | 'hit', Readonly<Record<string, number>>>> & {
      readonly mrr: number
    }
  }[]
}

// 131 rankings, computed with trec_eval 10.0-rc3 (see `source` in the file).
const oracle = JSON.parse(readFileSync(new URL('../../oracle/ir-metrics.json', import.meta.url), 'utf8')) as Oracle

function scoresOf({ ranked, qrels }: Oracle['cases'][number]): Readonly<Record<string, number>> {
  // trec_eval: a negative grade is not relevant and gains nothing.
  const expectedSpans = Object.entries(qrels).map(([path, grade]) => ({ path, relevance: Math.max(0, grade) }))
  const { scores } = scoreWith(
    { expected_spans: expectedSpans },
    makeReply({ spans: ranked.map((path) => ({ path })) }),
  )
  return Object.fromEntries(Object.entries(scores).filter(([id]) => id.startsWith('retrieval.')))
}

describe('the retrieval metrics agree with trec_eval to 1e-9', () => {
  test.each(oracle.cases)('$id', (ranking) => {
    const scores = scoresOf(ranking)
    if (!Object.values(ranking.qrels).some((grade) => grade > 0)) {
      // trec_eval says 0 where nothing is relevant; here the metrics do not apply.
      expect(scores).toEqual({})
      return
    }
    const { mrr, ...atK } = ranking.expected
    const wanted = Object.entries(atK).flatMap(([name, byK]) =>
      Object.entries(byK).map(([k, value]) => [`retrieval.${name}@${k}`, value] as const),
    )
    expect(Object.keys(scores).sort()).toEqual([...wanted.map(([id]) => id), 'retrieval.mrr'].sort())
    for (const [id, value] of [...wanted, ['retrieval.mrr', mrr] as const])
      expect(Math.abs((scores[id] ?? NaN) - value), id).toBeLessThanOrEqual(1e-9)
  })

  test('all 131 are here, one of them with nothing relevant', () => {
    expect(oracle.cases).toHaveLength(131)
    expect(oracle.cases.filter((ranking) => Object.keys(scoresOf(ranking)).length === 0)).toHaveLength(1)
  })
})
