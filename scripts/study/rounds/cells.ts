import { seededRandom, type Random } from '../../../src/stats/random.js'
import { type Answers, decideInRounds, type InRounds } from '../../benchmark/in-rounds.js'
import { copied, drifted, independent, ordinary, PATTERNS, withBadMinutes } from './attacks.js'

/** A rate of a cell, in %, with what shared rules say of it: a figure, or the most that it may be. */
export interface Wanted {
  readonly name: string
  readonly counts: (one: InRounds) => number
  readonly known?: number
  readonly most?: number
  /** Not a share: the mean of `counts`. */
  readonly is_mean?: true
}

/** One design of the study of verdicts on these cases. */
export interface RoundsCell {
  readonly id: string
  readonly n: number
  readonly mainTries: number
  readonly draw: (random: Random) => Answers
  readonly wanted: readonly Wanted[]
  readonly sign?: 1 | -1
}

const MARGIN = 0.05
const isUndecided = ({ outcome }: InRounds): number => (outcome.verdict === 'inconclusive' ? 1 : 0)
const isRegressed = ({ outcome }: InRounds): number => (outcome.verdict === 'regressed' ? 1 : 0)
const isWorse = ({ outcome }: InRounds): number =>
  outcome.verdict === 'regressed' || outcome.because === 'worse' ? 1 : 0
const isNamed = ({ outcome }: InRounds): number => (outcome.because === 'worse' ? 1 : 0)
const isGood = ({ outcome }: InRounds): number => (['no-regression', 'improved'].includes(outcome.verdict) ? 1 : 0)

/** Nothing changed: cannot tell, passes; a tenth broken: regressed, regressed or worse; two broken: worse, regressed. By main's tries. */
const TABLE: readonly (readonly [n: number, flaky: number, near: number, main: number, known: readonly number[]])[] = [
  [40, 0.2, 0.01, 5, [33, 3.3, 96, 96, 0.4, 24]],
  [60, 0.2, 0.01, 5, [18, 2.7, 99, 99, 5, 12]],
  [100, 0.2, 0.01, 5, [2.7, 2.3, 99, 99, 9, 1]],
  [40, 0.2, 0.01, 10, [29, 3.3, 98, 100, 70, 30]],
  [60, 0.2, 0.01, 10, [11, 2.6, 99.8, 100, 88.7, 11]],
  [100, 0.2, 0.01, 10, [0.8, 2.1, 99.9, 100, 99.4, 0.5]],
  [40, 0.3, 0.02, 5, [50, 3.6, 85, 85, 0.1, 16]],
  [60, 0.3, 0.02, 5, [30, 3.3, 96, 96, 0.8, 10]],
  [100, 0.3, 0.02, 5, [9, 2.7, 97, 97, 5, 3]],
  [40, 0.3, 0.02, 10, [40, 3.4, 92, 100, 80, 20]],
  [60, 0.3, 0.02, 10, [23, 2.9, 98.9, 100, 86.7, 12]],
  [100, 0.3, 0.02, 10, [4, 2.5, 99.3, 100, 97.1, 2]],
]

function tableCells(): readonly RoundsCell[] {
  return TABLE.flatMap(([n, flaky, near, mainTries, known]) => {
    const cell = (change: Parameters<typeof ordinary>[1], wanted: readonly Wanted[]): RoundsCell => ({
      id: `table: ${change}, n = ${n}, φ = ${flaky}, e = ${near}, main ${mainTries}`,
      ...{ n, mainTries, wanted },
      draw: (random) => independent(ordinary({ n, flaky, near }, change, random), random),
    })
    const [undecided = 0, passes = 0, red = 0, redOrWorse = 0, named = 0, redOfTwo = 0] = known
    return [
      cell('nothing', [
        { name: 'cannot tell', counts: isUndecided, known: undecided },
        { name: 'passes', counts: ({ asked }) => asked / n, known: passes, is_mean: true },
        { name: 'false regressed', counts: isRegressed, most: mainTries === 5 ? 1.1 : 0.7 },
      ]),
      cell('tenth-broken', [
        { name: 'regressed', counts: isRegressed, known: red },
        { name: 'regressed or worse', counts: isWorse, known: redOrWorse },
      ]),
      cell('two-broken', [
        { name: 'named or worse', counts: isNamed, known: named },
        { name: 'regressed', counts: isRegressed, known: redOfTwo },
      ]),
    ]
  })
}

const SIZES = [20, 60, 100]

function patternCells(): readonly RoundsCell[] {
  return [1, 3, 5, 10].flatMap((mainTries) =>
    PATTERNS.flatMap(({ name, draw }) =>
      SIZES.flatMap((n): readonly RoundsCell[] => {
        const cell = (what: string, loss: number, wanted: readonly Wanted[]): RoundsCell => ({
          id: `${what}: ${name}, n = ${n}, main ${mainTries}`,
          ...{ n, mainTries, wanted },
          draw: (random) => independent(draw(n, loss, random), random),
        })
        const good: Wanted = { name: 'false no regression or improved', counts: isGood, most: 5 }
        return [
          cell('at −m', MARGIN, [good]),
          cell('at −1.2 m', 1.2 * MARGIN, [good]),
          cell('at 0', 0, [
            { name: 'false regressed', counts: isRegressed, most: 2.5 },
            { name: 'false regressed or worse', counts: isWorse, most: 5 },
          ]),
        ]
      }),
    ),
  )
}

