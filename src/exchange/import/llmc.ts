import { isRecord } from '../../model/json.js'
import { asText, cleanId, type ImportedCase, type Importer, type ImportNote, refuseAs } from './importer.js'
import { type Judgment, noteLeftOut, spansOf } from './join-judgments.js'
import { readDocument } from './read-document.js'

const refuseFile = refuseAs('llmc')
const QUERY_KEYS = ['query_id', 'text', 'judgments']

/** LLMC's golden files: `{version, queries: [{query_id, text, judgments: [{doc_id, score}]}]}`, scores from 0 to 2. */
export const llmc: Importer = {
  name: 'llmc',
  title: 'golden files of LLMC: JSON with queries and their judgments',
  read: (files) => {
    const cases: ImportedCase[] = []
    const notes: ImportNote[] = []
    for (const file of files) {
      const { value, lineOf } = readDocument(file, refuseFile)
      const refuse = (at: readonly (string | number)[], problem: string): never =>
        refuseFile({ path: file.path, line: lineOf(at) }, problem)
      const note = (line: number, message: string): void => void notes.push({ file: file.path, line, message })
      const queries: unknown = isRecord(value) ? value['queries'] : null
      if (!Array.isArray(queries)) return refuse([], 'it has no list `queries`')
      const judged: Judgment[] = []
      for (const [index, entry] of (queries as unknown[]).entries()) {
        const at = ['queries', index]
        const name = `queries[${index}]`
        if (!isRecord(entry)) return refuse(at, `\`${name}\` is not an object`)
        const line = lineOf(at)
        const query = asText(entry['text'])
        if (query === null) return refuse(at, `\`${name}\` has no \`text\``)
        const id = cleanId(asText(entry['query_id']) ?? '') ?? `query-${index + 1}`
        const unknown = Object.keys(entry).filter((key) => !QUERY_KEYS.includes(key))
        if (unknown.length > 0) note(line, `query \`${id}\`: not imported: ${unknown.join(', ')}.`)
        const listed: unknown = entry['judgments'] ?? []
        if (!Array.isArray(listed)) return refuse([...at, 'judgments'], `\`${name}.judgments\` is not a list`)
        const judgments = (listed as unknown[]).map((judgment, number): Judgment => {
          const place = [...at, 'judgments', number]
          const { doc_id, score } = isRecord(judgment) ? judgment : {}
          const document = asText(doc_id)
          const relevance = score ?? 1
          if (document === null || typeof relevance !== 'number')
            return refuse(place, `\`${name}.judgments[${number}]\` needs a \`doc_id\` and a \`score\``)
          return { query: id, document, relevance, line: lineOf(place) }
        })
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
