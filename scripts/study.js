// Compiles scripts/study with the parts of src it imports, and runs it.
// Usage: npm run study [-- OPTIONS]; see scripts/study/main.ts for the options
import { compileProgram, runProgram } from './compile.js'

runProgram(`${compileProgram('study')}/scripts/study/main.js`)
