// Packs the npm package from the "files" of package.json, which an install from git contains too. They include the suite of
// `goldenpair init --demo` and the docs that the demo searches.
//
// Usage: npm run pack [-- ARGUMENTS]
//   ARGUMENTS  passed to `npm pack`, such as --pack-destination /tmp
//   DIST=path  environment variable: the folder to pack as dist, for tests
//   OUT=path   environment variable: the folder to assemble the package in (build/package by default), for tests
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = process.env.DIST ?? `${root}dist`
const out = process.env.OUT ?? `${root}build/package`
const REPOSITORY = 'https://github.com/goldenpair/goldenpair'

const { name, version, description, license, type, engines, bin, files, keywords } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
)
const page = `${REPOSITORY}/blob/v${version}/`
const raw = `https://raw.githubusercontent.com/goldenpair/goldenpair/v${version}/`

/** Rewrites relative links, which would be broken in a package, to the repository at this version; pictures too. */
function linkFully(text) {
  return text
    .replace(/(\]\()(?!https?:|#)([^)\s]+\))/g, `$1${page}$2`)
    .replaceAll('https://raw.githubusercontent.com/goldenpair/goldenpair/main/', raw)
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const path of [...files.filter((one) => !one.startsWith('!')), 'LICENSE'])
  cpSync(path === 'dist' ? dist : `${root}${path}`, `${out}/${path}`, { recursive: true })
// In the package only editors read the schemas; without whitespace they take half the space.
for (const file of readdirSync(`${out}/schema`).filter((one) => one.endsWith('.json')))
  writeFileSync(`${out}/schema/${file}`, JSON.stringify(JSON.parse(readFileSync(`${out}/schema/${file}`, 'utf8'))))
writeFileSync(`${out}/README.md`, linkFully(readFileSync(`${root}README.md`, 'utf8')))
const published = {
  name,
  version,
  description,
  keywords,
  license,
  type,
  engines,
  bin,
  files,
  homepage: `${page}README.md`,
  repository: { type: 'git', url: `git+${REPOSITORY}.git` },
  bugs: `${REPOSITORY}/issues`,
}
writeFileSync(`${out}/package.json`, `${JSON.stringify(published, null, 2)}\n`)
execFileSync('npm', ['pack', out, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
