import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The regular files below a folder as paths with `/` relative to it, sorted by code unit. Links are not followed.
 * `enters` decides by a folder's relative path whether it is read at all.
 */
export async function listFiles(root: string, enters: (folder: string) => boolean): Promise<string[]> {
  const files: string[] = []
  const read = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) files.push(path)
      else if (entry.isDirectory() && enters(path)) await read(path)
    }
  }
  await read('')
  return files.sort()
}
