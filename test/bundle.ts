import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const HOME = join(ROOT, 'node_modules', '.cache', 'goldenpair')

/** As `dist`, which may be older than the sources: this one is built before the tests that run it. */
export const BUNDLE = join(HOME, 'dist')

export function setup(): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.js'), BUNDLE], { stdio: 'inherit' })
}
