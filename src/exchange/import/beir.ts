import { asText } from './importer.js'
import { defineCollection, readQrels } from './join-judgments.js'
import { readJsonLines } from './read-document.js'

/** BEIR's queries and judgments: `queries.jsonl` with `_id` and `text`, qrels as TSV or JSON Lines. */
export const beir = defineCollection({
  name: 'beir',
  title: 'BEIR: queries.jsonl and qrels (.tsv or .jsonl); corpus.jsonl is not needed',
  queries: 'queries',
  readFile: (file, refuse) => {
    const { path, text: whole } = file
    if (!/^\s*\{/.test(whole.replace(/^\uFEFF/, ''))) return { judgments: readQrels(file, refuse) }
    const rows = readJsonLines(file, refuse)
    if (!rows.some(({ value }) => 'corpus-id' in value))
      return {
        queries: rows.map(({ line, value }) => {
          const [id, text] = [asText(value['_id'] ?? value['id']), asText(value['text'])]
          if (id === null || text === null) return refuse({ path, line }, 'a query needs `_id` and `text`')
          return { id, text, line }
        }),
      }
    return {
      judgments: rows.map(({ line, value }) => {
        const [query, document] = [asText(value['query-id']), asText(value['corpus-id'])]
        const relevance = Number(value['score'])
        if (query === null || document === null || !Number.isFinite(relevance))
          return refuse({ path, line }, 'a judgment needs `query-id`, `corpus-id` and a number `score`')
        return { query, document, relevance, line }
      }),
    }
  },
})
