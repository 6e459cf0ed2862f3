// The HTTP target of `npm run bench -- http`: answers each query after 50 ms. Prints its port.
// A GET returns the milliseconds from the first query to the last answer, and resets the measurement.
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers'

let first = null
let last = 0

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ asked_ms: last - (first ?? last) }))
    first = null
    return
  }
  first ??= performance.now()
  let body = ''
  request.setEncoding('utf8').on('data', (text) => (body += text))
  request.on('end', () => {
    const { id, query } = JSON.parse(body)
    const spans = [{ path: 'a.md', symbol: 'A', start_line: 1, end_line: 2, score: 1, tokens: 10 }]
    const reply = JSON.stringify({ id, answer: query, spans, usage: { input_tokens: 10, output_tokens: 5 } })
    setTimeout(() => {
      last = performance.now()
      response.setHeader('content-type', 'application/json').end(reply)
    }, 50)
  })
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
process.stdin.resume().on('end', () => process.exit(0))
