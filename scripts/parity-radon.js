// Compares Goldenpair's measures of Python code with radon's, on every file of the Python standard library. Installs Debian's
// `radon` if it is missing (needs root).
//
// Usage: npm run parity:radon [-- FOLDER] [--write]
//   FOLDER      measures the Python files in this folder instead
//   --write     saves the figures to scripts/parity/figures.json and updates docs/code-quality.md; ignored with FOLDER
//   BUILD=path  environment variable: a compiled build to measure instead of src/
//
// Prints each file that differs, with the class of difference (docs/code-quality.md explains them).
// Exits with 1 if a measure agrees on less than 99 % of the files, with 2 if there is no radon.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { TextDecoder } from 'node:util'
import { Lexer, parse } from 'py-ast'
import { findBuild, load } from './compile.js'
import { keepFigures } from './keep-figures.js'

const MIN_SHARE = 0.99
/** The time limit of one measure of one file by radon. */
const SECONDS = 5
const PYTHON = '/usr/bin/python3'

const { measurePython } = await load(findBuild(), 'metrics/code/source/measure-python')
const script = fileURLToPath(new URL('parity/measure-with-radon.py', import.meta.url))

function hasRadon() {
  return spawnSync(PYTHON, ['-c', 'import radon']).status === 0
}

function askPython(code) {
  return execFileSync(PYTHON, ['-c', code], { encoding: 'utf8' }).trim()
}

if (!hasRadon()) {
  if (spawnSync('apt-get', ['--version']).error !== undefined) {
    console.error("radon is not installed and there is no apt-get to install Debian's.")
    process.exit(2)
  }
  spawnSync('apt-get', ['install', '-y', 'radon'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!hasRadon()) {
    console.error('apt-get install radon did not give a radon (run as root, after apt-get update).')
    process.exit(2)
  }
}

const [asked] = process.argv.slice(2).filter((word) => word !== '--write')
const folder = asked ?? askPython("import sysconfig; print(sysconfig.get_paths()['stdlib'])")
const files = readdirSync(folder, { recursive: true })
  .filter((path) => path.endsWith('.py'))
  .map((path) => `${folder}/${path}`)
  .sort()
const version = askPython('import radon; print(radon.__version__)')
console.log(`radon ${version}, ${files.length} files of ${folder}`)

/** Compares numbers with a tolerance of 1e-9 (relative above 1), everything else exactly. */
function isEqual(a, b) {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  }
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isEqual(value, b[at]))
  return a === b
}

function compareNames([a], [b]) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Converts Goldenpair's record to the format of measure-with-radon.py. */
function rewrite({ raw, complexity, halstead, maintainability, blocks }) {
  const outer = blocks.filter(({ inner }) => !inner)
  const listBlock = (block) => [
    block.name,
    block.kind === 'class' ? 'Class' : 'Function',
    block.line,
    block.end_line,
    block.complexity,
  ]
  return {
    raw: [raw.loc, raw.lloc, raw.sloc, raw.comments, raw.multi, raw.blank, raw.single_comments],
    cc: [
      outer.map(listBlock).sort((a, b) => a[2] - b[2] || compareNames(a, b)),
      complexity.with_classes.average,
      [complexity.with_inner.count, complexity.with_inner.average],
    ],
    halstead: Object.values(halstead),
    mi: [maintainability.index, maintainability.rank],
  }
}

/** Returns radon's record with its parts in the same order. */
function unwrap({ raw, cc, halstead, mi }) {
  return { raw, cc: [cc.blocks, cc.average, cc.inner], halstead, mi }
}

function measureFile(path) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
    return measurePython({ path, text, parse, tokenize: (code) => new Lexer(code).tokenize(), prefixes: [] })
  } catch (error) {
    return { kind: 'unscored', reason: error.message, line: null }
  }
}

/** Returns the class of a difference, as in docs/code-quality.md. */
function nameCause(name, theirs, mine, other) {
  if (theirs.match && (name === 'cc' || name === 'mi')) return 'match statement, which radon 5.1 does not count'
  if (name !== 'cc') return 'UNEXPLAINED'
  const withoutEnds = ([blocks, ...rest]) => [blocks.map((block) => block.toSpliced(3, 1)), ...rest]
  return isEqual(withoutEnds(mine.cc), withoutEnds(other.cc)) ? 'last lines of blocks only' : 'UNEXPLAINED'
}

const tally = Object.fromEntries(['raw', 'cc', 'halstead', 'mi'].map((name) => [name, { n: 0, equal: 0, files: [] }]))
const left = { both: [], radon: [], ours: [] }
const radon = spawn(PYTHON, [script, String(SECONDS)], { stdio: ['pipe', 'pipe', 'inherit'] })
radon.stdin.end(files.map((path) => `${path}\n`).join(''))
for await (const line of createInterface({ input: radon.stdout })) {
  const theirs = JSON.parse(line)
  const ours = measureFile(theirs.path)
  const refused = ours.kind === 'unscored' ? `${ours.reason}, line ${ours.line}` : null
  if (theirs.error !== undefined || refused !== null) {
    const where = theirs.error === undefined ? 'ours' : refused === null ? 'radon' : 'both'
    left[where].push(`${theirs.path}: radon: ${theirs.error ?? 'measured'}; Goldenpair: ${refused ?? 'measured'}`)
    // A file that only Goldenpair cannot measure counts as a difference in every measure.
    if (where === 'ours') for (const counts of Object.values(tally)) counts.n += 1
    continue
  }
  const [mine, other] = [rewrite(ours), unwrap(theirs)]
  for (const [name, counts] of Object.entries(tally)) {
    counts.n += 1
    if (isEqual(mine[name], other[name])) counts.equal += 1
    else counts.files.push(`${theirs.path} (${nameCause(name, theirs, mine, other)})`)
  }
}

console.log('\nmeasure     files   equal   share')
for (const [name, { n, equal }] of Object.entries(tally)) {
  const share = n === 0 ? 0 : equal / n
  console.log(`${name.padEnd(10)} ${String(n).padStart(6)} ${String(equal).padStart(7)} ${(100 * share).toFixed(2)} %`)
  if (share < MIN_SHARE) process.exitCode = 1
}
for (const [name, { files: different }] of Object.entries(tally)) {
  for (const file of different) console.log(`${name} differs: ${file}`)
}
const REASONS = {
  both: 'measured by neither',
  radon: `not measured by radon (refused, or more than ${SECONDS} s)`,
  ours: 'not measured by Goldenpair',
}
for (const [where, lines] of Object.entries(left)) {
  if (lines.length > 0) console.log(`\n${lines.length} files ${REASONS[where]}:\n  ${lines.join('\n  ')}`)
}
if (process.argv.includes('--write') && asked === undefined) {
  const equal = Object.fromEntries(Object.entries(tally).map(([name, counts]) => [name, counts.equal]))
  const python = askPython('import platform; print(platform.python_version())')
  keepFigures('parity', { radon: version, python, files: files.length, measured: tally.raw.n, equal })
}
