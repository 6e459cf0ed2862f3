import { describe, expect, test } from 'vitest'
import { chooseTrials, isWorse, type Failures, planProbe, weighCommits } from '../../src/stats/noisy-bisection.js'
import { seededRandom } from '../../src/stats/random.js'
import { bisectPlainly, makeHistory, searchHistory } from './simulated-histories.js'

const seen = (failed: number, asked: number): Failures => ({ failed, asked })
const [unknown, closed] = [seen(0, 0), { failed: 0, asked: 0, isClosed: true }]

describe('weighCommits', () => {
  test.each([
    // Without a probe between the ends nothing tells commits apart.
    { places: [seen(0, 1), unknown, seen(1, 1)], posterior: [0.5, 0.5] },
    { places: [seen(0, 1), seen(1, 1)], posterior: [1] },
    // B(½, 1½)·B(2½, ½) : B(1½, 1½)·B(1½, ½) = (π/2 · 3π/8) : (π/8 · π/2) = 3 : 1.
    { places: [seen(0, 1), seen(1, 1), seen(1, 1)], posterior: [0.75, 0.25] },
    { places: [seen(0, 1), seen(0, 1), seen(1, 1)], posterior: [0.25, 0.75] },
  ])('$places gives $posterior', ({ places, posterior }) => {
    const got = weighCommits(places)
    expect(got).toHaveLength(posterior.length)
    for (const [index, value] of posterior.entries()) expect(got[index]).toBeCloseTo(value, 12)
  })
})

/** The same by whole numbers: of the first trials with so many failures, (2f − 1)!!·(2(a − f) − 1)!!/(2ᵃ·a!). */
function weighExactly(places: readonly Failures[]): readonly number[] {
  const oddProduct = (n: number): bigint => {
    let product = 1n
    for (let odd = 1n; odd < 2 * n; odd += 2n) product *= odd
    return product
  }
  const choose = (n: number, k: number): bigint => {
    let ways = 1n
    for (let at = 0; at < k; at++) ways = (ways * BigInt(n - at)) / BigInt(at + 1)
    return ways
  }
  const [failed, asked] = [
    places.reduce((all, one) => all + one.failed, 0),
    places.reduce((all, one) => all + one.asked, 0),
  ]
  let [f, a] = [0, 0]
  const weights = places.slice(0, -1).map((place) => {
    ;[f, a] = [f + place.failed, a + place.asked]
    const bad = [oddProduct(f), oddProduct(a - f), oddProduct(failed - f), oddProduct(asked - a - (failed - f))]
    return bad.reduce((all, one) => all * one, choose(asked, a))
  })
  const sum = weights.reduce((all, one) => all + one, 0n)
  return weights.map((weight) => Number((weight * 10n ** 18n) / sum) / 1e18)
}

test.each([
  { places: [seen(1, 4), seen(2, 3), seen(3, 3)] },
  { places: [seen(0, 2), seen(1, 3), seen(1, 1), seen(2, 2)] },
  // Whose evidence is less than the least double, and differs by more than the largest.
  { places: [seen(1000, 2000), seen(1001, 2000), seen(1030, 2000)] },
  { places: [seen(0, 2000), seen(2000, 2000), seen(2000, 2000)] },
])('$places weigh what whole numbers say', ({ places }) => {
  for (const [index, value] of weighExactly(places).entries()) expect(weighCommits(places)[index]).toBeCloseTo(value, 9)
})

