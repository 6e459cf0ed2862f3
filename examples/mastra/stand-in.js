// A stand-in for an OpenAI-compatible API on this machine, so that the example needs no key: a chat model that reads the setting of a
// question, changes it, and runs the checks where it has the tool for it. Your own agent talks to a real model instead.
import { createServer } from 'node:http'

const call = (name, args) => ({ name, arguments: JSON.stringify(args) })

/** The next message: a call of a tool, or the answer. */
function next({ messages, tools }) {
  const question = messages.findLast(({ role }) => role === 'user').content
  const text = typeof question === 'string' ? question : question.map((part) => part.text ?? '').join('')
  const [name] = Object.entries(WORDS).find(([, word]) => word.test(text)) ?? []
  if (name === undefined) return 'I know no such setting.'
  const value = Number(/(-?\d+)(?=\D*$)/.exec(text)?.[0] ?? NaN)
  const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content))
  const hasChecks = tools.some((tool) => tool.function.name === 'run_checks')
  const [read, changed, checked, takenBack] = results
  if (read === undefined) return call('read_setting', { name })
  if (Number.isNaN(value)) return `${name} is ${read.current}.`
  if (changed === undefined) return call('change_setting', { name, value })
  if (!hasChecks) return `${name} was ${read.current} and is now ${changed.current}.`
  if (checked === undefined) return call('run_checks', {})
  if (checked.failures.length === 0) return `${name} was ${read.current} and is now ${changed.current}.`
  if (takenBack === undefined) return call('change_setting', { name, value: read.current })
  return `${name} stays at ${read.current}: ${checked.failures.join('; ')}.`
}

const WORDS = {
  refund_days: /refund/i,
  shipping_fee: /shipping/i,
  items_per_order: /items/i,
  vat_percent: /VAT/,
  stock_alarm: /alarm/i,
}

const countTokens = (value) => Math.ceil(JSON.stringify(value).length / 4)

function complete(request) {
  const said = next(request)
  const message =
    typeof said === 'string'
      ? { role: 'assistant', content: said }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: `call-${request.messages.length}`, type: 'function', function: said }],
        }
  const usage = { prompt_tokens: countTokens(request.messages), completion_tokens: countTokens(said) }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: typeof said === 'string' ? 'stop' : 'tool_calls' }],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  }
}

/** Starts it at a free port of this machine and gives its base address; it ends with the process. */
export async function startStandIn() {
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    response.setHeader('content-type', 'application/json')
    if (request.url !== '/v1/chat/completions')
      return response.writeHead(404).end('{"error":{"message":"no such route"}}')
    response.end(JSON.stringify(complete(JSON.parse(Buffer.concat(chunks).toString()))))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${server.address().port}/v1`
}
