// Answers from the pages of atlas/: finds the sections that share most words with the question, and says the first sentence of the best.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8')
const { characters_of_a_page, sections } = JSON.parse(read('settings.json'))
const wordsOf = (text) => text.toLowerCase().match(/\p{L}+/gu) ?? []

const index = readdirSync(join(import.meta.dirname, 'atlas')).flatMap((name) => {
  const [, ...parts] = read(`atlas/${name}`).slice(0, characters_of_a_page).split(/^## /m)
  return parts.map((text) => ({ path: `atlas/${name}`, symbol: text.split('\n')[0], text, words: new Set(wordsOf(text)) }))
})

for await (const line of createInterface({ input: stdin })) {
  const { id, query } = JSON.parse(line)
  const asked = wordsOf(query)
  const scoreOf = ({ words }) => asked.filter((word) => words.has(word)).length
  const found = index.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, sections)
  const [best] = found
  const answer = asked.includes(best.symbol.toLowerCase()) ? best.text.split('\n')[2].split('. ')[0] : 'The atlas does not say.'
  const spans = found.map(({ path, symbol, text }) => ({ path, symbol, text }))
  const usage = { input_tokens: wordsOf(found.map(({ text }) => text).join(' ')).length, output_tokens: wordsOf(answer).length }
  stdout.write(`${JSON.stringify({ id, answer, spans, usage })}\n`)
}
