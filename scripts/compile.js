// Compiles the parts of src that the scripts of this folder load. Always uses the current sources, so a fresh clone needs only `npm ci`.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })

/** Compiles a project without checking types (`npm run lint:types` does that), which takes a third of the time. */
function compile(project, out) {
  node('node_modules/typescript/bin/tsc', '-p', project, '--noCheck', '--outDir', out)
  return out
}

/** Compiles src/ and returns the output folder, `build`, which `npm run bundle` uses too. */
export function compileProduct() {
  return compile('tsconfig.build.json', `${root}build`)
}

let product = null

/** Returns the folder of the build to measure: the one that BUILD names, otherwise src/, compiled once per process. */
export function findBuild() {
  const { BUILD: named } = process.env
  if (named === undefined) return (product ??= compileProduct())
  if (!existsSync(`${named}/model`)) {
    console.error(
      `BUILD names ${named}, where no "model" folder is: name the "build" folder of a clone after npm run bundle.`,
    )
    process.exit(2)
  }
  return named
}

/** Loads a module of a build by its path without extension, such as `stats/mcnemar`. test/compile.test.ts checks these paths. */
export async function load(build, module) {
  return import(pathToFileURL(`${build}/${module}.js`).href)
}

/** Compiles scripts/`name` with everything it imports from src/ and test/, and returns the output folder. */
export function compileProgram(name) {
  return compile(`scripts/${name}`, `${root}node_modules/.cache/goldenpair-${name}`)
}

/** Runs a compiled file with the arguments of the current process, and exits with the exit code of the file. */
export function runProgram(file) {
  try {
    node(file, ...process.argv.slice(2))
  } catch (error) {
    // The program has already printed the error.
    process.exitCode = error.status ?? 1
  }
}

/** Copies the files that the HTML report inlines (Chart.js and src/report/page) next to the code that reads them. */
export function copyPageAssets(folder) {
  cpSync(`${root}node_modules/chart.js/dist/chart.umd.min.js`, `${folder}/chart.umd.min.js`)
  cpSync(`${root}src/report/page`, `${folder}/page`, { recursive: true })
}

const WORKFLOWS = ['workflows/pull-request-one-job.yml', 'workflows/pull-request-two-jobs.yml']
const EXAMPLES = ['adapters', 'first-programs', ...WORKFLOWS]

/** Copies the examples that `goldenpair init` writes next to the program. */
export function copyExamples(folder) {
  for (const name of EXAMPLES) cpSync(`${root}examples/${name}`, `${folder}/${name}`, { recursive: true })
}

const BUILDERS = ['build', 'compile', 'drop-comments', 'name-chunks', 'write-licenses']

/** The paths of all sources of dist/, relative to the root of the checkout. The lock file represents node_modules. */
export const BUNDLE_SOURCES = [
  ...['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...BUILDERS.map((name) => `scripts/${name}.js`),
  ...EXAMPLES.map((name) => `examples/${name}`),
]
