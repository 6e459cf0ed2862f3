// Renames the chunks of a bundle from webpack's numbers to their contents: `8156.index.js` becomes `bin-commands-list.chunk.js`.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The code in webpack's runtime that returns the file name of a chunk. */
const NUMBERED = 'return "" + chunkId + ".index.js";'
/** The suffix of chunks that only the Action loads. The npm package leaves out `*.action.chunk.js`. */
const ACTION_ONLY = '.action'

/** Renames the chunks of the bundle in `folder`. `stats` is the path of webpack's statistics. */
export function nameChunks(folder, stats) {
  const { chunks } = JSON.parse(readFileSync(stats, 'utf8'))
  const lazy = chunks.filter(({ initial }) => !initial).sort((a, b) => a.id - b.id)
  const entry = `${folder}/index.js`
  const text = readFileSync(entry, 'utf8')
  const shared = listShared(folder, text)
  const names = new Map()
  for (const chunk of lazy) {
    const [base, end] = [slugOf(chunk), shared.has(String(chunk.id)) ? '' : ACTION_ONLY]
    let name = `${base}${end}`
    for (let count = 2; [...names.values()].includes(name); count++) name = `${base}-${count}${end}`
    names.set(chunk.id, name)
  }
  if (!text.includes(NUMBERED)) throw new Error(`${entry} does not have webpack's runtime as it was: ${NUMBERED}`)
  const named = `return ${JSON.stringify(Object.fromEntries(names), null, 2)}[chunkId] + ".chunk.js";`
  writeFileSync(
    entry,
    text.replace(NUMBERED, () => named),
  )
  for (const [id, name] of names) renameSync(`${folder}/${id}.index.js`, `${folder}/${name}.chunk.js`)
}

/** Returns the numbers of the chunks that are reachable from an entry point other than `runAction` and `runPost`. */
function listShared(folder, index) {
  const loads = (text) => [...text.matchAll(/require__\.e\((?:\/\*.*?\*\/\s*)?(\d+)\)/g)].map(([, id]) => id)
  const doors = index.split('\nasync function ').slice(1)
  const open = doors.filter((door) => !/^run(Action|Post)\(/.test(door)).flatMap((door) => loads(door))
  const found = new Set()
  while (open.length > 0) {
    const id = open.pop()
    if (found.has(id)) continue
    found.add(id)
    open.push(...loads(readFileSync(`${folder}/${id}.index.js`, 'utf8')))
  }
  return found
}

/** Returns the name of a chunk: the path of the dynamic import that loads it, or its largest module if several imports share it. */
function slugOf({ origins, modules, reason = '' }) {
  const imported = new Set(
    origins.map(({ moduleName, request }) =>
      request.startsWith('.') ? posix.join(posix.dirname(moduleName), request) : request,
    ),
  )
  const [only] = imported
  if (imported.size === 1 && !reason.startsWith('split')) return slug(only)
  const [largest] = modules.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
  return `shared-${slug(packageOf(largest.name) ?? largest.name.split(' ')[0])}`
}

/**
 * Returns the package of a module: `@actions/core` for `./node_modules/@actions/core/lib/core.js + 11 modules`. `undefined` for a
 * module of Goldenpair itself.
 */
function packageOf(module) {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(module)?.[1]
}

/** Turns a path into a name: `./build/core/render/index.js` becomes `core-render`. */
function slug(path) {
  const words = path.replace(/^(\.\/)?build\//, '').replace(/(\/index)?\.m?js$/, '')
  return words.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-/, '')
}
