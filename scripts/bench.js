// Holds Goldenpair to its promises of speed. Usage: npm run bench [-- run|compare|http …]; all parts without one. Exit 1 when a limit is missed.
// run and http start dist/cli.js; the others compile src/ (BUILD=path measures another build).
import { benchCodeQuality } from './bench/code-quality.js'
import { benchCompare } from './bench/compare.js'
import { benchHttp } from './bench/http.js'
import { benchMetrics } from './bench/metrics.js'
import { benchRun } from './bench/run.js'

const PARTS = {
  run: benchRun,
  compare: benchCompare,
  http: benchHttp,
  metrics: benchMetrics,
  'code-quality': benchCodeQuality,
}

const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS)
for (const name of asked) {
  const bench = PARTS[name]
  if (bench === undefined) throw new Error(`no part ${name}; there are ${Object.keys(PARTS).join(', ')}`)
  if (!(await bench())) process.exitCode = 1
}
