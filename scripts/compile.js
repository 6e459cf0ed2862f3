// Compiles what a script of this folder loads, from the sources as they are now: a fresh clone needs no more than `npm ci`.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })

/** Does not look at the types, as `npm run lint:types` does: what it writes is the same, in a third of the time. */
function compile(project, out) {
  node('node_modules/typescript/bin/tsc', '-p', project, '--noCheck', '--outDir', out)
  return out
}

/** The folder with src/ as JavaScript: `build`, where `npm run bundle` puts the same. */
export function compileProduct() {
  return compile('tsconfig.build.json', `${root}build`)
}

let product = null

/** The folder of what is measured: the one that BUILD names, else src/ as it is now, compiled once a process. */
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

/** A module of such a folder, by its path without an ending: `stats/mcnemar`. test/compile.test.ts knows what every script loads. */
export async function load(build, module) {
  return import(pathToFileURL(`${build}/${module}.js`).href)
}

/** The folder with scripts/`name` as JavaScript, and with what it imports of src/ and test/. */
export function compileProgram(name) {
  return compile(`scripts/${name}`, `${root}node_modules/.cache/goldenpair-${name}`)
}

/** Runs a compiled file with the arguments of this command, whose exit code becomes the file's. */
export function runProgram(file) {
  try {
    node(file, ...process.argv.slice(2))
  } catch (error) {
    // The program has said what is wrong.
    process.exitCode = error.status ?? 1
  }
}

/** What the report inlines is text, so it lies as it is beside the code that reads it. */
export function copyPageAssets(folder) {
  cpSync(`${root}node_modules/chart.js/dist/chart.umd.min.js`, `${folder}/chart.umd.min.js`)
  cpSync(`${root}src/report/page`, `${folder}/page`, { recursive: true })
}

const WORKFLOWS = ['workflows/pull-request-one-job.yml', 'workflows/pull-request-two-jobs.yml']
const EXAMPLES = ['adapters', 'first-programs', ...WORKFLOWS]

/** What `goldenpair init` writes is what `examples` has, which lies beside the program too. */
export function copyExamples(folder) {
  for (const name of EXAMPLES) cpSync(`${root}examples/${name}`, `${folder}/${name}`, { recursive: true })
}

const BUILDERS = ['build', 'compile', 'drop-comments', 'name-chunks', 'write-licenses']

/** What dist/ is made of, by paths in the checkout; the lock file stands for node_modules. */
export const BUNDLE_SOURCES = [
  ...['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...BUILDERS.map((name) => `scripts/${name}.js`),
  ...EXAMPLES.map((name) => `examples/${name}`),
]
