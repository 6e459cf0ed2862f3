import { describe, expect, test } from 'vitest'
import { copied, drifted, independent, PATTERNS, withBadMinutes } from '../scripts/study/rounds/attacks.js'
import { decideInRounds, SUCCESS_GATE } from '../scripts/benchmark/in-rounds.js'
import { listRoundsCells } from '../scripts/study/rounds/cells.js'
import { answersOfSeveral, nearlyDeterministic, NUMBERS, severalGates } from '../scripts/study/rounds/numbers.js'
import { simulateRounds } from '../scripts/study/rounds/simulate.js'
import { listWorst, ROUNDS, writeAttacks } from '../scripts/study/rounds/write-tables.js'
import { mean } from '../src/stats/moments.js'
import { seededRandom } from '../src/stats/random.js'
import { read } from './checkout.js'

describe.each(PATTERNS)('$name', ({ draw }) => {
  test.each([
    [20, 0.05],
    [60, 0.05],
    [100, 0.06],
    [60, 0],
  ])('loses the stated amount, of %i cases %d', (n, loss) => {
    const rates = draw(n, loss, seededRandom(`${n}`))
    expect(rates).toHaveLength(n)
    for (const rate of rates.flat()) expect(rate >= 0 && rate <= 1).toBe(true)
    expect(mean(rates.map(([main, change]) => main - change))).toBeCloseTo(loss, 9)
  })
})

const COINS = Array.from({ length: 300 }, (): [number, number] => [0.9, 0.5])
const averageOf = (answer: (index: number) => number): number => mean(COINS.map((_, index) => answer(index)))

test('a full cache repeats the first try of the change, and half a cache repeats most', () => {
  const full = copied(COINS, seededRandom('full'), 1)
  const first = COINS.map((_, index) => full.change(index, 1))
  expect(COINS.map((_, index) => full.change(index, 2))).toEqual(first)
  const half = copied(COINS, seededRandom('half'), 0.5)
  const before = COINS.map((_, index) => half.change(index, 1))
  expect(averageOf((index) => (half.change(index, 2) === before[index] ? 1 : 0))).toBeCloseTo(0.75, 1)
})

test('a drift affects only main, and a bad minute hits a third of the cases', () => {
  const day = drifted(COINS, seededRandom('day'), -0.9)
  expect(averageOf((index) => day.main(index, 0))).toBe(0)
  expect(averageOf((index) => day.change(index, 1))).toBeCloseTo(0.5, 1)
  const minutes = withBadMinutes(COINS, seededRandom('minutes'))
  const means = Array.from({ length: 200 }, (_, minute) => averageOf((index) => minutes.main(index, minute)))
  const bad = means.filter((one) => one < 0.8)
  expect(bad.length).toBeGreaterThan(8)
  expect(bad.length).toBeLessThan(40)
  expect(mean(bad)).toBeCloseTo(0.7, 1)
})

test('a plain answer passes at the rate of its side', () => {
  const { main, change } = independent(COINS, seededRandom('plain'))
  expect(averageOf((index) => main(index, 0))).toBeCloseTo(0.9, 1)
  expect(averageOf((index) => change(index, 1))).toBeCloseTo(0.5, 1)
})

describe.each(NUMBERS)('$name', ({ gate, margin, draw }) => {
  test.each([margin, 0])('loses the stated amount: %d', (loss) => {
    const n = 40
    const { main, change } = draw(n, loss, seededRandom('numbers'))
    const isLog = gate.margin.kind === 'log'
    const scale = (value: number): number => (isLog ? Math.log(value) : value)
    const mainTries = Array.from({ length: 400 * n }, (_, at) => scale(gate.read(main(at % n, 0))))
    const changeTries = Array.from({ length: 400 * n }, (_, at) => scale(gate.read(change(at % n, 1))))
    const lost = gate.sign * (mean(mainTries) - mean(changeTries))
    const expected = gate.margin.kind === 'relative' ? loss * mean(mainTries) : loss
    expect(Math.abs(lost - expected)).toBeLessThan(0.01 * Math.max(1, gate.width))
  })
})

