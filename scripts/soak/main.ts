/**
 * Simulates long use of mode `nightly`:
 * - nights through the real mode on the GitHub double, with regressions, recoveries, flaky cases and outages; each night is checked
 * - years of suites that never change, in which every issue is false
 * - years with a true drop, until it is found
 *
 * Usage: npm run soak [-- OPTIONS]
 *   --seeds N,N  the seeds of the nights; 1,2,3 by default. The same seed gives the same nights
 *   --nights N   nights per seed; 60 by default
 *   --years N    years per suite that never changes; 6 by default
 *   --drops N    years per drop; 10 by default
 *   --tell       prints the result of each night
 *   --write      saves the results of the years to scripts/soak/figures.json and updates the docs
 *
 * `--seeds 3 --nights 50 --years 0 --drops 0 --tell` repeats only the nights of seed 3.
 * Exits with 1 if something happens that must never happen; each such line starts with BROKEN.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { WEATHERS } from './plan.js'
import type { Soak } from './sleep-nights.js'
import { DROPPING_SUITE, DROPS, STILL_SUITES } from './still-suites.js'
import type { Result, Task } from './task.js'
import { countYears, planYears, tellYears } from './tell-years.js'

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3' },
    nights: { type: 'string', default: '60' },
    years: { type: 'string', default: '6' },
    drops: { type: 'string', default: '10' },
    tell: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const nights = Number(options.nights)
const plans = [
  ...planYears(STILL_SUITES, [null], Number(options.years)),
  ...planYears([DROPPING_SUITE], DROPS, Number(options.drops)),
]
const tasks: readonly Task[] = [
  ...(nights === 0 ? [] : options.seeds.split(',')).map(
    (seed) => ({ kind: 'nights', seed: Number(seed), nights, isTelling: options.tell }) as const,
  ),
  ...plans.map((plan) => ({ kind: 'years', plan }) as const),
]
const results = await workOutAll()
const soaks = results.flatMap((result) => (result.kind === 'nights' ? [result.soak] : []))
if (soaks.length > 0) console.log(`\n${writeTable(soaks)}`)
for (const breach of soaks.flatMap(({ breaches }) => breaches)) console.log(`BROKEN: ${breach}`)
if (soaks.some(({ breaches }) => breaches.length > 0)) process.exitCode = 1

const slept = results.flatMap((result) => (result.kind === 'years' ? [result] : []))
const told = tellYears(slept)
for (const line of told.lines) console.log(line)
if (told.isBroken) process.exitCode = 1
if (options.write) await keepYears()

/** Saves the results of the years. Saved results for other numbers of years are kept. */
async function keepYears(): Promise<void> {
  const path = 'scripts/soak/figures.json'
  const last = JSON.parse(await readFile(path, 'utf8')) as { figures: ReturnType<typeof countYears> }
  const measured = countYears(slept)
  const isAnew = (one: (typeof measured.still)[number]): boolean =>
    measured.still.some(({ years, has_reference }) => years === one.years && has_reference === one.has_reference)
  const figures = {
    still: [...last.figures.still.filter((one) => !isAnew(one)), ...measured.still],
    drops: measured.drops.length > 0 ? measured.drops : last.figures.drops,
  }
  const head = { date: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length }
  await writeFile(path, `${JSON.stringify({ ...head, figures }, null, 2)}\n`)
}

function writeTable(all: readonly Soak[]): string {
  const head = [
    'seed',
    'nights',
    'attempts',
    'worse',
    'invalid',
    ...WEATHERS,
    'refused',
    'opened',
    'closed',
    'broken',
    'seconds',
  ]
  const rows = all.map((soak) => [
    ...[soak.seed, soak.nights, soak.attempts, soak.worse, soak.invalid, ...soak.weather],
    ...[soak.refused, soak.opened, soak.closed, soak.breaches.length, Math.round(soak.seconds)],
  ])
  return [head, ...rows].map((row) => row.map((cell) => String(cell).padStart(9)).join(' ')).join('\n')
}

async function workOutAll(): Promise<readonly Result[]> {
  const found = new Map<number, Result>()
  const queue = [...tasks.keys()]
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.js', import.meta.url))
    try {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        const task = tasks[index]
        if (task !== undefined) found.set(index, await ask(worker, task))
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, work))
  return tasks.flatMap((_, index) => found.get(index) ?? [])
}

function ask(worker: Worker, task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('message', (result: Result) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.once('error', reject)
    worker.postMessage(task)
  })
}
