import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder in memory on Linux. On a disk the tests take up to a fifth more CPU time, because they make many thousand small files. */
const IN_MEMORY = '/dev/shm'
/** How much memory must be free: ten times what the tests write at most. */
const LEAST_BYTES = 2e9

let folder: string | null = null

/** Puts all temporary folders of the tests into one, removed at the end. (Workers are stopped without notice and cannot clean up.) */
export function setup(): void {
  folder = makeInMemory() ?? mkdtempSync(join(tmpdir(), 'goldenpair-tests-'))
  // The variables that Node reads; the second one is for Windows.
  for (const name of ['TMPDIR', 'TEMP']) process.env[name] = folder
}

export function teardown(): void {
  if (folder !== null) rmSync(folder, { recursive: true, force: true })
}

/** Returns `null` if the user chose another folder, if memory is short, or if no program may run from there, as in many containers. */
function makeInMemory(): string | null {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return null
  let made: string | null = null
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (Math.min(bavail * bsize, freemem()) < LEAST_BYTES) return null
    made = mkdtempSync(join(IN_MEMORY, 'goldenpair-tests-'))
    const program = join(made, 'program')
    writeFileSync(program, '', { mode: 0o755 })
    accessSync(program, constants.X_OK)
    rmSync(program)
    return made
  } catch {
    if (made !== null) rmSync(made, { recursive: true, force: true })
    return null
  }
}
