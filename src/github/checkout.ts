import { git } from '../io/git.js'
import { posix } from 'node:path'
import { type Repository, nullIfMissing } from './client.js'

/** The commit that is checked out and therefore measured. */
export interface Checkout<Sha extends string | null = string> {
  readonly sha: Sha
  /** Parents in git's order; `null` if unknown. */
  readonly parents: readonly string[] | null
}

/**
 * Reads HEAD of the working directory and its parents. The parents come from the commit object, because a checkout of depth 1 has no
 * history. Starts git once for both.
 */
export async function readCheckout<Fallback extends string | null>(input: {
  readonly workingDirectory: string
  /** Used without git or a repository: `GITHUB_SHA` on a runner, `null` if nothing else is known. */
  readonly fallbackSha: Fallback
}): Promise<Checkout<string | Fallback>> {
  const answer = await git(input.workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '')
  const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? []
  if (sha === undefined || commit === undefined) return { sha: input.fallbackSha, parents: null }
  return { sha, parents: readParents(commit) }
}

/** Returns the path from the repository's root to the working directory, `a/b/` or empty; `null` without git or a repository. */
export async function readPrefix(workingDirectory: string): Promise<string | null> {
  return (await git(workingDirectory, ['rev-parse', '--show-prefix']).catch(() => null))?.trim() ?? null
}

/** Returns the repository's name from the address of the remote `origin`; `null` without that remote. */
export async function readRepositoryName(workingDirectory: string): Promise<string | null> {
  const address = await git(workingDirectory, ['remote', 'get-url', 'origin']).catch(() => '')
  return /([^/:\\]+?)(?:\.git)?\/?$/.exec(address.trim())?.[1] ?? null
}

/** Reads the `parent` lines of a commit's header, which ends at the first empty line. */
export function readParents(commit: string): readonly string[] {
  const header = commit.split('\n\n', 1)[0] ?? ''
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []))
}

/**
 * Returns the branch that pull requests target, as far as a clone knows: the remote's default branch, a local main or master, else the
 * current branch.
 */
export async function readDefaultBranch(workingDirectory: string): Promise<string> {
  const read = async (...args: string[]): Promise<string | null> =>
    (await git(workingDirectory, args).catch(() => null))?.trim() ?? null
  const remote = await read('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')
  if (remote !== null) return remote.replace(/^origin\//, '')
  for (const name of ['main', 'master'])
    if ((await read('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null) return name
  return (await read('symbolic-ref', '--short', 'HEAD')) ?? 'main'
}

interface ReadRepositoryFile extends Repository {
  /** The path from the repository's root, with `/`. */
  readonly path: string
  /** A commit. */
  readonly ref: string
}

/**
 * Reads a file at a commit without a checkout; `null` if the path is a folder, a link, or a file over 1 MB, which GitHub does not send.
 * Throws GitHub's refusal, which is 404 if there is no such file.
 */
export async function readRepositoryFile({ client, owner, repo, path, ref }: ReadRepositoryFile) {
  const { data } = await client.rest.repos.getContent({ owner, repo, path, ref })
  if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') return null
  return Buffer.from(data.content, 'base64').toString('utf8')
}

/** The most folders that are read. */
const MAX_FOLDERS = 50

/**
 * Lists the files below a folder at a commit, sorted, as paths from that folder; links are left out. `null` if there are more than 50
 * folders. Throws GitHub's refusal, which is 404 if there is no such folder.
 * @param enters whether to read a folder, given by its path from there
 */
export async function listRepositoryFiles(
  { client, owner, repo, path, ref }: ReadRepositoryFile,
  enters: (inner: string) => boolean,
): Promise<readonly string[] | null> {
  const files: string[] = []
  const folders = ['']
  for (let asked = 0; asked < folders.length; asked++) {
    if (asked === MAX_FOLDERS) return null
    const folder = folders[asked] ?? ''
    const { data } = await client.rest.repos.getContent({ owner, repo, path: posix.join(path, folder), ref })
    if (!Array.isArray(data)) return null
    for (const { name, type } of data) {
      const inner = posix.join(folder, name)
      if (type === 'file') files.push(inner)
      else if (type === 'dir' && enters(inner)) folders.push(inner)
    }
  }
  return files.sort()
}

/** Finds the id of a run's workflow; `null` if GitHub no longer has the run. Needs `actions: read`. */
export async function findWorkflow({ client, owner, repo, runId }: Repository & { readonly runId: number }) {
  const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id
  return nullIfMissing(ask)
}
