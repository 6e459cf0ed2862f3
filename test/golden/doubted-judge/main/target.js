// Answers "What is the capital of …?" from atlas.json: in a sentence, or in one word where style.json says so. It does not know the capital of Mali or
// of Kenya whenever it is asked for the second time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

const read = (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const [atlas, mistakes, style] = ['atlas.json', 'mistakes.json', 'style.json'].map(read)
const asked = new Map([
  ['Mali', 0],
  ['Kenya', 0],
])

for await (const line of createInterface({ input: stdin })) {
  const { id, query } = JSON.parse(line)
  const country = query.slice('What is the capital of '.length, -1)
  const [capital, page] = atlas[country]
  const named = mistakes[country] ?? capital
  const times = asked.get(country)
  if (times !== undefined) asked.set(country, times + 1)
  const isForgotten = times !== undefined && times % 2 === 1
  const sentence = style.words === 'few' ? named : `The capital of ${country} is ${named}.`
  const spans = [{ path: `atlas/${page}.md` }, { path: 'atlas/index.md' }]
  stdout.write(`${JSON.stringify({ id, answer: isForgotten ? 'No idea.' : sentence, spans })}\n`)
}
