import { join } from 'node:path'
import { isRecord, tryJson } from '../../../model/json.js'
import type { Log } from '../../../io/log.js'
import { startProgram } from '../../../io/start-program.js'
import type { Suite } from '../../../model/suite/suite.js'
import { maskSecrets } from '../../providers/access.js'
import {
  LOAD_LIMIT_MS,
  loadedSchema,
  type OwnScores,
  type ScorerProgram,
  type ScorerRequest,
  scoresSchema,
} from './messages.js'

/** After this many consecutive failures the process is not started again. */
const MAX_FAILURES = 3

export type OwnTrial = Extract<ScorerRequest, { trial: unknown }>['trial']

/** Scores trials with the suite's own metrics. */
export type Scorer = NonNullable<ReturnType<typeof openScorer>>

/** Opens a scorer for the suite's own metrics; `null` if it has none. Starts no process before the first trial. */
export function openScorer(input: {
  readonly suite: Pick<Suite, 'file' | 'custom_metrics' | 'timeout_seconds'>
  readonly scorer?: ScorerProgram
  readonly workingDirectory: string
  readonly log: Log
}) {
  const { suite, scorer: program, workingDirectory, log } = input
  const { custom_metrics: own, timeout_seconds } = suite
  if (own === undefined) return null
  if (program === undefined) throw new Error(`${suite.file} has its own metrics, but nothing to run them with`)
  /** Time limit for all scores of one trial. */
  const limitMs = timeout_seconds * 1000
  const ids = own.metrics.map(({ id }) => id)
  const mask = maskSecrets(program)
  let conversation: ReturnType<typeof startConversation> | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let failures = 0
  let id = 0

  const ask = async (signal: AbortSignal, trial: OwnTrial): Promise<OwnScores | string> => {
    if (conversation === null) {
      conversation = startConversation(program, workingDirectory)
      const load = own.modules.map((path) => join(workingDirectory, path))
      const answer = await conversation.ask({ id: id++, load }, { limitMs: LOAD_LIMIT_MS, signal })
      if (answer.kind === 'failed') return answer.how
      const loaded = loadedSchema.safeParse(answer.reply).data?.modules ?? [{ message: 'unreadable answer' }]
      const broken = loaded.find((module) => 'message' in module)
      if (broken !== undefined) return `could not load a module: ${broken.message}`
    }
    const answer = await conversation.ask({ id: id++, trial }, { limitMs, signal })
    if (answer.kind === 'failed') return answer.how
    return scoresSchema.safeParse(answer.reply).data ?? 'gave an answer that cannot be read'
  }

  const score = async (trial: OwnTrial, signal: AbortSignal): Promise<OwnScores> => {
    signal.throwIfAborted()
    if (failures >= MAX_FAILURES) return unscoredBy(ids, `was stopped after ${MAX_FAILURES} failures in a row`)
    const answer = await ask(signal, trial)
    if (typeof answer !== 'string') {
      failures = 0
      return answer
    }
    failures++
    await conversation?.[Symbol.asyncDispose]()
    conversation = null
    if (failures === MAX_FAILURES)
      log.warning(`Giving up the suite's own metrics after ${MAX_FAILURES} failures in a row: their process ${answer}.`)
    return unscoredBy(ids, answer)
  }

  return {
    /**
     * Scores one trial, after earlier calls have finished. A trial that kills or stalls the process is unscored by all metrics, and
     * the next trial gets a new process. Rejects with the signal's reason when aborted.
     */
    score: async (trial: OwnTrial, signal: AbortSignal): Promise<OwnScores> => {
      const scores = turn.then(async () => mask.data(await score(trial, signal)))
      turn = scores.catch(() => undefined)
      return scores
    },
    [Symbol.asyncDispose]: async () => conversation?.[Symbol.asyncDispose](),
  }
}

function unscoredBy(ids: readonly string[], how: string): OwnScores {
  const reason = `the process of the suite's own metrics ${how}`.slice(0, 200)
  return { scores: {}, unscored: Object.fromEntries(ids.map((id) => [id, reason])) }
}

/** The program's unchecked reply, or why there is none, such as "exited with code 1". */
type Answer = { readonly kind: 'reply'; readonly reply: unknown } | { readonly kind: 'failed'; readonly how: string }

/**
 * Starts a program that answers each line with one line; unrelated lines are ignored. After a failure the program has ended and
 * answers nothing more.
 */
export function startConversation({ command, env }: ScorerProgram, cwd: string) {
  let waiting: { readonly id: number; readonly settle: (answer: Answer) => void } | null = null
  let ended: string | null = null
  const fail = (how: string): void => {
    ended ??= how
    waiting?.settle({ kind: 'failed', how })
  }
  const program = startProgram({
    command,
    env,
    cwd,
    onLine: (line) => {
      const reply = tryJson(line)
      if (waiting !== null && isRecord(reply) && reply['id'] === waiting.id) waiting.settle({ kind: 'reply', reply })
    },
    onTooLong: () => {
      program.kill()
      fail('wrote a line of more than 64 MB')
    },
    onEnd: ({ how }) => fail(how),
  })

  return {
    /** Sends one request at a time. Rejects with the signal's reason when aborted. */
    ask: async (
      request: ScorerRequest,
      { limitMs, signal }: { readonly limitMs: number; readonly signal?: AbortSignal },
    ): Promise<Answer> => {
      signal?.throwIfAborted()
      if (ended !== null) return { kind: 'failed', how: ended }
      const stop = (how: string): void => {
        program.kill()
        fail(how)
      }
      const abort = (): void => stop('was stopped')
      const timer = setTimeout(() => stop(`gave no answer within ${limitMs / 1000} s`), limitMs)
      signal?.addEventListener('abort', abort, { once: true })
      const answer = await new Promise<Answer>((settle) => {
        waiting = { id: request.id, settle }
        program.write(`${JSON.stringify(request)}\n`)
      })
      waiting = null
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      signal?.throwIfAborted()
      return answer
    },
    [Symbol.asyncDispose]: async (): Promise<void> => {
      if (ended === null) await program.close(1000)
      ended ??= 'was closed'
    },
  }
}
