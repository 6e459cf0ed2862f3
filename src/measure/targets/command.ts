import { resolve } from 'node:path'
import { z } from 'zod'
import { defineTarget, programOptions, type TargetContext, type TargetSession } from './target.js'
import { openPerCase } from './json-lines/per-case-session.js'
import { openPersistent } from './json-lines/session.js'

const word = z.string().min(1)

const options = z.strictObject({
  ...programOptions,
  /** A list starts the program directly; a string goes through the shell. */
  command: z.union([word, z.array(word).min(1)]),
  /** Whether the program stays up for all questions, or is started for each. */
  mode: z.enum(['persistent', 'per-case']).default('persistent'),
})

/** A program in any language that speaks JSON lines: docs/protocol.md. */
export const command = defineTarget({
  name: 'command',
  title: 'A program that speaks JSON lines',
  options,
  deterministic: false,
  decidedBy: () => 'checkout',
  start: (settings, context) => Promise.resolve(openCommand(settings, context)),
})

/** Starts a program, or one for each question. */
export function openCommand(
  settings: Omit<z.output<typeof options>, 'command'> & { readonly command: string | readonly string[] },
  { workingDirectory, env, ...context }: TargetContext,
): TargetSession {
  const { command, cwd = '.', mode, reset, shutdown_seconds } = settings
  const program = {
    command,
    cwd: resolve(workingDirectory, cwd),
    env: { ...env, ...settings.env },
    shutdownMs: shutdown_seconds * 1000,
  }
  return mode === 'per-case' || reset === 'process'
    ? openPerCase(program, context)
    : openPersistent({ ...program, resetsByMessage: reset === 'message' }, context)
}
