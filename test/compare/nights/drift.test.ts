import { describe, expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { HistoryRow, NightRecord } from '../../../src/model/run/history.js'
import { findDrift, addDrift, noDrift, recordNight } from '../../../src/compare/nights/drift.js'
import { type NightRow, mergeHistories } from '../../../src/compare/nights/history.js'
import { findRegressions } from '../../../src/compare/nights/join-comparisons.js'
import { seededRandom } from '../../../src/stats/random.js'
import { describeForTitle } from '../../../src/report/words/regression-words.js'
import { comparisonWith, gateOn, SUCCESS, TOKENS } from '../../report/sections/facts.js'
import { type Episode, nameRegression, readRegressionId, type Tonight } from '../../../src/model/result/night.js'

const REFERENCE = { run_id: 'pinned', at: '2026-01-01T00:00:00Z', cases: 'same' }
const GOOD: Tonight = { kind: 'good', suspect: [] }
/** Twenty nights around the first level, and then a decline, in points. */
const CALM = [1, -1, 0.5, 0, -0.5, 1.5, -1.5, 0.2, -0.2, 0.8, -0.8, 0.4, -0.4, 1.2, -1.2, 0.6, -0.6, 0.1, -0.1, 0.3]
const FALLING = [-1, -2, -2.5, -3, -3.5, -3.2, -4, -4.4, -4.2, -5]

interface Night extends Partial<NightRecord> {
  readonly points: number
  readonly at?: string
  readonly reference?: string
  readonly cases?: string
  /** The number of this night among those compared with the reference. */
  readonly number?: number
}

function rowsOf(nights: readonly Night[]): readonly NightRow[] {
  return nights.map(({ points, at, reference = 'pinned', cases = 'same', number, ...night }, index) => ({
    ...{ run: index + 1, attempt: 1, mode: 'nightly', run_id: `r${index}`, variant: 'default', known: 1 },
    ...{ commit: null, branch: 'main', values: {} },
    at: at ?? new Date(Date.parse('2026-02-01T03:00:00Z') + index * 86_400_000).toISOString(),
    night: {
      ...{ outcome: 'good', base_run: 1, worse: {}, suspect: [], beats: null, has_issue: null, ...night },
      beside_reference: {
        ...{ ...REFERENCE, run_id: reference, cases, deltas: { success: points / 100 } },
        ...(number !== undefined && { night: number }),
      },
    },
  }))
}

function drift(
  nights: readonly Night[],
  {
    ongoing = null,
    tonight = GOOD,
    gate = gateOn(SUCCESS, { baseline: 0.9, verdict: 'unchanged', failed: false }),
    more = [],
  }: {
    readonly ongoing?: Episode | null
    readonly tonight?: Tonight
    readonly gate?: GateResult
    readonly more?: readonly GateResult[]
  } = {},
) {
  const rows = rowsOf(nights)
  const own = rows.at(-1)
  const beside = own?.night.beside_reference
  if (own === undefined || beside === undefined) throw new Error('no night')
  const deltas = { ...beside.deltas, ...Object.fromEntries(more.map((one) => [one.gate.id, 0])) }
  const comparison = comparisonWith({ gates: [{ ...gate, delta: beside.deltas['success'] ?? 0 }, ...more] })
  const found = findDrift({
    ...{ rows: rows.slice(0, -1), comparison, beside: { ...beside, deltas }, at: own.at, ongoing, tonight },
  })
  return found.regressions.map(({ id, margins, ...one }) => [
    id,
    describeForTitle({ id, margins, ...one }).replaceAll('\u202f', ' '),
    margins === null ? null : Number(margins.toFixed(2)),
    found.by?.replaceAll('\u202f', ' '),
  ])
}

const as = (points: readonly number[], facts: Partial<Night> = {}): readonly Night[] =>
  points.map((one) => ({ points: one, ...facts }))
const from = (first: number, points: readonly number[]): readonly Night[] =>
  points.map((one, at) => ({ points: one, number: first + at }))
const ongoing = (worst: Episode['worst']): Episode => ({
  ...{ since_run: 1, since_at: '2026-02-01', base_run: 1, worst, clean: {}, is_accepted: false },
})
const marginOf = (value: number): GateResult => {
  const { gate, ...result } = gateOn(SUCCESS, { baseline: 0.9, verdict: 'unchanged' })
  return { ...result, gate: { ...gate, margin: { kind: 'absolute', value } } }
}
const FOUND = [
  'success (drift)',
  'success fell from 90 % to 86.1 % over 30 nights',
  0.78,
  '30 nights taken together (p < .001)',
]

const FALLEN = [
  'success (drift)',
  'success fell from 90 % to 86.1 % over 40 nights',
  0.78,
  '40 nights taken together (p < .001)',
]

describe('findDrift', () => {
  test.each<[string, readonly Night[], Parameters<typeof drift>[1], readonly unknown[]]>([
    ['reports a slow fall', as([...CALM, ...FALLING]), {}, [FOUND]],
    ['is silent while nothing changes', as([...CALM, ...CALM]), {}, []],
    ['does not report a rise', as([...CALM, ...FALLING.map((points) => -points)]), {}, []],
    ['is silent below half of a margin', as([...CALM, ...FALLING].map((points) => points / 2)), {}, []],
    ['is silent on a first night', as([-9]), {}, []],
    [
      'ranks again if the cases change, and keeps what it has won',
      [...as([...CALM, ...FALLING]), ...as([-5, -5.2], { cases: 'edited' })],
      {},
      [
        [
          'success (drift)',
          'success fell from 90 % to 85.6 % over 32 nights',
          0.89,
          '32 nights taken together (p < .001)',
        ],
      ],
    ],
    [
      'uses only nights compared with this reference',
      [...as([...CALM, ...FALLING.slice(0, -1)], { reference: 'old' }), ...as([-5])],
      {},
      [],
    ],
    [
      'leaves out nights in which the gate was reported as worse',
      [...as(CALM), ...as(FALLING, { outcome: 'regressed', worse: { success: 1 } }), ...as([0, 0.5])],
      {},
      [],
    ],
    [
      'leaves out those in which it was worse than the reference',
      [...as(CALM), ...as(FALLING, { outcome: 'regressed', worse: { 'success (reference)': 1 } }), ...as([0, 0.5])],
      {},
      [],
    ],
    [
      'but not those in which it had drifted',
      [...as(CALM), ...as(FALLING, { outcome: 'regressed', worse: { 'success (drift)': 1 } })],
      {},
      [FOUND],
    ],
    [
      'starts over after the night whose level was accepted',
      [...as([3]), ...as([3], { outcome: 'accepted', worse: { 'success (drift)': 1 } }), ...as([...CALM, ...FALLING])],
      {},
      [FOUND],
    ],
    [
      'starts over if the level was accepted',
      [
        ...as([...CALM, ...FALLING]),
        ...as([-5], { outcome: 'accepted', worse: { 'success (drift)': 1 } }),
        ...as([-5, -4.8, -5.1, -4.9]),
      ],
      {},
      [],
    ],
    [
      'but not where another gate was',
      [...as(CALM), ...as([0], { outcome: 'accepted', worse: { mrr: 1 } }), ...as(FALLING)],
      {},
      [
        [
          'success (drift)',
          'success fell from 90 % to 86.1 % over 31 nights',
          0.78,
          '31 nights taken together (p < .001)',
        ],
      ],
    ],
    [
      'tells a fall of half a margin, and no less',
      as([...CALM, -5, -10, -15, ...Array.from({ length: 7 }, () => -25)]),
      { gate: marginOf(0.5) },
      [
        [
          'success (drift)',
          'success fell from 90 % to 65 % over 30 nights',
          0.5,
          '30 nights taken together (p < .001)',
        ],
      ],
    ],
    [
      'and what stands down to a quarter of it',
      as([...CALM, -5, -10, -15, ...Array.from({ length: 7 }, () => -25)]),
      { gate: marginOf(1), ongoing: ongoing({ 'success (drift)': 1 }) },
      [
        [
          'success (drift)',
          'success fell from 90 % to 65 % over 30 nights',
          0.25,
          '30 nights taken together (p < .001)',
        ],
      ],
    ],
    [
      'tells what stands of all nights where one that it bet on is forgotten',
      from(337, [...CALM.slice(0, 10), ...CALM, ...FALLING]),
      { ongoing: ongoing({ 'success (drift)': 1 }) },
      [[...FALLEN.slice(0, 3), '40 nights taken together']],
    ],
    ['bets again after 365 nights', from(336, [...CALM, ...FALLING, -5]), {}, []],
    ['ranks among the 30 nights before these', from(336, [...CALM.slice(0, 10), ...CALM, ...FALLING]), {}, [FALLEN]],
    ['proves nothing where one of them is forgotten', from(337, [...CALM.slice(0, 10), ...CALM, ...FALLING]), {}, []],
    [
      'does not report a drift twice',
      as([...CALM, ...FALLING]),
      { ongoing: ongoing({ 'success (reference)': 1 }) },
      [],
    ],
    [
      'goes on while it stands, though nothing proves it any more',
      [...as([0, 0.1, 0.2, 0, 0.1, 0.2]), ...as([2, 2.1, -2, -2, -2, 3, -2, -2, -2])],
      { ongoing: ongoing({ 'success (drift)': 1 }) },
      [['success (drift)', 'success fell from 90.4 % to 88.7 % over 15 nights', 0.33, '15 nights taken together']],
    ],
    [
      'ends when the level is back',
      [...as([...CALM, ...FALLING]), ...as([0, 0.5, -0.5, 0.2, -0.3, 0.4, 0])],
      { ongoing: ongoing({ 'success (drift)': 1 }) },
      [],
    ],
    [
      'shares the error rate among the gates',
      as([...CALM.slice(0, 12), -4, -4.5, -5, -5.5]),
      {},
      [
        [
          'success (drift)',
          'success fell from 90 % to 87.3 % over 16 nights',
          0.53,
          '16 nights taken together (p = .031)',
        ],
      ],
    ],
  ])('%s', (_, nights, facts, expected) => {
    expect(drift(nights, facts)).toEqual(expected)
  })

  describe('in a second year, after the history has dropped the first,', () => {
    const look = (rows: readonly HistoryRow[], margin = 0.05) => {
      const own = rows.at(-1)
      const beside = own?.night?.beside_reference
      if (own === undefined || beside === undefined) throw new Error('no night')
      const { gate, ...result } = gateOn(SUCCESS, { baseline: 0.9, delta: beside.deltas['success'] ?? 0 })
      const kept = { ...result, gate: { ...gate, margin: { kind: 'absolute' as const, value: margin } } }
      const facts = { comparison: comparisonWith({ gates: [kept] }), beside, at: own.at, ongoing: null, tonight: GOOD }
      return findDrift({ ...facts, rows: rows.slice(0, -1) }).by
    }
    const draw = (seed: string, levelOf: (night: number) => number) => {
      const random = seededRandom(seed)
      return rowsOf(
        from(
          1,
          Array.from({ length: 2 * 365 }, (_, night) => levelOf(night) + random()),
        ),
      )
    }

    test('finds the same as with the whole history', () => {
      const rows = draw('falling', (night) => -Math.max(0, night - 365) / 20)
      const nights = [500, 600, 700, 729]
      const told = nights.map((night) => look(mergeHistories([rows.slice(0, night)])))
      expect(told).toEqual(nights.map((night) => look(rows.slice(0, night))))
      expect(told.at(-1)).toContain('394 nights taken together')
    })

    test('reports a drift in at most one of 20 suites that never change', () => {
      const told = Array.from({ length: 40 }, (_, suite) => {
        const rows = draw(`still ${suite}`, () => 0)
        const nights = Array.from({ length: 52 }, (_week, at) => 366 + 7 * at)
        return nights.some((night) => look(mergeHistories([rows.slice(0, night)]), 1e-6) !== null)
      })
      expect(told.filter(Boolean).length).toBeLessThanOrEqual(2)
    })
  })

  test('requires more of each gate if there are more of them', () => {
    const nights = as([...CALM.slice(0, 12), -4, -4.5, -5, -5.5])
    const more = ['mrr', 'recall', 'ndcg'].map((id) => gateOn({ ...SUCCESS, id }, { baseline: 0.9, delta: 0 }))
    expect(drift(nights, { more })).toEqual([])
  })

  test('measures a rise of tokens as a share', () => {
    const tokens = gateOn(TOKENS, { baseline: 900, verdict: 'unchanged', failed: false })
    const gate = { ...tokens, gate: { ...tokens.gate, id: 'success' } }
    const nights = as([...CALM, ...FALLING.map((points) => points * 4)])
    expect(drift(nights, { gate })[0]?.slice(0, 3)).toEqual([
      'success (drift)',
      'tokens per query rose by 17 % over 30 nights',
      1.69,
    ])
  })

  test('measures a rise of a lower-is-better metric in its own unit', () => {
    const gate = gateOn({ ...SUCCESS, direction: 'lower', title: 'errors' }, { baseline: 0.1, verdict: 'unchanged' })
    expect(drift(as([...CALM, ...FALLING]), { gate })[0]?.[1]).toBe('errors rose from 10 % to 13.9 % over 30 nights')
  })

  test('states what drifted from the reference: a gate, and its first and current level', () => {
    const levels = (gate: GateResult) => {
      const rows = rowsOf(as([...CALM, ...FALLING]))
      const own = rows.at(-1)
      const beside = own?.night.beside_reference
      if (own === undefined || beside === undefined) throw new Error('no night')
      const notes = { ...own, night: { ...own.night, beside_reference: { ...beside, deltas: {} } } }
      const noNight = { ...own, night: undefined } as unknown as HistoryRow
      const alone = { ...own, night: { ...own.night, beside_reference: undefined } } as unknown as HistoryRow
      // Rows of other runs, and nights that recorded nothing about the gate, do not count as its nights.
      const earlier = [noNight, ...rows.slice(0, 5), alone, notes, ...rows.slice(5, -1)]
      const facts = { comparison: comparisonWith({ gates: [gate] }), beside, at: own.at }
      return findDrift({ ...facts, rows: earlier, ongoing: null, tonight: GOOD }).regressions
    }
    const success = gateOn(SUCCESS, { baseline: 0.9, candidate: 0.85, delta: -0.05 })
    expect(levels(success)).toMatchObject([
      { against: 'reference', of: { kind: 'gate', id: 'success' }, drift: { nights: 30, tonight: success } },
    ])
    const [fallen] = levels(success)
    expect(fallen?.result?.baseline).toBeCloseTo(0.9, 12)
    expect(fallen?.result?.candidate).toBeCloseTo(0.861, 3)
    const tokens = gateOn(TOKENS, { baseline: 900, candidate: 940, delta: -0.04 })
    const margin = { kind: 'relative', value: 0.05 } as const
    const [risen] = levels({ ...tokens, gate: { ...tokens.gate, id: 'success', margin } })
    expect(risen?.result).toMatchObject({ baseline: 900, candidate: 940 })
  })

  test('ignores a gate that is worse tonight anyway, and joins open ones', () => {
    const worse = gateOn(SUCCESS, { verdict: 'regressed', failed: true, baseline: 0.9, candidate: 0.8, delta: -0.1 })
    const regressions = findRegressions(comparisonWith({ gates: [worse] }), 'night')
    const tonight: Tonight = { kind: 'regressed', regressions }
    expect(drift(as([...CALM, ...FALLING]), { tonight })).toEqual([])
    const other = {
      by: '30 nights',
      regressions: regressions.map((one) => ({ ...one, id: nameRegression('mrr', 'drift') })),
    }
    const joined = (night: Tonight) => {
      const after = addDrift(night, other)
      return after.kind === 'regressed' ? after.regressions.map(({ id }) => id) : after.kind
    }
    expect([tonight, GOOD, { kind: 'unconfirmed', reason: '' } as const].map(joined)).toEqual([
      ['success', 'mrr (drift)'],
      ['mrr (drift)'],
      ['mrr (drift)'],
    ])
    expect(addDrift(GOOD, { regressions: [] })).toBe(GOOD)
    expect(joined({ kind: 'invalid', reason: '' })).toBe('invalid')
    expect(joined({ kind: 'uncompared', reason: '' })).toBe('uncompared')
  })
})

describe('several gates', () => {
  const gate = (id: string) => gateOn({ ...SUCCESS, id }, { baseline: 0.9, verdict: 'unchanged', failed: false })
  /** Finds drifts from each gate's nights, in points; `measured` are the gates that tonight's comparison could measure. */
  function findAll(
    points: Readonly<Record<string, readonly number[]>>,
    {
      worst = {},
      measured = Object.keys(points),
      tonight = GOOD,
    }: Partial<{ worst: Episode['worst']; measured: string[]; tonight: Tonight }> = {},
  ) {
    const ids = Object.keys(points)
    const nights = rowsOf(as(points[ids[0] ?? ''] ?? [])).map((row, at) => {
      const deltas = Object.fromEntries(ids.map((id) => [id, (points[id]?.[at] ?? 0) / 100]))
      return { ...row, night: { ...row.night, beside_reference: { ...REFERENCE, deltas } } }
    })
    const own = nights.at(-1)
    if (own === undefined) throw new Error('no night')
    const all = own.night.beside_reference.deltas
    const deltas = Object.fromEntries(measured.map((id) => [id, all[id] ?? 0]))
    return findDrift({
      ...{ rows: nights.slice(0, -1), beside: { ...REFERENCE, deltas }, at: own.at, tonight },
      comparison: comparisonWith({ gates: ids.map((id) => ({ ...gate(id), delta: all[id] ?? null })) }),
      ongoing: Object.keys(worst).length === 0 ? null : ongoing(worst),
    })
  }
  const told = ({ regressions, ongoing: now, by }: ReturnType<typeof findDrift>) => ({
    found: regressions.map(({ id }) => id),
    ...now,
    by: by?.replaceAll('\u202f', ' ') ?? null,
  })
  const FALLS = [...CALM, ...FALLING]
  const STAYS = [...CALM, ...CALM.slice(0, 10)]
  const BY = '30 nights taken together (p < .001)'

  test.each<[string, Parameters<typeof findAll>, ReturnType<typeof told>]>([
    [
      'the gate that fell by most margins comes first',
      [{ success: FALLS, mrr: FALLS.map((one) => 1.5 * one), recall: STAYS }],
      { found: ['mrr (drift)', 'success (drift)'], good: [], unknown: [], by: BY },
    ],
    [
      'a gate that the suite no longer has is good, and one that is told as worse anyway is unknown',
      [
        { success: STAYS, mrr: FALLS },
        { worst: { 'success (drift)': 1, 'mrr (drift)': 1, 'gone (drift)': 1, success: 1 } },
      ],
      { found: ['mrr (drift)'], good: ['gone (drift)'], unknown: ['success (drift)'], by: BY },
    ],
    [
      'a gate that is back at its level is good',
      [{ success: STAYS }, { worst: { 'success (drift)': 1, 'mrr (reference)': 1 } }],
      { found: [], good: ['success (drift)'], unknown: [], by: null },
    ],
    [
      'a gate that could not be measured tonight is unknown',
      [
        { success: STAYS, mrr: STAYS },
        { worst: { 'success (drift)': 1, 'mrr (drift)': 1 }, measured: ['mrr'] },
      ],
      { found: [], good: ['mrr (drift)'], unknown: ['success (drift)'], by: null },
    ],
  ])('%s', (_, [points, facts], expected) => {
    expect(told(findAll(points, facts))).toEqual(expected)
  })

  test('a gate that is worse tonight is already reported, but no other gate is', () => {
    const worse = gateOn({ ...SUCCESS, id: 'mrr' }, { verdict: 'regressed', failed: true, baseline: 0.9, delta: -0.1 })
    const regressions = findRegressions(comparisonWith({ gates: [worse] }), 'night')
    const tonight: Tonight = { kind: 'regressed', regressions }
    expect(regressions.map(({ id }) => id)).toEqual(['mrr'])
    expect(told(findAll({ success: FALLS, mrr: FALLS }, { tonight })).found).toEqual(['success (drift)'])
    const ofCase = regressions.map((one) => ({ ...one, of: { ...one.of, kind: 'case' as const } }))
    expect(
      told(findAll({ success: FALLS, mrr: FALLS }, { tonight: { ...tonight, regressions: ofCase } })).found,
    ).toEqual(['success (drift)', 'mrr (drift)'])
  })

  test('all earlier drifts are unknown if nothing can be compared', () => {
    const known = ongoing({ 'success (drift)': 1, 'mrr (reference)': 2, recall: 1 })
    expect(noDrift(known)).toEqual({ regressions: [], by: null, ongoing: { good: [], unknown: ['success (drift)'] } })
    expect(noDrift(null).ongoing).toEqual({ good: [], unknown: [] })
  })
})

describe('recordNight', () => {
  const hash = (text: string): string => `sha256:${text.length.toString().padEnd(64, '0')}`
  const note = (comparison: PairComparison | null, rows: readonly NightRow[] = []) =>
    recordNight(comparison, { rows, hash })
  const limits = (own: Partial<GateResult['gate']>) => ({ gate: { ...gateOn(SUCCESS).gate, ...own } })
  const gates = [
    gateOn(SUCCESS, { baseline: 0.9, delta: -0.01, verdict: 'unchanged' }),
    gateOn({ ...SUCCESS, id: 'mrr' }, { baseline: 0.9, delta: 0.02, verdict: 'not-comparable' }),
    gateOn({ ...SUCCESS, id: 'of one side' }, { baseline: null, delta: 0.02, verdict: 'unchanged' }),
    gateOn({ ...SUCCESS, id: 'infinite' }, { baseline: 0.9, delta: null, verdict: 'unchanged' }),
    gateOn({ ...SUCCESS, id: '__proto__' }, { baseline: null, delta: null, verdict: 'invalid' }),
    { ...gateOn({ ...SUCCESS, id: 'only warns' }, { baseline: 0.9, delta: 0 }), ...limits({ severity: 'warn' }) },
    { ...gateOn({ ...SUCCESS, id: 'only has a bound' }, { baseline: 0.9, delta: 0 }), ...limits({ margin: null }) },
  ]

  test('keeps the measurements of fail gates, and the fingerprint of the cases', () => {
    const comparison = comparisonWith({ gates })
    const noted = note(comparison)
    expect(noted).toMatchObject({ run_id: comparison.baseline?.run_id, deltas: { success: -0.01 } })
    expect(Object.keys(noted?.deltas ?? {})).toEqual(['success'])
    const added = { ...comparison, cases: { ...comparison.cases, added: ['new'] } }
    expect(note(added)).toEqual(noted)
    const edited = { ...comparison, cases: { ...comparison.cases, edited: ['old'] } }
    expect(note(edited)?.cases).not.toBe(noted?.cases)
    expect(noted?.cases).toMatch(/^sha256:.{12}$/)
  })

  test.each<[string, readonly Night[], number]>([
    ['the first', [], 1],
    ['the first compared with another reference', as([1, 2], { reference: 'old' }), 1],
    ['of nights without a number', as([1, 2]), 3],
    ['of numbered ones', from(7, [1, 2]), 9],
    ['of numbered ones before some without', [...from(7, [1]), ...as([2, 3])], 10],
    ['of two histories, in one of which fewer were known', [...from(7, [1, 2]), ...from(2, [3])], 10],
  ])('counts the nights compared with the reference: %s', (_, nights, number) => {
    const comparison = comparisonWith({ gates })
    expect(
      note(
        { ...comparison, baseline: comparison.baseline && { ...comparison.baseline, run_id: 'pinned' } },
        rowsOf(nights),
      )?.night,
    ).toBe(number)
  })

  test('keeps nothing if there is no reference, or nothing can be compared', () => {
    const comparison = comparisonWith({ gates })
    expect(note(null)).toBeUndefined()
    expect(note({ ...comparison, baseline: null })).toBeUndefined()
    for (const word of ['invalid', 'not-comparable'] as const)
      expect(note({ ...comparison, verdict: { ...comparison.verdict, word } })).toBeUndefined()
  })
})

test.each([
  ['success', 'success', 'night', 'night'],
  ['success (reference)', 'success', 'reference', 'reference'],
  ['success (bound)', 'success', 'bound', 'night'],
  ['success (drift)', 'success', 'drift', 'reference'],
  ['case france (reference)', 'case france', 'reference', 'reference'],
])('an id names its subject: %s', (id, name, kind, against) => {
  expect(readRegressionId(id)).toEqual({ name, kind, against })
})
