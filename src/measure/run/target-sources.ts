import { join } from 'node:path'
import { findMatches, splitGlob } from '../../io/glob.js'
import { globToRegExp } from '../../model/glob.js'
import type { PlacedGlob } from '../suite/parse-manifest.js'
import type { SuiteHome } from '../suite/parse-suite.js'
import { type Problem, quote } from '../suite/problem.js'

/** The root of the repository, from which sources are named. */
export function rootOf(workingDirectory: string, { directory }: Pick<SuiteHome, 'directory'>): string {
  const steps = directory.split('/').filter((step) => step !== '')
  return join(workingDirectory, ...steps.map(() => '..'))
}

/** A warning for each source that no file matches: what it was to name can change without anybody noticing. */
export async function findIdleSources(sources: readonly PlacedGlob[], root: string): Promise<readonly Problem[]> {
  const warnings: Problem[] = []
  for (const { glob, ...place } of sources) {
    const { files, folders } = await findMatches(glob, root)
    if (files.length > 0) continue
    const hint = folders.length > 0 ? `For all that is in the folder, write ${quote(`${glob}/**`)}.` : HINT
    warnings.push({ ...place, message: `no file matches the source ${quote(glob)} of the target. ${hint}` })
  }
  return warnings
}

const HINT = 'Sources are named from the root of the repository.'

/**
 * Whether a changed file is one of the sources, which enter neither hidden folders nor `node_modules`. A submodule, whose path ends with `/`, is always one:
 * what is in it is not looked at.
 */
export function isSource(path: string, sources: readonly string[]): boolean {
  if (path.endsWith('/')) return true
  return sources.some((glob) => {
    if (!globToRegExp(glob).test(path)) return false
    const { fixed, enters } = splitGlob(glob)
    const folders = path.split('/').slice(fixed.length, -1)
    return folders.every((_, index) => enters(folders.slice(0, index + 1).join('/')))
  })
}
