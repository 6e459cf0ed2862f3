import { resolve } from 'node:path'
import { z } from 'zod'
import { CommandSession } from './command/session.js'
import { defineTarget } from './target.js'

const word = z.string().min(1)

const options = z.strictObject({
  /** A list starts the program directly; a string goes through the shell. */
  command: z.union([word, z.array(word).min(1)]),
  /** Relative to the checkout. */
  cwd: word.optional(),
  /** Literal values, added to the environment. The suite is public: no secrets here. */
  env: z.record(word, z.string()).default({}),
  /** How long the program may take to end after its stdin was closed. */
  shutdown_seconds: z.number().nonnegative().max(600).default(5),
})

/** A program in any language that stays up and speaks JSON lines: docs/protocol.md. */
export const command = defineTarget({
  name: 'command',
  title: 'A program that speaks JSON lines',
  options,
  deterministic: false,
  start(settings, { workingDirectory, env, clock, log }) {
    const session = new CommandSession(
      {
        command: settings.command,
        cwd: resolve(workingDirectory, settings.cwd ?? '.'),
        env: { ...env, ...settings.env },
        shutdownMs: settings.shutdown_seconds * 1000,
      },
      { clock, log },
    )
    return Promise.resolve(session)
  },
})
