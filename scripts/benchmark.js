// `npm run benchmark`: compiles scripts/benchmark with the product's core and runs it as plain JavaScript (see scripts/benchmark/main.ts).
import { compileProgram, runProgram } from './compile.js'
import { fillPages } from './keep-figures.js'

runProgram(`${compileProgram('benchmark')}/scripts/benchmark/main.js`)
if (process.argv.includes('--write')) fillPages()
