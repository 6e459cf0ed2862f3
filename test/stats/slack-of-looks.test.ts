import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalUpperTail } from '../../src/stats/distributions/normal.js'
import { studentTQuantile } from '../../src/stats/distributions/student-t.js'
import { heightOfSlack, slack } from '../../src/stats/looks.js'

const spread = (variance: number, step: number, df: number | null = null) => ({ variance, step, df })

describe('slack', () => {
  test('is the Clopper–Pearson bound for no loss if nothing differs', () => {
    // To first order, 1 − α^(1/n) is −ln α / n.
    expect(slack(1.6448536269514722, spread(0, 1 / 60))).toBeCloseTo(-Math.log(0.05) / 60, 12)
  })

  test('is z standard errors without a step, or that many of t with degrees of freedom', () => {
    expect(slack(1.96, spread(0.0004, 0))).toBeCloseTo(0.0392, 12)
    const t = studentTQuantile(1 - normalUpperTail(1.96), 9)
    expect(slack(1.96, spread(0.0004, 0, 9))).toBeCloseTo(t * 0.02, 10)
  })

  test('is inverted by its height, for any height from 0 to 8', () => {
    const variances = fc.double({ min: 1e-6, max: 1, noNaN: true })
    const steps = fc.double({ min: 0, max: 1, noNaN: true })
    const heights = fc.double({ min: 0, max: 8, noNaN: true })
    fc.assert(
      fc.property(variances, steps, heights, (variance, step, height) => {
        const own = spread(variance, step)
        expect(heightOfSlack(slack(height, own), own)).toBeCloseTo(height, 6)
        const student = spread(variance, 0, 20)
        expect(heightOfSlack(slack(height, student), student)).toBeCloseTo(height, 4)
      }),
    )
  })

  test('has a height without a step, or without a variance', () => {
    expect(heightOfSlack(0.0392, spread(0.0004, 0))).toBeCloseTo(1.96, 8)
    expect(heightOfSlack(-Math.log(0.05) / 60, spread(0, 1 / 60))).toBeCloseTo(1.6448536269514722, 8)
  })

  test('has no height below 0, and none if nothing varies', () => {
    expect(heightOfSlack(0, spread(0.01, 0.1))).toBe(0)
    expect(heightOfSlack(0, spread(0, 0))).toBe(0)
    expect(heightOfSlack(0.01, spread(0, 0))).toBe(Infinity)
    expect(heightOfSlack(0.01, spread(0, 0, 9))).toBe(Infinity)
  })
})
