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
