// A small question answerer over documents/, as a Goldenpair `command` target. Node 20 or later, nothing to install.
// It stays up, reads one JSON request a line from stdin and writes one JSON reply a line to stdout, in any order.
import { readFile, readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const folder = new URL('documents/', import.meta.url)
const STOP_WORDS = new Set(
  'a an and are at by can do does for how i in is it long of on or the to what when which'.split(' '),
)

const wordsOf = (text) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !STOP_WORDS.has(word))

/** One passage for each paragraph of each text file. */
async function readPassages() {
  const passages = []
  for (const name of (await readdir(folder)).sort()) {
    let line = 1
    for (const text of (await readFile(new URL(name, folder), 'utf8')).split('\n\n')) {
      const lines = text.trimEnd().split('\n').length
      passages.push({ path: `documents/${name}`, start_line: line, end_line: line + lines - 1, text: text.trim() })
      line += lines + 1
    }
  }
  return passages
}

/** Passages that share a word with the question, best first; a longer passage needs more of them. */
function rank(passages, query) {
  const asked = new Set(wordsOf(query))
  return passages
    .map((passage) => {
      const words = new Set(wordsOf(passage.text))
      const shared = [...asked].filter((word) => words.has(word)).length
      return { ...passage, shared, score: shared / (1 + Math.log(words.size)) }
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path) || a.start_line - b.start_line)
}

async function answer(passages, { query, top_k: topK, settings }) {
  const ranked = rank(passages, query).slice(0, settings.passages ?? topK)
  const spans = ranked.map(({ shared: _, ...span }) => span)
  const [best] = ranked
  // Nothing was read for an answer, so 0 tokens are a figure: without them the run would not know what the question cost.
  if (best === undefined || best.shared < 2)
    return { answer: '', abstained: true, spans, usage: { input_tokens: 0, output_tokens: 0 } }
  const sentences = best.text.replaceAll('\n', ' ').split(/(?<=[.!?])\s/)
  const asked = new Set(wordsOf(query))
  const shared = (sentence) => wordsOf(sentence).filter((word) => asked.has(word)).length
  const text = sentences.reduce((found, sentence) => (shared(sentence) > shared(found) ? sentence : found))
  const tokens = Math.ceil(spans.reduce((sum, span) => sum + span.text.length, 0) / 4)
  return { answer: text, spans, usage: { input_tokens: tokens, output_tokens: Math.ceil(text.length / 4) } }
}

const passages = await readPassages()
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  // Not awaited: the next request is read while this one is answered.
  answer(passages, request)
    .catch((error) => ({ error: { kind: 'target', message: String(error) } }))
    .then((reply) => process.stdout.write(`${JSON.stringify({ id: request.id, ...reply })}\n`))
}
