import { countOf } from '../../format/format-number.js'
import type { CodeMaterial } from '../../model/judging.js'

/** Characters of all sources together that a judge is shown: some 15,000 tokens. */
export const SOURCES_CAP = 60_000

/** A source file and the first lines of its functions and classes. */
export interface SourceText {
  readonly path: string
  readonly text: string
  readonly borders: readonly number[]
}

/**
 * Sources as a judge is shown them: whole while they fit the cap, in order; the first that does not is cut before a function, or between two
 * lines where none begins early enough, and the rest are left out. `cut` says what is missing, a clause; null when nothing is.
 */
export function cutSources(
  sources: readonly SourceText[],
  cap = SOURCES_CAP,
): { readonly files: CodeMaterial['files']; readonly cut: string | null } {
  const files: { path: string; text: string }[] = []
  let left = cap
  for (const [at, { path, text, borders }] of sources.entries()) {
    if (text.length <= left) {
      files.push({ path, text })
      left -= text.length
      continue
    }
    const lines = text.split('\n')
    const line = findBorder(lines, borders, left)
    if (line > 0) files.push({ path, text: lines.slice(0, line).join('\n') })
    const others = sources.length - at - 1
    const cut = line > 0 ? `${path} behind line ${line} of ${lines.length}` : path
    return { files, cut: others === 0 ? cut : `${cut}, and ${countOf(others, 'more file')}` }
  }
  return { files, cut: null }
}

/** How many lines fit, up to a border where one lies behind the first half of what fits. */
function findBorder(lines: readonly string[], borders: readonly number[], cap: number): number {
  let size = 0
  let fitting = 0
  while (fitting < lines.length && size + (lines[fitting]?.length ?? 0) + 1 <= cap) {
    size += (lines[fitting]?.length ?? 0) + 1
    fitting += 1
  }
  const border = Math.max(0, ...borders.filter((line) => line - 1 <= fitting)) - 1
  return border > fitting / 2 ? border : fitting
}
