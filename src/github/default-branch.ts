import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The branch that pull requests go to, as far as a clone knows: the remote's own word, a local main or master, else the branch that is checked out. */
export async function readDefaultBranch(workingDirectory: string): Promise<string> {
  const git = async (...args: string[]): Promise<string | null> => {
    try {
      const { stdout } = await run('git', ['-c', 'safe.directory=*', ...args], { cwd: workingDirectory })
      return stdout.trim()
    } catch {
      return null
    }
  }
  const remote = await git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')
  if (remote !== null) return remote.replace(/^origin\//, '')
  for (const name of ['main', 'master'])
    if ((await git('rev-parse', '--verify', '--quiet', `refs/heads/${name}`)) !== null) return name
  return (await git('symbolic-ref', '--short', 'HEAD')) ?? 'main'
}
