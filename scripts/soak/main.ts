/**
 * `npm run soak`: nights of a suite through the real mode `nightly` on GitHub's double, with true regressions, recoveries, flaky cases and
 * outages, each night looked at; and years of suites that never change, whose issues are all false. The same seed gives the same nights:
 * `--seeds 3 --nights 50 --years 0 --tell` sleeps those of seed 3 again and says what each came to. Exit 1 for anything that must not be.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { StillSuite } from './false-issues.js'
import type { Soak } from './sleep-nights.js'
import { poissonInterval, STILL_SUITES } from './still-suites.js'
import { WEATHERS } from './plan.js'
import type { Result, Task } from './task.js'

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1,2,3' },
    nights: { type: 'string', default: '60' },
    years: { type: 'string', default: '3' },
    tell: { type: 'boolean', default: false },
  },
})
const years = Number(options.years)
const tasks: readonly Task[] = [
  ...options.seeds
    .split(',')
    .map(
      (seed) =>
        ({ kind: 'nights', seed: Number(seed), nights: Number(options.nights), isTelling: options.tell }) as const,
    ),
  ...(years === 0 ? [] : STILL_SUITES).map((suite) => ({ kind: 'years', suite, years, seed: nameOf(suite) }) as const),
]
const results = await workOutAll()
const soaks = results.flatMap((result) => (result.kind === 'nights' ? [result.soak] : []))
console.log(`\n${writeTable(soaks)}`)
for (const breach of soaks.flatMap(({ breaches }) => breaches)) console.log(`BROKEN: ${breach}`)
if (soaks.some(({ breaches }) => breaches.length > 0)) process.exitCode = 1

const still = results.flatMap((result) => (result.kind === 'years' ? [result] : []))
if (still.length > 0) {
  console.log(`\nSuites that never change, ${years} years each: false issues, and nights that looked worse at first`)
  for (const { suite, found } of still)
    console.log(`${nameOf(suite).padEnd(60)} ${String(found.issues).padStart(4)} ${String(found.alarms).padStart(6)}`)
  const total = still.reduce((sum, { found }) => sum + found.issues, 0)
  const n = still.length * years
  const [low, high] = poissonInterval(total).map((end) => (end / n).toFixed(2))
  const rate = total / n
  console.log(
    `${total} false issues in ${n} suite-years: ${rate.toFixed(2)} a year (95 % interval ${low ?? ''} to ${high ?? ''})`,
  )
  if (rate > 1) {
    console.log('BROKEN: more than one false issue a suite-year')
    process.exitCode = 1
  }
}

/** Names a suite, and seeds its years. */
function nameOf({ cases, trials, pass_rate, flaky, gates, has_reference }: StillSuite): string {
  const reference = has_reference ? ', with a reference' : ''
  return `${cases} cases × ${trials}, ${flaky * 100} % flaky around ${pass_rate * 100} %, ${gates} gates${reference}`
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
