import type { ExpectedSpan, GoldenCase } from '../model/case.js'
import type { Ranking } from '../model/metric.js'
import type { Span } from '../model/observation.js'

/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
export const SPAN_RULES = 'spans/1'

type Identity = 'hash' | 'symbol' | 'lines' | 'path'

/** How exactly an identity names a span; a retrieved span goes to the expected one that names it most exactly. */
const EXACTNESS: Readonly<Record<Identity, number>> = { hash: 4, symbol: 3, lines: 2, path: 1 }

/** Whether the case expects a span at all: one with a relevance above 0. */
export function expectsSpans(golden: GoldenCase): boolean {
  return golden.expected_spans.some(({ relevance }) => relevance > 0)
}

/** What became of one retrieved span. */
interface SpanMatch {
  /** From 1, duplicates not counted; null for a duplicate. */
  readonly rank: number | null
  /** The expected span that it finds, as it was given; null when it finds none. */
  readonly expected: ExpectedSpan | null
}

/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a }, { rank: null, expected: null }]
 */
export function matchSpans(retrieved: readonly Span[], expected: readonly ExpectedSpan[]): readonly SpanMatch[] {
  const byRelevance = [...expected].sort((a, b) => b.relevance - a.relevance)
  const open = new Map(byRelevance.map((original) => [original, withNormalPath(original)]))
  const seen = new Set<string>()
  let rank = 0
  return retrieved.map(withNormalPath).map((span) => {
    const key = identityKey(span)
    if (key !== null && seen.has(key)) return { rank: null, expected: null }
    if (key !== null) seen.add(key)
    rank += 1
    const found = mostExact(open, span)
    if (found !== null) open.delete(found)
    return { rank, expected: found }
  })
}

/**
 * The retrieved spans as relevances by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
export function rankSpans(retrieved: readonly Span[], expected: readonly ExpectedSpan[]): Ranking {
  const ranked = matchSpans(retrieved, expected).filter(({ rank }) => rank !== null)
  const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0)
  return {
    gains: ranked.map((match) => match.expected?.relevance ?? 0),
    ideal: ideal.sort((a, b) => b - a),
    duplicates: retrieved.length - ranked.length,
  }
}

/** Of expected spans, most relevant first and with their paths in one spelling, the one that names the span most exactly. */
function mostExact(open: ReadonlyMap<ExpectedSpan, ExpectedSpan>, span: Span): ExpectedSpan | null {
  let found: ExpectedSpan | null = null
  let foundExactness = 0
  for (const [original, candidate] of open) {
    const identity = identify(candidate, span)
    if (identity === null || EXACTNESS[identity] <= foundExactness) continue
    found = original
    foundExactness = EXACTNESS[identity]
  }
  return found
}

/**
 * By what a retrieved span is an expected one, both looked at alone and their paths in one spelling, or null when it is
 * not. The first that both sides give decides: the hash; path and symbol; path and overlapping lines. The path alone decides only for an expected span that
 * names nothing else.
 */
function identify(expected: ExpectedSpan, span: Span): Identity | null {
  if (expected.hash !== undefined && span.hash !== undefined) return expected.hash === span.hash ? 'hash' : null
  if (expected.path !== span.path) return null
  if (expected.symbol !== undefined && span.symbol !== undefined) {
    return expected.symbol === span.symbol ? 'symbol' : null
  }
  const wanted = linesOf(expected)
  const given = linesOf(span)
  if (wanted && given) return wanted.first <= given.last && given.first <= wanted.last ? 'lines' : null
  return expected.hash === undefined && expected.symbol === undefined && !wanted ? 'path' : null
}

/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
export function normalizePath(path: string): string {
  const parts: string[] = []
  const slashed = path.normalize('NFC').replaceAll('\\', '/')
  for (const part of slashed.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return (slashed.startsWith('/') ? '/' : '') + parts.join('/')
}

function withNormalPath<Named extends Pick<Span, 'path'>>(span: Named): Named {
  return span.path === undefined ? span : { ...span, path: normalizePath(span.path) }
}

/** Equal for two retrieved spans that are the same one; null when the target does not say what the span is. */
function identityKey(span: Span): string | null {
  if (span.hash !== undefined) return JSON.stringify(['hash', span.hash])
  if (span.path === undefined) return null
  if (span.symbol !== undefined) return JSON.stringify(['symbol', span.path, span.symbol])
  const lines = linesOf(span)
  return JSON.stringify(lines ? ['lines', span.path, lines.first, lines.last] : ['path', span.path])
}

function linesOf({ start_line: start, end_line: end }: Pick<Span, 'start_line' | 'end_line'>) {
  const first = start ?? end
  const last = end ?? start
  return first === undefined || last === undefined ? null : { first, last }
}
