import { expect, test } from 'vitest'
import { countFalseIssues } from '../../scripts/soak/false-issues.js'
import { sleepNights } from '../../scripts/soak/sleep-nights.js'
import { poissonInterval } from '../../scripts/soak/still-suites.js'

test('a few nights of the soak keep every promise', { timeout: 120_000 }, async () => {
  const told: string[] = []
  const soak = await sleepNights(3, 8, (line) => told.push(line))
  expect(soak.breaches).toEqual([])
  expect([soak.worse > 0, soak.opened > 0, soak.refused > 0]).toEqual([true, true, true])
  expect(told).toHaveLength(soak.attempts)
})

test('a year without a change has nights that look worse, and issues are counted with their interval', () => {
  const suite = { cases: 20, trials: 1, pass_rate: 0.7, flaky: 1, gates: 1, has_reference: false }
  const { issues, alarms } = countFalseIssues(suite, { seed: 'a', years: 1 })
  expect(alarms).toBeGreaterThan(0)
  expect(issues).toBeLessThan(alarms)
  expect(poissonInterval(10).map((end) => end.toFixed(3))).toEqual(['4.795', '18.390'])
  expect(poissonInterval(0).map((end) => end.toFixed(3))).toEqual(['0.000', '3.689'])
})
