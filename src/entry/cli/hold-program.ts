import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sha256Hex } from '../../io/sha256.js'
import type { Seal } from '../../store/runs/seal.js'

/** Goldenpair's own program and the files that steer the rest of the job, as they were before anything of a pull request ran. */
export interface HeldProgram {
  readonly seal: Seal
  /** Gives back to every file what it held: the runner starts `post.js` from it, with the token, and every later step by what the others say. */
  readonly putBack: () => void
}

/** What the runner adds to the environment of the `post` step and of all later ones. The Action itself writes neither. */
const STEERING = ['GITHUB_ENV', 'GITHUB_PATH']

/**
 * Reads the whole of dist/ in `home` and has what is imported from now on come from memory: a target runs as the same user and can rewrite
 * the chunks that are loaded after it has started. Where Node cannot do that (before 22.15) all chunks are loaded at once, which takes half a
 * second.
 */
export async function holdProgram(home: string): Promise<HeldProgram> {
  const folder = join(home, 'dist')
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
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
  return {
    seal: { folder: '', files: Object.fromEntries([...files].map(([path, bytes]) => [path, sha256Hex(bytes)])) },
    putBack: () => {
      for (const [path, bytes] of files) putBack(path, bytes)
    },
  }
}

function putBack(path: string, bytes: Buffer): void {
  try {
    if (readFileSync(path).equals(bytes)) return
  } catch {
    // It is gone, or something else in its place.
  }
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** Node 20's types do not have it yet. */
interface Hookable {
  readonly registerHooks: (hooks: { readonly load: Load }) => void
}

type Load = (url: string, context: unknown, next: (url: string, context: unknown) => unknown) => unknown

function canHook(current: object): current is Hookable {
  return 'registerHooks' in current && typeof current.registerHooks === 'function'
}