test('several gates read one answer each, and are decided together', () => {
  const gates = severalGates(3)
  const rates = (change: number) => Array.from({ length: 60 }, (): [number, number] => [1, change])
  const answers = answersOfSeveral([rates(1), rates(0), rates(1)], seededRandom('several'))
  expect(gates.map(({ read }) => read(answers.change(0, 1)))).toEqual([1, 0, 1])
  const [decided] = decideInRounds(60, [answers], { mainTries: 5, gates })
  // The second look decides all three gates.
  expect(decided?.outcomes.map(({ verdict }) => verdict)).toEqual(['no-regression', 'regressed', 'no-regression'])
})

test('a deterministic target is asked once, and twice where it differs; an odd answer takes rounds', () => {
  const options = { mainTries: 2, isDeterministic: true }
  const exact = nearlyDeterministic(60, 3, seededRandom('exact'), 0)
  const [fact] = decideInRounds(60, [exact], options)
  expect(fact).toMatchObject({ outcome: { verdict: 'regressed' }, asked: 63 })
  let odd = 0
  const once = { ...exact, change: () => (odd++ === 0 ? 0 : 1), main: () => 1 }
  const [refuted] = decideInRounds(60, [once], options)
  expect(refuted).toMatchObject({ outcome: { verdict: 'no-regression' } })
  expect(refuted?.asked).toBeGreaterThan(61)
})

test('for a lower-is-better metric, failures are the good answers', () => {
  const worse = { main: () => 0, change: (index: number) => (index < 12 ? 1 : 0) }
  const [lower] = decideInRounds(60, [worse], { mainTries: 5, gates: [{ ...SUCCESS_GATE, sign: -1 }] })
  const [higher] = decideInRounds(60, [worse], { mainTries: 5 })
  expect([lower?.outcome.verdict, higher?.outcome.verdict]).toEqual(['regressed', 'improved'])
})

test('the worst of each row is drawn again and is in the table, with the statement of its limit', () => {
  const cell = (id: string, changes: number, value: number, isOff = false) => ({
    ...{ id, changes },
    seen: [{ name: 'false regressed', value, known: null, most: 2.5, is_off: isOff }],
  })
  const ids = ['a', 'b', 'c'].map((name) => `at 0: ${name}, n = 20, main 5`)
  const [a = '', b = '', c = ''] = ids
  expect([...listWorst([cell(a, 60, 0), cell(b, 60, 6), cell(c, 60, 3)], 2)].sort()).toEqual([b, c])
  const table = writeAttacks({ seed: '1', cells: [cell(a, 60, 5), cell(b, 600, 2), cell(c, 600, 2.9)] })
  expect(
    table
      .split('\n')
      .at(-1)
      ?.split('|')
      .map((one) => one.trim()),
  ).toEqual([
    '',
    'nothing changed, the same patterns',
    'false regressed',
    '2.5 %',
    '2.9 %',
    'within chance',
    'c, n = 20, main 5',
    '3',
    '',
  ])
  expect(writeAttacks({ seed: '1', cells: [cell(c, 600, 5, true)] })).toContain('**above**')
})

test('the committed figures have every cell, and the table and the worst of each row were drawn most', () => {
  const { cells } = ROUNDS.parse(JSON.parse(read('scripts/study/rounds/figures.json')))
  expect(cells.map(({ id }) => id)).toEqual(listRoundsCells().map(({ id }) => id))
  const most = Math.max(...cells.map(({ changes }) => changes))
  for (const { id, changes } of cells) if (id.startsWith('table: ')) expect(changes, id).toBe(most)
})

test('cells have unique names, and 30 changes of some have nearly the expected rates', () => {
  const cells = listRoundsCells()
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length)
  const tried = cells.filter(({ id }) => /^(table: tenth-broken|at −m: thin).*n = 60.*main 10/.test(id))
  expect(tried).toHaveLength(3)
  for (const cell of tried)
    for (const { name, is_off: isOff } of simulateRounds(cell, 30, 'test').seen)
      expect(isOff, `${cell.id}: ${name}`).toBe(false)
})
