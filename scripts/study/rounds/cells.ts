import type { Random } from '../../../src/stats/random.js'
import { type Answers, SUCCESS_GATE } from '../../benchmark/in-rounds.js'
import { copied, drawLossy, drifted, independent, ordinary, PATTERNS, withBadMinutes } from './attacks.js'
import { deterministicCells, numberCells, severalCells } from './further-cells.js'
import {
  falseBad,
  FALSE_GOOD,
  FALSE_RED,
  first,
  isNamed,
  isRegressed,
  isUndecided,
  isWorse,
  MARGIN,
  type RoundsCell,
  type Wanted,
} from './wanted.js'

/**
 * The figures published with the rules, by design. In order: with no change, "cannot tell" and the number of passes; with a tenth broken,
 * "regressed" and "regressed or worse"; with two broken, "named or worse" and "regressed".
 */
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
      n,
      mainTries,
      wanted,
      draw: (random) => independent(ordinary({ n, flaky, near }, change, random), random),
    })
    const [undecided = 0, passes = 0, red = 0, redOrWorse = 0, named = 0, redOfTwo = 0] = known
    return [
      cell('nothing', [
        { name: 'cannot tell', counts: first(isUndecided), known: undecided },
        { name: 'passes', counts: ({ asked }) => asked / n, known: passes, is_mean: true },
        ...falseBad(mainTries).slice(0, 1),
      ]),
      cell('tenth-broken', [
        { name: 'regressed', counts: first(isRegressed), known: red },
        { name: 'regressed or worse', counts: first(isWorse), known: redOrWorse },
      ]),
      cell('two-broken', [
        { name: 'named or worse', counts: first(isNamed), known: named },
        { name: 'regressed', counts: first(isRegressed), known: redOfTwo },
      ]),
    ]
  })
}

/** The numbers of cases for each pattern, by tries of main. */
const SIZES: readonly (readonly [mainTries: number, sizes: readonly number[]])[] = [
  [1, [20, 60]],
  [3, [20]],
  [5, [20, 60, 100, 200]],
  [10, [20, 60]],
]

function patternCells(): readonly RoundsCell[] {
  return PATTERNS.flatMap(({ name, draw, breaks_cases: breaksCases }) =>
    SIZES.flatMap(([mainTries, sizes]) =>
      sizes.flatMap((n): readonly RoundsCell[] => {
        const cell = (what: string, loss: number, wanted: readonly Wanted[]): RoundsCell => ({
          id: `${what}: ${name}, n = ${n}, main ${mainTries}`,
          n,
          mainTries,
          wanted,
          draw: (random) => independent(draw(n, loss, random), random),
        })
        return [
          cell('at −m', MARGIN, [FALSE_GOOD]),
          ...(mainTries === 5 && (n === 20 || n === 60) ? [cell('at −1.2 m', 1.2 * MARGIN, [FALSE_GOOD])] : []),
          cell('at 0', 0, falseBad(mainTries).slice(0, breaksCases === true ? 1 : 2)),
        ]
      }),
    ),
  )
}

type Disturb = (rates: readonly (readonly [number, number])[], random: Random) => Answers

interface Disturbance {
  readonly name: string
  readonly disturb: Disturb
  /** Absent if the authors of the rules do not give it. */
  readonly mostGood?: number
  readonly mostRed?: number
}

const DISTURBANCES: readonly Disturbance[] = [
  ...[1, 0.7, 0.5, 0.3].map((part): Disturbance => {
    const disturb: Disturb = (rates, random) => copied(rates, random, part)
    return { name: `${100 * part} % copies`, disturb, mostGood: part < 1 ? 11 : 5, mostRed: 2.5 }
  }),
  { name: 'a bad minute', disturb: withBadMinutes, mostGood: 5, mostRed: 2.4 },
  ...[1, 3, -1, -3].map((points): Disturbance => {
    const disturb: Disturb = (rates, random) => drifted(rates, random, points / 100)
    const most = points > 0 ? { mostGood: 5 } : { mostGood: points === -1 ? 9 : 39, mostRed: 2.5 }
    return { name: `main ${Math.abs(points)} points ${points > 0 ? 'better' : 'worse'} on its day`, disturb, ...most }
  }),
]

const DISTURBED: readonly (readonly [n: number, mainTries: number])[] = [
  [40, 5],
  [60, 5],
  [100, 5],
  [60, 10],
]

function disturbedCells(): readonly RoundsCell[] {
  return DISTURBANCES.flatMap(({ name, disturb, mostGood, mostRed }) =>
    DISTURBED.flatMap(([n, mainTries]): readonly RoundsCell[] => {
      const cell = (what: string, loss: number, wanted: Wanted): RoundsCell => ({
        id: `${name}, ${what}: n = ${n}, main ${mainTries}`,
        n,
        mainTries,
        wanted: [wanted],
        draw: (random) => disturb(drawLossy(n, loss, random), random),
      })
      return [
        cell('at −m', MARGIN, { ...FALSE_GOOD, most: mostGood }),
        cell('at 0', 0, { ...FALSE_RED, most: mostRed }),
      ]
    }),
  )
}

/** Returns cells that count failures instead of passes. As many must be decided, and no more of them wrongly. */
function lowerCells(): readonly RoundsCell[] {
  const gates = [{ ...SUCCESS_GATE, sign: -1 as const }]
  const mirror = ({ main, change }: Answers): Answers => ({
    main: (...at) => 1 - main(...at),
    change: (...at) => 1 - change(...at),
  })
  const undecided = new Map([
    [5, 18],
    [10, 11],
  ])
  return [5, 10].flatMap((mainTries): readonly RoundsCell[] => {
    const cell = (n: number, what: string, loss: number, wanted: readonly Wanted[]): RoundsCell => ({
      id: `lower is better, ${what}: n = ${n}, main ${mainTries}`,
      n,
      mainTries,
      gates,
      wanted,
      draw: (random) => mirror(independent(drawLossy(n, loss, random), random)),
    })
    const known: Wanted = { name: 'cannot tell', counts: first(isUndecided), known: undecided.get(mainTries) ?? 0 }
    return [
      cell(60, 'at 0', 0, [known, ...falseBad(mainTries)]),
      ...[20, 60, 100].map((n) => cell(n, 'at −m', MARGIN, [FALSE_GOOD])),
    ]
  })
}

export function listRoundsCells(): readonly RoundsCell[] {
  return [
    ...[...tableCells(), ...patternCells(), ...disturbedCells(), ...lowerCells()],
    ...[...numberCells(), ...severalCells(), ...deterministicCells()],
  ]
}
