import { createInterface } from 'node:readline/promises'

/**
 * Asks one question and gives the line that is typed, trimmed; null for an end of input (Ctrl-D) or when the signal is aborted.
 * The terminal's own line editing is used, so that Ctrl-C stays a signal.
 */
export async function askPerson(
  question: string,
  {
    input,
    output,
    signal,
  }: {
    readonly input: NodeJS.ReadableStream
    readonly output: NodeJS.WritableStream
    readonly signal: AbortSignal
  },
): Promise<string | null> {
  if (signal.aborted) return null
  const lines = createInterface({ input, output, terminal: false })
  const ended = new Promise<null>((resolve) => {
    lines.once('close', () => resolve(null))
  })
  const stop = (): void => lines.close()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([lines.question(question).then((answer) => answer.trim()), ended])
  } finally {
    signal.removeEventListener('abort', stop)
    lines.close()
  }
}
