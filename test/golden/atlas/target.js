// Answers "What is the capital of …?" from atlas.json, but for what mistakes.json gets wrong, or fails on (null): the file that stories change.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'

const read = (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
const atlas = read('atlas.json')
const mistakes = read('mistakes.json')

for await (const line of createInterface({ input: stdin })) {
  const { id, query, settings } = JSON.parse(line)
  const isChatty = settings.style === 'chatty'
  const country = query.slice('What is the capital of '.length, -1)
  const [capital, page] = atlas[country]
  if (mistakes[country] === null) {
    const error = { kind: 'target', message: `KeyError: '${country}'` }
    stdout.write(`${JSON.stringify({ id, error })}\n`)
    continue
  }
  const sentence = `The capital of ${country} is ${mistakes[country] ?? capital}.`
  const answer = isChatty ? `What a good question! ${sentence} Is there anything else?` : sentence
  const spans = [{ path: `atlas/${page}.md` }, { path: 'atlas/index.md' }]
  const usage = { input_tokens: 6, output_tokens: isChatty ? 14 : 6 }
  stdout.write(`${JSON.stringify({ id, answer, spans, usage })}\n`)
}
