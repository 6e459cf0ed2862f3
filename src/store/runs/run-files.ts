import { join } from 'node:path'

/** The two files of a run folder: design.md 4.3. */
export function runFiles(folder: string): { readonly run: string; readonly trials: string } {
  return { run: join(folder, 'run.json'), trials: join(folder, 'trials.jsonl') }
}

/** A third one, where newly failing cases were asked again. */
export function confirmationsFile(folder: string): string {
  return join(folder, 'confirmations.jsonl')
}

/** One more, where answers were paid for and not judged to the end. */
export function unjudgedFile(folder: string): string {
  return join(folder, 'unjudged.jsonl')
}

/** A line of trials.jsonl and the whole of run.json, in characters: the 64 MB that a target may reply, and its scores. */
export const MAX_LENGTH = 65 * 1024 * 1024
export const MAX_LENGTH_NAME = '65 MB'
