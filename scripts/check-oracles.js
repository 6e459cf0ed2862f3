// Compares the oracle files in test/oracle with their originals. The committed copies are trimmed and partly regrouped, so the
// contents are compared, not the bytes: both have the same cases, a copied case has no value that its original lacks, and the
// statistics files omit only the columns listed below (methods that Goldenpair does not use).
//
// Usage: node scripts/check-oracles.js FOLDER
//   FOLDER  the folder with the originals, named *.public.json; copies without an original are skipped
//
// Exits with 1 if a file differs or if fewer than 5 copies have an original.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const committed = fileURLToPath(new URL('../test/oracle/', import.meta.url))
const shared = process.argv[2]

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Returns every object with an `id` and `expected`, at any depth. */
function casesOf(value) {
  if (Array.isArray(value)) return value.flatMap(casesOf)
  if (typeof value !== 'object' || value === null) return []
  if ('id' in value && 'expected' in value) return [value]
  return Object.values(value).flatMap(casesOf)
}

/** Returns every number, string, boolean and null in a value. */
function leavesOf(value) {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
}

const LEFT_OUT = {
  'stats-mcnemar.json': [
    // Conventions of other tools for b = c.
    'midPDoubled',
    'chi2CorrectedUnclipped.statistic',
    'chi2CorrectedUnclipped.p',
    // Other intervals, and an intermediate value of Newcombe's interval.
    'newcombe10.phi',
    'newcombe8.low',
    'newcombe8.high',
    'newcombe8.phi',
    'wald.low',
    'wald.high',
    'bonettPrice.low',
    'bonettPrice.high',
    'agrestiMin.low',
    'agrestiMin.high',
  ],
  'stats-multiplicity.json': ['bonferroni', 'hochberg', 'benjaminiYekutieli'],
  // Approximations of values that Goldenpair computes exactly, and descriptions of the input or the tool.
  'stats-paired-t.json': ['hedgesCorrectionApprox', 'hedgesGApprox', 'wilcoxon.hasTies', 'signFlipMethod'],
}

/** Kinds of cases whose method Goldenpair does not use: the smallest detectable difference and the sample size of a paired t test. */
const KINDS_LEFT_OUT = new Set(['mcnemar-mde', 'paired-t-n'])

/** Returns the names of the expected values, nested ones as `outer.inner`. A list counts as one value. */
function columnsOf(value, name = '') {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name]
  return Object.entries(value).flatMap(([key, inner]) => columnsOf(inner, name === '' ? key : `${name}.${key}`))
}

/** Returns the columns that no copied case has. A copy may omit the outer part of a name. */
function findMissingColumns(name, copies, originals) {
  if (!name.startsWith('stats-')) return []
  const copied = copies.flatMap(({ expected }) => columnsOf(expected))
  const known = [...copied, ...(LEFT_OUT[name] ?? [])]
  const all = new Set([...originals.values()].flatMap(({ expected }) => columnsOf(expected)))
  return [...all].filter((column) => !known.some((tail) => column === tail || column.endsWith(`.${tail}`)))
}

/** The file that is copied unchanged and must be equal, because its decisions have no `id`. */
const WHOLE = 'rounds.json'

let files = 0
let failed = 0
for (const name of readdirSync(committed).filter((file) => file.endsWith('.json'))) {
  const path = `${shared}/${name.replace(/\.json$/, '.public.json')}`
  if (!existsSync(path)) continue
  files++
  if (name === WHOLE) {
    const isEqual = isDeepStrictEqual(readJson(`${committed}${name}`), readJson(path))
    console.log(`${name}: ${isEqual ? 'equal' : 'differs'}`)
    if (!isEqual) failed++
    continue
  }
  const copies = casesOf(readJson(`${committed}${name}`))
  const used = casesOf(readJson(path)).filter(({ kind }) => !KINDS_LEFT_OUT.has(kind))
  const originals = new Map(used.map((entry) => [entry.id, entry]))
  const differing = copies.filter((copy) => {
    const known = new Set(leavesOf(originals.get(copy.id) ?? {}))
    return leavesOf(copy).some((leaf) => !known.has(leaf))
  })
  const copied = new Set(copies.map(({ id }) => id))
  const missing = [...originals.keys()].filter((id) => !copied.has(id))
  console.log(`${name}: ${copies.length} of ${originals.size} cases, ${differing.length} differ`)
  if (differing.length > 0) console.error(`  differing: ${differing.map(({ id }) => id).join(', ')}`)
  if (missing.length > 0) console.error(`  missing: ${missing.join(', ')}`)
  const columns = findMissingColumns(name, copies, originals)
  if (columns.length > 0) console.error(`  columns left out: ${columns.join(', ')}`)
  if (differing.length > 0 || missing.length > 0 || columns.length > 0) failed++
}
if (files < 5) {
  console.error(`Only ${files} committed oracles have an original in ${shared}; expected at least 5.`)
  process.exit(1)
}
process.exit(failed === 0 ? 0 : 1)
