// Lets Goldenpair ask a LangChain.js chain that gives { answer, context }, as createRetrievalChain makes it, a message or text.
import { chain } from '../src/chain.js' // <- FILL IN: where your chain is

export default async function answer({ query }, { signal }) {
  const reply = await chain.invoke({ input: query }, { signal })
  const spans = reply.context?.map(({ pageContent, metadata }) => ({ text: pageContent, metadata }))
  const { input_tokens, output_tokens } = reply.usage_metadata ?? {}
  return { answer: reply.answer ?? reply.content ?? reply, spans, usage: { input_tokens, output_tokens } }
}
