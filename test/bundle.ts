import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE_SOURCES } from '../scripts/compile.js'

const ROOT = join(import.meta.dirname, '..')
const HOME = join(ROOT, 'node_modules', '.cache', 'goldenpair')

/** As `dist`, which may be older than the sources: this one is built before the tests that run it. */
export const BUNDLE = join(HOME, 'dist')

/** The hash of the sources that this bundle was built of. */
const STAMP = join(HOME, 'dist.sha256')

export function setup(): void {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  rmSync(STAMP, { force: true })
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.js'), BUNDLE], { stdio: 'inherit' })
  writeFileSync(STAMP, sources)
}

function hashSources(): string {
  const list = ['ls-files', '-zco', '--exclude-standard', '--', ...BUNDLE_SOURCES]
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0').slice(0, -1).sort()
  const hash = createHash('sha256')
  // A file that is deleted but not yet committed is still listed.
  for (const file of files.filter((name) => existsSync(join(ROOT, name))))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Copies the checkout to a folder, as git would have it if all were committed, with this bundle as its dist. */
export function copyCheckout(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && !name.startsWith('dist/')))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  cpSync(BUNDLE, join(folder, 'dist'), { recursive: true })
}
