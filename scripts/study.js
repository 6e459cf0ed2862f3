// `npm run study`: compiles scripts/study with the product's core and runs it as plain JavaScript (see scripts/study/main.ts).
import { compileProgram, runProgram } from './compile.js'

runProgram(`${compileProgram('study')}/scripts/study/main.js`)
