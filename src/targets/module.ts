import { resolve } from 'node:path'
import { z } from 'zod'
import { PerCaseSession } from './json-lines/per-case-session.js'
import { CommandSession } from './json-lines/session.js'
import { checkModule } from './module/check-module.js'
import type { ServedRequest } from './module/serve-module.js'
import { defineTarget, type TargetSession } from './target.js'

const word = z.string().min(1)

const options = z.strictObject({
  /** Relative to the checkout, and in it. */
  module: word,
  export: word.default('default'),
  /** Flags of Node, such as a loader. */
  node: z.array(word).default([]),
  /** Relative to the checkout. */
  cwd: word.optional(),
  /** Literal values, added to the environment. The suite is public: no secrets here. */
  env: z.record(word, z.string()).default({}),
  /** What keeps a question from meeting the state of the one before it: a new process, or the module's own function `reset`. */
  reset: z.enum(['none', 'message', 'process']).default('none'),
  /** How long the process may take to end after its stdin was closed. */
  shutdown_seconds: z.number().nonnegative().max(600).default(5),
})

/** A function of a JavaScript or TypeScript module, called in a process of its own that speaks JSON lines for it. */
export const module = defineTarget({
  name: 'module',
  title: 'A function in a JavaScript or TypeScript module',
  options,
  deterministic: false,
  decidedBy: () => 'checkout',
  async start(
    { module: written, export: name, node, cwd, env: ownEnv, reset, shutdown_seconds },
    { workingDirectory, env, programs, ...context },
  ) {
    if (programs === undefined) throw new Error('a `module` target was started, and nothing to run it with')
    const path = await checkModule(written, { workingDirectory, hasLoader: node.length > 0 })
    const program = {
      command: [process.execPath, ...node, programs.module, path, name, reset],
      cwd: resolve(workingDirectory, cwd ?? '.'),
      env: { ...env, ...ownEnv },
      shutdownMs: shutdown_seconds * 1000,
    }
    return sendTimeLimits(
      reset === 'process'
        ? new PerCaseSession(program, context)
        : new CommandSession({ ...program, resetsByMessage: reset === 'message' }, context),
    )
  },
})

/** Each request says when to give it up, so that the function's `signal` can be aborted. */
function sendTimeLimits(session: TargetSession): TargetSession {
  return {
    corpusFingerprint: session.corpusFingerprint,
    ask: async (request, limits) => {
      const served: ServedRequest = { ...request, timeout_ms: limits.timeoutMs }
      return session.ask(served, limits)
    },
    startFailure: () => session.startFailure(),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}
