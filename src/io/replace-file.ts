import { asOutputError } from './output-error.js'
import { writeByDraft } from './write-by-draft.js'

/**
 * Writes a whole text file, its folder too; a reader sees the old file or the new one, never half of it.
 * Throws the user's error `output-unwritable`.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  try {
    await writeByDraft(path, { draft: `${path}.tmp`, text })
  } catch (error) {
    throw asOutputError(error, path)
  }
}