type Disturb = (rates: readonly (readonly [number, number])[], random: Random) => Answers

interface Disturbance {
  readonly name: string
  readonly disturb: Disturb
  readonly mostGood: number
  readonly mostRed: number
}

function disturbedCells(): readonly RoundsCell[] {
  const copies = [1, 0.7, 0.5, 0.3].map((share): Disturbance => {
    const disturb: Disturb = (rates, random) => copied(rates, random, share)
    return { name: `${100 * share} % copies`, disturb, mostGood: share < 1 ? 11 : 5, mostRed: 5 }
  })
  const drifts = [
    [0.01, 5],
    [-0.01, 9],
    [-0.03, 39],
  ].map(([points = 0, mostGood = 5]): Disturbance => {
    const disturb: Disturb = (rates, random) => drifted(rates, random, points)
    return { name: `main ${100 * points} points on its day`, disturb, mostGood, mostRed: 5 }
  })
  const disturbances = [
    ...copies,
    { name: 'a bad minute', disturb: withBadMinutes, mostGood: 5, mostRed: 2.4 },
    ...drifts,
  ]
  const ordinaryOf = (name: string) => PATTERNS.find((one) => one.name === name)
  const lossy = ordinaryOf('ordinary, the steady cases lose alike')
  return disturbances.flatMap(({ name, disturb, mostGood, mostRed }) =>
    [40, 60, 100].flatMap((n) =>
      [5, 10].flatMap((mainTries): readonly RoundsCell[] => {
        const cell = (what: string, loss: number, wanted: readonly Wanted[]): RoundsCell => ({
          id: `${name}, ${what}, n = ${n}, main ${mainTries}`,
          ...{ n, mainTries, wanted },
          draw: (random) => disturb(lossy?.draw(n, loss, random) ?? [], random),
        })
        return [
          cell('at −m', MARGIN, [{ name: 'false no regression or improved', counts: isGood, most: mostGood }]),
          cell('at 0', 0, [{ name: 'false regressed', counts: isRegressed, most: mostRed }]),
        ]
      }),
    ),
  )
}

/** Failures in place of passes: the same decisions. */
function lowerCells(): readonly RoundsCell[] {
  return [60].flatMap((n) =>
    [5, 10].map((mainTries): RoundsCell => {
      const world = { n, flaky: 0.2, near: 0.01 }
      return {
        id: `lower is better: nothing, n = ${n}, main ${mainTries}`,
        ...{ n, mainTries, sign: -1 },
        draw: (random) => {
          const { main, change } = independent(ordinary(world, 'nothing', random), random)
          return { main: (...at) => 1 - main(...at), change: (...at) => 1 - change(...at) }
        },
        wanted: [
          { name: 'cannot tell', counts: isUndecided, known: mainTries === 5 ? 18 : 11 },
          { name: 'false regressed', counts: isRegressed, most: 1.1 },
        ],
      }
    }),
  )
}

export function listRoundsCells(): readonly RoundsCell[] {
  return [...tableCells(), ...patternCells(), ...disturbedCells(), ...lowerCells()]
}

const BATCH = 50

export interface Seen {
  readonly name: string
  /** In %, or a mean. */
  readonly value: number
  readonly known: number | null
  readonly most: number | null
  /** Farther than 2 points from what is known, or above the most, by more than drawing explains. */
  readonly is_off: boolean
}

/** The rates of a cell from so many simulated changes; its id and `seed` seed every draw. */
export function simulateRounds(cell: RoundsCell, changes: number, seed: string): readonly Seen[] {
  const sums = cell.wanted.map(() => 0)
  for (let from = 0; from < changes; from += BATCH) {
    const answers = Array.from({ length: Math.min(BATCH, changes - from) }, (_, index) =>
      cell.draw(seededRandom(`${seed}/${cell.id}/${from + index}`)),
    )
    for (const one of decideInRounds(cell.n, answers, { mainTries: cell.mainTries, sign: cell.sign ?? 1 }))
      cell.wanted.forEach(({ counts }, index) => (sums[index] = (sums[index] ?? 0) + counts(one)))
  }
  return cell.wanted.map(({ name, known = null, most = null, is_mean: isMean }, index) => {
    const mean = (sums[index] ?? 0) / changes
    const value = isMean === true ? mean : 100 * mean
    const typical = Math.min(0.5, Math.max(mean, (known ?? most ?? 0) / 100))
    const error = isMean === true ? 0.05 : 100 * Math.sqrt((typical * (1 - typical)) / changes)
    const allowed = isMean === true ? 0.2 : 2 + 2 * error
    const isOff = known !== null ? Math.abs(value - known) > allowed : value > (most ?? 100) + 2 * error
    return { name, value: Number(value.toFixed(2)), known, most, is_off: isOff }
  })
}
