import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE, buildBundle } from '../scripts/bundle.js'

export { BUNDLE }

const ROOT = join(import.meta.dirname, '..')

/** Builds the bundle before the tests that run it. */
export const setup = buildBundle

/** Copies the checkout to a folder as if all changes were committed, with this bundle as its dist. */
export function copyCheckout(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && !name.startsWith('dist/')))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  cpSync(BUNDLE, join(folder, 'dist'), { recursive: true })
}
