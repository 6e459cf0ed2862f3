import type { TargetContext } from '../target.js'

/** How a target's program is started. */
export interface CommandOptions {
  /** A list starts the program directly; a string goes through the shell. */
  readonly command: string | readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** How long it may take to end after its stdin was closed. */
  readonly shutdownMs: number
}

export type CommandContext = Pick<TargetContext, 'clock' | 'log' | 'hasAnswered'>
