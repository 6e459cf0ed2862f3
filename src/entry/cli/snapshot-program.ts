import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IS_WINDOWS } from '../../io/platform.js'
import { sha256Hex } from '../../io/sha256.js'
import { tmpdir } from 'node:os'
import { targetEnvironment } from '../../io/target-environment.js'

/** The files by which a step changes the environment of the `post` step and of all later ones. The Action writes neither. */
const STEERING = ['GITHUB_ENV', 'GITHUB_PATH']

/**
 * Keeps in memory Goldenpair's own program and the files that steer the rest of the job, before anything of a pull
 * request runs. Reads all of dist/ in `home` and serves later imports from memory: a target runs as the same user and can
 * rewrite chunks that are loaded after it has started. Where Node cannot do that (before 22.15), all chunks are loaded at
 * once, which takes half a second.
 */
export async function snapshotProgram(home: string) {
  const files = new Map(
    readdirSync(join(home, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .concat(STEERING.flatMap((name) => process.env[name] ?? []).filter((path) => existsSync(path)))
      .map((path) => [path, readFileSync(path)]),
  )
  const chunks = new Map(
    [...files].flatMap(([path, bytes]) =>
      path.endsWith('.chunk.js') ? [[pathToFileURL(path).href, bytes] as const] : [],
    ),
  )
  if (canHook(module)) {
    module.registerHooks({
      load: (url, context, next) => {
        const source = chunks.get(url)
        return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
      },
    })
  } else {
    for (const url of chunks.keys()) await import(/* webpackIgnore: true */ url)
  }
  let hashes: Readonly<Record<string, string>> | null = null
  return {
    seal: {
      folder: '',
      // Hashes the bytes in memory, so this can wait until somebody asks.
      get files() {
        return (hashes ??= Object.fromEntries([...files].map(([path, bytes]) => [path, sha256Hex(bytes)])))
      },
    },
    /**
     * Restores the content of every file: the runner starts `post.js` with the token, and the other files steer every
     * later step.
     */
    putBack: () => {
      for (const [path, bytes] of files) putBack(path, bytes)
    },
  }
}

function putBack(path: string, bytes: Buffer): void {
  try {
    if (readFileSync(path).equals(bytes)) return
  } catch {
    // It is missing, or something else is in its place.
  }
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

type Load = (url: string, context: unknown, next: (url: string, context: unknown) => unknown) => unknown

/** Whether this Node can hook into loading; the types of Node 20 lack it. */
function canHook(current: object): current is { registerHooks: (hooks: { readonly load: Load }) => void } {
  return 'registerHooks' in current && typeof current.registerHooks === 'function'
}

/** The environment variable that names the file that the first start hands over to the second. */
const HANDOVER = 'GOLDENPAIR_HANDOVER'

/**
 * Restarts this process in place without the variables that no target may see, and gives them back to the new start.
 * Linux shows the variables that a process was started with to every process of the same user (/proc/<pid>/environ), and
 * a program can only get rid of them by a start without them. They go through a file that is deleted before anything else
 * runs. Returns in the second start, and at once if there is nothing to hide or Node cannot restart (before 22.15, and on
 * Windows).
 */
export function hideEnvironment(): void {
  const { env } = process
  const handover = env[HANDOVER]
  if (handover !== undefined) return takeOver(handover)
  if (!canRestart(process)) return
  const visible = targetEnvironment(env, [])
  const hidden = Object.entries(env).filter(([name]) => !(name in visible))
  if (hidden.length === 0) return
  const file = join(mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'goldenpair-')), 'environment.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(hidden)), { mode: 0o600 })
  const argv = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, argv, { ...visible, [HANDOVER]: file })
}

type Restart = (file: string, argv: readonly string[], env: Readonly<Record<string, string>>) => never

/** Whether this Node can restart in place; the types of Node 20 lack it. */
function canRestart(current: object): current is { readonly execve: Restart } {
  return !IS_WINDOWS && 'execve' in current && typeof current.execve === 'function'
}

function takeOver(file: string): void {
  delete process.env[HANDOVER]
  const hidden: unknown = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(dirname(file), { recursive: true })
  for (const [name, value] of Object.entries(Object(hidden) as object)) {
    if (typeof value === 'string') process.env[name] = value
  }
}
