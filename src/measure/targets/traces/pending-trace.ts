import { MAX_SPANS, type TraceSpan } from '../../traces/span.js'

/** Characters of the attributes of one trace, all together. */
const MAX_CHARACTERS = 32_000_000

/** How long to wait for what is still on its way. */
export interface Patience {
  /** At most, after the reply. */
  readonly waitMs: number
  /** Nothing may have come in for so long before a whole trace is taken to be all there is. */
  readonly quietMs: number
}

/** Whether a trace can be used: `partial` has not even the span that the caller's is the parent of. */
export type TraceState = 'whole' | 'partial' | 'none'

/** The spans of one trial as they come in. */
export class PendingTrace {
  readonly #callerId: string
  readonly #spans = new Map<string, TraceSpan>()
  /** Parents that were named and have not come. */
  readonly #missing = new Set<string>()
  #hasTop = false
  #characters = 0
  #onSpan: () => void = () => undefined

  constructor(callerId: string) {
    this.#callerId = callerId
  }

  /** False when there is no room for it. A span that came before is the same export, sent again. */
  add(span: TraceSpan): boolean {
    if (this.#spans.has(span.spanId)) return true
    const characters = JSON.stringify([...span.attributes, span.events.map(({ attributes }) => [...attributes])]).length
    if (this.#spans.size >= MAX_SPANS || this.#characters + characters > MAX_CHARACTERS) return false
    const { spanId, parentId } = span
    this.#spans.set(spanId, span)
    this.#characters += characters
    this.#missing.delete(spanId)
    if (parentId === this.#callerId) this.#hasTop = true
    else if (parentId !== null && !this.#spans.has(parentId)) this.#missing.add(parentId)
    this.#onSpan()
    return true
  }

  /** Waits until the trace is whole and quiet, or no longer. Rejects with the signal's reason when it is aborted. */
  async settle({ waitMs, quietMs }: Patience, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      let quiet: NodeJS.Timeout | undefined
      const limit = setTimeout(() => end(resolve), waitMs)
      const abort = (): void => end(() => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')))
      const end = (settle: () => void): void => {
        clearTimeout(limit)
        clearTimeout(quiet)
        signal.removeEventListener('abort', abort)
        this.#onSpan = () => undefined
        settle()
      }
      this.#onSpan = () => {
        clearTimeout(quiet)
        if (this.#hasTop && this.#missing.size === 0) quiet = setTimeout(() => end(resolve), quietMs)
      }
      signal.addEventListener('abort', abort, { once: true })
      this.#onSpan()
    })
  }

  /** A trace with a top-level span whose inner parents are missing is used: what is missing may go elsewhere. */
  read(): { readonly state: TraceState; readonly spans: readonly TraceSpan[] } {
    const spans = [...this.#spans.values()]
    return { state: spans.length === 0 ? 'none' : this.#hasTop ? 'whole' : 'partial', spans }
  }
}
