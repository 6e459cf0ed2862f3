import { posix } from 'node:path'
import { git } from '../io/git.js'
import { type Repository, unlessMissing } from './client.js'

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
export async function readRepositoryFile(request: ReadRepositoryFile): Promise<string | null> {
  const { client, owner, repo, path, ref } = request
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
export async function findWorkflow(input: Repository & { readonly runId: number }): Promise<number | null> {
  const { client, owner, repo, runId } = input
  const ask = async () => (await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })).data.workflow_id
  return unlessMissing(ask)
}
