import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { asOutputError } from './output-error.js'

/** Writes a text file that is not there yet, its folder too; false, with nothing written, where there is one. Throws the user's error `output-unwritable`. */
export async function createFile(path: string, text: string): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'syscall' in error
    if (isTaken && error.syscall === 'open') return false
    throw asOutputError(error, path)
  }
}
