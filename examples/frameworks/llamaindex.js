// LlamaIndex.TS: an index over nodes, a retriever and a model.
import { OpenAI, OpenAIEmbedding } from '@llamaindex/openai'
import { Document, MarkdownNodeParser, MetadataMode, Settings, VectorStoreIndex } from 'llamaindex'
import { documents, promptOf, spanOf } from './documents.js'
import { startStandIn } from './stand-in.js'

const baseURL = await startStandIn()
Settings.embedModel = new OpenAIEmbedding({ model: 'text-embedding-3-small', apiKey: 'none', baseURL })
const llm = new OpenAI({ model: 'gpt-4o-mini', apiKey: 'none', baseURL })
const pages = documents.map(({ path, text }) => new Document({ text, metadata: { path } }))
const nodes = new MarkdownNodeParser().getNodesFromDocuments(pages)
const index = await VectorStoreIndex.init({ nodes })
const retrieve = (query, topK) => index.asRetriever({ similarityTopK: topK }).retrieve({ query })

// From here on it is Goldenpair's: what it asks, and what it wants to know.
export default async function answer({ query, top_k }) {
  const found = await retrieve(query, top_k)
  const texts = found.map(({ node }) => node.getContent(MetadataMode.NONE))
  const messages = [{ role: 'user', content: promptOf(texts.join('\n\n'), query) }]
  const { message, raw } = await llm.chat({ messages })
  return {
    answer: message.content,
    spans: found.map(({ node, score }, rank) => spanOf(node.metadata.path, texts[rank], score)),
    model: raw.model,
    usage: { input_tokens: raw.usage.prompt_tokens, output_tokens: raw.usage.completion_tokens },
  }
}
