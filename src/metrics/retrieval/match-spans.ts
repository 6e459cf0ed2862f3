import { labelSpan } from '../../format/join-names.js'
import { globToRegExp } from '../../model/glob.js'
import type { Ranking } from '../../model/metric.js'
import { isShortFor, plainSymbol } from '../../model/plain-names.js'
import { type Lines, linesOf, overlaps, type Span } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import { CHANGED_TEXT, RELATIVE_PATHS, writeUndecided } from '../../model/run/undecided-span.js'
import { rememberLast } from '../remember-last.js'
import { isAbsolutePath, normalizePath } from './normalize-path.js'

/** Part of the definition of every metric that reads a ranking: raise it when the rules below change. */
export const SPAN_RULES = 'spans/4'

/** By what a retrieved span is an expected one, the most exact first: it goes to the expected span that it names most exactly. */
const IDENTITIES = ['hash', 'symbol', 'lines', 'path'] as const
type Identity = (typeof IDENTITIES)[number]

const isMoreExact = (one: Identity, other: Identity): boolean => IDENTITIES.indexOf(one) < IDENTITIES.indexOf(other)

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
  /** By what it was found; null when it finds none. */
  readonly by: Identity | null
  /** The expected span that nothing else finds and of which it cannot be told whether this is it; absent where there is none. */
  readonly may_be?: ExpectedSpan
}

const DUPLICATE: SpanMatch = { rank: null, expected: null, by: null }

/**
 * What each retrieved span finds, in the order of the reply. Duplicates find nothing and take no rank. Every expected span is
 * found at most once, and a retrieved span finds at most one: the one that names it most exactly, then the most relevant,
 * then the first listed.
 * @example matchSpans([{ path: './a.ts' }, { path: 'a.ts' }], [a]) // [{ rank: 1, expected: a, by: 'path' }, { rank: null, expected: null, by: null }]
 */
export const matchSpans = rememberLast(matchEach)

function matchEach(given: readonly Span[], expected: readonly ExpectedSpan[]): readonly SpanMatch[] {
  const retrieved = given.map(splitFragment)
  const entries = readExpected(expected, retrieved)
  const matches: SpanMatch[] = []
  const undecided: { readonly index: number; readonly possible: readonly Entry[] }[] = []
  const isNamed = retrieved.some(({ path, hash }) => path !== undefined || hash !== undefined)
  const seen = new Set<string>()
  let rank = 0
  for (const span of retrieved) {
    const place = placeOf(span, entries)
    const name = nameOf(span, place.path)
    if (name !== null && seen.has(name)) {
      matches.push(DUPLICATE)
      continue
    }
    if (name !== null) seen.add(name)
    rank += 1
    let found: { readonly entry: Entry; readonly by: Identity } | null = null
    const possible: Entry[] = []
    for (const entry of entries) {
      const by = isNamed ? identify(entry, span, place) : 'undecided'
      if (by === 'undecided') possible.push(entry)
      else if (by !== null && !entry.isFound && (found === null || isMoreExact(by, found.by))) found = { entry, by }
    }
    if (found !== null) found.entry.isFound = true
    else if (possible.length > 0) undecided.push({ index: matches.length, possible })
    matches.push({ rank, expected: found?.entry.span ?? null, by: found?.by ?? null })
  }
  // Only now is it known what none of the others finds.
  for (const { index, possible } of undecided) {
    const entry = possible.find(({ span, isFound }) => !isFound && span.relevance > 0)
    const match = matches[index]
    if (entry === undefined || match === undefined) continue
    entry.isFound = true
    matches[index] = { ...match, may_be: entry.span }
  }
  return matches
}

