// Measures scoring: 100,000 trials with 100 retrieved spans each, by every metric, at k = 1, 3, 5 and 10.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBuild } from '../compile.js'
import { tell } from './figures.js'

/** The limits: CPU seconds (which do not depend on the load of the machine), including generating the trials, and peak megabytes. */
const AIM = { trials: 100_000, spans: 100, seconds: 10, megabytes: 1024 }

const once = fileURLToPath(new URL('metrics-once.js', import.meta.url))

/** Prints the figures with their limits. Returns false if a limit is exceeded. */
export function benchMetrics() {
  const args = [once, findBuild(), String(AIM.trials), String(AIM.spans)]
  const { metrics, scored, seconds, megabytes } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  const size = `${AIM.trials} trials of ${AIM.spans} spans, ${metrics} metrics of which ${scored} have a score`
  console.log(`  ${size}`)
  return [
    tell({ name: 'scoring 100,000 trials, processor', value: seconds, unit: 's', limit: AIM.seconds }),
    tell({
      name: 'scoring 100,000 trials, peak memory',
      value: megabytes,
      unit: 'MB',
      digits: 0,
      limit: AIM.megabytes,
    }),
  ].every(Boolean)
}
