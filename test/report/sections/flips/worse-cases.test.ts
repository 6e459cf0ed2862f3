import { describe, expect, test } from 'vitest'
import type { GateResult, WorseCases } from '../../../../src/model/result/gate-result.js'
import type { CaseDetail } from '../../../../src/model/result/case-data.js'
import { plainText } from '../../../../src/model/result/report.js'
import { buildStart, buildWorseList, writeErrors } from '../../../../src/report/sections/flips/case-lists.js'
import { findGateToOpen } from '../../../../src/model/result/pair-comparison.js'
import { makeDetail, makeSide } from '../../make-case-detail.js'
import { comparisonWith, contextWith, gateOn, PRECISION, SUCCESS, TOKENS } from '../facts.js'

const context = contextWith()
const BINARY = { ...SUCCESS, id: 'custom.correct', title: 'correct' }
const worst = (...losses: readonly [string, number, number][]): WorseCases['worst'] =>
  losses.map(([case_id, baseline, candidate]) => ({ case_id, baseline, candidate }))
const lost: Partial<GateResult> = { verdict: 'regressed', failed: true }
const worseOf = { count: 5, better: 2, worst: worst(['a', 0.8, 0.2], ['b', 0.6, 0.4]) }
const precision: Partial<GateResult> = { ...lost, worse_cases: worseOf }

/** A gate with a margin of 10 % of a precision of .80. */
function shareOf(worse_cases: WorseCases): GateResult {
  const result = gateOn(PRECISION, { ...lost, baseline: 0.8, worse_cases })
  return { ...result, gate: { ...result.gate, margin: { kind: 'relative', value: 0.1 } } }
}
const detail = (case_id: string, facts: Partial<CaseDetail> = {}): CaseDetail =>
  makeDetail({ case_id, baseline: makeSide({}), candidates: [makeSide({})], ...facts })

/** Returns the comparison in which the first of these gates is primary. */
function compare(...gates: readonly GateResult[]) {
  const [primary] = gates
  const base = comparisonWith({ gates })
  return { ...base, verdict: { ...base.verdict, primary: primary?.gate.id ?? null } }
}

const start = (comparison: ReturnType<typeof compare>, cases: readonly CaseDetail[], show: 'full' | 'none' = 'full') =>
  buildStart({ ...NOTHING, comparison, context, cases }, show).flatMap((block) =>
    block.kind === 'list' ? block.items.map(plainText) : [],
  )
const NOTHING = { measured: { metrics: [], summaries: {}, primary_k: 5 }, findings: [], recommendations: [] }

