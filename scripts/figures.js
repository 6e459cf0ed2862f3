// Compiles scripts/figures and runs it (see scripts/figures/main.ts).
// Usage: npm run figures
import { compileProgram, runProgram } from './compile.js'

runProgram(`${compileProgram('figures')}/scripts/figures/main.js`)
