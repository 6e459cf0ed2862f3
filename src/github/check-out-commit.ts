import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitSucceeds } from '../io/git.js'
import type { Log } from '../io/log.js'
import { type Client, explainFailure, readRequestFailure } from './client.js'
import { extractTarball, TarballRefused } from './read-tarball.js'
import { AS_STREAM, streamAnswer } from './stream-answer.js'

export interface CheckOutCommit {
  readonly connect: () => Promise<Client>
  readonly owner: string
  readonly repo: string
  readonly sha: string
  /** A checkout that may have the commit already. */
  readonly workingDirectory: string
  /** Where a folder of its own is made: outside every checkout, or git would take it for a part of that one. */
  readonly temporary: string
  readonly log: Log
}

/** The files of a commit in a folder of their own, which is gone when it is disposed of. */
export interface CommitCheckout extends AsyncDisposable {
  readonly kind: 'checked-out'
  /** Its root. */
  readonly folder: string
}

/**
 * Another commit than the one that is checked out: as a worktree where the checkout has it, which is exact and keeps links, and else
 * from GitHub's archive, since a checkout of depth 1 has no other commit. Why there is none is a clause.
 */
export async function checkOutCommit(
  request: CheckOutCommit,
): Promise<CommitCheckout | { readonly kind: 'none'; readonly reason: string }> {
  const { sha, log } = request
  const worktree = await addWorktree(request)
  if (worktree !== null) return worktree
  const { folder, remove } = await makeFolder(request.temporary)
  const reason = await downloadCommit(request, folder)
  if (reason !== null) {
    await remove()
    return { kind: 'none', reason }
  }
  log.debug(`${sha} was downloaded to ${folder}.`)
  // So that it counts as a checkout without changes, whose set-up and answers can be kept.
  const author = ['-c', 'user.name=Goldenpair', '-c', 'user.email=goldenpair@localhost', '-c', 'commit.gpgsign=false']
  if ((await succeeds(folder, ['init', '--quiet'])) && (await succeeds(folder, ['add', '--all', '--force'])))
    await succeeds(folder, [...author, 'commit', '--quiet', '--message', sha])
  return { kind: 'checked-out', folder, [Symbol.asyncDispose]: remove }
}

/** The commit as a worktree of the checkout; null where that does not have it. */
export async function addWorktree(
  input: Pick<CheckOutCommit, 'sha' | 'workingDirectory' | 'temporary' | 'log'>,
): Promise<CommitCheckout | null> {
  const { sha, workingDirectory, temporary, log } = input
  const { folder, remove } = await makeFolder(temporary)
  if (!(await succeeds(workingDirectory, ['worktree', 'add', '--detach', folder, sha]))) {
    await remove()
    return null
  }
  log.debug(`${sha} is checked out by git in ${folder}.`)
  const dispose = async () => {
    await succeeds(workingDirectory, ['worktree', 'remove', '--force', folder])
    await remove()
  }
  return { kind: 'checked-out', folder, [Symbol.asyncDispose]: dispose }
}

async function makeFolder(temporary: string) {
  const root = await mkdtemp(join(temporary || tmpdir(), 'goldenpair-base-'))
  const remove = async (): Promise<void> => rm(root, { recursive: true, force: true })
  return { folder: join(root, 'checkout'), remove }
}

async function downloadCommit({ connect, owner, repo, sha }: CheckOutCommit, folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true })
  try {
    const client = await connect()
    const place = { owner, repo, ref: sha }
    const { data } = await client.request('GET /repos/{owner}/{repo}/tarball/{ref}', { ...place, request: AS_STREAM })
    const body = streamAnswer(data)
    if (body === null) return 'GitHub sent no archive of it'
    await extractTarball({ body, folder })
    return null
  } catch (error) {
    if (error instanceof TarballRefused)
      return `its archive was rejected: ${error.message}; with \`fetch-depth: 2\` or more it is in the checkout`
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return `its archive could not be downloaded: ${explainFailure(failure, 'contents: read')}`
  }
}

/** Files are written as the commit has them. */
async function succeeds(cwd: string, args: readonly string[]): Promise<boolean> {
  return gitSucceeds(cwd, ['-c', 'core.autocrlf=false', ...args])
}
