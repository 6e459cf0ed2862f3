// Writes licenses.txt: the name, version and licence text of every package whose code is in a bundle or its assets.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Licences of packages that do not name one in package.json, from another source. */
const NAMED_ELSEWHERE = { buffers: 'MIT' }
/** Packages that contain no licence text, with what is known about their licence. Any other package without one fails the build. */
const WITHOUT_TEXT = {
  '@nodable/entities': 'MIT, says its package.json.',
  binary: 'MIT, says its package.json.',
  buffers:
    "MIT/X11, say package.json and readme of github.com/substack/node-buffers, where the author added it after this version was published (commit 1b745ee35d33eb166e15ef1866073a07c6d7de87). Debian's node-buffers 0.1.1-5 has the same index.js, byte for byte, and calls it Expat, which is MIT.",
  chainsaw: 'MIT/X11, says its package.json.',
  tr46: 'MIT, says its package.json.',
}
/** Packages in the assets of the report, which webpack's statistics do not list. chart.js has @kurkle/color built in. */
const IN_ASSETS = ['node_modules/chart.js', 'node_modules/@kurkle/color']
const TEXTS = /^(licen[sc]e|copying|notice|thirdpartynotice)/i

/** Writes licenses.txt into `folder`, which has the bundle. `stats` is the path of webpack's statistics; `root` contains node_modules. */
export function writeLicenses(folder, stats, root) {
  const { chunks } = JSON.parse(readFileSync(stats, 'utf8'))
  const folders = new Set(IN_ASSETS)
  for (const { modules } of chunks) for (const module of modules) addPackages(module, folders)
  const packages = [...folders].map((path) => readPackage(`${root}${path}`))
  packages.sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0))
  // Packages with exactly the same text are listed together above that text.
  const titles = new Map()
  for (const { title, text } of packages) titles.set(text, (titles.get(text) ?? new Set()).add(title))
  writeFileSync(
    `${folder}/licenses.txt`,
    [...titles].map(([text, names]) => `${[...names].join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`),
  )
}

/** Adds the package folder of a module, and those of the modules that webpack concatenated into it. */
function addPackages({ name = '', modules = [] }, folders) {
  // If node_modules are nested, the innermost package is the one of the module.
  const path = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/ ]+/.exec(name)?.[0]
  if (path !== undefined) folders.add(path)
  for (const inner of modules) addPackages(inner, folders)
}

function readPackage(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const read = (pattern) =>
    readdirSync(folder)
      .filter((file) => pattern.test(file))
      .sort()
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim())
  const files = read(TEXTS)
  const texts =
    files.length > 0 ? files : read(/^readme/i).flatMap((text) => /^#* *licen[sc]e\b[^]{400,}/im.exec(text) ?? [])
  const title = `${name} ${version} (${license ?? NAMED_ELSEWHERE[name] ?? 'no licence named'})`
  if (texts.length > 0) return { title, text: texts.join('\n\n') }
  if (!Object.hasOwn(WITHOUT_TEXT, name))
    throw new Error(
      `${name} ${version} holds no text of its licence. Look what may be done with it, then name it in scripts/write-licenses.js.`,
    )
  const by = typeof author === 'string' ? author : (author?.name ?? 'unknown')
  return { title, text: `Author: ${by}. The package holds no text of its licence. ${WITHOUT_TEXT[name]}` }
}
