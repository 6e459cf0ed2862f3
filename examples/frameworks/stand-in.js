// A stand-in for an OpenAI-compatible API on this machine, so that the examples need no key: embeddings that count word stems, and a chat model
// that gives back the sentence of its prompt's context with the most words of the question. Your own system talks to a real model instead.
import { createServer } from 'node:http'

const SIZE = 256

const stems = (text) => (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(ing|ed|es|s)$/, ''))

function hash(word) {
  let sum = 2166136261
  for (const letter of word) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619)
  return sum >>> 0
}

function embed(text) {
  const vector = new Array(SIZE).fill(0)
  for (const stem of new Set(stems(text))) vector[hash(stem) % SIZE] += 1
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function answer(prompt) {
  const [, context = '', question = ''] = /Context:\s*([^]*)\s*Question:\s*([^]*)$/.exec(prompt) ?? []
  const asked = new Set(stems(question))
  const sentences = context.split(/(?<=[.!?])\s+|\n+/).filter((line) => line !== '' && !line.startsWith('#'))
  const count = (line) => stems(line).filter((stem) => asked.has(stem)).length
  return sentences.reduce((best, line) => (count(line) > count(best) ? line : best), sentences[0] ?? 'I do not know.')
}

const countTokens = (text) => Math.ceil(text.length / 4)
const textOf = (content) => (typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n'))

const ROUTES = {
  '/v1/embeddings': ({ input, model, encoding_format }) => {
    const inputs = [input].flat()
    const write = (vector) =>
      encoding_format === 'base64' ? Buffer.from(new Float32Array(vector).buffer).toString('base64') : vector
    const tokens = inputs.reduce((sum, text) => sum + countTokens(text), 0)
    return {
      object: 'list',
      model,
      data: inputs.map((text, index) => ({ object: 'embedding', index, embedding: write(embed(text)) })),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    }
  },
  '/v1/chat/completions': ({ messages, model }) => {
    const prompt = messages.map(({ content }) => textOf(content)).join('\n')
    const content = answer(prompt)
    const usage = { prompt_tokens: countTokens(prompt), completion_tokens: countTokens(content) }
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
    }
  },
}

/** Starts it at a free port of this machine and gives its base address; it ends with the process. */
export async function startStandIn() {
  const server = createServer(async (request, response) => {
    const route = ROUTES[request.url]
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    response.setHeader('content-type', 'application/json')
    if (route === undefined) return response.writeHead(404).end('{"error":{"message":"no such route"}}')
    response.end(JSON.stringify(route(JSON.parse(Buffer.concat(chunks).toString()))))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${server.address().port}/v1`
}
