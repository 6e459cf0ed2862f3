// Lets Goldenpair ask a function that gives what generateText gave. Objects that its tools returned are the spans.
import { ask } from '../src/ask.js' // <- FILL IN: where your function is; pass abortSignal on to generateText

export default async function answer({ query }, { signal }) {
  const { text, steps = [], totalUsage: usage } = await ask(query, { abortSignal: signal })
  const spans = steps
    .flatMap(({ toolResults = [] }) => toolResults.flatMap(({ output }) => output ?? []))
    .filter((found) => typeof found === 'object') // { path, text } or { text, metadata: { source } }
  return { answer: text, spans, usage: { input_tokens: usage?.inputTokens, output_tokens: usage?.outputTokens } }
}
