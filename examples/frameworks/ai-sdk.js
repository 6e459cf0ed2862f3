// The Vercel AI SDK: embedMany, cosineSimilarity and generateText.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { cosineSimilarity, embed, embedMany, generateText } from 'ai'
import { documents, promptOf, sectionsOf, spanOf } from './documents.js'
import { startStandIn } from './stand-in.js'

const provider = createOpenAICompatible({ name: 'stand-in', baseURL: await startStandIn() })
const embedder = provider.textEmbeddingModel('stand-in-embedding')
const chunks = documents.flatMap(({ path, text }) => sectionsOf(text).map((section) => ({ path, text: section })))
const { embeddings } = await embedMany({ model: embedder, values: chunks.map(({ text }) => text) })

// From here on it is Goldenpair's: what it asks, and what it wants to know.
export default async function answer({ query, top_k }, { signal }) {
  const { embedding } = await embed({ model: embedder, value: query, abortSignal: signal })
  const found = chunks
    .map((chunk, at) => ({ ...chunk, score: cosineSimilarity(embedding, embeddings[at]) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, top_k)
  const context = found.map(({ text }) => text).join('\n\n')
  const { text, usage, response } = await generateText({
    model: provider('stand-in'),
    prompt: promptOf(context, query),
    abortSignal: signal,
  })
  return {
    answer: text,
    spans: found.map(({ path, text, score }) => spanOf(path, text, score)),
    model: response.modelId,
    usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
  }
}
