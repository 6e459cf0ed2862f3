import { resolve } from 'node:path'
import { z } from 'zod'
import { PerCaseSession } from './json-lines/per-case-session.js'
import { CommandSession } from './json-lines/session.js'
import { defineTarget } from './target.js'

const word = z.string().min(1)

const options = z.strictObject({
  /** A list starts the program directly; a string goes through the shell. */
  command: z.union([word, z.array(word).min(1)]),
  /** Relative to the checkout. */
  cwd: word.optional(),
  /** Literal values, added to the environment. The suite is public: no secrets here. */
  env: z.record(word, z.string()).default({}),
  /** Whether the program stays up for all questions, or is started for each. */
  mode: z.enum(['persistent', 'per-case']).default('persistent'),
  /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
  reset: z.enum(['none', 'message', 'process']).default('none'),
  /** How long the program may take to end after its stdin was closed. */
  shutdown_seconds: z.number().nonnegative().max(600).default(5),
})

/** A program in any language that speaks JSON lines: docs/protocol.md. */
export const command = defineTarget({
  name: 'command',
  title: 'A program that speaks JSON lines',
  options,
  deterministic: false,
  decidedBy: () => 'checkout',
  start({ command, cwd, env: ownEnv, mode, reset, shutdown_seconds }, { workingDirectory, env, ...context }) {
    const program = {
      command,
      cwd: resolve(workingDirectory, cwd ?? '.'),
      env: { ...env, ...ownEnv },
      shutdownMs: shutdown_seconds * 1000,
    }
    return Promise.resolve(
      mode === 'per-case' || reset === 'process'
        ? new PerCaseSession(program, context)
        : new CommandSession({ ...program, resetsByMessage: reset === 'message' }, context),
    )
  },
})
