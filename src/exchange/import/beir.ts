import { UserError } from '../../model/error.js'
import { asText, type Importer, type ImportFile, type JsonRecord } from './importer.js'
import { joinJudgments, type JudgedQuery, type Judgment, type JudgmentFile, readQrels } from './join-judgments.js'
import { readJsonLines } from './read-document.js'

const format = 'beir'

/** BEIR's queries and judgments: `queries.jsonl` with `_id` and `text`, qrels as TSV or JSON Lines. */
export const beir: Importer = {
  name: format,
  title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
  read: (files) => {
    const queries: JudgedQuery[] = []
    const judgments: JudgmentFile[] = []
    for (const file of files) {
      if (!/^\s*\{/.test(file.text.replace(/^\uFEFF/, ''))) {
        judgments.push(readQrels(file, format))
        continue
      }
      const rows = readJsonLines(file, format)
      if (rows.some(({ value }) => 'corpus-id' in value)) judgments.push(readJudgments(file, rows))
      else queries.push(...readQueries(file, rows))
    }
    return joinJudgments({ queries, judgments }, { format, called: 'queries', from: files })
  },
}

type Rows = readonly { readonly line: number; readonly value: JsonRecord }[]

function readQueries({ path }: ImportFile, rows: Rows): JudgedQuery[] {
  return rows.map(({ line, value }) => {
    const id = asText(value['_id'] ?? value['id'])
    const text = asText(value['text'])
    if (id === null || text === null)
      throw new UserError('import-invalid', { format, path, line, problem: 'a query needs `_id` and `text`' })
    return { id, text, file: path, line }
  })
}

function readJudgments({ path }: ImportFile, rows: Rows): JudgmentFile {
  const byQuery = new Map<string, Judgment[]>()
  for (const { line, value } of rows) {
    const query = asText(value['query-id'])
    const document = asText(value['corpus-id'])
    const relevance = Number(value['score'])
    if (query === null || document === null || !Number.isFinite(relevance))
      throw new UserError('import-invalid', {
        format,
        path,
        line,
        problem: 'a judgment needs `query-id`, `corpus-id` and a number `score`',
      })
    const judgments = byQuery.get(query) ?? []
    judgments.push({ document, relevance, line })
    byQuery.set(query, judgments)
  }
  return { path, byQuery }
}
