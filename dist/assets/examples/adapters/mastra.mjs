// Lets Goldenpair ask a Mastra agent. What its vector query tools found are the spans.
import { mastra } from '../src/mastra/index.js'
const agent = mastra.getAgent('assistant') // <- FILL IN: the name of your agent

export default async function answer({ query }, { signal }) {
  const { text, usage, toolResults = [] } = await agent.generate(query, { abortSignal: signal })
  const spans = toolResults
    .flatMap((each) => (each.payload ?? each).result?.sources ?? [])
    .map(({ document, score, metadata }) => ({ text: document ?? metadata?.text, score, metadata }))
  return { answer: text, spans, usage: { input_tokens: usage?.inputTokens, output_tokens: usage?.outputTokens } }
}
