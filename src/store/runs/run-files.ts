import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseToReadOut } from '../../io/links.js'
import { systemCode } from '../../io/log.js'

/** Returns the two main files of a run folder (docs/command-line.md#files). */
export function runFiles(folder: string): { readonly run: string; readonly trials: string } {
  return { run: join(folder, 'run.json'), trials: join(folder, 'trials.jsonl') }
}

/**
 * Returns the optional files of a run folder: re-runs of newly failing cases, and paid answers that were not fully
 * judged.
 */
export function sideFiles(folder: string): { readonly confirmations: string; readonly unjudged: string } {
  return { confirmations: join(folder, 'confirmations.jsonl'), unjudged: join(folder, 'unjudged.jsonl') }
}

/** The most bytes of a line of trials.jsonl and of run.json: the 64 MB that a target may reply, and its scores. */
export const MAX_LENGTH = 65 * 1024 * 1024
export const MAX_LENGTH_NAME = '65 MB'

/**
 * Returns the size of a regular file in bytes; `null` if there is none. Throws `file-unreadable` if a link leads out of
 * the checkout.
 */
export async function fileSize(path: string): Promise<number | null> {
  refuseToReadOut(path)
  const facts = await stat(path).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return null
    throw error
  })
  return facts?.isFile() === true ? facts.size : null
}
