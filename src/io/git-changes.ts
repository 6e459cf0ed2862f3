import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UserError } from '../model/error.js'

const run = promisify(execFile)

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
      'a commit, branch or tag that this checkout has with its history (`fetch-depth: 0` of actions/checkout)'
    throw new UserError('flag-invalid', { flag: 'base', got: base, expected }, { cause })
  }
}
