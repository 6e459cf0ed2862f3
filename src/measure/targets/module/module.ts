import { z } from 'zod'
import { findInside } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { openCommand } from '../command.js'
import { defineTarget, programOptions } from '../target.js'
import type { ServedRequest } from './serve-module.js'

const word = z.string().min(1)

const options = z.strictObject({
  /** `reset: message` calls the module's exported function `reset`. */
  ...programOptions,
  /** Relative to the checkout, and in it. */
  module: word,
  export: word.default('default'),
  /** Flags of Node, such as a loader. */
  node: z.array(word).default([]),
})

/** A function of a JavaScript or TypeScript module, called in a separate process that speaks JSON lines. */
export const module = defineTarget({
  name: 'module',
  title: 'A function in a JavaScript or TypeScript module',
  options,
  decidedBy: () => 'checkout',
  async start({ module: written, export: name, node, ...settings }, context) {
    const { programs, workingDirectory } = context
    if (programs === undefined) throw new Error('a `module` target was started, and nothing to run it with')
    const path = await checkModule(written, { workingDirectory, hasLoader: node.length > 0 })
    const command = [process.execPath, ...node, programs.module, path, name, settings.reset]
    const session = openCommand({ ...settings, command, mode: 'persistent' }, context)
    return {
      ...session,
      // Each request carries its time-out, so that the function's `signal` can be aborted.
      ask: async (request, limits) => {
        const served: ServedRequest = { ...request, timeout_ms: limits.timeoutMs }
        return session.ask(served, limits)
      },
    }
  },
})

/**
 * Returns the absolute path of a module in the checkout that this version of Node can run. Throws the user error `module-unusable`.
 */
async function checkModule(
  written: string,
  { workingDirectory, hasLoader }: { readonly workingDirectory: string; readonly hasLoader: boolean },
): Promise<string> {
  const refuse = (problem: string): UserError => new UserError('module-unusable', { module: written, problem })
  const missing = `there is no such file in ${workingDirectory}`
  const path = await findInside(workingDirectory, written, { refuse, missing })
  if (/\.[cm]?ts$/.test(path) && !hasLoader && !canStripTypes(process.versions.node))
    throw refuse(
      `Node ${process.versions.node} does not run TypeScript by itself. Compile it to JavaScript, use Node 22.18 or newer, or name a loader: \`node: [--import, tsx]\``,
    )
  return path
}

/**
 * Whether a version of Node runs TypeScript without a flag. Source: Node's changelogs, type stripping enabled by default.
 * @example canStripTypes('22.18.0') // true
 */
export function canStripTypes(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 22) return minor >= 18
  return major === 23 ? minor >= 6 : major > 23
}
