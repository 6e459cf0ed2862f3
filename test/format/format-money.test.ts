import { expect, test } from 'vitest'
import { formatMoney } from '../../src/format/format-number.js'

test.each([
  [0.14, {}, '$0.14'],
  [0, {}, '$0'],
  [0.00041, {}, '$0.00041'],
  [1234.5, {}, '$1\u202f234.50'],
  [-0.02, { signed: true, decimals: 2 }, '−$0.02'],
  [0.02, { signed: true, decimals: 2 }, '+$0.02'],
])('%d with %j is %s', (usd, options, text) => {
  expect(formatMoney(usd, options)).toBe(text)
})
