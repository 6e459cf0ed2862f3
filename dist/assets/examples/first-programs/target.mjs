// An example of a system under test: it answers with the paragraph that shares most words with the question.
//
// Let answer() call your own system and keep the last lines. One JSON request a line comes in on stdin, one JSON reply a line
// goes out on stdout, and everything else that is printed belongs on stderr (docs/protocol.md of Goldenpair has every field).
import { readFile, readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const ENDINGS = ['.md']
const SKIPPED = ['node_modules', 'golden', 'dist', 'build', 'vendor', 'coverage', '__pycache__', 'venv']
const STOP_WORDS = new Set(
  (
    'a about all an and are as at by can do does for from how i in is it not of on or should that the there ' +
    'this to was what when where which who why will with'
  ).split(' '),
)

/** Lower-case words without those that say nothing. */
function wordsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !STOP_WORDS.has(word)))
}

async function listFiles(folder) {
  const entries = await readdir(folder === '' ? '.' : folder, { withFileTypes: true })
  const lists = entries.map((entry) => {
    const path = folder === '' ? entry.name : folder + '/' + entry.name
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) || entry.name.startsWith('.') ? [] : listFiles(path)
    return entry.isFile() && ENDINGS.some((ending) => path.endsWith(ending)) ? [path] : []
  })
  return (await Promise.all(lists)).flat().sort()
}

/** Every block of lines between empty lines, with its place. */
async function readParagraphs() {
  const paragraphs = []
  for (const path of await listFiles('')) {
    const lines = [...(await readFile(path, 'utf8')).split(/\r?\n/), '']
    let start = 0
    for (const [number, line] of lines.entries()) {
      if (line.trim() !== '') continue
      const text = lines.slice(start, number).join('\n')
      if (number > start)
        paragraphs.push({ path, start_line: start + 1, end_line: number, text, words: wordsOf(path + ' ' + text) })
      start = number + 1
    }
  }
  return paragraphs
}

/** The reply to one request. Put your own system here. */
async function answer(paragraphs, { query, top_k: topK }) {
  const weights = new Map()
  for (const word of wordsOf(query)) {
    const count = paragraphs.filter(({ words }) => words.has(word)).length
    weights.set(word, Math.log(1 + paragraphs.length / (1 + count)))
  }
  const weigh = (words) => [...weights].reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0)
  const found = paragraphs
    .map((paragraph) => ({ ...paragraph, score: weigh(paragraph.words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, topK)
  const spans = found.map(({ path, start_line, end_line, score }) => ({ path, start_line, end_line, score }))
  const [best] = found
  // Less than half of the question is no answer.
  if (best === undefined || best.score < weigh(new Set(weights.keys())) / 2)
    return { answer: '', abstained: true, spans }
  // Where a model answers, add what it took: usage: { input_tokens, output_tokens }.
  return { answer: best.text, spans }
}

const paragraphs = await readParagraphs()
console.error(paragraphs.length + ' paragraphs')
console.log('{"ready": true}') // Times count from here.
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  // Not awaited: the next request is read while this one is answered.
  answer(paragraphs, request)
    .catch((error) => ({ error: { kind: 'target', message: String(error) } }))
    .then((reply) => console.log(JSON.stringify({ id: request.id, ...reply })))
}
