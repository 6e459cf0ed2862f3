import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILDING, isBuilt } from '../scripts/bundle.js'

let failure: string | null = null
let built = Promise.resolve()

/** Starts to build the bundle. Only the tests that import `bundle.ts` wait for it, because the build keeps just one core busy. */
export function setup(): void {
  rmSync(BUILDING, { force: true })
  if (isBuilt()) return
  mkdirSync(dirname(BUILDING), { recursive: true })
  writeFileSync(BUILDING, '')
  const script = join(import.meta.dirname, '..', 'scripts', 'bundle.js')
  const child = spawn(process.execPath, [script], { stdio: 'inherit' })
  built = new Promise((resolve) => child.on('error', resolve).on('close', resolve)).then((ended) => {
    if (ended !== 0) failure = `The bundle was not built: ${String(ended)}`
    rmSync(BUILDING, { force: true })
  })
}

/** Fails the run if the bundle was not built, even if no test needed it. */
export async function teardown(): Promise<void> {
  await built
  if (failure === null) return
  // Vitest only prints what a teardown throws.
  process.exitCode = 1
  throw new Error(failure)
}
