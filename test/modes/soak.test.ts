import { expect, test } from 'vitest'
import { rateInterval } from '../../scripts/soak/rate-interval.js'
import { sleepNights } from '../../scripts/soak/sleep-nights.js'
import { sleepYears } from '../../scripts/soak/sleep-years.js'
import { tellYears } from '../../scripts/soak/tell-years.js'

test('a few nights of the soak keep every promise', async () => {
  const told: string[] = []
  const soak = await sleepNights(3, 8, (line) => told.push(line))
  expect(soak.breaches).toEqual([])
  expect([soak.worse > 0, soak.opened > 0, soak.refused > 0]).toEqual([true, true, true])
  expect(told).toHaveLength(soak.attempts)
})

const SUITE = { cases: 20, trials: 1, pass_rate: 0.7, flaky: 1, gates: 1 }

test('a year without a change has nights that look worse, and a year with a drop finds it', () => {
  const plan = { suite: SUITE, has_reference: true, seed: 'a', years: 1 }
  const [still] = sleepYears({ ...plan, drop: null })
  expect(still?.alarms).toBeGreaterThan(0)
  expect(still?.issues).toBeLessThan(still?.alarms ?? 0)
  const [dropped] = sleepYears({ ...plan, drop: { lost: 0.65, from: 30, nights: 20 } })
  expect(dropped?.found).toBeGreaterThan(1)
  expect(dropped?.found).toBeLessThan(30)
})

test('the soak fails if false issues may exceed one a year, or a large drop is not found', () => {
  const plan = { suite: SUITE, has_reference: true, seed: 'a', years: 10 }
  const still = (...issues: readonly number[]) => ({
    plan: { ...plan, drop: null },
    years: issues.map((count) => ({ issues: count, alarms: 5, drifts: 0, red: 2, found: null })),
  })
  const drop = (...found: readonly (number | null)[]) => ({
    plan: { ...plan, drop: { lost: 0.1, from: 30, nights: 60 } },
    years: found.map((night) => ({ issues: 0, alarms: 9, drifts: 1, red: 2, found: night })),
  })
  expect(tellYears([still(0, 0, 0, 0, 1, 0, 0, 0, 0, 0), drop(70, 40)])).toEqual({
    lines: [
      '\nSuites that never change, with a reference: false issues a year, the most in one, nights a year that looked worse at first, and red nights a year',
      '20 cases × 1, 100 % flaky around 70 %, 1 gates                 0.10      1    5.0    2.0',
      '0.10 false issues a year with a reference (95 % interval 0.00 to 0.56, 10 years, 0 with more than 1 and 0 that told a drift)',
      '\nDrops in 20 cases × 1, 100 % flaky around 70 %, 1 gates: years that found them, and nights until then in a typical year',
      '10 points over 60 nights, with a reference                      2/2     40',
    ],
    isBroken: false,
  })
  const { lines, isBroken } = tellYears([still(1, 1, 0, 1, 0, 1, 1, 0, 1, 1), drop(null, 40)])
  expect(isBroken).toBe(true)
  expect(lines.filter((line) => line.startsWith('BROKEN'))).toEqual([
    'BROKEN: at most 1 false issue a suite-year is not shown with a reference',
    'BROKEN: a drop of 10 points over 60 nights, with a reference, was found in 1 of 2 years',
  ])
})

test.each([
  [new Array<number>(10).fill(1), ['0.4795', '1.8390']],
  [new Array<number>(10).fill(0), ['0.0000', '0.3689']],
  // Ten issues caused by one lucky reference are one piece of evidence, not ten.
  [
    [10, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ['0.0253', '5.5716'],
  ],
])('%j issues a year are reported with their interval', (counts, interval) => {
  expect(rateInterval(counts).map((end) => end.toFixed(4))).toEqual(interval)
})
