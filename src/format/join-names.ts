import type { Span } from '../model/run/observation.js'
import type { ExpectedSpan } from '../model/suite/case.js'

/** More names than this are too many to keep in mind. */
const MOST = 4

/** Quotes a variant's name for a sentence, so that a variant named "better" is not read as the word. */
export function quoteName(name: string): string {
  return `"${name}"`
}

/**
 * Joins names for a sentence; of more than four, the first three and how many more there are.
 * @example joinNames(['a', 'b', 'c']) // 'a, b and c'
 * @example joinNames(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more'
 */
export function joinNames(names: readonly string[]): string {
  return joinAll(names.length > MOST ? countRest(names, MOST - 1, (left) => `${left} more`) : names)
}

/**
 * Returns the first `most` items and how many more there are.
 * @example countRest(['a', 'b', 'c'], 1) // ['a', 'and 2 more']
 */
export function countRest<Item>(items: readonly Item[], most: number, tell = (left: number) => `and ${left} more`) {
  return items.length > most ? [...items.slice(0, most), tell(items.length - most)] : items
}

/**
 * Joins the first `most` names and counts the others.
 * @example joinAndCount(['a', 'b', 'c'], 2) // 'a, b and 1 more'
 */
export const joinAndCount = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`

/**
 * Joins the first `most` names; dots say that there are more.
 * @example joinFirst(['a', 'b', 'c'], 2) // 'a, b …'
 */
export const joinFirst = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`

/** Joins all parts: `a, b and c`. Creating an Intl.ListFormat instead would take ten milliseconds at every start. */
export function joinAll(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** Returns a label for a span: `src/a.ts::name`, else path and lines, else whatever names the span. */
export function labelSpan(span: Span | ExpectedSpan): string {
  const path = span.path ?? ('source' in span && typeof span.source === 'string' ? span.source : undefined)
  if (path === undefined) return span.hash ?? '(a span without a path)'
  if (span.symbol !== undefined) return `${path}::${span.symbol}`
  const [first, last] = [span.start_line ?? span.end_line, span.end_line ?? span.start_line]
  return first === undefined || last === undefined ? path : `${path}:${first}-${last}`
}

/** Returns what identifies a span: its hash, which depends on its text alone, else its place. */
export const nameSpan = (span: Span | ExpectedSpan): string => span.hash ?? labelSpan(span)

/**
 * Capitalizes a clause for the start of a sentence, unless its first word has capitals of its own (nDCG).
 * @example startSentence('no gate fails') // 'No gate fails'
 */
export const startSentence = (clause: string): string =>
  /^\S\p{Lu}/u.test(clause) ? clause : `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}`

/**
 * Returns the short form of a commit.
 * @example shortCommit('c4d2f0e9a1b3c5d7e9f0a1b2c3d4e5f6a7b8c9d0') // 'c4d2f0e'
 */
export const shortCommit = (sha: string): string => sha.slice(0, 7)
