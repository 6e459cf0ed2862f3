// The committed copies under test/oracle must say what the originals say: every case and every expected value.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const committed = fileURLToPath(new URL('../test/oracle/', import.meta.url))
const shared = process.argv[2]
let files = 0
let failed = 0
for (const name of readdirSync(committed).filter((file) => file.endsWith('.json'))) {
  const original = `${shared}/${name.replace(/\.json$/, '.public.json')}`
  if (!existsSync(original)) continue
  files++
  const copy = JSON.parse(readFileSync(`${committed}${name}`, 'utf8')).cases
  const cases = new Map(JSON.parse(readFileSync(original, 'utf8')).cases.map((entry) => [entry.id, entry]))
  const differing = copy.filter(({ id, expected }) => !isDeepStrictEqual(cases.get(id)?.expected, expected))
  const missing = cases.size - copy.length
  console.log(`${name}: ${copy.length} of ${cases.size} cases, ${differing.length} differ`)
  if (differing.length > 0 || missing > 0) failed++
}
if (files < 5) {
  console.error(`Only ${files} committed oracles have an original in ${shared}; expected at least 5.`)
  process.exit(1)
}
process.exit(failed === 0 ? 0 : 1)
