import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { asOutputError } from './log.js'

/**
 * Makes a folder and those above it, as far as they are missing. Throws what the file system says. Node's own recursive `mkdir` never ends where
 * a folder exists and nothing can be made in it, as below /proc (its first answer, ENOENT, reads as if a parent were missing).
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // Somebody was quicker.
    if (!isFolder(path)) throw error
  }
}

/** Makes the folder that something is to be written into later, before that costs anything. Throws `output-unwritable`. */
export function prepareFolder(path: string): void {
  try {
    makeFolder(path)
  } catch (error) {
    throw asOutputError(error, path)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
