// A bundle of the current sources in node_modules/.cache, for the tests that run a bundle and for scripts/check-dist.js.
// (dist/ may be older than the sources.) Rebuilt only if the sources have changed.
//
// Usage: node scripts/bundle.js
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUNDLE_SOURCES } from './compile.js'

const root = fileURLToPath(new URL('..', import.meta.url))

export const BUNDLE = `${root}node_modules/.cache/goldenpair/dist`

/** The file with the hash of the sources from which the bundle was built. */
export const STAMP = `${BUNDLE}.sha256`

/** Exists while the tests wait for the bundle. */
export const BUILDING = `${BUNDLE}.building`

export function isBuilt(sources = hashSources()) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
}

export function buildBundle() {
  const sources = hashSources()
  if (isBuilt(sources)) return
  rmSync(STAMP, { force: true })
  execFileSync(process.execPath, [`${root}scripts/build.js`, BUNDLE], { stdio: 'inherit' })
  writeFileSync(STAMP, sources)
}

function hashSources() {
  const list = ['ls-files', '-zco', '--exclude-standard', '--', ...BUNDLE_SOURCES]
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').slice(0, -1).sort()
  const hash = createHash('sha256')
  // Git still lists a file whose deletion is not committed yet.
  for (const file of files.filter((name) => existsSync(root + name)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(root + file))
      .update('\0')
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildBundle()
