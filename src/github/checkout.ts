import { git } from '../io/git.js'
import { posix } from 'node:path'
import { type Repository, unlessMissing } from './client.js'

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
  const answer = await git(input.workingDirectory, ['cat-file', '--batch'], { input: 'HEAD\n' }).catch(() => '')
  const [, sha, commit] = /^([0-9a-f]+) commit \d+\n([^]*)$/.exec(answer) ?? []
  if (sha === undefined || commit === undefined) return { sha: input.fallbackSha, parents: null }
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

/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
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
  /** From the repository's root, with `/`. */
  readonly path: string
  /** A commit. */
  readonly ref: string
}

/**
 * The text of a file at a commit, without a checkout; null when the path is a folder, a link or a file of more than 1 MB,
 * which GitHub does not send. Throws GitHub's refusal, which is 404 where there is no such file.
 */
export async function readRepositoryFile({ client, owner, repo, path, ref }: ReadRepositoryFile) {
  const { data } = await client.rest.repos.getContent({ owner, repo, path, ref })
  if (Array.isArray(data) || data.type !== 'file' || data.encoding !== 'base64') return null
  return Buffer.from(data.content, 'base64').toString('utf8')
}

/** More folders are not asked for. */
const MOST_FOLDERS = 50

/**
 * The files below a folder at a commit, by their paths from there, sorted; links are left out. Null where there are more than 50 folders. Throws
 * GitHub's refusal, which is 404 where there is no such folder.
 * @param enters whether a folder, named from there, is looked into
 */
export async function listRepositoryFiles(
  { client, owner, repo, path, ref }: ReadRepositoryFile,
  enters: (inner: string) => boolean,
): Promise<readonly string[] | null> {
  const files: string[] = []
  const folders = ['']
  for (let asked = 0; asked < folders.length; asked++) {
    if (asked === MOST_FOLDERS) return null
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

/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
export async function findWorkflow({ client, owner, repo, runId }: Repository & { readonly runId: number }) {
  const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id
  return unlessMissing(ask)
}
