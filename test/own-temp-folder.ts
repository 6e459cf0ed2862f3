import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | null = null

/** Puts all temporary folders of the tests in one, which goes when they end: a worker is stopped without a word and cannot clear up after itself. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-tests-'))
  // As Node asks for it: the second on Windows.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
}

export function teardown(): void {
  if (folder !== null) rmSync(folder, { recursive: true, force: true })
}
