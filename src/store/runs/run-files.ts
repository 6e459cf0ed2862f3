import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseToReadOut } from '../../io/links.js'
import { codeOf } from '../../io/log.js'

/** The two files of a run folder (docs/command-line.md#files). */
export function runFiles(folder: string): { readonly run: string; readonly trials: string } {
  return { run: join(folder, 'run.json'), trials: join(folder, 'trials.jsonl') }
}

/** Further ones, where newly failing cases were asked again, and where answers were paid for and not judged to the end. */
export function sideFiles(folder: string): { readonly confirmations: string; readonly unjudged: string } {
  return { confirmations: join(folder, 'confirmations.jsonl'), unjudged: join(folder, 'unjudged.jsonl') }
}

/** A line of trials.jsonl and the whole of run.json, in bytes: the 64 MB that a target may reply, and its scores. */
export const MAX_LENGTH = 65 * 1024 * 1024
export const MAX_LENGTH_NAME = '65 MB'

/** Size in bytes of a regular file, null when there is none. Throws `file-unreadable` behind a link that leads out of the checkout. */
export async function fileSize(path: string): Promise<number | null> {
  refuseToReadOut(path)
  const facts = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  })
  return facts?.isFile() === true ? facts.size : null
}
