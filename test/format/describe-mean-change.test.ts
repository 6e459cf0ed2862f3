import { expect, test } from 'vitest'
import { describeMeanChange, type Measured } from '../../src/format/format-measured.js'
import { COST, TOKENS } from '../report/sections/facts.js'

const tokens = (baseline: number | null, candidate: number | null): Measured => ({
  metric: TOKENS,
  row: 'log-ratio',
  baseline,
  candidate,
  delta: 0.2,
  interval: null,
})

test.each<[string, Measured, string]>([
  ['fewer tokens', tokens(1240, 1010), ', −230\u202ftokens'],
  ['a few tokens', tokens(12, 12.25), ', +0.3\u202ftokens'],
  ['no change', tokens(12, 12), ''],
  ['what was not measured', tokens(null, 12), ''],
  ['a change that is in tokens already', { ...tokens(12, 20), row: 'per-run' }, ''],
  ['what is not counted in tokens', { ...tokens(0.2, 0.3), metric: COST }, ''],
])('%s', (_, measured, text) => {
  expect(describeMeanChange(measured)).toBe(text)
})
