// Compares two runs of CASES cases and prints, as JSON, the CPU seconds of the comparison alone and the peak memory (MB) of the whole
// process. Run in a separate process.
// Usage: node compare-once.js BUILD CASES
import { load } from '../compile.js'
import { makeRunPair } from './make-run-pair.js'

const [build, cases] = process.argv.slice(2)
const { compareRuns } = await load(build, 'compare/decide/compare-runs')
const runs = makeRunPair(Number(cases))
const before = process.cpuUsage()
const { metrics, gates } = compareRuns({ ...runs, failOn: 'never' })
const { user, system } = process.cpuUsage(before)
const untested = metrics.filter(({ interval, p }) => interval === null && p === null)
if (untested.length > 0) throw new Error(`no test for ${untested.map(({ metric }) => metric.id).join(', ')}`)
const figures = { metrics: metrics.length, gates: gates.length, verdicts: gates.map(({ verdict }) => verdict) }
console.log(
  JSON.stringify({
    ...figures,
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
