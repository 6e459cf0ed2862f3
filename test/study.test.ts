import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { tBoundOf } from '../src/compare/test/paired-rows.js'
import { compareRuns } from '../src/compare/decide/compare-runs.js'
import { adjustByFamily } from '../src/compare/gate/decide-gates.js'
import { gaffkeBound } from '../src/stats/gaffke-bound.js'
import { seededRandom } from '../src/stats/random.js'
import type { RowOutcome } from '../src/compare/test/row-outcome.js'
import { FLIPS, listCells, type SimulatedCell } from '../scripts/study/design.js'
import { enumerateCell, enumerateTables } from '../scripts/study/enumerate.js'
import { chanceOfAnyRegressed, chanceOfRegressedAmong } from '../scripts/study/exact-families.js'
import { gaffkeTail } from '../scripts/study/gaffke-tail.js'
import { explainMiss, KNOWN_MISSES } from '../scripts/study/known-misses.js'
import { fillPairs } from '../scripts/study/populations.js'
import { drawPictures } from '../scripts/study/pictures/index.js'
import { errorOf, shareOf, type Rate } from '../scripts/study/rates.js'
import { makeGate, makePairs, measure, type DrawnPair } from '../scripts/study/real-gate.js'
import { nameOf, observe } from '../scripts/study/requirements.js'
import { simulateCell, wordOf } from '../scripts/study/simulate.js'
import { parseStudy, writeStudy } from '../scripts/study/study.js'
import { gate, goldenCase, scoredRun } from './compare/build-runs.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const committed = read('docs/study.json')
const study = parseStudy(committed)
const byId = new Map(study.cells.map((cell) => [cell.id, cell]))
const simulated = listCells().filter((cell) => cell.how === 'simulated')

function findCell(id: string): SimulatedCell {
  const cell = simulated.find((entry) => entry.id === id)
  if (cell === undefined) throw new Error(`the study has no cell ${id}`)
  return cell
}

