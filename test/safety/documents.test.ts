import { expect, test } from 'vitest'
import { PAYLOADS } from '../fixtures/payloads.js'
import { expectText } from './expect-text.js'
import { briefReport } from './hostile-report.js'

test('there are a hundred payloads and more', () => {
  expect(new Set(PAYLOADS.map(([, text]) => text)).size).toBeGreaterThan(150)
})

// test/browser/payloads.test.ts tests all texts with a whole report, which takes longer.
test('every format shows the text of others as text, whatever it holds', () => {
  expectText(briefReport, { step: 8 })
})
