// The minimal runner to compare Goldenpair with: starts a target, sends it queries, matches the replies by id and records them.
// Usage: node bare.js QUERIES CONCURRENCY; writes bare.jsonl
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [file, concurrency] = process.argv.slice(2)
const { command, queries } = JSON.parse(readFileSync(file, 'utf8'))
const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] })
const out = createWriteStream('bare.jsonl')
const sentAt = new Map()
let next = 0
let done = 0

function ask() {
  if (next === queries.length) return
  const { id, query } = queries[next++]
  sentAt.set(id, performance.now())
  child.stdin.write(`${JSON.stringify({ id, query, top_k: 10 })}\n`)
}

createInterface({ input: child.stdout }).on('line', (line) => {
  const reply = JSON.parse(line)
  out.write(`${JSON.stringify({ latency_ms: performance.now() - sentAt.get(reply.id), reply })}\n`)
  done += 1
  if (done === queries.length) {
    child.stdin.end()
    out.end()
  } else ask()
})
for (let index = 0; index < Number(concurrency); index++) ask()
