// Holds Goldenpair to its promises of speed. Usage: npm run bench [-- start|action|run|compare|http …]; all parts without one. Exit 1 when a limit is missed.
// Each figure stands beside its limit, its aim and the last one; --write keeps what was measured as the last one (scripts/bench/figures.json).
// start, action, run and http start dist/; the others compile src/ (BUILD=path measures another build).
import { benchAction } from './bench/action.js'
import { benchCodeQuality } from './bench/code-quality.js'
import { benchCompare } from './bench/compare.js'
import { benchHttp } from './bench/http.js'
import { benchMetrics } from './bench/metrics.js'
import { benchRun } from './bench/run.js'
import { benchStart } from './bench/start.js'
import { keepMeasured } from './bench/figures.js'

const PARTS = {
  start: benchStart,
  action: benchAction,
  run: benchRun,
  compare: benchCompare,
  http: benchHttp,
  metrics: benchMetrics,
  'code-quality': benchCodeQuality,
}

const names = process.argv.slice(2).filter((name) => name !== '--write')
const asked = names.length > 0 ? names : Object.keys(PARTS)
for (const name of asked) {
  const bench = PARTS[name]
  if (bench === undefined) throw new Error(`no part ${name}; there are ${Object.keys(PARTS).join(', ')}`)
  if (!(await bench())) process.exitCode = 1
}
if (process.argv.includes('--write')) keepMeasured()
