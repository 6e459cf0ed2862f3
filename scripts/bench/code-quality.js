// Measures code quality: all measures of 130,000 lines of Python, on one core. Uses the Python standard library if it is installed and
// large enough, otherwise files made of the snippets in test/oracle.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBuild } from '../compile.js'
import { tell } from './figures.js'

/** The limit in CPU seconds of a separate process. */
const AIM = { lines: 130_000, seconds: 5 }

const once = fileURLToPath(new URL('code-quality-once.js', import.meta.url))

/** Prints the figure with its limit. Returns false if the limit is exceeded or too few lines were measured. */
export function benchCodeQuality() {
  const { lines, files, unscored, seconds, source } = JSON.parse(
    execFileSync(process.execPath, [once, findBuild(), String(AIM.lines)], { encoding: 'utf8' }),
  )
  console.log(`  ${lines} lines in ${files} files of ${source}, ${unscored} unscored`)
  return (
    tell({ name: '130,000 lines of Python, processor', value: seconds, unit: 's', limit: AIM.seconds }) &&
    lines >= AIM.lines
  )
}
