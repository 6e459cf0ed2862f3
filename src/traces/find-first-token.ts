import type { TraceNode } from './build-tree.js'
import type { ModelCall } from './list-model-calls.js'
import { toMilliseconds } from './measure-span.js'
import { readAttribute } from './read-attribute.js'
import { sortByEnd } from './read-models.js'

/** What OpenInference and the Vercel AI SDK call the event of the first token. */
const FIRST_TOKEN_EVENTS: ReadonlySet<string> = new Set(['First Token Stream Event', 'ai.stream.firstChunk'])

/**
 * Milliseconds from the start of the trace to the first token of the answer, which is that of the model that answered last; undefined
 * where its span does not say when that came.
 */
export function findFirstToken(nodes: readonly TraceNode[], calls: readonly ModelCall[]): number | undefined {
  const start = nodes[0]?.span.startNs ?? 0n
  const last = sortByEnd(calls).findLast(({ error }) => error === undefined)
  const at = last === undefined ? undefined : firstTokenOf(last.node)
  return start === 0n || at === undefined || at < start ? undefined : toMilliseconds(at - start)
}

/** Of the call, else of the nearest call around it that says so. Without recursion: a trace may be one chain of 10,000. */
function firstTokenOf(call: TraceNode): bigint | undefined {
  for (let at = call; ; at = at.parent) {
    const { span } = at
    const event = span.events.find(({ name }) => FIRST_TOKEN_EVENTS.has(name))
    if (event !== undefined) return event.atNs
    const seconds = readAttribute(span, 'first_chunk')
    if (typeof seconds === 'number' && seconds >= 0 && seconds < 86_400)
      return span.startNs + BigInt(Math.round(seconds * 1e9))
    if (at.parent?.kind !== 'model') return undefined
  }
}
