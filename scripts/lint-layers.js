// Checks the layers of src with dependency-cruiser.
//
// Usage: npm run lint:layers
//
// Exits with 1 on a violation, or if fewer than 20 modules were read: with a version of TypeScript that it cannot load,
// dependency-cruiser reads 0 modules and would pass.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const result = spawnSync(
  process.execPath,
  ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src', '--output-type', 'json'],
  { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
)
if (result.stdout.length === 0) {
  console.error(result.stderr)
  process.exit(1)
}
const { summary } = JSON.parse(result.stdout)
for (const { rule, from, to } of summary.violations) console.error(`${rule.severity}: ${rule.name}: ${from} -> ${to}`)
console.log(`layers: ${summary.totalCruised} modules, ${summary.violations.length} violations`)
if (summary.totalCruised < 20) {
  console.error('dependency-cruiser read fewer than 20 modules: it is not looking at src.')
  process.exit(1)
}
process.exit(summary.violations.length === 0 ? 0 : 1)
