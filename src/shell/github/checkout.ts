import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The commit that is checked out, and so measured. */
export interface Checkout<Sha extends string | null = string> {
  readonly sha: Sha
  /** Parents in git's order; null where git cannot tell. */
  readonly parents: readonly string[] | null
}

export interface CheckoutOptions<Fallback extends string | null> {
  readonly workingDirectory: string
  /** Taken when there is no git or no repository: `GITHUB_SHA` on a runner, null where nothing else is known. */
  readonly fallbackSha: Fallback
}

const run = promisify(execFile)

/**
 * What `git rev-parse HEAD` says in the working directory, with the parents from the commit itself: a checkout of depth 1
 * has no history, but the commit object names its parents all the same.
 */
export async function readCheckout<Fallback extends string | null>({
  workingDirectory,
  fallbackSha,
}: CheckoutOptions<Fallback>): Promise<Checkout<string | Fallback>> {
  const sha = await git(workingDirectory, ['rev-parse', '--verify', 'HEAD'])
  if (sha === null) return { sha: fallbackSha, parents: null }
  const commit = await git(workingDirectory, ['cat-file', 'commit', sha.trim()])
  return { sha: sha.trim(), parents: commit === null ? null : readParents(commit) }
}

/** The working directory from the root of its repository, `a/b/` or empty; null where there is no git or no repository. */
export async function readPrefix(workingDirectory: string): Promise<string | null> {
  return (await git(workingDirectory, ['rev-parse', '--show-prefix']))?.trim() ?? null
}

/** The `parent` lines of a commit's header, which ends at the first empty line. */
export function readParents(commit: string): readonly string[] {
  const header = commit.split('\n\n', 1)[0] ?? ''
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []))
}

async function git(cwd: string, args: readonly string[]): Promise<string | null> {
  try {
    // In a container the checkout belongs to another user, and git would refuse to read it.
    const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 22 })
    return stdout
  } catch {
    return null
  }
}
