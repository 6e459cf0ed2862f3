import { isRecord, type JsonRecord, tryJson } from '../../../model/json.js'
import { removeInvisible } from '../../../model/remove-invisible.js'
import { asText, describePage } from '../importer.js'
import {
  canBeExpected,
  listItems,
  type LogFields,
  type LogRecord,
  readRecord,
  type RetrievedItem,
} from './read-record.js'

/** A place in a log. */
export interface LogPlace {
  readonly file: string
  /** From 1; `null` if the file is a single document. */
  readonly line: number | null
}

/** A question in one phrasing. */
export interface AskedQuestion {
  /** The wording when it was first asked. */
  readonly query: string
  /** How often it was asked, ignoring case, spaces and final punctuation. */
  readonly count: number
  readonly at: LogPlace
  /** The first recorded answer; `null` if there is none. */
  readonly answer: string | null
  /** The retrieved items with the number of times that each was retrieved, most frequent first. */
  readonly retrieved: readonly { readonly item: RetrievedItem; readonly count: number }[]
}

export type GatheredQuestions = Readonly<ReturnType<QuestionGatherer['finish']>>

/** A span of a trace, or a record of a tool that keeps traces as several records. */
export type TracedRecord = ReturnType<typeof traceRecord>

/** The dependencies of the gatherer. */
export interface GatherContext {
  /** Reads the spans of an OpenTelemetry export; `null` for anything else. */
  readonly readSpans: (value: unknown) => readonly TracedRecord[] | null
  /** Removes from a text what must not be published. */
  readonly mask: (text: string) => string
  readonly fields: LogFields
  /** Called for each record that contains no question. */
  readonly tellLeftOut?: (at: LogPlace, reason: string) => void
}

export type QuestionGatherer = ReturnType<typeof gatherQuestions>

/** A longer text is a prompt with documents in it, or was pasted. */
const MAX_QUERY = 4000
const MAX_ANSWER = 500
/** Bounds the memory. */
const MAX_DIFFERENT = 200_000
const MAX_ITEMS = 100
const MAX_DEPTH = 4
/** The fields in which exports keep their records. */
const LISTS = ['data', 'traces', 'records', 'items', 'rows', 'logs', 'runs', 'events']

/** One record of a trace. */
interface TracePart {
  readonly traced: TracedRecord
  readonly read: LogRecord
  readonly at: LogPlace
}

/**
 * Collects the questions of logs, record by record. The records of one trace are one question: the root's, with everything retrieved in the
 * trace. Phrasings that differ only in case, spaces and final punctuation are one.
 */
export function gatherQuestions({ readSpans, mask, fields, tellLeftOut }: GatherContext) {
  const traces = new Map<string, TracePart[]>()
  const different = new Map<string, GrowingQuestion>()
  /** One entry per reason, with its first place. */
  const named: { readonly at: LogPlace; readonly reason: string; count: number }[] = []
  const leftOut = {
    count: 0,
    named,
    /** Retrieved items of counted questions that no case can expect, because their name has a line break or is too long. */
    items: 0,
    /** The place of the first such item; `null` if there is none. */
    item_at: null as LogPlace | null,
    /** Documents that are one page of several. */
    pages: [] as { readonly file: string; readonly message: string }[],
  }
  const leaveOut = (at: LogPlace, reason: string): void => {
    leftOut.count += 1
    const same = named.find((one) => one.reason === reason)
    if (same === undefined) named.push({ at, reason, count: 1 })
    else same.count += 1
    tellLeftOut?.(at, reason)
  }

  // Invisible characters must not get into a draft that a person is going to confirm.
  const clean = (text: string): string => mask(removeInvisible(text))

  const add = (value: unknown, at: LogPlace, depth = 0): void => {
    if (Array.isArray(value) && depth < MAX_DEPTH) {
      for (const item of value) add(item, at, depth + 1)
      return
    }
    if (!isRecord(value)) return leaveOut(at, 'it is not a JSON object')
    const spans = readSpans(value) ?? readObservations(value)
    if (spans !== null) {
      for (const span of spans) addTraced(span, at)
      return
    }
    const list = LISTS.map((name) => value[name]).find(Array.isArray)
    const read = readRecord(value, fields)
    if (read.query !== null || list === undefined) return count(read, at)
    const page = describePage(value)
    if (page !== null) leftOut.pages.push({ file: at.file, message: page })
    add(list, at, depth + 1)
  }

  const addTraced = (traced: TracedRecord, at: LogPlace): void => {
    const read = readRecord(traced.record, traced.isRoot ? fields : {})
    const retrieved = traced.isRetrieval && read.retrieved.length === 0 ? readOutput(traced.record) : read.retrieved
    if (read.query === null && retrieved.length === 0) return
    const parts = traces.get(traced.traceId) ?? []
    traces.set(traced.traceId, parts)
    const [query, answer] = [read.query?.slice(0, MAX_QUERY + 1) ?? null, read.answer?.slice(0, MAX_ANSWER) ?? null]
    parts.push({ traced: { ...traced, record: {} }, read: { query, answer, retrieved }, at })
  }

  const count = ({ query, answer, retrieved }: LogRecord, at: LogPlace): void => {
    const name = fields.query === undefined ? 'a known name' : `\`${fields.query}\``
    if (query === null) return leaveOut(at, `it has no question under ${name}`)
    if (query.length > MAX_QUERY) return leaveOut(at, `its question is longer than ${MAX_QUERY} characters`)
    const masked = clean(query)
    const key = keyOf(masked)
    if (key === '') return leaveOut(at, 'its question has no word')
    const earlier = different.get(key)
    if (earlier === undefined && different.size >= MAX_DIFFERENT)
      return leaveOut(at, `there are more than ${MAX_DIFFERENT} different questions`)
    const question: GrowingQuestion = earlier ?? { query: masked, count: 0, at, answer: null, items: new Map() }
    different.set(key, {
      ...question,
      count: question.count + 1,
      answer: question.answer ?? (answer === null ? null : clean(answer.slice(0, MAX_ANSWER))),
    })
    const usable = retrieved.filter(({ path }) => canBeExpected(path))
    if (usable.length < retrieved.length) {
      leftOut.items += retrieved.length - usable.length
      leftOut.item_at ??= at
    }
    const items = usable.map((item) => ({ ...item, path: clean(item.path) }))
    for (const [id, item] of new Map(items.map((item) => [JSON.stringify(item), item]))) {
      const { count: times = 0 } = question.items.get(id) ?? {}
      if (times > 0 || question.items.size < MAX_ITEMS) question.items.set(id, { item, count: times + 1 })
    }
  }

  return {
    /** Adds a line of a log, a row of a table, or a whole document. */
    add: (value: unknown, at: LogPlace) => add(value, at),
    leaveOut,
    finish: () => {
      for (const parts of traces.values()) {
        const joined = joinTrace(parts)
        if (joined !== null) count(joined.read, joined.at)
      }
      traces.clear()
      const questions = [...different.values()].map(({ items, ...question }): AskedQuestion => ({
        ...question,
        retrieved: [...items.values()].sort((a, b) => b.count - a.count),
      }))
      return { questions, leftOut }
    },
  }
}

