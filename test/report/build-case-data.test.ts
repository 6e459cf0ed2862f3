import { describe, expect, test } from 'vitest'
import type { CaseDetail } from '../../src/model/result/case-data.js'
import type { GoldenCase } from '../../src/model/suite/case.js'
import type { ScoredRun, ScoredTrial } from '../../src/model/run/run.js'
import { buildCaseData } from '../../src/report/build-case-data.js'
import { makeCase, makeRun } from '../store/runs/make-run.js'
import { comparisonWith, gateOn, PRECISION, SUCCESS, TOKENS } from './sections/facts.js'
import { comparisonOf } from './build-pair-report.js'
import { makeDetail, makeSide } from './make-case-detail.js'

const trial = (id: string, number: number, scores: ScoredTrial['scores']): ScoredTrial => ({
  case: id,
  trial: number,
  scores,
  unscored: {},
})

const scored = (cases: readonly GoldenCase[], trials: readonly ScoredTrial[]): ScoredRun => ({
  run: makeRun({ cases: [...cases], metrics: [SUCCESS, PRECISION, TOKENS] }),
  trials,
})

const described = (id: string, before: string | null, now: string): CaseDetail =>
  makeDetail({
    case_id: id,
    baseline: before === null ? null : makeSide({ answer: before }),
    candidates: [makeSide({ answer: now })],
  })

const only = (candidate: ScoredRun) => [{ name: 'this PR', scored: candidate }]

describe('the cases of a page', () => {
  const cases = [makeCase('a', { tags: ['auth'], critical: true }), makeCase('b'), makeCase('c'), makeCase('d')]
  const flip = {
    case_id: 'a',
    critical: true,
    kind: 'newly-failing',
    confirmed: true,
    baseline: { passed: 1, trials: 1 },
    candidate: { passed: 0, trials: 2 },
  } as const
  const { cases: none } = comparisonWith({})
  const comparison = comparisonWith({
    gates: [gateOn(SUCCESS), gateOn(PRECISION)],
    flips: [flip],
    broken_stages: [{ stage: 'retrieval', cases: ['a'] }],
    cases: { ...none, edited: ['c'], stale: ['d'], added: ['b'] },
  })
  const alone = comparisonOf({ ...comparison, baseline: null })
  const data = buildCaseData({
    comparison: comparisonOf(comparison),
    arms: [
      { name: 'main', scored: scored(cases, [trial('a', 0, { success: 1, [PRECISION.id]: 0.8 })]) },
      {
        name: 'this PR',
        scored: scored(cases, [
          trial('a', 0, { success: 0, [PRECISION.id]: 0.2, 'tokens.total': 100 }),
          trial('a', 1, { success: 0, [PRECISION.id]: 0.4, 'tokens.total': 300 }),
          trial('b', 0, { success: 1 }),
          trial('b', 1, { success: 0 }),
          trial('c', 0, { success: 0 }),
          trial('d', 0, { 'tokens.total': 9 }),
          ...[1, 2].map((at) => ({ ...trial('d', at, {}), unscored: { 'tokens.total': 'not reported' } })),
        ]),
      },
    ],
    described: [described('a', 'the old one', 'the new one')],
    changedAnswers: new Set(['a', 'c']),
  })

  test('have one row each, with their outcome and the means over their trials', () => {
    expect(data.columns.map(({ title, values }) => [title, values()])).toEqual([
      [
        'precision@5',
        [
          [0.8, null, null, null],
          [0.3, null, null, null],
        ],
      ],
      [
        'tokens per query',
        [
          [null, null, null, null],
          [200, null, null, null],
        ],
      ],
    ])
    expect(data.rows.map(({ detail: _, ...row }) => row)).toEqual([
      {
        id: 'a',
        tags: ['auth'],
        states: ['broke', 'failing'],
        flip: 'newly-failing',
        critical: true,
        passed: [
          [1, 1],
          [0, 2],
        ],
        changes: [],
        stage: 'lost its passage in retrieval',
      },
      { ...ROW, id: 'b', states: ['flaky', 'passing', 'new'], passed: [null, [1, 2]] },
      { ...ROW, id: 'c', states: ['failing', 'edited'], passed: [null, [0, 1]], changes: ['answer'] },
      { ...ROW, id: 'd', states: ['unscored', 'stale'], passed: [null, null] },
    ])
  })

  test('are marked worse in the order of their losses, and not as unscored where success is scored nowhere', () => {
    const worst = ['c', 'a'].map((case_id) => ({ case_id, baseline: 0.8, candidate: 0.2 }))
    const gate = gateOn(PRECISION, { verdict: 'regressed', failed: true, worse_cases: { better: 0, count: 2, worst } })
    const values = (precision: number) => cases.map(({ id }) => trial(id, 0, { [PRECISION.id]: precision }))
    const { rows } = buildCaseData({
      comparison: comparisonOf(comparisonWith({ gates: [gate] })),
      arms: [0.8, 0.2].map((value) => ({ name: `${value}`, scored: scored(cases, values(value)) })),
      described: [],
      changedAnswers: new Set(),
    })
    expect(rows.map(({ id, states, loss_place: place }) => [id, states, place])).toEqual([
      ['a', ['worse'], 1],
      ['b', [], undefined],
      ['c', ['worse'], 0],
      ['d', [], undefined],
    ])
  })

  test('have full details where requested: two answers are stored once, with their difference', () => {
    expect(data.rows.map(({ detail }) => detail !== null)).toEqual([true, false, false, false])
    const detail = data.rows[0]?.detail
    expect([detail?.baseline, ...(detail?.candidates ?? [])].map((side) => side?.detail.answer)).toEqual([null, null])
    expect(detail?.answer_diff).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'old ' },
      { kind: 'added', text: 'new ' },
      { kind: 'same', text: 'one' },
    ])
    expect(detail?.cut).toBe(false)
  })

  test('mark texts that were cut before', () => {
    const one = buildCaseData({
      comparison: alone,
      arms: only(scored(cases, [])),
      described: [{ ...described('a', null, 'short'), cut: true }],
      changedAnswers: new Set(),
    })
    expect(one.rows[0]?.detail?.cut).toBe(true)
  })

  test('stay small enough for a page even if there are ten thousand large ones, and cut texts are marked', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => makeCase(`case-${at}`, { query: 'q '.repeat(1000) }))
    const full = many.slice(0, 1700).map(({ id }) => described(id, null, 'word '.repeat(1000)))
    const large = buildCaseData({
      comparison: alone,
      arms: only(scored(many, [])),
      described: full,
      changedAnswers: new Set(),
    })
    expect(large.rows[0]?.detail?.cut).toBe(true)
    expect(JSON.stringify(large).length).toBeLessThan(11_000_000)
    expect(large.arms).toEqual(['this PR'])
  })
})

const ROW = { tags: [], flip: null, critical: false, changes: [], stage: null }
