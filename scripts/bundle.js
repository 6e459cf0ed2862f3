// The product as `npm run bundle` makes it, of the sources as they are now, in a folder beside node_modules: dist may be older. Built when
// the sources have changed, for the tests that run it and for the check of dist.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUNDLE_SOURCES } from './compile.js'

const root = fileURLToPath(new URL('..', import.meta.url))

export const BUNDLE = `${root}node_modules/.cache/goldenpair/dist`

/** The hash of the sources that this bundle was built of. */
const STAMP = `${BUNDLE}.sha256`

export function buildBundle() {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  rmSync(STAMP, { force: true })
  execFileSync(process.execPath, [`${root}scripts/build.js`, BUNDLE], { stdio: 'inherit' })
  writeFileSync(STAMP, sources)
}

function hashSources() {
  const list = ['ls-files', '-zco', '--exclude-standard', '--', ...BUNDLE_SOURCES]
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').slice(0, -1).sort()
  const hash = createHash('sha256')
  // A file that is deleted but not yet committed is still listed.
  for (const file of files.filter((name) => existsSync(root + name)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(root + file))
      .update('\0')
  return hash.digest('hex')
}
