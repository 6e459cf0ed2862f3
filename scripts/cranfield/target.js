// A target that searches the Cranfield abstracts with BM25, with the settings of the variant.
// Usage: node target.js docs.jsonl
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import MiniSearch from 'minisearch'

const documents = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const texts = new Map(documents.map(({ id, text }) => [id, text]))
const index = new MiniSearch({ fields: ['text'] })
index.addAll(documents.map(({ id, text }) => ({ id, text })))

const tokens = (text) => Math.ceil(text.length / 4)

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, query, settings } = JSON.parse(line)
  const { k1, b, results } = settings
  const found = index.search(query, { bm25: { k: k1, b, d: settings.d } }).slice(0, results)
  const spans = found.map((hit) => ({
    path: hit.id,
    score: hit.score,
    tokens: tokens(texts.get(hit.id)),
    injected: true,
  }))
  const answer = found.length === 0 ? '' : texts.get(found[0].id).split(' . ')[0]
  const input_tokens = tokens(query) + spans.slice(0, 5).reduce((sum, span) => sum + span.tokens, 0)
  console.log(JSON.stringify({ id, answer, spans, usage: { input_tokens, output_tokens: tokens(answer) } }))
})
