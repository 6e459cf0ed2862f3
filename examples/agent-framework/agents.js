import { setAttributes } from '@arizeai/openinference-core'
import { Command, END, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'
import { createReactAgent } from '@langchain/langgraph/prebuilt'
import { context } from '@opentelemetry/api'
import { ScriptedModel } from './model.js'
import { findOrder, refundOrder, searchCatalogue } from './shop.js'

/**
 * Three agents: triage reads the question and hands it over to the one for orders or the one for the catalogue. Without `looks_up`
 * the agent for orders answers from memory.
 */
export function makeAgents({ looks_up: looksUp = true }) {
  const triage = new ScriptedModel(([question]) => ({ content: orderOf(question) === null ? 'catalogue' : 'orders' }))
  const orders = createReactAgent({
    name: 'orders',
    tools: [findOrder, refundOrder],
    llm: new ScriptedModel((messages) => {
      const number = orderOf(messages[0])
      if (!looksUp) return { content: `Order ${number} is on its way.` }
      return callOnce(messages, findOrder, { number }, (found) => `Order ${number}: ${found}`)
    }),
  })
  const catalogue = createReactAgent({
    name: 'catalogue',
    tools: [searchCatalogue],
    llm: new ScriptedModel((messages) => {
      const query = /heron|swift|badger|lights?|cargo|racing/i.exec(messages[0].content)?.[0] ?? messages[0].content
      return callOnce(messages, searchCatalogue, { query }, (found) => found)
    }),
  })
  return new StateGraph(MessagesAnnotation)
    .addNode(
      'triage',
      ({ messages }) => as('triage', async () => new Command({ goto: (await triage.invoke(messages)).content })),
      { ends: ['orders', 'catalogue'] },
    )
    .addNode('orders', (state) => as('orders', () => orders.invoke(state)))
    .addNode('catalogue', (state) => as('catalogue', () => catalogue.invoke(state)))
    .addEdge(START, 'triage')
    .addEdge('orders', END)
    .addEdge('catalogue', END)
    .compile()
}

/** Every span that comes of `work` says which agent it belongs to: the one line that LangGraph's own spans lack. */
function as(agent, work) {
  return context.with(setAttributes(context.active(), { 'agent.name': agent }), work)
}

function orderOf({ content }) {
  return /\b1\d{3}\b/.exec(content)?.[0] ?? null
}

/** First a call of the tool, then what it found in a sentence. */
function callOnce(messages, { name }, args, say) {
  const last = messages.at(-1)
  if (last.getType() === 'tool') return { content: say(last.content) }
  return { content: '', tool_calls: [{ id: `${name}-1`, name, args }] }
}