describe('the study', () => {
  test('has every cell of its design, once', () => {
    const enumerated = [20, 50, 100, 200, 400].flatMap((n) =>
      FLIPS.map((flips) => `success, ${100 * flips} % flips, 1 trial, n = ${n}`),
    )
    const ids = [...enumerated, ...simulated.map(({ id }) => id)]
    expect(study.cells.map(({ id }) => id).sort()).toEqual(ids.sort())
    expect(study.repetitions).toBe(10_000)
  })

  test('keeps what is required except for the known misses, each of which still exists', () => {
    const misses = observe(study.cells).flatMap(({ requirement, misses }) =>
      misses.map((miss) => nameOf(requirement, miss)),
    )
    expect(misses.filter((miss) => explainMiss(miss) === null)).toEqual([])
    for (const { cells } of KNOWN_MISSES)
      expect(
        misses.some((miss) => cells.test(miss)),
        String(cells),
      ).toBe(true)
  })

  test('shows that a gate of success flags its stated change in four runs of five, unless whole clusters are lost', () => {
    const rates = study.cells
      .filter(({ population, listed }) => population.startsWith('success') && listed === null)
      .flatMap(({ power }) => Object.values(power).filter((rate): rate is Rate => rate !== null))
    expect(rates.length).toBeGreaterThan(100)
    for (const rate of rates) expect(shareOf(rate) + 3 * errorOf(rate)).toBeGreaterThanOrEqual(0.8)
  })

  test.each([20, 50])('enumerates one-trial yes/no gates of %i cases to the committed figures', (n) => {
    const tables = enumerateTables(n)
    for (const flips of FLIPS) {
      const cell = enumerateCell(tables, n, flips)
      expectClose(cell, byId.get(cell.id))
    }
  })

  test.each([
    ['recall in thirds, sparse losses, 1 trial, n = 50', 500],
    ['success, 10 % flips, base 85 %, 3 trials, n = 100', 500],
    ['tokens, lognormal, 1 trial, n = 50', 500],
    ['recall in thirds, losses spread, 1 trial, n = 50 in 25 clusters', 500],
  ])('draws %s again within 3 standard errors of the committed figures', (id, repetitions) => {
    const drawn = simulateCell({ ...findCell(id), has_families: false }, repetitions, 1)
    const known = byId.get(id)
    expectNear(drawn.false_regressed[1], known?.false_regressed[1], `${id}: false regressed`)
    expectNear(drawn.false_no_regression, known?.false_no_regression, `${id}: false no-regression`)
    expectNear(drawn.by_t_bound_alone, known?.by_t_bound_alone, `${id}: t bound alone`)
    expectNear(drawn.power[1], known?.power[1], `${id}: power`)
    expectNear(drawn.cleared, known?.cleared, `${id}: cleared`)
    expectNear(drawn.coverage?.margin, known?.coverage?.margin, `${id}: coverage`)
  })

  test('decides a data set like compareRuns', () => {
    const names = [
      'success, 10 % flips, base 85 %, 3 trials',
      'recall in thirds, sparse losses, 1 trial',
      'tokens, outliers, 1 trial',
    ]
    const words = new Set<string>()
    for (const name of names) {
      const cell = findCell(`${name}, n = 50`)
      const next = drawer(cell)
      for (let index = 0; index < 8; index++) {
        const { pairs, measured } = next((index % 4) * cell.source.margin.value)
        const word = wordOf(measured)
        expect(compare(cell, pairs), `${name}, data set ${index}`).toBe(word)
        words.add(word)
      }
    }
    expect([...words].sort()).toEqual(['inconclusive', 'no-regression', 'regressed'])
  })

  test('decides like compareRuns if only Gaffke’s bound refuses', () => {
    const cell = findCell('recall in thirds, sparse losses, 1 trial, n = 50')
    const next = drawer(cell)
    let refused = 0
    while (refused < 4) {
      const { pairs, measured } = next(cell.source.margin.value)
      const isCleared = tBoundOf(measured.input, measured.outcome.series)().above_margin
      if (!isCleared || wordOf(measured) !== 'inconclusive') continue
      expect(compare(cell, pairs)).toBe('inconclusive')
      refused++
    }
  })

  test.each(['two values', 'thirds', 'all differ'])('knows the result of Gaffke’s draws for %s in advance', (kind) => {
    const random = seededRandom(kind)
    const draw = (): number =>
      kind === 'two values'
        ? random() < 0.06
          ? -1
          : 0
        : kind === 'thirds'
          ? Math.floor(random() * 3 - 1) / 3
          : random() - 0.5
    for (const n of [20, 50, 200]) {
      const values = Array.from({ length: n }, draw)
      const { lower } = gaffkeBound({ values, worst: -1, alpha: 0.05, seed: 'x', draws: 50_000 })
      // By construction, 2.5 % of the draws are at or below the bound; 50,000 draws show that to within .07 points.
      expect(Math.abs(gaffkeTail(values, -1, lower) - 0.025)).toBeLessThan(0.0025)
    }
  })

  test('combines the families as Holm’s method in the product decides them', () => {
    // A third of the p lie in each of Holm's steps for three gates, half of them regressed; the others are beyond α.
    const ps = [0.01, 0.02, 0.04, 0.5]
    const any = [0.1, 0.2, 0.3]
    const regressed = [0.04, 0.1, 0.25]
    const chances = [...any, 0.4]
    let anyRegressed = 0
    let firstRegressed = 0
    for (let index = 0; index < 64; index++) {
      const steps = [index % 4, Math.floor(index / 4) % 4, Math.floor(index / 16)]
      const chance = steps.reduce((product, step) => product * (chances[step] ?? 0), 1)
      const adjusted = adjustByFamily(steps.map((step) => evidenceOf(ps[step] ?? 1)))
      const shares = steps.map((step, position) =>
        (adjusted[position]?.p ?? 1) < 0.05 ? (regressed[step] ?? 0) / (any[step] ?? 1) : 0,
      )
      anyRegressed += chance * (1 - shares.reduce((product, share) => product * (1 - share), 1))
      firstRegressed += chance * (shares[0] ?? 0)
    }
    expect(chanceOfAnyRegressed({ any, regressed }, 3)).toBeCloseTo(anyRegressed, 14)
    expect(chanceOfRegressedAmong({ any, regressed }, { any, regressed }, 3)).toBeCloseTo(firstRegressed, 14)
  })
})

