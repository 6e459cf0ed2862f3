import { readAttribute } from './attribute-names.js'
import type { TraceSpan } from './span.js'

const MAX_ERROR = 500

/**
 * What went wrong in a span: its status, else the exception that it recorded, else `error.type`; undefined where its status is no error
 * and it names none.
 */
export function describeError(span: TraceSpan): string | undefined {
  const type = readAttribute(span, 'error')
  if (!span.isError && type === undefined) return undefined
  const exceptions = span.events.map((event) => readAttribute(event, 'exception'))
  const words = [span.message, ...exceptions, type].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof words === 'string' ? words.trim().slice(0, MAX_ERROR) : 'error'
}
