import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gitSucceeds } from '../io/git.js'
import type { Log } from '../io/log.js'
import { AS_STREAM, type Client, explainFailure, limitBytes, readRequestFailure, streamAnswer } from './client.js'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Extract } from 'tar-stream'

export interface CheckOutCommit {
  readonly connect: () => Promise<Client>
  readonly owner: string
  readonly repo: string
  readonly sha: string
  /** A checkout that may contain the commit already. */
  readonly workingDirectory: string
  /** The parent of the new folder: outside every checkout, because git would otherwise take the folder for a part of it. */
  readonly temporary: string
  readonly log: Log
}

/**
 * Writes the files of another commit to a folder of its own, which is deleted on disposal. Uses a git worktree if the checkout contains the
 * commit, since that is exact and keeps links; else GitHub's archive, since a checkout of depth 1 contains no other commit. The reason for
 * a failure is a clause.
 */
export async function checkOutCommit(request: CheckOutCommit) {
  const { sha, log } = request
  const worktree = await addWorktree(request)
  if (worktree !== null) return worktree
  const { folder, remove } = await makeFolder(request.temporary)
  const reason = await downloadCommit(request, folder)
  if (reason !== null) {
    await remove()
    return { kind: 'none' as const, reason }
  }
  log.debug(`${sha} was downloaded to ${folder}.`)
  // Makes the folder a checkout without changes, so that its set-up and answers can be cached.
  const author = ['-c', 'user.name=Goldenpair', '-c', 'user.email=goldenpair@localhost', '-c', 'commit.gpgsign=false']
  if ((await succeeds(folder, ['init', '--quiet'])) && (await succeeds(folder, ['add', '--all', '--force'])))
    await succeeds(folder, [...author, 'commit', '--quiet', '--message', sha])
  return { kind: 'checked-out' as const, folder, [Symbol.asyncDispose]: remove }
}

/** Adds the commit as a worktree of the checkout; `null` if the checkout does not contain the commit. */
export async function addWorktree(input: Pick<CheckOutCommit, 'sha' | 'workingDirectory' | 'temporary' | 'log'>) {
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
  return { kind: 'checked-out' as const, folder, [Symbol.asyncDispose]: dispose }
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

/** Runs git without converting line ends, so that files are written as committed. */
async function succeeds(cwd: string, args: readonly string[]): Promise<boolean> {
  return gitSucceeds(cwd, ['-c', 'core.autocrlf=false', ...args])
}

type Entry = Extract extends AsyncIterable<infer Item> ? Item : never

/** An archive that was refused. The message says why, as a clause. */
export class TarballRefused extends Error {
  override readonly name = 'TarballRefused'
}

/** The Linux kernel is 90,000 files in 1.5 GB, packed to 230 MB. */
export const TARBALL_LIMITS = {
  /** The packed size. */
  maxArchiveBytes: 500 * 2 ** 20,
  maxEntries: 200_000,
  /** The unpacked size of all entries. */
  maxBytes: 4 * 2 ** 30,
}

export interface ExtractTarball {
  /** The stream of the archive. */
  readonly body: Readable
  /** An empty folder; nothing is written outside it and no file twice. */
  readonly folder: string
  readonly limits?: typeof TARBALL_LIMITS
}

/**
 * Unpacks a commit's archive (tar, gzip) without its single top folder, and counts the bytes that are actually read.
 * @throws TarballRefused for too many bytes or entries, links and other special files, names that leave the folder or enter `.git`,
 * the same name twice, and an archive that is damaged
 */
export async function extractTarball({ body, folder, limits = TARBALL_LIMITS }: ExtractTarball): Promise<void> {
  const archive = (await import('tar-stream')).extract()
  const { maxArchiveBytes, maxBytes, maxEntries } = limits
  const results = await Promise.allSettled([
    // First, so that its refusal is reported: a refused entry also ends the archive's stream, which is no failure of its own.
    writeEntries(archive, folder, maxEntries),
    pipeline(
      body,
      limitBytes(maxArchiveBytes, () => new TarballRefused(`it is more than ${maxArchiveBytes} bytes`)),
      createGunzip(),
      limitBytes(maxBytes, () => new TarballRefused(`it unpacks to more than ${maxBytes} bytes`)),
      archive,
    ),
  ])
  for (const result of results) if (result.status === 'rejected') throw describeFailure(result.reason)
}

/** Errors of tar-stream have no code; those of zlib and the file system do. */
function describeFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (/^(?:EEXIST|EISDIR|ENOTDIR)/.test(code)) return new TarballRefused('it has a name twice', { cause: error })
  const isPlain = code === '' && Object.getPrototypeOf(error) === Error.prototype
  return isPlain || /^(?:Z_|ERR_ZLIB)/.test(code) ? new TarballRefused('it is damaged', { cause: error }) : error
}

async function writeEntries(archive: Extract, folder: string, maxEntries: number): Promise<void> {
  let entries = 0
  for await (const entry of archive) {
    entries += 1
    if (entries > maxEntries) throw new TarballRefused(`it has more than ${maxEntries} entries`)
    await writeEntry(entry, folder)
  }
}

async function writeEntry(entry: Entry, folder: string): Promise<void> {
  const { name, type, mode } = entry.header
  const shown = JSON.stringify(name.slice(0, 100))
  if (type !== 'file' && type !== 'directory') throw new TarballRefused(`${shown} is a link or another special file`)
  const [, ...segments] = name.replace(/\/+$/, '').split('/')
  const isInside = segments.every((part) => part !== '' && part !== '.' && part !== '..' && !/^\.git$/i.test(part))
  if (!isInside || name.startsWith('/') || /[\\\0]/.test(name))
    throw new TarballRefused(`the name ${shown} leaves its folder`)
  const target = join(folder, ...segments)
  if (type === 'directory') {
    await mkdir(target, { recursive: true })
    entry.resume()
    return
  }
  if (segments.length === 0) throw new TarballRefused(`${shown} is in no folder`)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(entry, createWriteStream(target, { flags: 'wx', mode: (mode & 0o111) === 0 ? 0o644 : 0o755 }))
}
