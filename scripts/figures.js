// `npm run figures`: compiles scripts/figures and runs it as plain JavaScript (see scripts/figures/main.ts).
import { compileProgram, runProgram } from './compile.js'

runProgram(`${compileProgram('figures')}/scripts/figures/main.js`)
