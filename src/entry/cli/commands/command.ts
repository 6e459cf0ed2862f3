import type { ExitCode } from '../../../model/result/verdict.js'
import type { Flags } from '../../../modes/request/options/index.js'
import type { Log } from '../../../io/log.js'

/** As the command line has them. */
export type GivenFlags = Readonly<Record<string, string | boolean | undefined>>

/** What a command may touch: handed in by the entry, replaced in tests. */
export interface Terminal {
  /** Results go here … */
  readonly print: (text: string) => void
  /** Data for another program, a line as it is; resolves once that is taken. Absent where stdout is a terminal, whose cursor it could move. */
  readonly pipe?: (line: string) => Promise<void>
  /** … progress, warnings and errors to stderr. */
  readonly log: Log
  /** Rewrites one line, which is given the columns it has, until anything else is written; null where lines stay, as in CI. */
  readonly progress: ((line: (columns: number) => string) => void) | null
  /** Asks the person at the keyboard and gives the answer, trimmed; null for an end of input. Absent where there is nobody to ask. */
  readonly ask?: (question: string) => Promise<string | null>
  readonly columns: number
  readonly color: boolean
  readonly workingDirectory: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Goldenpair's own folder, where `golden/` and the sources lie that the demo asks about. */
  readonly home: string
  /** Aborted by the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal
}

/** How a command is called. */
export interface Call {
  readonly flags: Flags
  readonly given: GivenFlags
  readonly positionals: readonly string[]
  readonly terminal: Terminal
}

/** What a command takes and does. */
export interface Command {
  /** Positional arguments as `--help` writes them: `BASELINE CANDIDATE`. */
  readonly positionals: string
  /** What the positional arguments may be, a name and what it means each, for `--help`. */
  readonly details?: readonly (readonly [string, string])[]
  /** In place of what the table of options says of some flags, where a registry has the names. */
  readonly help?: Readonly<Record<string, string>>
  readonly run: (call: Call) => Promise<ExitCode>
}
