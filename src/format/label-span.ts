import type { ExpectedSpan } from '../model/suite/case.js'
import type { Span } from '../model/run/observation.js'

/** `src/a.ts::name`, else path and lines, else whatever names the span. */
export function labelSpan(span: Span | ExpectedSpan): string {
  const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined)
  if (path === undefined) return span.hash ?? '(a span without a path)'
  if (span.symbol !== undefined) return `${path}::${span.symbol}`
  const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line]
  return first === undefined || last === undefined ? path : `${path}:${first}-${last}`
}
