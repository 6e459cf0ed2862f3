// `npm run study`: compiles scripts/study with the product's core and runs it as plain JavaScript (see scripts/study/main.ts).
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = `${root}node_modules/.cache/goldenpair-study`
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })

node('node_modules/typescript/bin/tsc', '-p', 'scripts/study', '--outDir', out)
try {
  node(`${out}/scripts/study/main.js`, ...process.argv.slice(2))
} catch (error) {
  // The program has said what is wrong.
  process.exitCode = error.status ?? 1
}
