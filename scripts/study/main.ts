/**
 * `npm run study`: error rates of the verdicts by simulation through the product's own compare code, of those on these cases (rounds) and of
 * those on cases like these (rows). Writes scripts/study/rounds/figures.json, docs/study.json, the pictures and the tables of the docs; the
 * same seed gives the same bytes. `--rounds` does the first part alone, in about ten minutes, `--rows` the second. `--only PATTERN` (a
 * regular expression on the names of cells), `--reps N` and `--seed N` try things out and write nothing; `--redraw` writes pictures and
 * tables of the committed results. Exit 1 when a cell misses what is required and is not a known miss.
 */
import { parseArgs } from 'node:util'
import { listCells } from './design.js'
import { explainMiss } from './known-misses.js'
import { nameOf, observe } from './requirements.js'
import { listRoundsCells } from './rounds/cells.js'
import { listWorst, type RoundsStudy, writeSeenCell } from './rounds/write-tables.js'
import type { Study } from './study.js'
import { workOutAll } from './work-out-all.js'
import { redraw, writeRounds, writeRows } from './write-files.js'
import { writeCell, writeObserved } from './write-tables.js'

const SEED = 4
const REPETITIONS = 10_000
/** Of a cell in rounds at first; the worst few of each row are drawn again, with other seeds, and those of the table at once so often. */
const CHANGES = 60
const CHANGES_AGAIN = 600
/** Suites with several gates take longest. */
const OF_SEVERAL_GATES = 1 / 3
const WORST = 2

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    reps: { type: 'string' },
    seed: { type: 'string', default: String(SEED) },
    workers: { type: 'string' },
    redraw: { type: 'boolean', default: false },
    rounds: { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
  },
})
const isWhole = options.only === '' && options.reps === undefined && options.seed === String(SEED)
const pattern = new RegExp(options.only, 'u')
if (!options.redraw) {
  console.log(`Seed ${options.seed}, Node ${process.version}`)
  const isKept = [...(options.rows ? [] : [await studyRounds()]), ...(options.rounds ? [] : [await studyRows()])]
  if (isKept.includes(false)) process.exitCode = 1
}
if (options.redraw || isWhole) await redraw()

/** Verdicts in rounds; false where one is farther off than drawing explains. */
async function studyRounds(): Promise<boolean> {
  const { seed, reps, workers } = options
  const listed = listRoundsCells()
  const draw = async (wanted: (id: string) => boolean, changes: (id: string) => number, drawSeed: string) => {
    const tasks = listed.flatMap(({ id }, cell) => (wanted(id) ? [{ cell, changes: changes(id), seed: drawSeed }] : []))
    console.log(`${tasks.length} cells of verdicts in rounds`)
    let done = 0
    return workOutAll(tasks, {
      workers,
      tell: (cell, seconds) => {
        console.log(`${++done}/${tasks.length} ${seconds.toFixed(1)} s  ${writeSeenCell(cell)}`)
      },
    })
  }
  const isOfTable = (id: string): boolean => id.startsWith('table: ')
  const [atFirst, again] = [Number(reps ?? CHANGES), Number(reps ?? CHANGES_AGAIN)]
  const before = await draw(
    (id) => pattern.test(id),
    (id) => (isOfTable(id) ? again : atFirst),
    seed,
  )
  const worst = listWorst(before, WORST)
  const redrawn = new Map(
    (
      await draw(
        (id) => worst.has(id),
        (id) => (/^\d+ gates/.test(id) ? again * OF_SEVERAL_GATES : again),
        `${seed}, again`,
      )
    ).map((cell) => [cell.id, cell]),
  )
  const cells = before.map((cell) => redrawn.get(cell.id) ?? cell)
  const counted = cells.filter(({ id }) => isOfTable(id) || redrawn.has(id))
  const off = counted.filter(({ seen }) => seen.some((one) => one.is_off))
  for (const cell of off) console.log(`OFF: ${writeSeenCell(cell)}`)
  const study: RoundsStudy = { seed, cells }
  if (isWhole) await writeRounds(study)
  return off.length === 0
}

/** Verdicts by rows; false where one misses what is required, unless that is known. */
async function studyRows(): Promise<boolean> {
  const repetitions = Number(options.reps ?? REPETITIONS)
  const seed = Number(options.seed)
  const tasks = listCells().flatMap((cell, index) => {
    const name = cell.how === 'simulated' ? cell.id : `success, all flips, 1 trial, n = ${cell.n}`
    return pattern.test(name) ? [{ index, repetitions, seed }] : []
  })
  console.log(`${tasks.length} cells of verdicts by rows, ${repetitions} data sets a truth`)
  let done = 0
  const parts = await workOutAll(tasks, {
    workers: options.workers,
    tell: ({ cells }, seconds) => {
      done++
      for (const cell of cells) console.log(`${done}/${tasks.length} ${seconds.toFixed(1)} s  ${writeCell(cell)}`)
    },
  })
  const study: Study = {
    seed,
    alpha: 0.05,
    repetitions,
    cells: parts.flatMap(({ cells }) => cells).sort((a, b) => compareIds(a.id, b.id)),
    word_curves: parts.flatMap(({ word_curves }) => word_curves).sort((a, b) => a.n - b.n),
    levels: parts.flatMap(({ levels }) => levels).sort((a, b) => a.n - b.n || a.flips - b.flips),
  }
  const observed = observe(study.cells)
  console.log(`\n${writeObserved(observed)}`)
  const misses = observed.flatMap(({ requirement, misses }) => misses.map((miss) => nameOf(requirement, miss)))
  for (const miss of misses) console.log(`${explainMiss(miss) === null ? 'MISS' : 'known miss'}: ${miss}`)
  if (isWhole) await writeRows(study)
  return misses.every((miss) => explainMiss(miss) !== null)
}

/** By population, then by n: digits count as numbers. */
function compareIds(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true })
}
