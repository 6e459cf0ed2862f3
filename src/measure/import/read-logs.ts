import { extname, resolve } from 'node:path'
import {
  type GatherContext,
  type GatheredQuestions,
  gatherQuestions,
  type QuestionGatherer,
  type TracedRecord,
} from '../../exchange/import/logs/gather-questions.js'
import { isRegularFile, readTextFile } from '../../io/files.js'
import { refuseToReadOut } from '../../io/links.js'
import { readLines } from '../../io/split-lines.js'
import { findDelimiter, parseCsv } from '../../model/csv.js'
import { listLines, withoutMark, tryJson } from '../../model/json.js'
import { classifySpan } from '../traces/build-tree.js'
import { ATTRIBUTE_NAMES, type AttributeValue, toMilliseconds } from '../traces/attribute-names.js'
import { readSpans } from '../traces/read-spans.js'

const MAX_DOCUMENT_BYTES = 200_000_000
const MAX_LINE = 10_000_000

/**
 * Reads the questions of several logs. The file extension decides the format: a table, a JSON document, or JSON lines. Records
 * without a question are counted and are not an error. Throws like `readTextFile`.
 */
export async function readLogs(
  files: readonly string[],
  input: Omit<GatherContext, 'readSpans'> & { readonly workingDirectory: string },
): Promise<GatheredQuestions> {
  const { workingDirectory, ...context } = input
  const gatherer = gatherQuestions({ ...context, readSpans: readLoggedSpans })
  for (const file of files) {
    const path = resolve(workingDirectory, file)
    const ending = extname(file).toLowerCase()
    if (['.json', '.csv', '.tsv'].includes(ending)) {
      const text = withoutMark(await readTextFile({ path, shown: file, maxBytes: MAX_DOCUMENT_BYTES }))
      if (ending === '.json') addDocument(gatherer, file, text)
      else addTable(gatherer, file, text)
    } else await addLines(gatherer, file, path)
  }
  return gatherer.finish()
}

function addDocument(gatherer: QuestionGatherer, file: string, text: string): void {
  const value = tryJson(text)
  if (value !== undefined) return gatherer.add(value, { file, line: null })
  // Lines of JSON are often called .json too.
  for (const { line, text: one } of listLines(text)) addLine(gatherer, { file, line }, one)
}

function addTable(gatherer: QuestionGatherer, file: string, text: string): void {
  const { records, fault } = parseCsv(text, findDelimiter(text))
  const [header = [], ...rows] = records
  for (const row of rows) {
    const record = Object.fromEntries(header.map(({ text: name }, at) => [name.trim(), row[at]?.text ?? '']))
    gatherer.add(record, { file, line: row[0]?.line ?? 1 })
  }
  if (fault) gatherer.leaveOut({ file, line: fault.line }, fault.message.replace(/\.$/, ''))
}

function addLine(gatherer: QuestionGatherer, at: { readonly file: string; readonly line: number }, text: string): void {
  if (text.trim() === '') return
  // A failing JSON.parse is slow, and plain text logs have millions of lines.
  const value = /^\s*[{[][^]*[}\]]\s*$/.test(text) ? tryJson(text) : undefined
  if (value === undefined) gatherer.leaveOut(at, 'it is not JSON')
  else gatherer.add(value, at)
}

/** Reads line by line, so that a log may have any size. */
async function addLines(gatherer: QuestionGatherer, file: string, path: string): Promise<void> {
  if (!(await isRegularFile(path))) {
    await readTextFile({ path, shown: file, maxBytes: 0 })
    return
  }
  refuseToReadOut(path, file)
  for await (const lines of readLines(path, MAX_LINE))
    for (const { number: line, text, isTooLong } of lines) {
      if (isTooLong) gatherer.leaveOut({ file, line }, `it is longer than ${MAX_LINE} bytes`)
      else addLine(gatherer, { file, line }, line === 1 ? withoutMark(text) : text)
    }
}

/**
 * Attributes with the content of a span; the first one present is used. They are those of `ATTRIBUTE_NAMES` and those that Langfuse
 * exports through OpenTelemetry (langfuse.com/integrations/native/opentelemetry).
 */
const CONTENT_NAMES = {
  query: ['gen_ai.retrieval.query.text', 'langfuse.trace.input'],
  input: [
    ...['input.value', 'gen_ai.input.messages', 'traceloop.entity.input', 'langfuse.observation.input'],
    ...['ai.prompt.messages', 'ai.prompt', 'gen_ai.prompt'],
  ],
  output: [
    ...['langfuse.trace.output', 'output.value', 'gen_ai.output.messages', 'traceloop.entity.output'],
    ...['langfuse.observation.output', 'ai.response.text', 'gen_ai.completion'],
  ],
  documents: ['gen_ai.retrieval.documents'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Lists that OpenInference and OpenLLMetry write as one attribute per item, with an index. */
const LISTED = {
  input: /^(?:llm\.input_messages|gen_ai\.prompt)\.(\d{1,3})\.(?:message\.)?(role|content)$/,
  output: /^(?:llm\.output_messages|gen_ai\.completion)\.(\d{1,3})\.(?:message\.)?(role|content)$/,
  documents: /^retrieval\.documents\.(\d{1,3})\.document\.(id|metadata)$/,
} as const

const KEPT: ReadonlySet<string> = new Set([
  ...Object.values(CONTENT_NAMES).flat(),
  ...ATTRIBUTE_NAMES.operation,
  ...ATTRIBUTE_NAMES.kind,
])
const keeps = (name: string): boolean => KEPT.has(name) || Object.values(LISTED).some((pattern) => pattern.test(name))

/** Maximum number of characters of a conversation or of retrieved documents. */
const MAX_TEXT = 200_000

/**
 * Returns the spans of an OTLP `ExportTraceServiceRequest` with a question, answer or retrieved documents; `null` if it is not one.
 */
export function readLoggedSpans(request: unknown): readonly TracedRecord[] | null {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'resourceSpans')) return null
  const read = readSpans(request, { keeps, maxText: MAX_TEXT })
  if (read === null) return null
  return read.spans.flatMap((span): TracedRecord | [] => {
    const record = readContent(span.attributes)
    if (Object.keys(record).length === 0) return []
    const { traceId, parentId, startNs } = span
    const isRetrieval = classifySpan(span) === 'retrieve'
    return { traceId, isRoot: parentId === null, isRetrieval, startMs: toMilliseconds(startNs), record }
  })
}

function readContent(attributes: ReadonlyMap<string, AttributeValue>): Readonly<Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  for (const [field, names] of Object.entries(CONTENT_NAMES)) {
    const name = names.find((one) => attributes.has(one))
    if (name !== undefined) record[field] = attributes.get(name)
  }
  for (const [field, pattern] of Object.entries(LISTED)) {
    const items: Record<string, AttributeValue>[] = []
    for (const [name, value] of attributes) {
      const [, index, part] = pattern.exec(name) ?? []
      if (index === undefined || part === undefined) continue
      const item = (items[Number(index)] ??= {})
      item[part] = value
    }
    if (items.length > 0 && !Object.hasOwn(record, field)) record[field] = Object.values(items)
  }
  return record
}
