import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sha256Hex } from '../io/sha256.js'
import type { Seal } from '../store/runs/seal.js'

/** Goldenpair's own program, as it was before anything of a pull request ran. */
export interface HeldProgram {
  readonly seal: Seal
  /** Gives back to every file what it held: the runner starts `post.js` from it, with the token. */
  readonly putBack: () => void
}

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
      .map(({ parentPath, name }) => [relative(folder, join(parentPath, name)), readFileSync(join(parentPath, name))]),
  )
  const chunks = new Map(
    [...files].flatMap(([name, bytes]) =>
      name.endsWith('.chunk.js') ? [[pathToFileURL(join(folder, name)).href, bytes] as const] : [],
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
    seal: { folder, files: Object.fromEntries([...files].map(([name, bytes]) => [name, sha256Hex(bytes)])) },
    putBack: () => {
      for (const [name, bytes] of files) putBack(join(folder, name), bytes)
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
