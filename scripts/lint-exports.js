// Exports that no other file of src, test or scripts imports. What only its own file uses needs no `export`; types that
// a signature names are let be.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { analyzeTsConfig } = createRequire(import.meta.url)('ts-unused-exports')
const { unusedExports } = analyzeTsConfig(`${root}tsconfig.json`, ['--ignoreLocallyUsed', '--showLineNumber'])
// The launchers in dist import these by name.
const ENTRIES = new Set(['src/cli/main.ts'])
let count = 0
for (const [path, names] of Object.entries(unusedExports)) {
  const file = path.replace(root, '')
  if (ENTRIES.has(file) || file.endsWith('.config.ts')) continue
  for (const { exportName, location } of names) {
    console.error(`${file}:${location?.line ?? 1}: export ${exportName} is used by nobody`)
    count++
  }
}
console.log(`dead exports: ${count}`)
process.exit(count === 0 ? 0 : 1)
