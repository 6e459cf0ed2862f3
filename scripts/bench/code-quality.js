// Measures code quality: 130,000 lines of Python, all measures, on one core. Reads the Python standard library where it is installed, else
// files made of the snippets that test/oracle holds.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findBuild } from '../compile.js'
import { tell } from './figures.js'

/** Seconds of processor in a process of its own, loading the parser and reading the files included. */
const AIM = { lines: 130_000, seconds: 5 }

const once = fileURLToPath(new URL('code-quality-once.js', import.meta.url))

/** Prints the figure beside its aim; false when that is missed. */
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
