import { createReadStream } from 'node:fs'
import { extname, resolve } from 'node:path'
import {
  type GatherContext,
  type GatheredQuestions,
  gatherQuestions,
  type QuestionGatherer,
} from '../../exchange/import/logs/gather-questions.js'
import { isRegularFile, readTextFile } from '../../io/files.js'
import { refuseToReadOut } from '../../io/links.js'
import { splitLines } from '../../io/split-lines.js'
import { findDelimiter, parseCsv } from '../../model/csv.js'
import { tryJson } from '../../model/json.js'
import { readLoggedSpans } from '../traces/read-logged-spans.js'

const MAX_DOCUMENT_BYTES = 200_000_000
const MAX_LINE = 10_000_000

/**
 * The questions of several logs, by how each file ends: a table, a document of JSON, or lines of JSON. What gives no question is counted, never
 * an error. Throws as `readTextFile` does.
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
      const text = (await readTextFile({ path, shown: file, maxBytes: MAX_DOCUMENT_BYTES })).replace(/^\uFEFF/, '')
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
  for (const [index, line] of text.split('\n').entries()) addLine(gatherer, { file, line: index + 1 }, line)
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
  // Each error of JSON.parse takes longer than many lines, and logs of plain text have millions.
  const value = /^\s*[{[][^]*[}\]]\s*$/.test(text) ? tryJson(text) : undefined
  if (value === undefined) gatherer.leaveOut(at, 'it is not JSON')
  else gatherer.add(value, at)
}

/** Line by line, so that a log may be of any size. */
async function addLines(gatherer: QuestionGatherer, file: string, path: string): Promise<void> {
  if (!(await isRegularFile(path))) {
    await readTextFile({ path, shown: file, maxBytes: 0 })
    return
  }
  refuseToReadOut(path, file)
  let line = 0
  const splitter = splitLines({
    maxLength: MAX_LINE,
    onLine: (text) => {
      line += 1
      addLine(gatherer, { file, line }, line === 1 ? text.replace(/^\uFEFF/, '') : text)
    },
    onTooLong: () => {
      line += 1
      gatherer.leaveOut({ file, line }, `it is longer than ${MAX_LINE} characters`)
    },
  })
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) splitter.push(bytes as Buffer)
  splitter.end()
}
