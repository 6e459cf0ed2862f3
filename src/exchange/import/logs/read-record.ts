import type { ExpectedSpan } from '../../../model/suite/case.js'
import { isRecord, type JsonRecord, ownValue, tryJson } from '../../../model/json.js'
import { asText } from '../importer.js'

/** The content of a log record, whatever its fields are called. */
export type LogRecord = ReturnType<typeof readRecord>
export type RetrievedItem = Pick<ExpectedSpan, 'path' | 'start_line' | 'end_line' | 'hash'>

/**
 * Names of the fields for question, answer and retrieved items; the first with usable content counts. `message` and `text` of a plain log
 * are not questions.
 */
const QUERY = [
  ...['query', 'question', 'user_query', 'user_question', 'user_input', 'query_text', 'search_query'],
  ...['input', 'inputs', 'prompt', 'messages', 'request', 'body'],
]
const ANSWER = ['answer', 'response', 'output', 'outputs', 'completion', 'actual_output', 'result', 'reply']
const RETRIEVED = [
  ...['retrieved', 'retrieved_contexts', 'retrieval_context', 'retrieved_documents', 'retrieved_chunks', 'contexts'],
  ...['context', 'documents', 'docs', 'source_documents', 'sources', 'chunks', 'passages', 'hits', 'matches'],
  ...['citations', 'results'],
]
/** Fields whose text is the wanted one inside such a field: messages of chats, arguments of functions, parts of a message. */
const WITHIN = ['content', 'text', 'message', 'parts', 'choices', 'generations', 'kwargs', 'args', 'variables', 'value']
const PATH = [
  ...['path', 'file', 'file_path', 'filePath', 'filename', 'file_name', 'source', 'uri', 'url'],
  ...['document_id', 'documentId', 'doc_id', 'docId', 'chunk_id', 'chunkId', 'id', 'title'],
]
const MAX_DEPTH = 8
const MAX_RETRIEVED = 20
export const MAX_PATH = 300

/** Fields that the user names because none of the known names fits; a dot leads into an object. */
export type LogFields = Readonly<Partial<Record<'query' | 'answer' | 'retrieved', string | undefined>>>

/**
 * Reads the question, the answer and the retrieved items from a record of an application's own log or of a tracing tool's export.
 * @example readRecord({ input: { messages: [{ role: 'user', content: 'How?' }] } }).query // 'How?'
 */
export function readRecord(record: JsonRecord, named: LogFields = {}) {
  const value = (path: string | undefined, names: readonly string[]): readonly unknown[] =>
    path === undefined ? names.map((name) => ownValue(record, name)) : [follow(record, path)]
  return {
    query: first(value(named.query, QUERY), (one) =>
      findText(one, { names: QUERY, role: /^(user|human)$/i, depth: 0 }),
    ),
    answer: first(value(named.answer, ANSWER), (one) =>
      findText(one, { names: ANSWER, role: /^(assistant|ai|model)$/i, depth: 0 }),
    ),
    retrieved:
      named.retrieved === undefined ? findRetrieved(record, 0) : listItems(unpack(follow(record, named.retrieved))),
  }
}

function follow(record: JsonRecord, path: string): unknown {
  if (Object.hasOwn(record, path)) return record[path]
  return path.split('.').reduce<unknown>((value, name) => {
    const inner = unpack(value)
    return isRecord(inner) ? ownValue(inner, name) : undefined
  }, record)
}

function first<Value>(values: readonly unknown[], read: (value: unknown) => Value | null): Value | null {
  for (const value of values) {
    const result = read(value)
    if (result !== null) return result
  }
  return null
}

interface Wanted {
  readonly names: readonly string[]
  /** The role of the wanted message's author. */
  readonly role: RegExp
  readonly depth: number
}

/** Finds the wanted text: the last message of a chat by that role, the named member of an object, the first of a list. */
export function findText(value: unknown, wanted: Wanted): string | null {
  if (wanted.depth > MAX_DEPTH) return null
  const inner = unpack(value)
  if (typeof inner === 'string') return inner.trim() === '' ? null : inner.trim()
  const deeper = (one: unknown): string | null => findText(one, { ...wanted, depth: wanted.depth + 1 })
  if (Array.isArray(inner)) {
    const roles = inner.map(roleOf)
    if (!roles.some((role) => role !== null)) return first(inner, deeper)
    return first(inner.filter((_, index) => wanted.role.test(roles[index] ?? '')).reverse(), deeper)
  }
  if (!isRecord(inner)) return null
  return first(
    [...wanted.names, ...WITHIN].map((name) => ownValue(inner, name)),
    deeper,
  )
}

/** Returns the role of a message, which LangChain calls `type`. */
function roleOf(message: unknown): string | null {
  if (!isRecord(message)) return null
  const role = ownValue(message, 'role') ?? ownValue(message, 'type')
  return typeof role === 'string' && /^(user|human|assistant|ai|model|system|developer|tool|function)$/i.test(role)
    ? role
    : null
}

/** Parses a text of JSON, which is how tracing tools write objects. */
function unpack(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? (tryJson(value) ?? value) : value
}

/** Finds the retrieved items in the record, or within its answer or metadata. */
function findRetrieved(record: JsonRecord, depth: number): readonly RetrievedItem[] {
  for (const name of RETRIEVED) {
    const items = listItems(unpack(ownValue(record, name)))
    if (items.length > 0) return items
  }
  if (depth > 2) return []
  for (const name of [...ANSWER, 'metadata']) {
    const inner = unpack(ownValue(record, name))
    const items = isRecord(inner) ? findRetrieved(inner, depth + 1) : []
    if (items.length > 0) return items
  }
  return []
}

/** Lists the items that have a name; a case cannot expect a text without one. */
export function listItems(value: unknown): readonly RetrievedItem[] {
  if (isRecord(value)) return findRetrieved(value, 1)
  if (!Array.isArray(value)) return []
  return value.slice(0, MAX_RETRIEVED).flatMap((item: unknown) => readItem(unpack(item)) ?? [])
}

export function readItem(item: unknown): RetrievedItem | null {
  if (typeof item === 'string') return isPath(item) ? { path: item } : null
  if (!isRecord(item)) return null
  const parts = [item, ...['metadata', 'document', 'payload'].map((name) => unpack(ownValue(item, name)))].filter(
    isRecord,
  )
  const read = (names: readonly string[]): unknown =>
    first(
      parts.flatMap((part) => names.map((name) => ownValue(part, name))),
      (value) => value ?? null,
    )
  const named = parts.flatMap((part) => PATH.flatMap((name) => asText(ownValue(part, name))?.trim() ?? []))
  // Unusable names are returned too, so that the caller can count them.
  const path = named.find(canBeExpected) ?? named[0]
  if (path === undefined) return null
  const [start, end] = [read(['start_line', 'startLine']), read(['end_line', 'endLine'])]
  const hash = read(['hash'])
  const lines = isLine(start) && isLine(end) && end >= start ? { start_line: start, end_line: end } : {}
  return typeof hash === 'string' && /^sha256:[0-9a-f]{64}$/.test(hash) ? { path, ...lines, hash } : { path, ...lines }
}

/** Whether a case can expect an item with this name: a line break or other control character would end the line it is written on. */
export function canBeExpected(path: string): boolean {
  return path.length <= MAX_PATH && !/\p{Cc}/u.test(path)
}

const isPath = (text: string): boolean => text.length <= MAX_PATH && /^\S+$/.test(text)
const isLine = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
