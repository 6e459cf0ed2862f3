// Answers "What is the capital of …?" from atlas.json. It forgets every fifth country now and then, as a model would, by its prompt and the trial's seed.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

const read = (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const atlas = read('atlas.json')
const { prompt = 'Name the capital.', ...mistakes } = read('mistakes.json')
const forgetful = Object.keys(atlas).filter((_, index) => index % 5 === 4)

for await (const line of createInterface({ input: stdin })) {
  const { id, query, seed } = JSON.parse(line)
  const country = query.slice('What is the capital of '.length, -1)
  const [capital, page] = atlas[country]
  const draw = createHash('sha256').update(`${prompt} ${country} ${seed}`).digest()[0] / 256
  const isForgotten = forgetful.includes(country) && draw < 0.3
  const answer = `The capital of ${country} is ${isForgotten ? 'not known to me' : (mistakes[country] ?? capital)}.`
  const spans = [{ path: `atlas/${page}.md` }, { path: 'atlas/index.md' }]
  stdout.write(`${JSON.stringify({ id, answer, spans, usage: { input_tokens: 6, output_tokens: 6 } })}\n`)
}
