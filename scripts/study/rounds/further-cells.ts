import type { Random } from '../../../src/stats/random.js'
import { drawLossy, ordinary } from './attacks.js'
import { answersOfSeveral, nearlyDeterministic, NUMBERS, severalGates } from './numbers.js'
import {
  anyOf,
  FALSE_GOOD,
  FALSE_RED,
  FALSE_WORSE,
  first,
  isGood,
  isRegressed,
  isWorse,
  MARGIN,
  type RoundsCell,
  type Wanted,
} from './wanted.js'

type DrawRates = (place: number, random: Random) => ReturnType<typeof ordinary>

export function numberCells(): readonly RoundsCell[] {
  return NUMBERS.flatMap(({ name, gate, margin, draw }) =>
    [20, 60].flatMap((n) =>
      [1, 5].flatMap((mainTries): readonly RoundsCell[] => {
        const cell = (what: string, loss: number, wanted: readonly Wanted[]): RoundsCell => ({
          id: `numbers, ${what}: ${name}, n = ${n}, main ${mainTries}`,
          n,
          mainTries,
          gates: [gate],
          wanted,
          draw: (random) => draw(n, loss, random),
        })
        return [cell('at −m', margin, [FALSE_GOOD]), cell('at 0', 0, [FALSE_RED, FALSE_WORSE])]
      }),
    ),
  )
}

/** Returns cells for Holm's method over the looks, with independent gates of one suite, which is the hardest case. */
export function severalCells(): readonly RoundsCell[] {
  const designs: readonly (readonly [count: number, n: number])[] = [
    [3, 20],
    [3, 60],
    [3, 100],
    [10, 60],
  ]
  return designs.flatMap(([count, n]) =>
    [5, 10].flatMap((mainTries): readonly RoundsCell[] => {
      const cell = (what: string, rates: DrawRates, wanted: readonly Wanted[]): RoundsCell => ({
        id: `${count} gates, ${what}: n = ${n}, main ${mainTries}`,
        n,
        mainTries,
        gates: severalGates(count),
        wanted,
        draw: (random) =>
          answersOfSeveral(
            Array.from({ length: count }, (_, place) => rates(place, random)),
            random,
          ),
      })
      const still = (random: Random) => ordinary({ n, flaky: 0.2, near: 0.01 }, 'nothing', random)
      const eachGood: Wanted['counts'] = ({ outcomes }) => outcomes.filter(isGood).length / outcomes.length
      return [
        cell('at 0', (_, random) => still(random), [
          { ...FALSE_RED, name: 'any gate false regressed', counts: anyOf(isRegressed) },
          { ...FALSE_WORSE, name: 'any gate false regressed or worse', counts: anyOf(isWorse) },
        ]),
        cell(
          'one broke',
          (place, random) =>
            place === 0 ? ordinary({ n, flaky: 0.2, near: 0.01 }, 'tenth-broken', random) : still(random),
          [
            { ...FALSE_RED, name: 'another gate false regressed', counts: anyOf(isRegressed, 1) },
            { name: 'the gate that lost: regressed', counts: first(isRegressed) },
          ],
        ),
        cell('at −m', (_, random) => drawLossy(n, MARGIN, random), [
          { ...FALSE_GOOD, name: 'each gate false no regression or improved', counts: eachGood },
        ]),
      ]
    }),
  )
}

/** Returns cells for targets that are declared deterministic and are so in 99 of 100 answers. Main is asked twice. */
export function deterministicCells(): readonly RoundsCell[] {
  const options = { mainTries: 2, isDeterministic: true }
  return [20, 60, 100, 200].flatMap((n): readonly RoundsCell[] => {
    const cell = (what: string, broken: number, wanted: readonly Wanted[]): RoundsCell => ({
      id: `99 % deterministic, ${what}: n = ${n}, main 2`,
      ...options,
      n,
      wanted,
      draw: (random) => nearlyDeterministic(n, broken, random),
    })
    const improved: Wanted = {
      name: 'false improved',
      counts: first(({ verdict }) => verdict === 'improved'),
      most: 0.1,
    }
    return [cell('at 0', 0, [improved, FALSE_RED, FALSE_WORSE]), cell('at −m', MARGIN * n, [FALSE_GOOD])]
  })
}
