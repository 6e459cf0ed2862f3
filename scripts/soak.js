// Compiles scripts/soak with src and the GitHub double, and runs it.
//
// Usage: npm run soak [-- OPTIONS]; see scripts/soak/main.ts for the options
//   --write  also updates the docs
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileProgram, copyPageAssets, runProgram } from './compile.js'
import { fillPages } from './keep-figures.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = compileProgram('soak')
copyPageAssets(`${out}/src/modes/evaluate/assets`)
cpSync(`${root}test/doubles/github/openapi`, `${out}/test/doubles/github/openapi`, { recursive: true })
runProgram(`${out}/scripts/soak/main.js`)
if (process.argv.includes('--write')) fillPages()
