// The minimal client to compare Goldenpair with: sends queries to a server over kept-alive connections and records the replies.
// Usage: node bare-http.js QUERIES CONCURRENCY; writes bare.jsonl
import { createWriteStream, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const [file, concurrency] = process.argv.slice(2)
const { url, queries } = JSON.parse(readFileSync(file, 'utf8'))
const agent = new Agent({ keepAlive: true })
const out = createWriteStream('bare.jsonl')
let next = 0

async function work() {
  while (next < queries.length) {
    const { id, query } = queries[next++]
    const from = performance.now()
    const reply = JSON.parse(await post(JSON.stringify({ id, query, top_k: 10 })))
    out.write(`${JSON.stringify({ latency_ms: performance.now() - from, reply })}\n`)
  }
}

async function post(body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => resolve(text)).on('error', reject)
    })
    outgoing.on('error', reject).end(body)
  })
}

await Promise.all(Array.from({ length: Number(concurrency) }, work))
out.end()
agent.destroy()