test('the committed results and pictures are what the program writes', () => {
  expect(writeStudy(study)).toBe(committed)
  for (const [name, picture] of Object.entries(drawPictures(study)))
    expect(read(`docs/images/${name}`), name).toBe(picture)
})

/** Draws the data sets of a cell one after another. */
function drawer(cell: SimulatedCell) {
  const random = seededRandom('agreement')
  const pairs = makePairs({ n: cell.n, trials: cell.trials_of, clusters: cell.clusters })
  const checked = makeGate(cell.source.metric, cell.source.margin)
  return (drop: number) => {
    fillPairs(cell, pairs, drop, random)
    return { pairs, measured: measure(checked, pairs, 1) }
  }
}

/** Returns the verdict of the gate on the same values as two runs. */
function compare({ source: { metric, margin } }: SimulatedCell, pairs: readonly DrawnPair[]): string | undefined {
  const arm = (side: 'baseline' | 'candidate') =>
    scoredRun({
      cases: pairs.map(({ case_id: id }) => goldenCase({ id })),
      trials: pairs.flatMap((pair) =>
        pair[side].values.map((value, trial) => ({
          case: pair.case_id,
          trial,
          scores: { [metric.id]: value },
          unscored: {},
        })),
      ),
      metrics: [metric],
      gates: [gate({ id: metric.id, metric: metric.id, margin })],
    })
  return compareRuns({ baseline: arm('baseline'), candidate: arm('candidate'), failOn: 'regression' }).gates[0]?.verdict
}

/** Makes a gate with this p; families read nothing else. */
function evidenceOf(p: number): Parameters<typeof adjustByFamily>[0][number] {
  const cell = findCell('recall in thirds, losses spread, 1 trial, n = 20')
  const pairs = makePairs({ n: 2, trials: [1, 1], clusters: null })
  const { evidence, input, outcome } = measure(makeGate(cell.source.metric, cell.source.margin), pairs, 1)
  const replaced: unknown = Object.create(outcome, { p: { value: p } })
  return { checked: evidence.checked, test: { kind: 'tested', input, outcome: replaced as RowOutcome } }
}

/** Compares values at any depth with a tolerance of 1e-12. */
function expectClose(found: unknown, known: unknown): void {
  if (typeof found === 'number' && typeof known === 'number') expect(Math.abs(found - known)).toBeLessThan(1e-12)
  else if (typeof found === 'object' && found !== null && typeof known === 'object' && known !== null) {
    const right = new Map(Object.entries(known))
    expect(Object.keys(found)).toEqual([...right.keys()])
    for (const [key, value] of Object.entries(found)) expectClose(value, right.get(key))
  } else expect(found).toEqual(known)
}

/** Expects rates within 3 joint standard errors. One data set more is allowed, because a rate of 0 or 1 from few draws has no error. */
function expectNear(found: Rate | null | undefined, known: Rate | null | undefined, what: string): void {
  if (found === null || found === undefined || known === null || known === undefined) {
    expect(found ?? null, what).toBe(known ?? null)
    return
  }
  const middle = (shareOf(found) + shareOf(known)) / 2
  const error = Math.hypot(errorOf(found, middle), errorOf(known, middle), 'count' in found ? 1 / (3 * found.of) : 0)
  expect(Math.abs(shareOf(found) - shareOf(known)), what).toBeLessThanOrEqual(3 * error)
}
