/**
 * `npm run study`: error rates of the verdicts by simulation through the product's own compare code. Writes docs/study.json, the
 * pictures and the tables of docs/statistics.md; the same seed gives the same bytes. `--only PATTERN` (a regular expression on
 * the names of cells), `--reps N` and `--seed N` try things out and write nothing; `--redraw` writes pictures and tables of the
 * committed results. `--rounds` simulates verdicts in rounds instead, with the same options; with `--write` it keeps them. Exit 1 when a cell misses what is required and is not
 * a known miss.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { parseArgs } from 'node:util'
import { listCells } from './design.js'
import { explainMiss } from './known-misses.js'
import { nameOf, observe } from './requirements.js'
import { studyRounds } from './rounds/main.js'
import type { Part, Study, Task } from './study.js'
import { redraw, writeFiles } from './write-files.js'
import { writeCell, writeObserved } from './write-tables.js'

const SEED = 4
const REPETITIONS = 10_000

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    reps: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    redraw: { type: 'boolean' },
    rounds: { type: 'boolean' },
    write: { type: 'boolean' },
  },
})
if (options.redraw === true) {
  await redraw()
  process.exit()
}
if (options.rounds === true) process.exit(studyRounds(options) ? 0 : 1)
const repetitions = Number(options.reps ?? REPETITIONS)
const seed = Number(options.seed ?? SEED)
const isWhole = options.only === undefined && repetitions === REPETITIONS && seed === SEED
const pattern = new RegExp(options.only ?? '')
const wanted = listCells().flatMap((cell, index) => {
  const name = cell.how === 'simulated' ? cell.id : `success, all flips, 1 trial, n = ${cell.n}`
  return pattern.test(name) ? [index] : []
})
console.log(`${wanted.length} pieces of work, seed ${seed}, ${repetitions} data sets a truth, Node ${process.version}`)

const parts = await workOutAll()
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
if (isWhole) await writeFiles(study)
if (misses.some((miss) => explainMiss(miss) === null)) process.exitCode = 1

/** By population, then by n: digits count as numbers. */
function compareIds(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true })
}

async function workOutAll(): Promise<readonly Part[]> {
  const found = new Map<number, Part>()
  const queue = [...wanted]
  const count = Math.min(Number(options.workers ?? availableParallelism()), queue.length)
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.js', import.meta.url))
    try {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        const started = performance.now()
        const part = await ask(worker, { index, repetitions, seed })
        found.set(index, part)
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        for (const cell of part.cells) console.log(`${found.size}/${wanted.length} ${seconds} s  ${writeCell(cell)}`)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: count }, work))
  return wanted.flatMap((index) => found.get(index) ?? [])
}

function ask(worker: Worker, task: Task): Promise<Part> {
  return new Promise((resolve, reject) => {
    worker.once('message', (part: Part) => {
      worker.off('error', reject)
      resolve(part)
    })
    worker.once('error', reject)
    worker.postMessage(task)
  })
}
