import { labelSpan } from '../../format/join-names.js'
import type { Hash } from '../../model/fingerprint.js'
import type { ExpectedSpan, GoldenCase } from '../../model/suite/case.js'
import { type Problem, quote } from './problem.js'
import { type CheckedFile, isContentHash, textsOf } from './stale-spans.js'

/** What of a span is written anew. */
export type SpanEdit = Partial<Pick<ExpectedSpan, 'path' | 'start_line' | 'end_line' | 'hash'>>

/** A span whose hash is not that of the text in its place, and what to write in place of it. */
export interface Rebinding {
  readonly case_id: string
  readonly at: GoldenCase['at']
  /** Which of the case's expected spans it is, from 0. */
  readonly index: number
  readonly edit: SpanEdit
  /** `moved`: the same text stands elsewhere. `changed`: the text is another now, so a person must read it. */
  readonly kind: 'moved' | 'changed'
  /** `docs/keys.md:4-9` … */
  readonly from: string
  readonly to: string
}

/** Lines with a smaller share of the words that a text had are another text. */
const LEAST_ALIKE = 0.5

/** Blank lines at the ends of a span are no part of its text, so the text may be some lines shorter than the span. */
const MOST_BLANK = 4

interface Search {
  /** Files that spans may have moved to, by path, those of the cases among them. */
  readonly files: ReadonlyMap<string, CheckedFile>
  readonly hash: Hash
  /** The text that a span had when its hash was taken, where the history of its file has it. */
  readonly textBefore: (span: ExpectedSpan) => string | null
}

/**
 * Where the text of each span is now that no longer has its hash: at other lines of its file or in another file, else the text in its place
 * with its hash. Spans without a hash of Goldenpair's own have no text to look for. What is nowhere is among `lost`.
 */
export function rebindSpans(
  cases: readonly GoldenCase[],
  search: Search,
): { readonly rebindings: readonly Rebinding[]; readonly lost: readonly Problem[] } {
  const rebindings: Rebinding[] = []
  const lost: Problem[] = []
  for (const { id, at, expected_spans: spans } of cases)
    for (const [index, span] of spans.entries()) {
      const file = search.files.get(span.path)
      if (!isContentHash(span.hash) || (file !== undefined && hasText(span, file, search.hash))) continue
      const place = findPlace(span, search)
      if (typeof place === 'string') {
        lost.push({ ...at, message: `case ${quote(id)}: ${place}` })
        continue
      }
      const { edit, kind } = place
      rebindings.push({
        case_id: id,
        at,
        index,
        edit,
        kind,
        from: labelSpan(span),
        to: labelSpan({ ...span, ...edit }),
      })
    }
  return { rebindings, lost }
}

/** Whether a file still has the text that a span's hash is of, in the span's place. */
export const hasText = (span: ExpectedSpan, file: CheckedFile, hash: Hash): boolean =>
  textsOf(span, file).some((text) => hash(text) === span.hash)

/** A text is why there is none. */
function findPlace(span: ExpectedSpan, search: Search): Pick<Rebinding, 'edit' | 'kind'> | string {
  const { files, hash } = search
  const own = files.get(span.path)
  const inOwn = own === undefined ? [] : findExactly(span, own, hash)
  const [nearest] = [...inOwn].sort((a, b) => distance(a, span) - distance(b, span))
  if (nearest !== undefined) return { edit: nearest, kind: 'moved' }
  const elsewhere = [...files].flatMap(([path, file]) =>
    path === span.path ? [] : findExactly(span, file, hash).map((edit): SpanEdit => ({ path, ...edit })),
  )
  const [only, second] = elsewhere
  if (only !== undefined && second === undefined) return { edit: only, kind: 'moved' }
  if (only !== undefined) {
    const places = elsewhere.map((edit) => labelSpan({ ...span, ...edit }))
    return `the text of ${labelSpan(span)} is in ${places.length} places now: ${places.slice(0, 3).join(', ')}${places.length > 3 ? ' …' : ''}. Write the one that answers the query.`
  }
  if (own === undefined) return `the text of ${labelSpan(span)} is in no file of this checkout.`
  const place = findAlike(span, own, search)
  const [text] = textsOf({ ...span, ...place }, own)
  if (place === null || text === undefined || text === '')
    return `nothing in ${span.path} is like the text of ${labelSpan(span)}. Choose what answers the query now.`
  return { edit: { ...place, hash: hash(text) }, kind: 'changed' }
}

const distance = ({ start_line: at = 0 }: SpanEdit, { start_line: start = 0 }: ExpectedSpan): number =>
  Math.abs(at - start)

/** Where a file has the text of a span: its symbol, the whole file, or as many lines as the span has, from any line on. */
function findExactly(span: ExpectedSpan, file: CheckedFile, hash: Hash): readonly SpanEdit[] {
  const { symbol, start_line: start, end_line: end = start, hash: wanted } = span
  if (symbol !== undefined || start === undefined || end === undefined) return hasText(span, file, hash) ? [{}] : []
  const places: SpanEdit[] = []
  for (let length = end - start + 1; length > Math.max(0, end - start - MOST_BLANK) && places.length === 0; length--)
    for (let from = 1; from + length - 1 <= file.lines.length; from++) {
      const edit = linesFrom(span, from, length)
      if (file.lines[from - 1]?.trim() === '' && length > 1) continue
      if (textsOf({ ...span, ...edit }, file).some((text) => hash(text) === wanted)) places.push(edit)
    }
  return places
}

/** A span of one line may leave its end out. */
const linesFrom = ({ end_line: end }: ExpectedSpan, from: number, length: number): SpanEdit =>
  end === undefined && length === 1 ? { start_line: from } : { start_line: from, end_line: from + length - 1 }

/**
 * Where in its file a changed text is now: of a symbol or a whole file in the same place; of lines where most of the words that it had are, if
 * its text before is known, else in the same place. Null: nowhere.
 */
function findAlike(span: ExpectedSpan, file: CheckedFile, { textBefore }: Search): SpanEdit | null {
  const { symbol, start_line: start, end_line: end = start } = span
  if (symbol !== undefined || start === undefined || end === undefined) return {}
  const before = textBefore(span)
  if (before === null) return start <= file.lines.length ? {} : null
  const wanted = wordsOf(before)
  const length = end - start + 1
  let best: { readonly from: number; readonly share: number } | null = null
  for (let from = 1; from <= Math.max(1, file.lines.length - length + 1); from++) {
    const words = wordsOf(file.lines.slice(from - 1, from - 1 + length).join(' '))
    const share = [...wanted].filter((word) => words.has(word)).length / wanted.size
    const isNearer = best !== null && share === best.share && Math.abs(from - start) < Math.abs(best.from - start)
    if (best === null || share > best.share || isNearer) best = { from, share }
  }
  return best !== null && best.share >= LEAST_ALIKE ? linesFrom(span, best.from, length) : null
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu))