interface GrowingQuestion extends Omit<AskedQuestion, 'retrieved'> {
  readonly items: Map<string, AskedQuestion['retrieved'][number]>
}

/** @example keyOf('How  do I log in?') // 'how do i log in' */
const keyOf = (query: string): string =>
  query
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s?!.,:;…]+$/, '')

/** Joins a trace: the question of its root, else the earliest question, with everything retrieved; `null` if no part has a question. */
function joinTrace(parts: readonly TracePart[]): Pick<TracePart, 'read' | 'at'> | null {
  const ordered = parts.toSorted(
    ({ traced: a }, { traced: b }) => Number(b.isRoot) - Number(a.isRoot) || a.startMs - b.startMs,
  )
  const top = ordered.find(({ read }) => read.query !== null)
  if (top === undefined) return null
  const retrieved = ordered.flatMap(({ read }) => read.retrieved)
  const answer = top.read.answer ?? ordered.find(({ read }) => read.answer !== null)?.read.answer ?? null
  return { read: { query: top.read.query, answer, retrieved }, at: top.at }
}

const RETRIEVER = /^retriever$/i

const readOutput = ({ output }: JsonRecord): readonly RetrievedItem[] =>
  listItems(typeof output === 'string' ? tryJson(output) : output)

/**
 * Reads the parts of a trace as Langfuse exports them: a trace with its observations, or an observation that names its trace; `null` for
 * anything else.
 */
function readObservations(value: JsonRecord): readonly TracedRecord[] | null {
  const { observations } = value
  if (Array.isArray(observations) && observations.some(isRecord)) {
    const root = isRecord(value['trace']) ? value['trace'] : value
    const traceId = asText(root['id']) ?? asText(value['id'])
    if (traceId === null) return null
    const parts = observations.filter(isRecord).map((one) => traceRecord(one, { traceId, isRoot: false }))
    return [traceRecord(root, { traceId, isRoot: true }), ...parts]
  }
  const parent = ['parentObservationId', 'parent_observation_id'].find((name) => Object.hasOwn(value, name))
  const traceId = asText(value['traceId']) ?? asText(value['trace_id'])
  if (parent === undefined || traceId === null) return null
  return [traceRecord(value, { traceId, isRoot: asText(value[parent]) === null })]
}

function traceRecord(record: JsonRecord, place: { readonly traceId: string; readonly isRoot: boolean }) {
  const startMs = Date.parse(asText(record['startTime'] ?? record['start_time'] ?? record['timestamp']) ?? '')
  const isRetrieval = RETRIEVER.test(asText(record['type']) ?? '')
  return { ...place, isRetrieval, startMs: Number.isNaN(startMs) ? 0 : startMs, record }
}

const PLACEHOLDERS = /\((?:e-mail|number|hidden)\)/g

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
/** A JSON Web Token, which has three parts. */
const WEB_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
/** Telephone, account and card numbers: at least nine digits, with spaces, dots, dashes or brackets between them. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ ./()-]{0,2}\d){8,30}(?![\p{L}\p{N}])/gu

/**
 * Replaces e-mail addresses, web tokens and long numbers in a text. Names and street addresses stay, because no pattern finds them.
 * @example maskPersonalData('I am ann@example.org, +49 170 1234567') // 'I am (e-mail), (number)'
 */
export function maskPersonalData(text: string): string {
  return text.replace(WEB_TOKEN, '(hidden)').replace(EMAIL, '(e-mail)').replace(NUMBER, '(number)')
}

export const dropPlaceholders = (text: string): string => text.replace(PLACEHOLDERS, ' ')
