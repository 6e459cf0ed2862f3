import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a whole text file, its folder too, by way of `draft` beside it: a reader sees the old file or the new one, never half of it.
 * Rejects with what the file system says, and leaves no draft.
 */
export async function writeByDraft(path: string, { draft, text }: { readonly draft: string; readonly text: string }) {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, text)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}
