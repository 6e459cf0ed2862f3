import { createHash } from 'node:crypto'
import { closeSync, constants, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { refuseUnsafeWrite } from './links.js'
import { asOutputError } from './log.js'
import { nullOnError } from '../model/error.js'
import { makeFolder } from './files.js'

const LINE_FEED = 0x0a
const BLOCK = 64 * 1024

/** A file that grows by whole lines. */
export type LineFile = ReturnType<typeof appendTo>

/** Creates a file for lines, or empties an existing one. Throws `output-unwritable`. */
export function createLineFile(path: string): LineFile {
  const file = openFile(path, constants.O_WRONLY | constants.O_CREAT)
  cut(file, 0)
  return appendTo(path, file, { hash: createHash('sha256'), length: 0 })
}

/**
 * Opens a file of lines to append to it. Drops an unfinished last line, whose writer was killed. Throws
 * `output-unwritable`.
 */
export function continueLineFile(path: string): LineFile {
  const file = openFile(path, 'r+')
  const lines = hashWholeLines(file)
  ftruncateSync(file, lines.length)
  return appendTo(path, file, lines)
}

/** Opens a file. Checks for links that lead out before and after, since one may be planted in between. */
function openFile(path: string, flags: string | number): number {
  refuseUnsafeWrite(path)
  try {
    makeFolder(dirname(path))
    const file = openSync(path, flags)
    refuseUnsafeWrite(path)
    return file
  } catch (error) {
    throw asOutputError(error, path)
  }
}

/** Hashes a file up to its last line feed, and counts the bytes up to there (`length`). */
function hashWholeLines(file: number) {
  const all = createHash('sha256')
  let lines = { hash: createHash('sha256'), length: 0 }
  const block = Buffer.alloc(BLOCK)
  for (let start = 0, read = BLOCK; read > 0; start += read) {
    read = readSync(file, block, 0, BLOCK, start)
    const end = block.subarray(0, read).lastIndexOf(LINE_FEED) + 1
    if (end > 0) lines = { hash: all.copy().update(block.subarray(0, end)), length: start + end }
    all.update(block.subarray(0, read))
  }
  return lines
}

function appendTo(path: string, file: number, { hash, length: start }: ReturnType<typeof hashWholeLines>) {
  let length = start
  let isOpen = true
  return {
    /**
     * Adds a line. Once this returns, the operating system has the line, so that not even SIGKILL can lose it. If this
     * throws (`output-unwritable`), the file has nothing of the line.
     */
    append: (line: string): void => {
      const bytes = Buffer.from(`${line}\n`)
      try {
        // A full disk may accept part of the line before it fails.
        for (let done = 0; done < bytes.length;)
          done += writeSync(file, bytes, done, bytes.length - done, length + done)
        length += bytes.length
        hash.update(bytes)
      } catch (error) {
        cut(file, length)
        throw asOutputError(error, path)
      }
    },
    /**
     * Returns the SHA-256, in hex, of what the file should hold now: what this process found and wrote, not what others
     * changed.
     */
    digest: () => hash.copy().digest('hex'),
    [Symbol.dispose]: () => {
      if (isOpen) closeSync(file)
      isOpen = false
    },
  }
}

/** Truncates a file; does nothing for files that cannot be truncated, such as devices. */
function cut(file: number, length: number): void {
  nullOnError(() => ftruncateSync(file, length))
}
