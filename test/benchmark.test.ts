import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawPicture } from '../scripts/benchmark/draw-picture.js'
import { POLICIES } from '../scripts/benchmark/policies.js'
import { simulateWorld, SIZES, worldOf } from '../scripts/benchmark/simulate.js'
import {
  type Change,
  CHANGES,
  changeRates,
  type Drawn,
  drawPullRequest,
  drawRates,
} from '../scripts/benchmark/world.js'
import { BENCHMARK, finder, shareOfWords } from '../scripts/benchmark/write-page.js'
import { mean } from '../src/stats/moments.js'
import { seededRandom } from '../src/stats/random.js'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { tallies, seed } = BENCHMARK.parse(JSON.parse(read('scripts/benchmark/figures.json')))

test('the committed figures have every policy, size and change, and the picture is drawn from them', () => {
  const ids = SIZES.flatMap((n) => CHANGES.flatMap((change) => POLICIES.map(({ id }) => `${n} ${change} ${id}`)))
  expect(tallies.map(({ n, change, policy }) => `${n} ${change} ${policy}`).sort()).toEqual(ids.sort())
  for (const { of, words } of tallies) expect(Object.values(words).reduce((a, b) => a + b)).toBe(of)
  expect(read('docs/images/benchmark.svg')).toBe(drawPicture(tallies))
})

test.each(['nothing', 'tenth-broken'] as const)('%s: in a new draw, each policy has the committed result', (change) => {
  const committed = finder(tallies, 40)
  for (const drawn of simulateWorld(worldOf(40), 30, `${seed}, again`, [change])) {
    const known = committed(drawn.policy, change)
    for (const word of ['red', 'warned', 'unclear', 'green'] as const) {
      const share = shareOfWords(known, word)
      // The tolerance: four standard errors and one pull request.
      const limit = 4 * Math.sqrt((share * (1 - share)) / drawn.of) + 1 / drawn.of
      expect(Math.abs(shareOfWords(drawn, word) - share), `${drawn.policy}: ${word}`).toBeLessThanOrEqual(limit)
    }
    expect(Math.abs(drawn.passes - known.passes), `${drawn.policy}: answers`).toBeLessThan(0.5)
  }
})

describe('the simulated suites', () => {
  const rates = drawRates({ n: 20_000, flaky: 0.2, near: 0.01 }, seededRandom('world'))

  test('have a fifth of flaky cases, and of the others 85 % that pass nearly always', () => {
    const steady = rates.slice(4000)
    expect(mean(rates.slice(0, 4000))).toBeCloseTo(0.5, 1)
    expect(steady.every((rate) => rate >= 0.99 || rate <= 0.01)).toBe(true)
    expect(steady.filter((rate) => rate > 0.5).length / steady.length).toBeCloseTo(0.85, 1)
  })

  test.each([
    ['nothing', 0, 0],
    ['tenth-broken', 6, 0],
    ['two-broken', 2, 0],
    ['swap', 3, 3],
  ] as const)('in %s break %i passing cases and fix %i', (change, broken, mended) => {
    const before = rates.slice(3990, 4050)
    const after = changeRates(before, change, seededRandom('change'))
    const differs = before.flatMap((rate, index) => (rate === after[index] ? [] : [[rate > 0.5, after[index]]]))
    expect(differs.filter(([passed, rate]) => passed === true && rate === 0)).toHaveLength(broken)
    expect(differs.filter(([passed, rate]) => passed === false && rate === 1)).toHaveLength(mended)
    expect(differs).toHaveLength(broken + mended)
  })

  test('lose a tenth in all cases with a spread loss, and give the same answers for the same seed', () => {
    expect(changeRates([1, 0.5, 0], 'spread', seededRandom('x'))).toEqual([0.9, 0.45, 0])
    const [one, same, other] = ['1', '1', '2'].map((text) => drawPullRequest(worldOf(40), 'swap', text))
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
  })
})

