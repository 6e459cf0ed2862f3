// Names the chunks of a bundle by what is in them, where webpack numbers them: `bin-commands-list.chunk.js` instead of `8156.index.js`.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

/** What webpack's runtime asks for the file of a chunk. */
const NUMBERED = 'return "" + chunkId + ".index.js";'

/** `folder` has the bundle; `stats` is webpack's account of it, a file. */
export function nameChunks(folder, stats) {
  const { chunks } = JSON.parse(readFileSync(stats, 'utf8'))
  const lazy = chunks.filter(({ initial }) => !initial).sort((a, b) => a.id - b.id)
  const names = new Map()
  for (const chunk of lazy) {
    const base = slugOf(chunk)
    let name = base
    for (let count = 2; [...names.values()].includes(name); count++) name = `${base}-${count}`
    names.set(chunk.id, name)
  }
  const entry = `${folder}/index.js`
  const text = readFileSync(entry, 'utf8')
  if (!text.includes(NUMBERED)) throw new Error(`${entry} does not have webpack's runtime as it was: ${NUMBERED}`)
  const named = `return ${JSON.stringify(Object.fromEntries(names), null, 2)}[chunkId] + ".chunk.js";`
  writeFileSync(
    entry,
    text.replace(NUMBERED, () => named),
  )
  for (const [id, name] of names) {
    renameSync(`${folder}/${id}.index.js`, `${folder}/${name}.chunk.js`)
    dropNotes(`${folder}/${name}.chunk.js`)
  }
}

/** Takes out webpack's notes of where the modules of other chunks are from: 80 kB of the package, and nobody reads them. */
function dropNotes(file) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\/\/ EXTERNAL MODULE: .*\n/gm, ''))
}

/** A chunk that one dynamic import asks for is called as that; one that several share as its largest module. */
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

/** Of `./node_modules/@actions/core/lib/core.js + 11 modules` it is `@actions/core`; of a module of ours undefined. */
function packageOf(module) {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(module)?.[1]
}

/** `./build/core/render/index.js` is `core-render`. */
function slug(path) {
  const words = path.replace(/^(\.\/)?build\//, '').replace(/(\/index)?\.m?js$/, '')
  return words.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-/, '')
}
