// Measures comparisons: two runs of 1,000 and of 10,000 cases with 30 metrics and 10 gates, including all resampling, each in a
// separate process. Also measures mid-p McNemar tests on ever new counts.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBuild, load } from '../compile.js'
import { tell } from './figures.js'

/** The limits: CPU seconds (which do not depend on the load of the machine) and the megabytes of the whole process. */
const AIMS = [
  { cases: 1000, seconds: 5, aim: 1, megabytes: 500 },
  { cases: 10_000, seconds: 30, aim: null, megabytes: 500 },
]
const TESTS_A_SECOND = 50_000
const MEASURED_SECONDS = 0.5

const once = fileURLToPath(new URL('compare-once.js', import.meta.url))

/** Prints the figures with their limits. Returns false if a limit is exceeded. */
export async function benchCompare() {
  const build = findBuild()
  const isMet = []
  for (const aim of AIMS) {
    const result = JSON.parse(execFileSync(process.execPath, [once, build, String(aim.cases)], { encoding: 'utf8' }))
    const { metrics, gates, seconds, megabytes } = result
    const name = `compare, ${aim.cases.toLocaleString('en')} × ${metrics} × ${gates}`
    isMet.push(
      tell({ name: `${name}, processor`, value: seconds, unit: 's', limit: aim.seconds, aim: aim.aim }),
      tell({ name: `${name}, peak memory`, value: megabytes, unit: 'MB', digits: 0, limit: aim.megabytes }),
    )
  }
  const rate = await countTests(build)
  isMet.push(tell({ name: 'McNemar, mid-p, a test', value: 1e6 / rate, unit: 'µs', limit: 1e6 / TESTS_A_SECOND }))
  return isMet.every(Boolean)
}

async function countTests(build) {
  const { mcnemar } = await load(build, 'stats/mcnemar')
  const spent = (since) => {
    const { user, system } = process.cpuUsage(since)
    return (user + system) / 1e6
  }
  let tests = 0
  let total = 0
  const from = process.cpuUsage()
  // Uses every pair of counts only once, so that no cached result can help. Up to 2,000 flips per side.
  for (let worse = 0; spent(from) < MEASURED_SECONDS; worse = (worse + 1) % 2000) {
    for (let step = 0; step < 100; step++) {
      total += mcnemar({ worse, better: (20 * step + Math.floor(tests / 200_000)) % 2000 }).midP
      tests++
    }
  }
  if (Number.isNaN(total)) throw new Error('a p that is no number')
  return tests / spent(from)
}
