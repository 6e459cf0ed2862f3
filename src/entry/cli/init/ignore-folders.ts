import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../../../io/files.js'
import { git } from '../../../io/git.js'

/**
 * Adds folders, such as `.venv/`, to the `.gitignore` of the working directory, and gives those that it added: what git ignores already, or the
 * file lists, is left out.
 */
export async function ignoreFolders(workingDirectory: string, folders: readonly string[]): Promise<readonly string[]> {
  const path = join(workingDirectory, '.gitignore')
  const text = await readFile(path, 'utf8').catch(() => '')
  const known = new Set([...text.split(/\r?\n/), ...(await listIgnored(workingDirectory, folders))])
  const added = folders.filter((folder) => !known.has(folder))
  if (added.length === 0) return []
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const before = text === '' || text.endsWith('\n') ? text : `${text}${end}`
  await replaceFile(path, before + added.map((folder) => `${folder}${end}`).join(''))
  return added
}

/** None where there is no git or no repository. */
async function listIgnored(cwd: string, folders: readonly string[]): Promise<readonly string[]> {
  try {
    return (await git(cwd, ['check-ignore', '--no-index', '--', ...folders])).split('\n')
  } catch {
    return []
  }
}
