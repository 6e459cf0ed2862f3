import { expect, test } from 'vitest'
import { PAYLOADS } from '../fixtures/payloads.js'
import { expectText } from './expect-text.js'
import { briefReport } from './hostile-report.js'

test('there are at least a hundred payloads', () => {
  expect(new Set(PAYLOADS.map(([, text]) => text)).size).toBeGreaterThan(150)
})

// test/browser/payloads.test.ts tests all texts with a whole report, which takes longer.
test('every format shows untrusted text as text, whatever it contains', () => {
  expectText(briefReport, { step: 8 })
})
