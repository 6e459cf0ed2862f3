// Measures the speed of Goldenpair and compares it with limits.
//
// Usage: npm run bench [-- PART …] [--write]
//   PART        start, action, run, compare, http, metrics or code-quality; all parts if none is given
//   --write     saves the measured figures to scripts/bench/figures.json and updates the docs
//   BUILD=path  environment variable: a compiled build to measure instead of src/
//
// Prints each figure with its limit, its aim and the last saved figure.
// start, action, run and http measure dist/; the other parts compile src/ first.
// Exits with 1 if a limit is exceeded.
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
