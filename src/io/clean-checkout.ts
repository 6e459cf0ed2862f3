import { execFile } from 'node:child_process'
import { isAbsolute, relative } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface CleanCheckout {
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
