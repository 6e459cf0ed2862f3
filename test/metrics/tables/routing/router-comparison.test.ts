import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToHundred } from '../../../../src/metrics/tables/routing/router-comparison.js'
import { makeReply } from '../../make-trial.js'
import { type Asked, tableOf, times } from '../table-of.js'

const SPANS = { expected_spans: [{ path: 'a.ts' }] }

function routed(
  tiers: readonly string[],
  { finds = true, cost_usd }: { finds?: boolean; cost_usd?: number } = {},
): Asked {
  const spans = [{ path: finds ? 'a.ts' : 'x.ts' }]
  const attempts = tiers.map((route_tier) => ({ route_tier }))
  return [SPANS, makeReply({ attempts, spans, ...(cost_usd !== undefined && { cost_usd }) })]
}

const MAIN = [
  ...times(8, routed(['local'], { cost_usd: 0.01 })),
  ...times(1, routed(['local', 'api'], { cost_usd: 0.05 })),
  ...times(1, routed(['codex'], { cost_usd: 0.1 })),
]

describe('whole per cent', () => {
  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [16, 3, 1],
      [80, 15, 5],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('%j: %j', (counts, shares) => {
    expect(roundToHundred(counts)).toEqual(shares)
  })

  test('add up to 100 and differ by less than one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        fc.pre(total > 0)
        const shares = roundToHundred(counts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        shares.forEach((share, index) => {
          expect(Math.abs(share - (100 * (counts[index] ?? 0)) / total)).toBeLessThan(1)
        })
      }),
    )
  })
})

describe('the router comparison', () => {
  test('marks cheaper tiers that find less as routed too low', () => {
    const table = tableOf('router-comparison', {
      main: MAIN,
      'this PR': [
        ...times(8, routed(['local'], { cost_usd: 0.01 })),
        ...times(2, routed(['local'], { cost_usd: 0.01, finds: false })),
      ],
    })
    expect(table?.columns).toEqual([
      { title: 'arm', format: 'text' },
      { title: 'answered by local / api / codex, %', format: 'text' },
      { title: 'escalation rate', format: 'share' },
      { title: 'success', format: 'share' },
      { title: 'precision@5', format: 'ratio' },
      { title: 'recall@5', format: 'ratio' },
      { title: 'cost per query', format: 'usd' },
    ])
    expect(table?.rows).toEqual([
      ['main', '80 / 10 / 10', 0.1, 1, expect.closeTo(0.2, 12), 1, expect.closeTo(0.023, 12)],
      [
        'this PR',
        '100 / 0 / 0',
        0,
        { value: 0.8, mark: 'poor' },
        { value: expect.closeTo(0.16, 12) as number, mark: 'poor' },
        { value: 0.8, mark: 'poor' },
        expect.closeTo(0.01, 12),
      ],
    ])
    expect(table?.notes).toEqual([
      'Point figures without a test: "fell" means by at least the metric’s default margin.',
      'this PR: cheaper tiers answer more often, and success, precision@5, recall@5 fell. Is it routed too low?',
    ])
  })

  test('marks cheaper tiers that find as much as cheaper', () => {
    const table = tableOf('router-comparison', { main: MAIN, lean: times(10, routed(['local'], { cost_usd: 0.01 })) })
    expect(table?.rows[1]?.at(-1)).toEqual({ value: expect.closeTo(0.01, 12) as number, mark: 'good' })
    expect(table?.notes[1]).toBe('lean: cheaper, and neither success, precision nor recall fell.')
  })

  test('does not call a drop with more expensive tiers under-routing, nor a partly known cost cheaper', () => {
    const table = tableOf('router-comparison', {
      main: MAIN,
      dear: times(10, routed(['codex'], { finds: false })),
      odd: [...times(9, routed(['local'])), routed(['local'], { cost_usd: 0 })],
    })
    expect(table?.rows.flat().filter((cell) => typeof cell === 'object' && cell !== null)).toEqual([])
    expect(table?.notes).toHaveLength(1)
  })

  test('has no spread for an arm without tiers, and ignores unknown tiers', () => {
    const table = tableOf('router-comparison', {
      main: times(5, routed(['mine'])),
      'this PR': times(5, [SPANS, makeReply({ spans: [] })]),
    })
    expect(table?.rows).toEqual([
      ['main', '100', 0, 1, expect.closeTo(0.2, 12), 1],
      ['this PR', null, null, 0, 0, 0],
    ])
    expect(table?.notes).toHaveLength(1)
  })

  test('is absent for a single arm, and if no arm reports a tier', () => {
    expect(tableOf('router-comparison', { main: MAIN })).toBeNull()
    expect(tableOf('router-comparison', { main: [[SPANS, makeReply()]], 'this PR': [[SPANS, makeReply()]] })).toBeNull()
  })
})
