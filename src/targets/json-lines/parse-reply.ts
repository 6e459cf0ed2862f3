import type { Failure, Reply } from '../../model/observation.js'
import { protocolFailure, readReply } from '../read-reply.js'

/** What a line of a target's stdout says about the request `id`. */
export type ParsedLine =
  | { readonly kind: 'reply'; readonly id: string; readonly reply: Reply }
  | { readonly kind: 'failure'; readonly id: string; readonly failure: Failure }
  /** It answers, but does not say which request. */
  | { readonly kind: 'nameless' }
  | { readonly kind: 'reset'; readonly isDone: boolean }
  | { readonly kind: 'noise' }

/** Reads one line by docs/protocol.md. A broken line that still begins with an id fails that request. */
export function parseReply(line: string): ParsedLine {
  let value: unknown
  try {
    // Windows shells begin their output with a byte order mark.
    value = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return parseBeginning(line, `The reply is not JSON: ${reason}`)
  }
  if (typeof value !== 'object' || value === null) return { kind: 'noise' }
  if (!('id' in value) || typeof value.id !== 'string') {
    if ('reset' in value) return { kind: 'reset', isDone: value.reset === 'ok' }
    return { kind: 'answer' in value || 'error' in value ? 'nameless' : 'noise' }
  }
  const { id, ...fields } = value
  return { id, ...readReply(fields, line.length) }
}

/** The protocol failure of the request whose id the line begins with; noise when it begins with none. */
export function parseBeginning(beginning: string, message: string): ParsedLine {
  const id = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.){1,400}")/.exec(beginning)?.[1]
  if (id === undefined) return { kind: 'noise' }
  try {
    return { id: String(JSON.parse(id)), ...protocolFailure(message) }
  } catch {
    return { kind: 'noise' }
  }
}

/** A last line without its line feed counts when it is whole; half of one says no more than that the program ended. */
export function parseRest(rest: string): ParsedLine {
  const parsed = parseReply(rest)
  return parsed.kind === 'failure' && parsed.failure.kind === 'protocol' ? { kind: 'noise' } : parsed
}