describe('planProbe', () => {
  const [good, bad] = [seen(0, 10), seen(10, 10)]
  test.each([
    { what: 'one commit is the answer', places: [good, bad], next: { kind: 'found', commits: [1], probability: 1 } },
    { what: 'the middle first', places: [good, unknown, unknown, unknown, bad], next: { kind: 'probe', place: 2 } },
    {
      what: 'beside a closed middle',
      places: [good, unknown, closed, unknown, bad],
      next: { kind: 'probe', place: 1 },
    },
    {
      what: 'nothing that is open parts the commits',
      places: [good, closed, closed, bad],
      next: { kind: 'found', commits: [1, 2, 3], probability: 1 },
    },
  ])('$what', ({ places, next }) => {
    const got = planProbe(places)
    expect(got).toEqual('probability' in next ? { ...next, probability: expect.closeTo(1, 12) as number } : next)
  })

  test('commits around one that cannot be measured are one answer', () => {
    const got = planProbe([good, seen(0, 10), closed, seen(10, 10), bad])
    expect(got).toMatchObject({ kind: 'found', commits: [2, 3] })
  })

  test('a place that cannot be measured joins three commits with the one before it, and no others', () => {
    const got = planProbe([good, seen(0, 10), closed, closed, seen(10, 10), seen(10, 10), bad])
    expect(got).toMatchObject({ kind: 'found', commits: [2, 3, 4] })
  })

  // By whole numbers, the first and the last commit are equally likely here, so both places are equally far from the median.
  test.each([
    { first: seen(0, 0), second: seen(0, 0), place: 1 },
    { first: seen(1, 2), second: seen(0, 0), place: 2 },
    { first: seen(1, 3), second: seen(1, 1), place: 2 },
    { first: seen(2, 3), second: seen(0, 1), place: 2 },
    { first: seen(3, 4), second: seen(0, 2), place: 2 },
    { first: seen(0, 1), second: seen(2, 3), place: 1 },
    { first: seen(1, 1), second: seen(1, 3), place: 1 },
    { first: seen(2, 2), second: seen(1, 4), place: 1 },
  ])('of $first and $second the one that was asked less: $place', ({ first, second, place }) => {
    const places = [seen(0, 2), first, second, seen(2, 2)]
    const [one, , three] = weighExactly(places)
    expect(one).toBe(three)
    expect(planProbe(places)).toEqual({ kind: 'probe', place })
  })

  test('a place that was measured once and cannot tell more is not asked again', () => {
    const once = { ...seen(1, 2), isClosed: true }
    expect(planProbe([seen(0, 2), once, seen(2, 2)])).toMatchObject({
      kind: 'stuck',
      commits: [1],
      probability: expect.closeTo(0.5, 12) as number,
    })
  })
})

test.each([
  { good: seen(0, 10), bad: seen(10, 10), cases: 1, trials: 2 },
  { good: seen(2, 10), bad: seen(8, 10), cases: 1, trials: 5 },
  { good: seen(2, 10), bad: seen(8, 10), cases: 5, trials: 1 },
  { good: seen(5, 10), bad: seen(5, 10), cases: 1, trials: 10 },
])('$cases case(s) that fail in $good and $bad take $trials trials', ({ good, bad, cases, trials }) => {
  expect(chooseTrials({ good, bad }, { cases, most: 10 })).toBe(trials)
})

test.each([
  { good: seen(0, 5), bad: seen(5, 5), isSo: true },
  { good: seen(0, 3), bad: seen(3, 3), isSo: false },
  { good: seen(5, 5), bad: seen(0, 5), isSo: false },
  { good: seen(9, 10), bad: seen(1, 10), isSo: false },
  { good: seen(0, 0), bad: seen(5, 5), isSo: false },
])('ends with $good and $bad differ: $isSo', ({ good, bad, isSo }) => {
  expect(isWorse({ good, bad })).toBe(isSo)
})

test('200 histories of 64 commits: the right commit in at least 95 %, where plain bisection mostly goes wrong', async () => {
  const random = seededRandom('bisect')
  const tally = { histories: 200, right: 0, probes: 0, trials: 0, plain: 0, plainProbes: 0 }
  for (let index = 0; index < tally.histories; index++) {
    const history = makeHistory(random, { commits: 64, noise: [0.05, 0.2], cases: [1, 8] })
    const found = searchHistory(history, random)
    const plain = bisectPlainly(history, random)
    tally.right += Number(found.commit === history.firstBad)
    tally.plain += Number(plain.commit === history.firstBad)
    tally.probes += found.probes
    tally.trials += found.trials
    tally.plainProbes += plain.probes
  }
  expect(tally.right).toBeGreaterThanOrEqual(0.95 * tally.histories)
  // docs/command-line.md says these (`npm run figures`).
  await expect(`${JSON.stringify(tally, null, 2)}\n`).toMatchFileSnapshot('noisy-bisection.json')
})
