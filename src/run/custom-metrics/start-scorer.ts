import { join } from 'node:path'
import type { Log } from '../../io/log.js'
import type { Suite } from '../../model/suite/suite.js'
import { type Conversation, startConversation } from './conversation.js'
import {
  LOAD_LIMIT_MS,
  loadedSchema,
  type OwnScores,
  type ScorerProgram,
  type ScorerRequest,
  scoresSchema,
} from './messages.js'

/** A process that fails so often in a row would fail the next time too. */
const MAX_FAILURES = 3

export type OwnTrial = Extract<ScorerRequest, { trial: unknown }>['trial']

/** The suite's own metrics at work. */
export interface Scorer extends AsyncDisposable {
  /**
   * What they say of a trial. One that kills or stalls their process is unscored by all of them, and a new process is started for the next.
   * Trials are scored one after the other. Rejects with the signal's reason when aborted.
   */
  readonly score: (trial: OwnTrial, signal: AbortSignal) => Promise<OwnScores>
}

/** Starts nothing before the first trial. */
export function startScorer({
  program,
  own,
  workingDirectory,
  limitMs,
  log,
}: {
  readonly program: ScorerProgram
  readonly own: NonNullable<Suite['custom_metrics']>
  readonly workingDirectory: string
  /** For all scores of a trial. */
  readonly limitMs: number
  readonly log: Log
}): Scorer {
  const ids = own.metrics.map(({ id }) => id)
  let conversation: Conversation | null = null
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
    if (failures >= MAX_FAILURES) return unscoredBy(ids, `was given up after ${MAX_FAILURES} failures in a row`)
    const answer = await ask(signal, trial)
    if (typeof answer !== 'string') {
      failures = 0
      return answer
    }
    failures++
    await conversation?.[Symbol.asyncDispose]()
    conversation = null
    if (failures === MAX_FAILURES)
      log.warning(
        `The suite's own metrics are given up after ${MAX_FAILURES} failures in a row: their process ${answer}.`,
      )
    return unscoredBy(ids, answer)
  }

  return {
    score: async (trial, signal) => {
      const scores = turn.then(async () => score(trial, signal))
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
