import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | null = null

/** Puts all temporary folders of the tests into one, removed at the end. (Workers are stopped without notice and cannot clean up.) */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'goldenpair-tests-'))
  // The variables that Node reads; the second one is for Windows.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
}

export function teardown(): void {
  if (folder !== null) rmSync(folder, { recursive: true, force: true })
}
