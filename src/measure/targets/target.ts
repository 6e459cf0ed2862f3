import { join } from 'node:path'
import { z } from 'zod'
import type { Clock } from '../../io/clock.js'
import type { Log } from '../../io/log.js'
import { UserError } from '../../model/error.js'
import type { Charge, SpentTokens, UsageBound } from '../../model/run/judging.js'
import type { Failure, Observation, OkObservation } from '../../model/run/observation.js'
import type { ProviderAccess } from '../providers/access.js'
import type { RequestLimits } from '../providers/ask-chat.js'
import type { Meter } from './meter.js'
import { describeCommand, type Program, type ProgramEnd, startProgram } from '../../io/start-program.js'
import { exists, replaceFile } from '../../io/files.js'
import { readCleanCheckout } from '../../io/git.js'
import { sha256 } from '../../io/sha256.js'
import { canonicalJson } from '../../model/fingerprint.js'

/** One question to a target: the request of docs/protocol.md, which every adapter carries in its own way. */
export interface TargetRequest {
  /** Unique among the requests that are under way. */
  readonly id: string
  readonly case: string
  /** From 0. */
  readonly trial: number
  readonly query: string
  readonly top_k: number
  readonly seed: number
  readonly settings: Readonly<Record<string, unknown>>
  /** W3C trace context of the trial, where traces are listened to. */
  readonly traceparent?: string
}

/** Its signal is aborted when the whole run stops; the answer is then of no interest and `ask` rejects. */
export type AskLimits = Omit<RequestLimits, 'clock'>

/** A failure with what only those who pay for it need: it is in no file. Without `bill` nobody knows what it cost. */
export type AttemptFailure = Failure & {
  readonly bill?: { readonly charge: Charge; readonly spent: SpentTokens | null }
}

/** The bill of a request that was refused with an error status, or could not be sent at all. */
export const NOT_BILLED: NonNullable<AttemptFailure['bill']> = { charge: 'reported', spent: null }

/** What one request came to. */
export type Attempt =
  OkObservation | (Omit<Extract<Observation, { status: 'failed' }>, 'failure'> & { readonly failure: AttemptFailure })

/** A target that is ready to be asked, by several callers at once. Disposing it ends everything that it started. */
export interface TargetSession extends AsyncDisposable {
  /**
   * One trial. Whatever the target does wrong is a failed observation; this rejects only with a `UserError` when no
   * request could ever succeed (`target-cannot-start`), and when it is aborted.
   */
  readonly ask: (request: TargetRequest, limits: AskLimits) => Promise<Attempt>
  /** Hash of what the target searches, where the adapter can know it. */
  readonly corpusFingerprint: string | null
  /** Why no request was ever answered though some were asked; null when one was, or none was. */
  readonly startFailure: () => UserError | null
  /** Which variables a target that never answered probably lacks, as a sentence; empty where nothing says so. Absent: nobody looks. */
  readonly lacking?: () => string
  /** The model that a request names, where the adapter can know it. */
  readonly model?: (request: TargetRequest) => string
  /** The most that one request can use, where the adapter can know it. */
  readonly bound?: (request: TargetRequest) => UsageBound | null
}

export interface TargetContext {
  /** As the suite gives them, with or without the schema's defaults. */
  readonly options: Readonly<Record<string, unknown>>
  readonly settings: Readonly<Record<string, unknown>>
  /** Only for adapters that call a provider from this process. */
  readonly providers?: ProviderAccess
  /** Only for adapters that run a program of Goldenpair's own. */
  readonly programs?: TargetPrograms | undefined
  /** The whole environment a child may see: see `targetEnvironment`. */
  readonly env: Readonly<Record<string, string>>
  /** Relative paths of the options start here. */
  readonly workingDirectory: string
  readonly log: Log
  readonly clock: Clock
  /** Measures the programs that it starts; null where they cannot be looked at. */
  readonly meter?: Meter | null
  /** It answered in a part of the run that was interrupted, so that it can start is known. */
  readonly hasAnswered?: boolean
}

/** An adapter to systems under test: an entry of the target registry. */
export interface TargetDefinition {
  /** `type` in the suite; also the file's name and the heading in docs/protocol.md. */
  readonly name: string
  readonly title: string
  /** A strict object. */
  readonly options: z.ZodType
  /** What `deterministic` is when the suite does not say; false unless given. */
  readonly deterministic?: boolean
  /** It asks nothing: its observations and their latencies are those of an earlier run. */
  readonly replays?: true
  /**
   * `none`: no request ever costs anything. `bounded`: its sessions have `bound`, and starting one calls nothing and runs no program.
   * Absent: only its replies can say.
   */
  readonly cost?: 'none' | 'bounded'
  /**
   * What decides an answer in addition to the options and the question, so that a cache can tell whether it would be the same again: the code of
   * the `checkout`, or only the `files` that `corpusFingerprint` is of. Absent, or null: what nobody here can see, or a cache gains nothing.
   */
  readonly decidedBy?: (options: Readonly<Record<string, unknown>>) => 'checkout' | 'files' | null
  /** Whom its requests go to, with which key: all that asks the same shares one pace. Absent: the adapter of its type is one. */
  readonly asks?: (options: Readonly<Record<string, unknown>>, providers: ProviderAccess) => string
  readonly start: (context: TargetContext) => Promise<TargetSession>
}

/** A registry entry whose `start` gets its options typed and with defaults filled in. */
export function defineTarget<Schema extends z.ZodType>(
  target: Omit<TargetDefinition, 'options' | 'start'> & {
    readonly options: Schema
    readonly start: (options: z.output<Schema>, context: TargetContext) => Promise<TargetSession>
  },
): TargetDefinition {
  return { ...target, start: async (context) => target.start(target.options.parse(context.options), context) }
}

