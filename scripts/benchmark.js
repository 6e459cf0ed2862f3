// Compiles scripts/benchmark with the parts of src it imports, and runs it.
//
// Usage: npm run benchmark [-- OPTIONS]; see scripts/benchmark/main.ts for the options
//   --write  also updates the docs
import { compileProgram, runProgram } from './compile.js'
import { fillPages } from './keep-figures.js'

runProgram(`${compileProgram('benchmark')}/scripts/benchmark/main.js`)
if (process.argv.includes('--write')) fillPages()
