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

/** One question to a target. docs/protocol.md defines the request; each adapter sends it in its own way. */
export interface TargetRequest {
  /** Unique among the requests in flight. */
  readonly id: string
  readonly case: string
  /** Starting at 0. */
  readonly trial: number
  readonly query: string
  readonly top_k: number
  readonly seed: number
  readonly settings: Readonly<Record<string, unknown>>
  /** W3C trace context of the trial. Absent if no traces are collected. */
  readonly traceparent?: string
}

/** Limits of one request. The signal is aborted when the whole run stops; `ask` then rejects. */
export type AskLimits = Omit<RequestLimits, 'clock'>

/** A failure and its cost. `bill` is never written to a file; without it the cost is unknown. */
export type AttemptFailure = Failure & {
  readonly bill?: { readonly charge: Charge; readonly spent: SpentTokens | null }
}

/** The bill of a request that was refused with an error status, or could not be sent at all. */
export const NOT_BILLED: NonNullable<AttemptFailure['bill']> = { charge: 'reported', spent: null }

/** The result of one request. */
export type Attempt =
  OkObservation | (Omit<Extract<Observation, { status: 'failed' }>, 'failure'> & { readonly failure: AttemptFailure })

/** A started target. Several callers may ask it at once. Disposing it ends everything that it started. */
export interface TargetSession extends AsyncDisposable {
  /**
   * Runs one trial. Whatever the target does wrong becomes a failed observation. Rejects only when aborted, and with a `UserError`
   * if no request can ever succeed (`target-cannot-start`).
   */
  readonly ask: (request: TargetRequest, limits: AskLimits) => Promise<Attempt>
  /** Hash of the files that the target searches; `null` if the adapter cannot know it. */
  readonly corpusFingerprint: string | null
  /** The reason why the target never answered; `null` if it answered at least once or was never asked. */
  readonly startFailure: () => UserError | null
  /**
   * Names the variables that a target that never answered probably lacks, as a sentence; empty if there is no sign of any. Absent
   * if not checked.
   */
  readonly lacking?: () => string
  /** Returns the model that a request uses. Absent if the adapter cannot know it. */
  readonly model?: (request: TargetRequest) => string
  /** Returns the largest usage of a request. Absent if the adapter cannot know it. */
  readonly bound?: (request: TargetRequest) => UsageBound | null
}

export interface TargetContext {
  /** As written in the suite, with or without the schema's defaults. */
  readonly options: Readonly<Record<string, unknown>>
  readonly settings: Readonly<Record<string, unknown>>
  /** Only for adapters that call a provider from this process. */
  readonly providers?: ProviderAccess
  /** Only for adapters that run a program of Goldenpair's own. */
  readonly programs?: TargetPrograms | undefined
  /** The whole environment a child may see: see `targetEnvironment`. */
  readonly env: Readonly<Record<string, string>>
  /** Base folder for the relative paths in `options`. */
  readonly workingDirectory: string
  readonly log: Log
  readonly clock: Clock
  /** Measures the programs that the target starts; `null` if processes cannot be inspected. */
  readonly meter?: Meter | null
  /** Whether the target already answered in an interrupted part of this run, which proves that it can start. */
  readonly hasAnswered?: boolean
}

/** An adapter for one type of system under test; an entry of the target registry. */
export interface TargetDefinition {
  /** The value of `type` in the suite; also the file name and the heading in docs/protocol.md. */
  readonly name: string
  readonly title: string
  /** A strict object schema. */
  readonly options: z.ZodType
  /** Default of `deterministic` for suites that do not set it; false if absent. */
  readonly deterministic?: boolean
  /** Whether the target only replays the observations and latencies of an earlier run. */
  readonly replays?: true
  /**
   * `none`: requests are free. `bounded`: sessions have `bound`, and starting one makes no request and runs no program. Absent:
   * only the replies report a cost.
   */
  readonly cost?: 'none' | 'bounded'
  /**
   * What determines an answer besides the options and the question, so that a cache knows when it is stale: the code of the
   * `checkout`, or only the `files` hashed in `corpusFingerprint`. Absent or `null` if that cannot be known, or if caching would
   * gain nothing.
   */
  readonly decidedBy?: (options: Readonly<Record<string, unknown>>) => 'checkout' | 'files' | null
  /** Names the provider and key; targets with the same value share one request rate. Absent: all targets of this type share one. */
  readonly asks?: (options: Readonly<Record<string, unknown>>, providers: ProviderAccess) => string
  readonly start: (context: TargetContext) => Promise<TargetSession>
}

