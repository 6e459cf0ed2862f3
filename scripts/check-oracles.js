// The committed copies under test/oracle are trimmed and some are regrouped, so this holds them to their originals by content:
// the same cases, and no value in a copied case that the original's case does not have.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const committed = fileURLToPath(new URL('../test/oracle/', import.meta.url))
const shared = process.argv[2]

/** Every object with an `id` and `expected`, however deep it lies. */
function casesOf(value) {
  if (Array.isArray(value)) return value.flatMap(casesOf)
  if (typeof value !== 'object' || value === null) return []
  if ('id' in value && 'expected' in value) return [value]
  return Object.values(value).flatMap(casesOf)
}

/** Every number, text, boolean and null in a value. */
function leavesOf(value) {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
}

let files = 0
let failed = 0
for (const name of readdirSync(committed).filter((file) => file.endsWith('.json'))) {
  const path = `${shared}/${name.replace(/\.json$/, '.public.json')}`
  if (!existsSync(path)) continue
  files++
  const copies = casesOf(JSON.parse(readFileSync(`${committed}${name}`, 'utf8')))
  const originals = new Map(casesOf(JSON.parse(readFileSync(path, 'utf8'))).map((entry) => [entry.id, entry]))
  const differing = copies.filter((copy) => {
    const known = new Set(leavesOf(originals.get(copy.id) ?? {}))
    return leavesOf(copy).some((leaf) => !known.has(leaf))
  })
  const copied = new Set(copies.map(({ id }) => id))
  const missing = [...originals.keys()].filter((id) => !copied.has(id))
  console.log(`${name}: ${copies.length} of ${originals.size} cases, ${differing.length} differ`)
  if (differing.length > 0) console.error(`  differing: ${differing.map(({ id }) => id).join(', ')}`)
  if (missing.length > 0) console.error(`  missing: ${missing.join(', ')}`)
  if (differing.length > 0 || missing.length > 0) failed++
}
if (files < 5) {
  console.error(`Only ${files} committed oracles have an original in ${shared}; expected at least 5.`)
  process.exit(1)
}
process.exit(failed === 0 ? 0 : 1)
