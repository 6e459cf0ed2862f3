import { expect, test } from 'vitest'
import { orderTrials } from '../../../src/measure/run/arm/make-trial.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import { seededRandom } from '../../../src/stats/random.js'
import { makeCase } from '../../store/runs/make-run.js'

const planTrials = (
  arms: readonly { readonly cases: readonly GoldenCase[]; readonly trials: number }[],
  seed: number,
) => orderTrials(arms, (arm) => [...Array(arms[arm]?.trials).keys()], seededRandom(`${seed}/order`))

const CASES = ['a', 'b', 'c', 'd', 'e'].map((id) => makeCase(id))
const planned = (arms: Parameters<typeof planTrials>[0], seed: number): string[] =>
  planTrials(arms, seed).map(({ arm, golden, trial }) => `${trial}${golden.id}${arm}`)

test('goes round by round, the arms of a case side by side, all in seeded random order', () => {
  const plan = planned(
    [
      { cases: CASES, trials: 2 },
      { cases: CASES, trials: 2 },
    ],
    1,
  )
  expect(plan.map(([trial]) => trial).join('')).toBe('00000000001111111111')
  const pairs = plan.flatMap((one, index) => (index % 2 === 0 ? [[one, plan[index + 1]]] : []))
  for (const [one, other] of pairs) expect(one?.slice(0, 2)).toBe(other?.slice(0, 2))
  expect(new Set(plan).size).toBe(20)
  expect(new Set(pairs.map(([one]) => one?.at(2)))).toEqual(new Set(['0', '1']))
  expect(plan.slice(0, 10)).not.toEqual(plan.slice(10).map((one) => one.replace(/^1/, '0')))
})

test('depends on the seed and not on the order of the cases', () => {
  const arm = { cases: CASES, trials: 1 }
  expect(planned([arm], 1)).toEqual(planned([{ ...arm, cases: [...CASES].reverse() }], 1))
  expect(planned([arm], 1)).not.toEqual(planned([arm], 2))
})

test('arms may have their own trials and cases', () => {
  const plan = planned(
    [
      { cases: CASES.slice(0, 1), trials: 1 },
      { cases: CASES.slice(0, 2), trials: 2 },
    ],
    1,
  )
  expect(plan.toSorted()).toEqual(['0a0', '0a1', '0b1', '1a1', '1b1'])
})

test.each([2, 3])('each of %i arms is first equally often, whatever the seed', (count) => {
  const cases = Array.from({ length: 30 }, (_, index) => makeCase(`case-${index}`))
  const arms = Array.from({ length: count }, () => ({ cases, trials: 1 }))
  const first = arms.map(() => 0)
  for (let seed = 1; seed <= 100; seed++)
    for (const [index, { arm }] of planTrials(arms, seed).entries())
      if (index % count === 0) first[arm] = (first[arm] ?? 0) + 1
  // With 3,000 draws, four standard errors of a share are at most 3.7 points.
  for (const times of first) expect(Math.abs(times / 3000 - 1 / count)).toBeLessThan(0.037)
})
