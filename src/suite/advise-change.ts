import type { Problem } from './problem.js'

/**
 * What to say of a change that touches sources but not the golden set: a change worth making is worth a case. Null where a suite file is
 * among the changed files, or where only documentation, tests, hidden files and lock files are.
 */
export function adviseChange({
  manifest,
  files,
  changed,
}: {
  /** The manifest's path. */
  readonly manifest: string
  /** The manifest and its case files. */
  readonly files: readonly string[]
  /** Paths that the change touches, counted from where the suite's do. */
  readonly changed: readonly string[]
}): Problem | null {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1)
  const isGolden = (path: string): boolean => files.includes(path) || (folder !== '' && path.startsWith(folder))
  if (changed.some((path) => isGolden(path))) return null
  const sources = changed.filter((path) => !NO_SOURCE.test(path))
  const [first] = sources
  if (first === undefined) return null
  const more = sources.length === 1 ? '' : ` and ${sources.length - 1} more`
  return {
    file: manifest,
    line: 1,
    message: `the change touches ${first}${more}, but no case. Add a case for what is new, or for what was wrong.`,
  }
}

/** Hidden files and folders, tests, documentation and lock files. */
const NO_SOURCE =
  /(?:^|\/)(?:\.|tests?\/|__tests__\/|spec\/|docs?\/)|(?:[._-](?:test|spec)|_test)\.\w+$|(?:^|\/)test_[^/]*$|\.(?:md|markdown|mdx|rst|lock)$|(?:^|\/)(?:LICENSE|package-lock\.json|pnpm-lock\.yaml|go\.sum)$/i
