import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const HOME = join(ROOT, 'node_modules', '.cache', 'goldenpair')

/** As `dist`, which may be older than the sources: this one is built before the tests that run it. */
export const BUNDLE = join(HOME, 'dist')

export function setup(): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.js'), BUNDLE], { stdio: 'inherit' })
}

/** Copies the checkout to a folder, as git would have it if all were committed, with this bundle as its dist. */
export function copyCheckout(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.split('\n').filter((name) => name !== '' && !name.startsWith('dist/')))
    cpSync(join(ROOT, file), join(folder, file), { recursive: true })
  cpSync(BUNDLE, join(folder, 'dist'), { recursive: true })
}