/** Where programs of Goldenpair's own are that targets run in processes of their own. */
export type TargetPrograms = ReturnType<typeof locatePrograms>

/** The other programs in `home`, Goldenpair's own folder: `module` calls the function of a module. */
export function locatePrograms(home: string) {
  return { module: join(home, 'dist', 'module.js') }
}

/**
 * After so many questions in a row, each of which ended the program, it is called broken. Fewer would be no proof: of a target that crashes on
 * three of four questions, ten in a row are not rare in a suite of 40.
 */
export const MAX_ENDS_IN_A_ROW = 20

export const NAMELESS: Failure = { kind: 'protocol', message: 'The reply has no `id`.' }

export function crashed(how: string, program: Program | null): Failure {
  return { kind: 'crash', message: `The target ${how}.`, ...stderrTail(program) }
}

export function timedOut(timeoutMs: number, program: Program | null): Failure {
  return { kind: 'timeout', message: `No reply within ${timeoutMs / 1000} s.`, ...stderrTail(program) }
}

export function givenUp(times: number): Failure {
  const message = `The target ended or hung ${times} times in a row without an answer and is not started again.`
  return { kind: 'crash', message }
}

/** A failure's `stderr_tail`, left out when the program wrote nothing. */
export function stderrTail(program: Program | null): { readonly stderr_tail?: string } {
  const tail = program?.log() ?? ''
  return tail === '' ? {} : { stderr_tail: tail }
}

/** The user's error for a program that has never answered, and ended with so many questions one after the other. */
export function cannotStart(
  command: string | readonly string[],
  how: string,
  { program, questions }: { readonly program: Program; readonly questions: number },
): UserError {
  return new UserError('target-cannot-start', {
    command: describeCommand(command),
    how: questions < MAX_ENDS_IN_A_ROW ? how : `${how} on each of its first ${questions} questions`,
    log: program.log().trimEnd(),
  })
}

/** A function that calls `stop` when a signal is aborted, and throws where it was: one listener for a whole run, not one for each request. */
export function watchSignal(stop: (reason: unknown) => void): (signal: AbortSignal) => void {
  let watched: AbortSignal | null = null
  return (signal) => {
    signal.throwIfAborted()
    if (signal === watched) return
    watched = signal
    signal.addEventListener('abort', () => stop(signal.reason), { once: true })
  }
}

/** How a target's program is started. */
export interface CommandOptions extends Pick<Parameters<typeof startProgram>[0], 'command' | 'cwd' | 'env'> {
  /** How long it may take to end after its stdin was closed. */
  readonly shutdownMs: number
}

/** Options of every target that starts a program. */
export const programOptions = {
  /** Relative to the checkout. */
  cwd: z.string().min(1).optional(),
  /** Literal values, added to the environment. The suite is public: no secrets here. */
  env: z.record(z.string().min(1), z.string()).default({}),
  /** What keeps a question from meeting the state that the one before it left: a new program, or a message. */
  reset: z.enum(['none', 'message', 'process']).default('none'),
  /** How long the program may take to end after its stdin was closed. */
  shutdown_seconds: z.number().nonnegative().max(600).default(5),
}

export type CommandContext = Pick<TargetContext, 'clock' | 'meter' | 'log' | 'hasAnswered'>

/** How a checkout, which is the working directory, is set up. One string as the command goes through the shell, a list does not. */
export type Setup = Pick<TargetContext, 'workingDirectory' | 'env' | 'clock' | 'log'> & {
  readonly command: string | readonly string[]
  readonly signal: AbortSignal
}

/**
 * Runs a target's `setup` to its end, unless a stamp in `.goldenpair/setup/` says that it has succeeded on this commit. A
 * checkout with changes, or without git, is set up every time. Throws `setup-failed`, `output-unwritable` for the stamp, and
 * the signal's reason when aborted.
 */
export async function runSetup(setup: Setup): Promise<void> {
  const { command, workingDirectory, clock, log } = setup
  const name = describeCommand(command)
  const commit = (await readCleanCheckout(workingDirectory))?.commit ?? null
  const key = sha256(canonicalJson({ commit, command })).replace(/^sha256:/, '')
  const stamp = join(workingDirectory, '.goldenpair', 'setup', `${key}.json`)
  if (commit !== null && (await exists(stamp))) {
    log.info(`The set-up \`${name}\` was done on this commit before.`)
    return
  }
  log.info(`Setting up the target: ${name}`)
  const from = clock.monotonicMs()
  const { how, code, output } = await runToEnd(setup)
  if (code !== 0) throw new UserError('setup-failed', { command: name, how, log: output })
  log.info(`The set-up took ${((clock.monotonicMs() - from) / 1000).toFixed(1)} s.`)
  // What the set-up itself changed makes the checkout no other commit.
  if (commit !== null) await replaceFile(stamp, `${JSON.stringify({ commit, command })}\n`)
}

async function runToEnd({ command, workingDirectory, env, signal }: Setup) {
  signal.throwIfAborted()
  return new Promise<ProgramEnd & { readonly output: string }>((resolve, reject) => {
    const stop = (): void => {
      program.kill()
      reject(signal.reason as Error)
    }
    const program = startProgram({
      command,
      cwd: workingDirectory,
      env,
      onLine: (line) => program.note(`${line}\n`),
      onTooLong: (beginning) => program.note(`${beginning} …\n`),
      onEnd: (end) => {
        signal.removeEventListener('abort', stop)
        resolve({ ...end, output: `${program.log()}${end.rest}`.trimEnd() })
      },
    })
    signal.addEventListener('abort', stop, { once: true })
    program.endInput()
  })
}
