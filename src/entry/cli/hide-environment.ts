import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { targetEnvironment } from '../../io/target-environment.js'

/** Names the file that the first start hands over to the second. */
const HANDOVER = 'GOLDENPAIR_HANDOVER'

/**
 * Starts this process again, in its own place, without the variables that no target may see, and gives them back to the new
 * start: Linux shows to every process of the same user what another was started with (/proc/<pid>/environ), and a program
 * cannot take that back, only be started without it. They go through a file that is deleted before anything else runs.
 * Returns in the second start, and at once where Node cannot do it (before 22.15, and on Windows).
 */
export function hideEnvironment(): void {
  const { env } = process
  const handover = env[HANDOVER]
  if (handover !== undefined) return takeOver(handover)
  if (!canRestart(process)) return
  const visible = targetEnvironment(env, [])
  const hidden = Object.entries(env).filter(([name]) => !(name in visible))
  if (hidden.length === 0) return
  const folder = mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'goldenpair-'))
  const file = join(folder, 'environment.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(hidden)), { mode: 0o600 })
  const argv = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, argv, { ...visible, [HANDOVER]: file })
}

/** Node 20's types do not have it yet. */
interface Restartable {
  readonly execve: (file: string, argv: readonly string[], env: Readonly<Record<string, string>>) => never
}

function canRestart(current: object): current is Restartable {
  return process.platform !== 'win32' && 'execve' in current && typeof current.execve === 'function'
}

function takeOver(file: string): void {
  delete process.env[HANDOVER]
  const hidden: unknown = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(dirname(file), { recursive: true })
  for (const [name, value] of Object.entries(Object(hidden) as object)) {
    if (typeof value === 'string') process.env[name] = value
  }
}
