/**
 * Simulates the error rates of the verdicts with the product's own comparison code: verdicts on these cases (rounds) and verdicts on cases
 * like these (rows).
 *
 * Usage: npm run study [-- OPTIONS]
 *   --rounds        only the verdicts in rounds (about ten minutes)
 *   --rows          only the verdicts by rows
 *   --redraw        simulates nothing; writes the pictures and tables of the committed results
 *   --workers N     the number of worker threads; one per core by default
 *   --only PATTERN  only the cells whose name matches this regular expression; writes nothing
 *   --reps N        another number of data sets or changes per cell; writes nothing
 *   --seed N        another seed; writes nothing
 *
 * Writes scripts/study/rounds/figures.json, docs/study.json, and the pictures and tables of the docs. The same seed gives the same bytes.
 * Exits with 1 if a rate in rounds is off by more than chance explains, or if a cell misses a requirement and is not a known miss.
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
/** Changes per cell in rounds, in the first pass. */
const CHANGES = 60
/** Changes per cell of the table, and per cell when the worst cells of each row are simulated again, with another seed. */
const CHANGES_AGAIN = 600
/** The share of `CHANGES_AGAIN` for suites with several gates, which take longest. */
const OF_SEVERAL_GATES = 1 / 3
/** The least number of cells of each row to simulate again. */
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

/** Simulates the verdicts in rounds. Returns false if a rate is off by more than chance explains. */
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

/** Simulates the verdicts by rows. Returns false if a cell misses a requirement and is not a known miss. */
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

/** Compares ids with their digits as numbers: by population, then by n. */
function compareIds(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true })
}
