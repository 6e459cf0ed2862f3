import { createInterface } from 'node:readline'
import { HumanMessage } from '@langchain/core/messages'
import { context, propagation } from '@opentelemetry/api'
import { tracing } from './tracing.js'
import { makeAgents } from './agents.js'

async function answer({ id, query, settings, traceparent }) {
  const agents = makeAgents(settings)
  const parent = propagation.extract(context.active(), { traceparent })
  const { messages } = await context.with(parent, () => agents.invoke({ messages: [new HumanMessage(query)] }))
  console.log(JSON.stringify({ id, answer: messages.at(-1).content }))
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  answer(request).catch((error) => console.log(JSON.stringify({ id: request.id, error: { message: error.message } })))
}
await tracing.shutdown()
