import { describe, expect, test } from 'vitest'
import { distributeComponents, shareCosts } from '../../../src/metrics/tables/cost/component-cost.js'

const PRICE = { input: 3, output: 15 }

describe('what each component cost', () => {
  test('is by its own tokens, in the order of the types, and shared by cost', () => {
    const found = distributeComponents(
      [
        { type: 'RESPONSE', output_tokens: 1000 },
        { type: 'TOOL_SCHEMA', input_tokens: 400 },
        { type: 'TOOL_SCHEMA', input_tokens: 600 },
      ],
      PRICE,
    )
    expect(found.map(({ type, input_tokens, output_tokens }) => [type, input_tokens, output_tokens])).toEqual([
      ['TOOL_SCHEMA', 1000, 0],
      ['RESPONSE', 0, 1000],
    ])
    expect(found.map(({ cost_usd: cost }) => cost)).toEqual([
      expect.closeTo(0.003, 12) as number,
      expect.closeTo(0.015, 12) as number,
    ])
  })

  test.each([
    [{ ...PRICE, cached: 0.3 }, (600 * 3 + 400 * 0.3) / 1e6],
    [PRICE, 0.003],
    [{ ...PRICE, cached: 0 }, 0.003],
    [null, null],
  ])('cached tokens at the prices %j cost %j', (price, cost) => {
    const [only] = distributeComponents([{ type: 'CONTEXT', input_tokens: 1000, cached_tokens: 400 }], price)
    expect(only?.cost_usd).toEqual(cost === null ? null : (expect.closeTo(cost, 12) as number))
  })

  test('shares are of the whole cost, and there is none where a cost is unknown or the whole is 0', () => {
    expect(shareCosts([0.003, 0.015, 0.002]).map((share) => Number(share?.toFixed(12)))).toEqual([0.15, 0.75, 0.1])
    expect(shareCosts([0.003, null])).toEqual([null, null])
    expect(shareCosts([0, 0])).toEqual([null, null])
  })
})
