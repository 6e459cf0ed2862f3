import { execFile } from 'node:child_process'
import { isAbsolute, relative } from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../model/error.js'

const run = promisify(execFile)

interface CleanCheckout {
  readonly commit: string
  /** Of all files of the commit: equal for commits of equal files. */
  readonly tree: string
}

/**
 * The commit that is checked out if nothing differs from it but what git ignores, `.goldenpair` and `except`; null otherwise, and where
 * there is no git.
 * @param except folders that may differ, absolute
 */
export async function readCleanCheckout(cwd: string, except: readonly string[] = []): Promise<CleanCheckout | null> {
  // In a container the checkout belongs to another user, and git would refuse to read it.
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', ['-c', 'safe.directory=*', ...args], { cwd, maxBuffer: 1 << 24 })).stdout.trim()
  const own = except.flatMap((folder) => {
    const way = relative(cwd, folder)
    return way === '' || way.startsWith('..') || isAbsolute(way) ? [] : [`:(exclude,literal)${way}`]
  })
  try {
    const changes = await git('status', '--porcelain', '--', ':/', ':(exclude,top,glob)**/.goldenpair/**', ...own)
    if (changes !== '') return null
    const [commit = '', tree = ''] = (await git('rev-parse', 'HEAD', 'HEAD^{tree}')).split('\n')
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
