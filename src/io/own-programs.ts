import { nullOnError } from '../model/error.js'
import { execFile, spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { targetEnvironment } from './target-environment.js'
import { isInside, resolveLinks } from './links.js'
import { IS_WINDOWS } from './platform.js'

/** A program installed on the machine. */
export type LocatedProgram = NonNullable<ReturnType<typeof locateProgram>>

/** Folders that earlier steps of a job, such as `npm ci`, cannot write to without being root. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin']

/**
 * Finds a program on PATH outside the workspace; in a job, except on Windows, the system's folders come first. `null` if
 * there is none. Relative folders of PATH are skipped, since they are in the workspace.
 */
export function locateProgram(
  name: string,
  { GITHUB_WORKSPACE: job, PATH = '' }: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
  isWindows = IS_WINDOWS,
) {
  const here = job || workingDirectory
  const workspace = resolveLinks(here) ?? here
  for (const folder of [...(job && !isWindows ? SYSTEM_FOLDERS : []), ...PATH.split(delimiter)]) {
    if (!isAbsolute(folder)) continue
    try {
      const path = join(folder, isWindows ? `${name}.exe` : name)
      const file = realpathSync(path)
      accessSync(file, constants.X_OK)
      if (statSync(file).isFile() && ![path, file].some((at) => isInside(workspace, at)))
        /** `file` is absolute, no link, and outside the workspace. */
        return { file, identity: identify(file) }
    } catch {
      // Not in this folder.
    }
  }
  return null
}

/** Returns a text that changes when a file is replaced or written; nobody can set a file's ctime. */
function identify(file: string): string {
  const { dev, ino, size, ctimeNs } = statSync(file, { bigint: true })
  return [dev, ino, size, ctimeNs].join()
}

const locate = (name: string): LocatedProgram | null => locateProgram(name, process.env, process.cwd())

/**
 * The machine's programs that Goldenpair starts for itself. They are located before any untrusted code runs, so what a
 * target puts on PATH is not used.
 */
export const OWN_PROGRAMS = {
  git: locate('git'),
  ...(IS_WINDOWS ? { ps: null, taskkill: locate('taskkill') } : { ps: locate('ps'), taskkill: null }),
}
const ENVIRONMENT = targetEnvironment(process.env, [])

/**
 * Runs a program and returns its stdout. Throws if it is missing, was replaced since it was located, fails, or writes
 * more than 64 MB.
 * @param options.env added to the variables that every target gets; the program gets no others
 */
export async function runProgram(
  program: LocatedProgram | null,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string } = {},
): Promise<string> {
  const { cwd, env = {}, input = '' } = options
  const running = promisify(execFile)(requireSame(program), args, {
    cwd,
    env: { ...ENVIRONMENT, ...env },
    maxBuffer: 1 << 26,
  })
  // A program that reads no input may have ended already.
  running.child.stdin?.on('error', () => undefined).end(input)
  return (await running).stdout
}

/** Runs a program and blocks until it ends, for the last moments of this process. Returns false if it fails. */
export function runProgramNow(program: LocatedProgram | null, args: readonly string[]): boolean {
  const options = { env: ENVIRONMENT, stdio: 'ignore', timeout: 5000 } as const
  return nullOnError(() => spawnSync(requireSame(program), args, options).status) === 0
}

/** Returns the file of a program. Throws if it is missing or is no longer the file that was located. */
function requireSame(program: LocatedProgram | null): string {
  if (program === null) throw new Error('it is not on PATH outside the workspace')
  const { file, identity } = program
  if (identify(file) !== identity) throw new Error(`${file} has been replaced`)
  return file
}