const FRAGMENT = /^([a-z][a-z\d+.-]*:\/\/[^#]*)#(.+)$/i

/** A URL's fragment is a section of its page. */
function splitFragment<Place extends { readonly path?: string | undefined; readonly symbol?: string | undefined }>(
  place: Place,
): Place {
  if (place.path?.includes('#') !== true || place.symbol !== undefined) return place
  const [, path, symbol] = FRAGMENT.exec(place.path) ?? []
  return path === undefined ? place : { ...place, path, symbol }
}

/**
 * The retrieved spans as relevances by rank, matched by `matchSpans`.
 * @example rankSpans([{ path: 'b.ts' }, { path: './a.ts' }], [{ path: 'a.ts', relevance: 1 }]) // gains [0, 1], ideal [1]
 */
export function rankSpans(retrieved: readonly Span[], expected: readonly ExpectedSpan[]): Ranking {
  const matches = matchSpans(retrieved, expected)
  const ranked = matches.filter(({ rank }) => rank !== null)
  const gains = ranked.map(({ expected: found }) => found?.relevance ?? 0)
  const reason = describeUndecided(retrieved, matches)
  const ideal = expected.map(({ relevance }) => relevance).filter((relevance) => relevance > 0)
  return {
    gains,
    ideal: ideal.sort((a, b) => b - a),
    duplicates: retrieved.length - gains.length,
    found_by_path: ranked.filter(({ by }, at) => by === 'path' && (gains[at] ?? 0) > 0).length,
    undecided:
      reason === null
        ? null
        : { gains: ranked.map(({ expected: found, may_be }) => (may_be ?? found)?.relevance ?? 0), reason },
  }
}

/**
 * What a measure says of a ranking; unscored where it depends on a retrieved span of which it cannot be told whether it is an expected one.
 * The measure must not fall when more is found, or not rise: then both ends say all.
 */
export function scoreRanking(ranking: Ranking, measure: (ranking: Ranking) => number): Score {
  const value = measure(ranking)
  const { undecided } = ranking
  if (undecided !== null && measure({ ...ranking, gains: undecided.gains }) !== value) return unscored(undecided.reason)
  return scored(value)
}

/** Why the first retrieved span that may or may not be an expected one cannot be told apart; null where there is none. */
export function describeUndecided(retrieved: readonly Span[], matches: readonly SpanMatch[]): string | null {
  for (const [index, { may_be: expected }] of matches.entries()) {
    const span = retrieved[index]
    if (expected === undefined || span === undefined) continue
    return writeUndecided({ expected: labelSpan(expected), returned: labelSpan(span), mend: mendOf(expected, span) })
  }
  return null
}

function mendOf(named: ExpectedSpan, given: Span): string {
  const [expected, span] = [splitFragment(named), splitFragment(given)]
  if (expected.hash !== undefined && span.hash !== undefined) return CHANGED_TEXT
  if (span.path === undefined) return 'report the `path` of every span'
  if (normalizePath(span.path) !== normalizePath(expected.path)) return RELATIVE_PATHS
  if (expected.symbol === undefined && linesOf(expected) === null)
    return 'report its `hash`, or expect a symbol or lines instead'
  const [hasSymbol, hasLines] = [span.symbol !== undefined, linesOf(span) !== null]
  if (!hasSymbol && !hasLines) return 'report its `symbol`, or `start_line` and `end_line`'
  if (expected.symbol === undefined) return 'report `start_line` and `end_line` too'
  return hasSymbol ? 'report the whole name of the symbol, as the case writes it' : 'report its `symbol` too'
}

/** An expected span and whether a retrieved one has found it. */
interface Entry {
  readonly span: ExpectedSpan
  readonly path: string
  readonly symbol: string | null
  readonly lines: Lines | null
  isFound: boolean
}

/** A pattern that several paths fit. */
const GLOB = /\*|\{[^{}]*,[^{}]*\}/

/** The first retrieved path that fits a glob and that nothing else expects, which it then stands for; itself where there is none. */
function fillGlob(glob: string, retrieved: readonly Span[], taken: Set<string>): string {
  const pattern = globToRegExp(glob)
  for (const { path: given } of retrieved) {
    const path = normalizePath(given ?? '')
    if (!pattern.test(path) || taken.has(path)) continue
    taken.add(path)
    return path
  }
  return glob
}

/** The expected spans, the most relevant first. */
function readExpected(expected: readonly ExpectedSpan[], retrieved: readonly Span[]): readonly Entry[] {
  const taken = new Set(expected.map(({ path }) => normalizePath(path)))
  const sorted = [...expected].sort((a, b) => b.relevance - a.relevance)
  return sorted.map((span) => {
    const { path: named, symbol } = splitFragment(span)
    const path = normalizePath(named)
    return {
      span,
      path: GLOB.test(path) ? fillGlob(path, retrieved, taken) : path,
      symbol: symbol === undefined ? null : plainSymbol(symbol),
      lines: linesOf(span),
      isFound: false,
    }
  })
}

/** Where a retrieved span is; `isForeign`: its path is an absolute one that lies outside the checkout. */
function placeOf(span: Span, entries: readonly Entry[]) {
  const path = span.path === undefined ? null : normalizePath(span.path)
  return { path, isForeign: path !== null && isAbsolutePath(path) && entries.every((entry) => entry.path !== path) }
}

/** What a retrieved span is known again by; null for one that the target does not name. */
function nameOf(span: Span, path: string | null): string | null {
  if (span.hash !== undefined) return `hash ${span.hash}`
  if (path === null) return null
  if (span.symbol !== undefined) return `symbol ${path}\0${span.symbol}`
  const lines = knownLinesOf(span)
  return `path ${path}${lines === null ? '' : `\0${lines.first} ${lines.last}`}`
}

/**
 * By what a retrieved span is an expected one, or null when it is not. The same hash decides wherever it is. Else it must be of the same file,
 * and the first that both sides give decides: the hash (the same place has another text by now, or it is another chunk); the symbol;
 * overlapping lines. The path alone decides only for an expected span that names nothing else. Where they have nothing in common, it cannot
 * be told, nor where the expected path is the end of one that lies outside the checkout.
 */
function identify(entry: Entry, span: Span, place: ReturnType<typeof placeOf>): Identity | 'undecided' | null {
  const { span: expected, path, symbol, lines: wanted } = entry
  const areHashed = expected.hash !== undefined && span.hash !== undefined
  if (areHashed && expected.hash === span.hash) return 'hash'
  if (place.path !== path) return place.isForeign && place.path?.endsWith(`/${path}`) === true ? 'undecided' : null
  const given = { symbol: span.symbol === undefined ? null : plainSymbol(span.symbol), lines: knownLinesOf(span) }
  if (areHashed) return isSamePlace(entry, given) ? 'undecided' : null
  if (symbol !== null) {
    if (symbol === given.symbol) return 'symbol'
    const { is, is_not: isNot } = span.in_checkout ?? {}
    const written = expected.symbol ?? symbol
    if (is?.includes(written) === true) return given.symbol === null ? 'lines' : 'symbol'
    if (isNot?.includes(written) === true) return null
    if (given.symbol !== null && !isShortFor(symbol, given.symbol) && !isShortFor(given.symbol, symbol)) return null
  }
  if (wanted !== null && given.lines !== null) return overlaps(wanted, given.lines) ? 'lines' : null
  return expected.hash === undefined && symbol === null && wanted === null ? 'path' : 'undecided'
}

/** Lines that overlap without being the same are those of the next chunk, whose hash always differs. */
function isSamePlace({ symbol, lines }: Entry, given: Pick<Entry, 'symbol' | 'lines'>): boolean {
  if (lines !== null && given.lines !== null)
    return lines.first === given.lines.first && lines.last === given.lines.last
  return symbol !== null && symbol === given.symbol
}

/** As the target says, else as the checkout does. */
function knownLinesOf(span: Span): Lines | null {
  return linesOf(span) ?? (span.in_checkout === undefined ? null : linesOf(span.in_checkout))
}
