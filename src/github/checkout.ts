import { git } from '../io/git.js'

/** The commit that is checked out, and so measured. */
export interface Checkout<Sha extends string | null = string> {
  readonly sha: Sha
  /** Parents in git's order; null where git cannot tell. */
  readonly parents: readonly string[] | null
}

/**
 * What HEAD is in the working directory, with the parents from the commit itself: a checkout of depth 1 has no history, but
 * the commit object names its parents all the same. One start of git gives both.
 */
export async function readCheckout<Fallback extends string | null>(input: {
  readonly workingDirectory: string
  /** Taken when there is no git or no repository: `GITHUB_SHA` on a runner, null where nothing else is known. */
  readonly fallbackSha: Fallback
}): Promise<Checkout<string | Fallback>> {
  const { workingDirectory, fallbackSha } = input
  const answer = await git(workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '')
  const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? []
  if (sha === undefined || commit === undefined) return { sha: fallbackSha, parents: null }
  return { sha, parents: readParents(commit) }
}

/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
export async function readPrefix(workingDirectory: string): Promise<string | null> {
  return (await git(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null
}

/** The name of the repository that a checkout is of, by its remote `origin`; null where it has none. */
export async function readRepositoryName(workingDirectory: string): Promise<string | null> {
  const address = await git(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '')
  return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null
}

/** The `parent` lines of a commit's header, which ends at the first empty line. */
export function readParents(commit: string): readonly string[] {
  const header = commit.split('\n\n', 1)[0] ?? ''
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []))
}
