import { startProgram } from '../../io/programs/start-program.js'
import type { ScorerProgram, ScorerRequest } from './messages.js'

/** What the program said, whatever that is, or why it said nothing: "exited with code 1". */
export type Answer =
  { readonly kind: 'reply'; readonly reply: unknown } | { readonly kind: 'failed'; readonly how: string }

/** A running program that answers one line with one line. After a failure it has ended and answers nothing more. */
export interface Conversation extends AsyncDisposable {
  /** One at a time. Rejects with the signal's reason when aborted. */
  readonly ask: (request: ScorerRequest, limits: { limitMs: number; signal?: AbortSignal }) => Promise<Answer>
}

/** Starts the program in a folder. Lines that answer nothing are let be. */
export function startConversation({ command, env }: ScorerProgram, cwd: string): Conversation {
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
      const reply = parse(line)
      if (waiting !== null && reply !== null && reply.id === waiting.id) waiting.settle({ kind: 'reply', reply })
    },
    onTooLong: () => {
      program.kill()
      fail('wrote a line of more than 64 MB')
    },
    onEnd: ({ how }) => fail(how),
  })

  return {
    ask: async (request, { limitMs, signal }) => {
      signal?.throwIfAborted()
      if (ended !== null) return { kind: 'failed', how: ended }
      return new Promise<Answer>((resolve, reject) => {
        const stop = (): void => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
          waiting = null
        }
        const abort = (): void => {
          stop()
          program.kill()
          ended = 'was stopped'
          reject(signal?.reason instanceof Error ? signal.reason : new Error('stopped', { cause: signal?.reason }))
        }
        const timer = setTimeout(() => {
          program.kill()
          fail(`gave no answer within ${limitMs / 1000} s`)
        }, limitMs)
        waiting = {
          id: request.id,
          settle: (answer) => {
            stop()
            resolve(answer)
          },
        }
        signal?.addEventListener('abort', abort, { once: true })
        program.write(`${JSON.stringify(request)}\n`)
      })
    },
    [Symbol.asyncDispose]: async () => {
      if (ended === null) await program.close(1000)
      ended ??= 'was closed'
    },
  }
}

function parse(line: string): { readonly id: unknown } | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'id' in value ? value : null
  } catch {
    return null
  }
}
