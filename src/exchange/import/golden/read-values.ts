import { isRecord, ownValue, tryJson } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { asText, type CaseDraft } from '../importer.js'
import { readItem } from '../logs/read-record.js'

/** Several values in one text. */
export const SEPARATORS = /[;|\n]/

/** What happens with the text of a passage where a name is wanted, and with a document that is judged not to be relevant. */
export interface Skip {
  readonly passage: () => unknown
  readonly judgment: () => unknown
}

/** The texts of a value: of a list all, of an object the first that it has. */
export function listTexts(value: unknown, separators: RegExp | null): string[] {
  const inner = unpackList(value)
  if (Array.isArray(inner)) return inner.flatMap((one) => listTexts(one, null))
  if (isRecord(inner)) {
    const text = ['text', 'content', 'answer', 'name', 'value']
      .map((name) => asText(ownValue(inner, name)))
      .find(Boolean)
    return text ? [text.trim()] : []
  }
  const text = typeof inner === 'boolean' ? String(inner) : (asText(inner) ?? '')
  return (separators === null ? [text] : text.split(separators))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A list that a cell holds as JSON, or as Python writes it. */
function unpackList(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\[.*\]\s*$/s.test(value)) return value
  const quoted = value.replaceAll(/'((?:[^'\\]|\\.)*)'/g, (_, text: string) =>
    JSON.stringify(text.replaceAll("\\'", "'")),
  )
  return tryJson(value) ?? tryJson(quoted) ?? value
}

type Spans = NonNullable<CaseDraft['expected_spans']>

/** The places that a record names. A list within the list, and `any_of`, is one place that any of them fills. */
export function readSources(value: unknown, skip: Skip): Spans {
  const inner = unpackList(value)
  const items = Array.isArray(inner) ? (inner as unknown[]) : isRecord(inner) ? [inner] : listTexts(inner, SEPARATORS)
  const spans = items.flatMap((item): Spans => {
    const any = Array.isArray(item)
      ? item
      : isRecord(item)
        ? (ownValue(item, 'any_of') ?? ownValue(item, 'anyOf'))
        : null
    if (Array.isArray(any)) {
      const paths = readSources(any, skip).map(({ path }) => path)
      return paths.length < 2 ? paths.map((path) => ({ path })) : [{ path: `{${paths.join(',')}}` }]
    }
    const span = isRecord(item) ? readPlace(item) : readName(asText(item)?.trim())
    if (span === null) skip.passage()
    if (span?.relevance !== undefined && span.relevance <= 0) skip.judgment()
    return span === null || span.relevance === 0 ? [] : [span]
  })
  const best = [...spans].sort(({ relevance: one = 1 }, { relevance: other = 1 }) => other - one)
  return [...new Map(best.map((span) => [JSON.stringify({ ...span, relevance: 1 }), span])).values()]
}

type SpanDraft = Spans[number]

const readName = (text: string | undefined): SpanDraft | null =>
  text === undefined || isPassage(text) ? null : { path: text }

function readPlace(item: Readonly<Record<string, unknown>>): SpanDraft | null {
  const place = readItem(item)
  if (place === null) return null
  const symbol = ['symbol', 'section', 'heading'].map((name) => asText(ownValue(item, name))).find(Boolean) ?? undefined
  // A score between whole numbers is what a retriever gave, not a grade.
  const grade = ['relevance', 'grade', 'score'].map((name) => ownValue(item, name)).find(Number.isInteger)
  const relevance = grade === undefined ? undefined : Math.max(0, Number(grade))
  return omitUndefined<SpanDraft>({ ...place, symbol, relevance: relevance === 1 ? undefined : relevance })
}

const PASSAGE_WORDS = 12
/** Whether a text is what a document says, not what it is called. */
const isPassage = (text: string): boolean => text.includes('\n') || text.split(/\s+/).length > PASSAGE_WORDS
