import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BUILDING, BUNDLE, STAMP } from '../scripts/bundle.js'

export { BUNDLE }

const ROOT = join(import.meta.dirname, '..')

// `build-bundle.ts` builds it beside the first tests.
while (existsSync(BUILDING)) await setTimeout(100)
if (!existsSync(STAMP)) throw new Error('The bundle was not built, so no test can run it.')

/** Copies the checkout to a folder as if all changes were committed, with this bundle as its dist. */
export function copyCheckout(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && !name.startsWith('dist/')))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  cpSync(BUNDLE, join(folder, 'dist'), { recursive: true })
}
