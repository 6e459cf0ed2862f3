import { expect, test } from 'vitest'
import { CONFIRMATION_STRICTNESS } from '../../../src/compare/nights/join-comparisons.js'
import { normalQuantile, normalUpperTail } from '../../../src/stats/distributions/normal.js'

const ALPHA = 0.05
const NIGHTS = 365

/** The share of years in which a reference of a suite that never changes brings an issue, where scores of runs are normal. */
function shareOfYears(gates: number, strictness: number): number {
  // The difference of two runs that vary by 1 varies by √2. Holm lets the worst gate pass at alpha over their number.
  const [first, fresh] = [ALPHA / gates, ALPHA / strictness].map((level) => -Math.SQRT2 * normalQuantile(level / 2))
  if (first === undefined || fresh === undefined) throw new Error('two levels')
  const step = 0.05
  let share = 0
  for (let luck = -6; luck < 8; luck += step) {
    const night = normalUpperTail(first - luck) * normalUpperTail(fresh - luck)
    const density = Math.exp(-(luck ** 2) / 2) / Math.sqrt(2 * Math.PI)
    share += step * density * (1 - (1 - night) ** NIGHTS)
  }
  return 1 - (1 - share) ** gates
}

test('a reference brings a false issue in at most 5 % of years, for suites of up to five gates', () => {
  const shares = [1, 3, 5].map((gates) => shareOfYears(gates, CONFIRMATION_STRICTNESS.reference).toFixed(3))
  expect(shares).toEqual(['0.020', '0.036', '0.046'])
  expect([1, 3, 5].map((gates) => shareOfYears(gates, 5).toFixed(3))).toEqual(['0.075', '0.127', '0.160'])
})
