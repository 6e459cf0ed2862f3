import type { Span } from './observation.js'

/** The spans that went into the prompt: those that say so, or all where none says anything. */
export function injectedSpans(spans: readonly Span[]): readonly Span[] {
  return spans.some(({ injected }) => injected !== undefined)
    ? spans.filter(({ injected }) => injected === true)
    : spans
}
