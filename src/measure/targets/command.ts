import { resolve } from 'node:path'
import { z } from 'zod'
import {
  startError,
  type CommandContext,
  type CommandOptions,
  crashFailure,
  defineTarget,
  MAX_ENDS_IN_A_ROW,
  MISSING_ID,
  programOptions,
  type TargetContext,
  type TargetSession,
  timeoutFailure,
} from './target.js'
import { openPersistent } from './json-lines/session.js'
import { type Program, type ProgramEnd, startProgram } from '../../io/start-program.js'
import type { UserError } from '../../model/error.js'
import { makeQuestion, type ParsedLine, parseRest, type Question, watchLines } from './json-lines/parse-reply.js'

const word = z.string().min(1)

const options = z.strictObject({
  ...programOptions,
  /** A list starts the program directly; a string goes through the shell. */
  command: z.union([word, z.array(word).min(1)]),
  /** Whether one process answers all questions, or each question gets a new one. */
  mode: z.enum(['persistent', 'per-case']).default('persistent'),
})

/** A program in any language that speaks JSON lines: docs/protocol.md. */
export const command = defineTarget({
  name: 'command',
  title: 'A program that speaks JSON lines',
  options,
  decidedBy: () => 'checkout',
  start: (settings, context) => Promise.resolve(openCommand(settings, context)),
})

/** Opens a session with one program, or one per question. */
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

/** A question and the program that was started for it. */
interface Call {
  readonly question: Question
  readonly program: Program
}

/** Opens a session that starts a new process for each question and writes only that question to its stdin. */
export function openPerCase(options: CommandOptions, context: CommandContext): TargetSession {
  const calls = new Set<Call>()
  let fatal: UserError | null = null
  let failure: UserError | null = null
  let startsWithoutAnswer = 0
  let hasAnswered = context.hasAnswered ?? false

  const receive = ({ question, program }: Call, parsed: ParsedLine, line: string): void => {
    const isOwn = 'id' in parsed && parsed.id === question.id
    if (!isOwn && parsed.kind !== 'nameless') {
      program.note(`${line.slice(0, 1000)}\n`)
      return
    }
    hasAnswered = true
    if (parsed.kind === 'reply') question.succeed(parsed.reply)
    else if (parsed.kind === 'failure') question.fail(parsed.failure)
    else question.fail(MISSING_ID)
  }
  const end = (call: Call, { how, rest, hasStarted }: ProgramEnd): void => {
    const { question, program } = call
    if (rest !== '') receive(call, parseRest(rest), rest)
    if (!hasAnswered) {
      startsWithoutAnswer += 1
      failure = startError(options.command, how, { program, questions: startsWithoutAnswer })
      if (!hasStarted || startsWithoutAnswer >= MAX_ENDS_IN_A_ROW) {
        fatal = failure
        for (const other of calls) other.question.reject(fatal)
        return
      }
    }
    question.fail(crashFailure(how, program))
  }

  return {
    corpusFingerprint: null,
    ask: async (request, { timeoutMs, signal }) => {
      signal.throwIfAborted()
      if (fatal !== null) throw fatal
      const question = makeQuestion(request, { timeoutMs }, context)
      const { env } = options
      const program: Program = startProgram({
        ...options,
        // The variable that OpenTelemetry defines for passing the context through the environment.
        env: request.traceparent === undefined ? env : { ...env, TRACEPARENT: request.traceparent },
        ...watchLines((parsed, line) => receive(call, parsed, line)),
        onEnd: (ended) => end(call, ended),
      })
      const call = { question, program }
      calls.add(call)
      const abort = (): void => question.reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      question.begin(program, () => {
        question.fail(timeoutFailure(timeoutMs, program))
        program.kill()
      })
      program.write(question.line)
      program.endInput()
      try {
        return await question.observation
      } finally {
        signal.removeEventListener('abort', abort)
        // The next question should not compete with this process for CPU.
        await program.close(signal.aborted ? 0 : options.shutdownMs)
        calls.delete(call)
      }
    },
    startFailure: () => (hasAnswered ? null : failure),
    [Symbol.asyncDispose]: async () => {
      for (const { question } of calls) question.reject(new Error('The target was closed.'))
      await Promise.all([...calls].map(async ({ program }) => program.close(0)))
    },
  }
}
