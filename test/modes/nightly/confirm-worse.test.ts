import { describe, expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { FailOn } from '../../../src/model/result/verdict.js'
import { plainText } from '../../../src/model/result/report.js'
import { decideVerdict, writeNightHeadline } from '../../../src/modes/nightly/confirm-worse.js'
import { comparisonWith, gateOn, PRECISION, SUCCESS, TOKENS } from '../../report/sections/facts.js'

const FELL = gateOn(SUCCESS, { verdict: 'regressed', failed: true, baseline: 0.93, candidate: 0.8, delta: -0.13 })
const REGRESSED = { word: 'regressed', because: 'gate', exit_code: 1, passed: false, primary: 'success' } as const
const UNCONFIRMED = { kind: 'unconfirmed', reason: 'a fresh run of 60 cases does not show it again' } as const

const settle = (gates: readonly GateResult[], failOn: FailOn = 'regression') =>
  decideVerdict(comparisonWith({ gates, verdict: REGRESSED }), {
    ...{ tonight: UNCONFIRMED, outcome: 'unconfirmed', failOn },
  })

describe('an unconfirmed night', () => {
  test('cannot tell, and passes', () => {
    expect(settle([FELL])).toMatchObject({ word: 'inconclusive', exit_code: 0, passed: true })
    expect(settle([FELL], 'inconclusive')).toMatchObject({ exit_code: 2, passed: false })
  })

  test.each([
    ['fail', 'regression', 2],
    ['fail', 'inconclusive', 2],
    ['fail', 'never', 0],
    ['warn', 'regression', 0],
  ] as const)('with an invalid gate of severity %s and fail-on %s exits with %i', (severity, failOn, exit_code) => {
    const unmeasured = gateOn(PRECISION, { verdict: 'invalid' })
    const gates = [FELL, { ...unmeasured, gate: { ...unmeasured.gate, severity } }]
    expect(settle(gates, failOn)).toMatchObject({ word: 'inconclusive', exit_code, passed: exit_code === 0 })
  })

  test.each([
    [[PRECISION], ' · precision@5 could not be measured'],
    [[PRECISION, TOKENS], ' · 2 other gates could not be measured'],
    [[], ''],
  ])('names the gates that could not be measured', (metrics, end) => {
    const gates = [FELL, ...metrics.map((metric) => gateOn(metric, { verdict: 'invalid' }))]
    const comparison = comparisonWith({ gates, verdict: REGRESSED })
    const headline = writeNightHeadline(UNCONFIRMED, {
      ...{ first: { against: 'night' as const, comparison }, known: new Set<string>() },
    })
    expect(plainText(headline ?? []).replaceAll('\u202f', ' ')).toBe(
      `❓ Cannot tell: success fell from 93 % to 80 %, in one measurement only${end}`,
    )
  })
})