/** Makes a suite of 20 cases that pass all tries on both sides, except the named ones: `TTF` are the first tries; the last one repeats. */
function suiteOf(named: readonly { readonly main?: string; readonly change?: string }[]): Drawn {
  const triesOf = (text = 'T'): readonly boolean[] =>
    Array.from({ length: 40 }, (_, index) => (text[index] ?? text.at(-1)) === 'T')
  const cases = Array.from({ length: 20 }, (_, index) => named[index] ?? {})
  return { n: 20, main: cases.map(({ main }) => triesOf(main)), change: cases.map(({ change }) => triesOf(change)) }
}

const BROKEN = { change: 'F' }
const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)

test.each<[string, string, Drawn, string, number]>([
  ['threshold', 'one of twenty is at the floor', suiteOf([BROKEN]), 'green', 20],
  ['threshold', 'two are below', suiteOf([BROKEN, BROKEN]), 'red', 20],
  ['any-flip', 'one first try', suiteOf([{ change: 'FT' }]), 'red', 20],
  ['any-flip', 'a fixed case', suiteOf([{ main: 'F' }]), 'green', 20],
  ['mean', '5 points are no more than 5', suiteOf([BROKEN]), 'green', 20],
  ['mean', '10 points', suiteOf([BROKEN, BROKEN]), 'red', 20],
  ['mcnemar', 'four flips, p = .0625', suiteOf(times(4, BROKEN)), 'unclear', 20],
  ['mcnemar', 'five flips, p = .031', suiteOf(times(5, BROKEN)), 'red', 20],
  ['mcnemar', 'five fixed', suiteOf(times(5, { main: 'F' })), 'green', 20],
  ['best-of-four', 'two of four pass', suiteOf([{ change: 'FTFT' }]), 'green', 23],
  ['best-of-four', 'three fail, main passes at once', suiteOf([{ change: 'FTFF' }]), 'red', 24],
  [
    'best-of-four',
    'three fail, and main fails now too',
    suiteOf([{ main: `${'T'.repeat(18)}F`, change: 'F' }]),
    'green',
    25,
  ],
  ['best-of-four', 'a night with two failures: not trusted', suiteOf([{ main: 'FFT', change: 'F' }]), 'green', 19],
  ['best-of-four', 'four single failures: not over 80 %', suiteOf([{ main: 'FTTFTTFTTFT', change: 'F' }]), 'green', 19],
  ['fisher', '0 of 3 against 10 of 10, p = .003', suiteOf([BROKEN]), 'red', 60],
  ['fisher', '1 of 3 against 10 of 10, p = .038', suiteOf([{ change: 'TFF' }]), 'red', 60],
  ['fisher', '2 of 3 against 10 of 10, p = .231', suiteOf([{ change: 'TTF' }]), 'green', 60],
  ['fisher', '1 of 3 against 8 of 10, p = .2', suiteOf([{ main: 'FFT', change: 'TFF' }]), 'green', 60],
  ['fisher', '0 of 3 against 6 of 10: soft only', suiteOf([{ main: 'FFFFT', change: 'F' }]), 'warned', 60],
  ['like-these', 'nothing differs: unchanged', suiteOf([]), 'green', 20],
  ['like-these', 'one of twenty', suiteOf([BROKEN]), 'unclear', 20],
  ['like-these', 'six of twenty', suiteOf(times(6, BROKEN)), 'red', 20],
  ['rounds-5', 'six of twenty, three more tries each for their names', suiteOf(times(6, BROKEN)), 'red', 58],
  ['rounds-10', 'one of twenty, named', suiteOf([BROKEN]), 'warned', 61],
])('%s, %s', (id, _why, drawn, word, asked) => {
  const [answer] = POLICIES.find((policy) => policy.id === id)?.decide([drawn]) ?? []
  expect(answer).toEqual({ word, asked })
})

test('one change at a time gives the same as several together', () => {
  const change: Change = 'two-broken'
  const drawn = [1, 2, 3].map((index) => drawPullRequest(worldOf(40), change, `${index}`))
  for (const policy of POLICIES) expect(policy.decide(drawn)).toEqual(drawn.flatMap((one) => policy.decide([one])))
})
