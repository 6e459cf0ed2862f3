import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../model/error.js'

const run = promisify(execFile)

interface CleanCheckout {
  readonly commit: string
  /** Of all files of the commit: equal for commits of equal files. */
  readonly tree: string
}

/** In a container the checkout belongs to another user, and git would refuse to read it. */
async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  return (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim()
}

interface PathRules {
  readonly relative: (from: string, to: string) => string
  readonly isAbsolute: (path: string) => boolean
  readonly sep: string
}

/** What leaves folders below `cwd` out of what git looks at; one that is elsewhere, on another drive too, is no part of it. */
export function excludeFolders(cwd: string, folders: readonly string[], platform: PathRules = path): readonly string[] {
  return folders.flatMap((folder) => {
    const way = platform.relative(cwd, folder).split(platform.sep)
    if (way[0] === '' || way[0] === '..' || platform.isAbsolute(way.join(platform.sep))) return []
    return [`:(exclude,literal)${way.join('/')}`]
  })
}

/**
 * Whether anything differs from the commit that is checked out but what git ignores, `.goldenpair` and `except`. Throws where there is no git.
 * @param except folders that may differ, absolute
 */
async function differs(cwd: string, except: readonly string[]): Promise<boolean> {
  const own = excludeFolders(cwd, except)
  return (await git(cwd, 'status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own)) !== ''
}

/** Whether a checkout has changes that no commit has, as `differs` counts them; false where there is no git. */
export async function hasChanges(cwd: string, except: readonly string[]): Promise<boolean> {
  return differs(cwd, except).catch(() => false)
}

/** The commit that is checked out if nothing `differs` from it; null otherwise, and where there is no git. */
export async function readCleanCheckout(cwd: string, except: readonly string[] = []): Promise<CleanCheckout | null> {
  try {
    if (await differs(cwd, except)) return null
    const [commit = '', tree = ''] = (await git(cwd, 'rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n')
    return tree === '' ? null : { commit, tree }
  } catch {
    return null
  }
}

/**
 * The files that HEAD changes since it left `base`, from the working directory, with `/`; others of the repository are left out.
 * Throws the user's error `flag-invalid` where git cannot tell: no repository, no such commit, no common history.
 */
export async function readChangedFiles({
  base,
  workingDirectory,
}: {
  readonly base: string
  readonly workingDirectory: string
}): Promise<readonly string[]> {
  const range = ['--end-of-options', `${base}...HEAD`, '--', '.']
  const options = ['-c', 'safe.directory=*', 'diff', '--name-only', '--no-renames', '--relative', '-z', ...range]
  try {
    const { stdout } = await run('git', options, { cwd: workingDirectory, maxBuffer: 1 << 26 })
    return stdout.split('\0').filter((path) => path !== '')
  } catch (cause) {
    const expected =
      'a commit, branch or tag whose history is in this checkout (set `fetch-depth: 0` of actions/checkout)'
    throw new UserError('flag-invalid', { flag: 'base', got: base, expected }, { cause })
  }
}

/** A commit as git shows it. All but the sha is text of others. */
export interface CommitFacts {
  readonly sha: string
  readonly author: string
  /** The first line of its message. */
  readonly subject: string
}

/**
 * The commits after `good` up to `bad`, the oldest first, of merges the first parent alone; and `good` itself. Throws the user's error
 * `history-unusable`.
 */
export async function readHistory({
  good,
  bad,
  workingDirectory,
}: {
  readonly good: string
  readonly bad: string
  readonly workingDirectory: string
}): Promise<{ readonly good: CommitFacts; readonly commits: readonly CommitFacts[] }> {
  const refuse = (problem: string): UserError => new UserError('history-unusable', { good, bad, problem })
  const find = async (name: string): Promise<string> => {
    const commit = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
    return git(workingDirectory, ...commit).catch(() =>
      Promise.reject(refuse(`\`${name}\` is no commit of this checkout`)),
    )
  }
  const [from, to] = [await find(good), await find(bad)]
  if (from === to) throw refuse('they are the same commit')
  const isAncestor = await git(workingDirectory, 'merge-base', '--is-ancestor', from, to).then(
    () => true,
    () => false,
  )
  if (!isAncestor) throw refuse(`\`${good}\` is no ancestor of \`${bad}\``)
  const form = ['-z', '--format=%H%x1f%an%x1f%s']
  const show = async (...which: readonly string[]): Promise<readonly CommitFacts[]> =>
    (await git(workingDirectory, 'log', ...form, ...which, '--')).split('\0').flatMap((line) => {
      const [sha = '', author = '', subject = ''] = line.split('\x1f')
      return sha === '' ? [] : [{ sha, author, subject }]
    })
  const [first] = await show('--max-count=1', from)
  const commits = await show('--first-parent', '--reverse', `${from}..${to}`)
  if (first === undefined) throw new Error(`git does not show ${from}`)
  return { good: first, commits }
}