/** Defines a target whose `start` receives parsed options with defaults filled in. */
export function defineTarget<Schema extends z.ZodType>(
  target: Omit<TargetDefinition, 'options' | 'start'> & {
    readonly options: Schema
    readonly start: (options: z.output<Schema>, context: TargetContext) => Promise<TargetSession>
  },
): TargetDefinition {
  return { ...target, start: async (context) => target.start(target.options.parse(context.options), context) }
}

/** Paths of Goldenpair's own programs that targets run in separate processes. */
export type TargetPrograms = ReturnType<typeof locatePrograms>

/** Returns the paths of the other programs in `home`, Goldenpair's own folder. `module` calls the function of a module. */
export function locatePrograms(home: string) {
  return { module: join(home, 'dist', 'module.js') }
}

/**
 * A program is called broken after this many questions in a row that each ended it. A smaller number would prove less: a target
 * that crashes on three of four questions often crashes on ten in a row in a suite of 40.
 */
export const MAX_ENDS_IN_A_ROW = 20

export const MISSING_ID: Failure = { kind: 'protocol', message: 'The reply has no `id`: copy that of its request.' }

export function crashFailure(how: string, program: Program | null): Failure {
  return { kind: 'crash', message: `The target ${how}.`, ...stderrTail(program) }
}

export function timeoutFailure(timeoutMs: number, program: Program | null): Failure {
  return { kind: 'timeout', message: `No reply within ${timeoutMs / 1000} s.`, ...stderrTail(program) }
}

/** The failure of a trial that was not asked, because the target was given up. It says nothing about the case. */
export function unaskedFailure(message: string): AttemptFailure {
  return { kind: 'infrastructure', message, asked: false, bill: NOT_BILLED }
}

/** The same for a program that ended and hung so often in a row. */
export function gaveUpFailure({ ends, hangs = 0 }: { readonly ends: number; readonly hangs?: number }): AttemptFailure {
  const how = hangs === 0 ? 'ended' : ends === 0 ? 'hung' : 'ended or hung'
  const times = `${ends + hangs} times in a row without an answer`
  return unaskedFailure(`The target ${how} ${times}, so Goldenpair stopped asking`)
}

/** Further restarts are not reported: a question that ends the program restarts it at every try. */
const RESTARTS_REPORTED = 3

export function warnOfRestart(log: Log, how: string, restarts: number): void {
  const end = restarts === RESTARTS_REPORTED ? ' Later restarts are not reported.' : ''
  if (restarts <= RESTARTS_REPORTED) log.warning(`The target ${how} and is started again.${end}`)
}

/** Returns a failure's `stderr_tail`, or nothing if the program wrote nothing. */
export function stderrTail(program: Program | null): { readonly stderr_tail?: string } {
  const tail = program?.log() ?? ''
  return tail === '' ? {} : { stderr_tail: tail }
}

/** Returns the user error for a program that never answered and ended on this many consecutive questions. */
export function startError(
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

/**
 * Returns a function that throws if its signal is aborted and otherwise has `stop` called on abort. A signal seen before gets no
 * second listener.
 */
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
  /** Maximum time to end after stdin was closed. */
  readonly shutdownMs: number
}

/** Options of every target that starts a program. */
export const programOptions = {
  /** Relative to the checkout. */
  cwd: z.string().min(1).optional(),
  /** Literal values, added to the environment. The suite is public: no secrets here. */
  env: z.record(z.string().min(1), z.string()).default({}),
  /** How the target forgets the previous question: it does not, it receives a reset message, or a new process is started. */
  reset: z.enum(['none', 'message', 'process']).default('none'),
  /** Maximum time for the program to end after its stdin was closed. */
  shutdown_seconds: z.number().nonnegative().max(600).default(5),
}

export type CommandContext = Pick<TargetContext, 'clock' | 'meter' | 'log' | 'hasAnswered'>

/** How to set up a checkout, which is the working directory. A string command runs in the shell, a list runs directly. */
export type Setup = Pick<TargetContext, 'workingDirectory' | 'env' | 'clock' | 'log'> & {
  readonly command: string | readonly string[]
  readonly signal: AbortSignal
}

/**
 * Runs a target's `setup` command to its end. Skips it if a stamp in `.goldenpair/setup/` records a success on the same commit; a
 * checkout with changes or without git is always set up. Throws `setup-failed`, `output-unwritable` for the stamp, and the signal's
 * reason when aborted.
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
  // The stamp is for the commit before the set-up, even if the set-up itself changed files.
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
      onEnd: (end) => {
        signal.removeEventListener('abort', stop)
        resolve({ ...end, output: `${program.log()}${end.rest}`.trimEnd() })
      },
    })
    signal.addEventListener('abort', stop, { once: true })
    program.endInput()
  })
}
