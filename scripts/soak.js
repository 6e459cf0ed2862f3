// `npm run soak`: compiles scripts/soak with the product and GitHub's double and runs it as plain JavaScript (see scripts/soak/main.ts).
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = `${root}node_modules/.cache/goldenpair-soak`
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })

// `npm run lint:types` has looked at the types.
node('node_modules/typescript/bin/tsc', '-p', 'scripts/soak', '--noCheck', '--outDir', out)
// What is read as text, where scripts/build.js puts it too: beside its reader.
const assets = `${out}/src/shell/page/assets`
cpSync(`${root}node_modules/chart.js/dist/chart.umd.min.js`, `${assets}/chart.umd.min.js`)
cpSync(`${root}src/page`, `${assets}/page`, { recursive: true })
cpSync(`${root}test/github/openapi`, `${out}/test/github/openapi`, { recursive: true })
try {
  node(`${out}/scripts/soak/main.js`, ...process.argv.slice(2))
} catch (error) {
  // The program has said what is wrong.
  process.exitCode = error.status ?? 1
}
