import { adviseChange } from '../core/suite/advise-change.js'
import { sortProblems, type Problem } from '../core/suite/problem.js'
import type { Suite } from '../core/model/suite.js'
import { readChangedFiles } from '../shell/io/git-changes.js'
import { readSuite, UNCHECKED_SPANS, type LoadSuite } from './load-suite.js'

/** What `goldenpair validate --json` prints. */
export interface Validation {
  /** The manifest. */
  readonly suite: string
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  readonly notes: readonly string[]
}

/**
 * Everything that is to be said of a suite and, with `base`, of a change that should have touched it. With `strict` every warning
 * is an error. Throws as `readSuite` and `readChangedFiles` do.
 */
export async function validateSuite({
  strict,
  base,
  ...source
}: LoadSuite & { readonly strict: boolean; readonly base: string | null }): Promise<{
  readonly suite: Suite | null
  readonly validation: Validation
}> {
  const loaded = await readSuite(source)
  const { stale } = loaded
  const changed = base === null ? [] : await readChangedFiles({ base, workingDirectory: source.workingDirectory })
  const change = adviseChange({ manifest: loaded.path, files: loaded.files, changed })
  const doubts = [...loaded.warnings, ...loaded.advise(), ...(change === null ? [] : [change])]
  const areErrors = { stale: strict || loaded.strict, doubts: strict }
  const order = (problems: readonly Problem[]): readonly Problem[] => sortProblems(problems, loaded.files)
  return {
    suite: loaded.suite,
    validation: {
      suite: loaded.path,
      errors: order([...loaded.problems, ...(areErrors.stale ? stale : []), ...(areErrors.doubts ? doubts : [])]),
      warnings: order([...(areErrors.stale ? [] : stale), ...(areErrors.doubts ? [] : doubts)]),
      notes: loaded.unchecked ? [UNCHECKED_SPANS] : [],
    },
  }
}
