import { UserError } from '../../model/error.js'
import { asText, cleanId, type ImportedCase, type Importer, type ImportNote, isRecord } from './importer.js'
import { type Judgment, noteLeftOut, spansOf } from './join-judgments.js'
import { readDocument } from './read-document.js'

const format = 'llmc'
const QUERY_KEYS = ['query_id', 'text', 'judgments']

/** LLMC's golden files: `{version, queries: [{query_id, text, judgments: [{doc_id, score}]}]}`, scores from 0 to 2. */
export const llmc: Importer = {
  name: format,
  title: 'golden files of LLMC: JSON with queries and their judgments',
  read: (files) => {
    const cases: ImportedCase[] = []
    const notes: ImportNote[] = []
    for (const file of files) {
      const { value, lineOf } = readDocument(file, format)
      const refuse = (path: readonly (string | number)[], problem: string): never => {
        throw new UserError('import-invalid', { format, path: file.path, line: lineOf(path), problem })
      }
      const note = (line: number, message: string): void => void notes.push({ file: file.path, line, message })
      const queries = isRecord(value) && Array.isArray(value['queries']) ? (value['queries'] as unknown[]) : null
      if (queries === null) return refuse([], 'it has no list `queries`')
      const judged: Judgment[] = []
      for (const [index, entry] of queries.entries()) {
        const at = ['queries', index]
        if (!isRecord(entry)) return refuse(at, `\`queries[${index}]\` is not an object`)
        const line = lineOf(at)
        const query = asText(entry['text'])
        if (query === null) return refuse(at, `\`queries[${index}]\` has no \`text\``)
        const id = cleanId(asText(entry['query_id']) ?? '') ?? `query-${index + 1}`
        const unknown = Object.keys(entry).filter((key) => !QUERY_KEYS.includes(key))
        if (unknown.length > 0) note(line, `query \`${id}\`: not imported: ${unknown.join(', ')}.`)
        const judgments: Judgment[] = []
        const listed: unknown = entry['judgments'] ?? []
        if (!Array.isArray(listed)) return refuse([...at, 'judgments'], `\`queries[${index}].judgments\` is not a list`)
        for (const [number, judgment] of listed.entries()) {
          const place = [...at, 'judgments', number]
          const document = isRecord(judgment) ? asText(judgment['doc_id']) : null
          const score = isRecord(judgment) ? (judgment['score'] ?? 1) : null
          if (document === null || typeof score !== 'number')
            return refuse(place, `\`queries[${index}].judgments[${number}]\` needs a \`doc_id\` and a \`score\``)
          judgments.push({ document, relevance: score, line: lineOf(place) })
        }
        judged.push(...judgments)
        const spans = spansOf(judgments)
        if (spans.length === 0) note(line, `query \`${id}\` skipped: no document is judged relevant to it.`)
        else cases.push({ draft: { id, query, expected_spans: spans }, file: file.path, line })
      }
      notes.push(...noteLeftOut(judged, file.path))
    }
    return { cases, notes }
  },
}
