import { resolve } from 'node:path'
import { UserError } from '../../model/error.js'
import { locatePath, readTextFile } from '../../io/files.js'

const MAX_BYTES = 1_000_000

/**
 * The text of a file of the checkout. A link that leads out of it is refused: what it shows would go to a provider.
 * @throws UserError `file-unreadable`
 */
export async function readOwnFile(workingDirectory: string, path: string): Promise<string> {
  const file = resolve(workingDirectory, path)
  if ((await locatePath(workingDirectory, file)) === 'outside')
    throw new UserError('file-unreadable', { path, reason: 'it is not inside the checkout' })
  return readTextFile({ path: file, shown: path, maxBytes: MAX_BYTES })
}
