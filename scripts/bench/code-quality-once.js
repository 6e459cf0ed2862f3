// Measures LINES lines of Python and prints the counts and the CPU seconds as JSON. Run in a separate process.
// Usage: node code-quality-once.js BUILD LINES
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { TextEncoder } from 'node:util'
import { load } from '../compile.js'

const [build, wanted] = process.argv.slice(2)
const { measureSource } = await load(build, 'measure/run/code/measure-code')

/** Returns the folder of the newest Python standard library on this machine; `null` if there is none. */
function findLibrary() {
  if (!existsSync('/usr/lib')) return null
  const names = readdirSync('/usr/lib').filter((name) => /^python3\.\d+$/.test(name))
  const newest = names.sort((a, b) => Number(a.slice(8)) - Number(b.slice(8))).at(-1)
  return newest === undefined ? null : `/usr/lib/${newest}`
}

function readLibrary(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.py'))
  return paths.sort().map((path) => ({ path, bytes: readFileSync(`${folder}/${path}`) }))
}

/** Makes files of about 400 lines, each with the snippets in a different order. */
function makeFiles(lines) {
  const oracle = new URL('../../test/oracle/radon-snippets.json', import.meta.url)
  const snippets = JSON.parse(readFileSync(oracle, 'utf8')).cases.map(({ input }) => input.code)
  const files = []
  for (let made = 0; made < lines;) {
    const turn = files.length % snippets.length
    const text = [...snippets.slice(turn), ...snippets.slice(0, turn)].join('\n').repeat(2)
    files.push({ path: `made-${files.length}.py`, bytes: new TextEncoder().encode(text) })
    made += text.split('\n').length - 1
  }
  return files
}

const library = findLibrary()
const available = library === null ? [] : readLibrary(library)
const countLines = (bytes) => bytes.toString('latin1').split('\n').length
const isEnough = available.reduce((sum, { bytes }) => sum + countLines(bytes), 0) >= Number(wanted)

const before = process.cpuUsage()
let [lines, files, unscored] = [0, 0, 0]
for (const { path, bytes } of isEnough ? available : makeFiles(Number(wanted))) {
  const file = await measureSource({ path, bytes, prefixes: [] })
  files += 1
  if (file.kind === 'unscored') unscored += 1
  else lines += file.raw.loc
  if (lines >= Number(wanted)) break
}
const { user, system } = process.cpuUsage(before)
const source = isEnough ? library : 'snippets'
console.log(JSON.stringify({ lines, files, unscored, seconds: (user + system) / 1e6, source }))