describe('a loss on another gate than success names its cases', () => {
  const because = { reasons: [{ about: 'reported', text: 'it contradicts the handbook' } as const] }
  test.each<[string, GateResult, readonly string[]]>([
    [
      'a number, with the reason that the harness gives',
      gateOn(PRECISION, precision),
      ['a (.80 → .20): it contradicts the handbook', 'b (critical, .60 → .40)', 'And 3 more'],
    ],
    [
      'yes or no',
      gateOn(BINARY, { ...lost, worse_cases: { count: 1, better: 0, worst: worst(['a', 1, 0]) } }),
      ['a (yes → no): it contradicts the handbook'],
    ],
    [
      'yes or no in several tries',
      gateOn(BINARY, { ...lost, worse_cases: { count: 1, better: 0, worst: worst(['b', 1, 0.25]) } }),
      ['b (critical, 100 % → 25 %)'],
    ],
    [
      'a cost',
      gateOn(TOKENS, { ...lost, worse_cases: { count: 1, better: 0, worst: worst(['b', 800, 2400]) } }),
      ['b (critical, 800 → 2 400)'],
    ],
    [
      'two values that need more digits to differ',
      gateOn(PRECISION, { ...lost, worse_cases: { count: 1, better: 0, worst: worst(['b', 0.9512, 0.9499]) } }),
      ['b (critical, .951 → .950)'],
    ],
    [
      'a primary gate that cannot tell',
      gateOn(PRECISION, { worse_cases: { count: 1, better: 0, worst: worst(['b', 0.6, 0.4]) } }),
      ['b (critical, .60 → .40)'],
    ],
  ])('%s', (_, gate, items) => {
    const cases = [detail('a', { candidates: [makeSide(because)] }), detail('b', { critical: true })]
    expect(start(compare(gate), cases).map((text) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' '))).toEqual(items)
  })

  test.each<[string, GateResult, string]>([
    ['', gateOn(PRECISION, { ...lost, worse_cases: { ...worseOf, beyond: 3 } }), '3 of 60 cases fell by .05 or more'],
    ['in a relative margin', shareOf({ ...worseOf, beyond: 2 }), '2 of 60 cases fell by .08 or more'],
  ])('without those that lost less than the margin %s', (_, gate, text) => {
    const list = buildWorseList({ comparison: compare(gate), context, cases: [], details: 'ids' })
    expect(plainText(list?.lead ?? [])).toBe(`${text} in precision@5.`)
    expect(list?.left_out).toBe((gate.worse_cases?.beyond ?? 0) - 2)
  })

  test.each([
    [null, 'Start here · 5 of 60 cases are worse and 2 better in precision@5.'],
    ['tag:a', 'Start here · 5 of 60 cases are worse and 2 better in precision@5 (tag:a).'],
  ])('below their number, for a gate on %s', (where, text) => {
    const result = gateOn(PRECISION, precision)
    const gate = { ...result.gate, where }
    const [first] = buildStart({ ...NOTHING, comparison: compare({ ...result, gate }), context, cases: [] }, 'full')
    expect(first?.kind === 'paragraph' ? plainText(first.text) : first).toBe(text)
  })

  test('unless no case may be named', () => {
    const comparison = compare(gateOn(PRECISION, precision))
    expect(start(comparison, [], 'none')).toEqual([])
    const list = buildWorseList({ comparison, context, cases: [], details: 'none' })
    expect(list?.items).toEqual([])
    expect(plainText(list?.lead ?? [])).toBe('5 of 60 cases are worse and 2 better in precision@5.')
  })
})

describe('the gate whose cases come first is', () => {
  const guardrail = gateOn(PRECISION, precision)
  test.each<[string, readonly GateResult[], string | undefined]>([
    ['the guardrail that fails, if success held', [gateOn(SUCCESS, { verdict: 'unchanged' }), guardrail], PRECISION.id],
    ['none if success fails, whose cases broke', [gateOn(SUCCESS, lost), guardrail], undefined],
    ['none if success cannot tell and nothing fails', [gateOn(SUCCESS), gateOn(TOKENS)], undefined],
    [
      'not a guardrail that cannot tell',
      [gateOn(SUCCESS), gateOn(PRECISION, { ...precision, verdict: 'inconclusive', failed: false })],
      undefined,
    ],
  ])('%s', (_, gates, id) => {
    expect(findGateToOpen(compare(...gates))?.metric.id).toBe(id)
  })
})

test('a worse case that passes does not count as one that fails as before', () => {
  const passed = { trial: 0, latency: null, cost: null }
  const sideOf = (isPassed: boolean | null) => ({ ...makeSide({}), trials: [{ ...passed, passed: isPassed }] })
  const cases = [
    detail('a', { candidates: [sideOf(true)] }),
    detail('b', { candidates: [sideOf(null)] }),
    detail('c', { candidates: [sideOf(false)] }),
  ]
  const lists = writeErrors({ comparison: compare(gateOn(PRECISION, precision)), context, cases, details: 'ids' })
  const shown = lists.map((list) => (list.kind === 'flips' ? [plainText(list.lead), list.items.length] : []))
  expect(shown).toEqual([
    ['5 of 60 cases are worse and 2 better in precision@5.', 2],
    ['1 case fails as before.', 1],
  ])
})
