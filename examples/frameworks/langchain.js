// LangChain.js: a splitter, a vector store and a chat model, as its own documentation puts them together.
import { MemoryVectorStore } from '@langchain/classic/vectorstores/memory'
import { ChatOpenAI, OpenAIEmbeddings } from '@langchain/openai'
import { MarkdownTextSplitter } from '@langchain/textsplitters'
import { documents, promptOf, spanOf } from './documents.js'
import { startStandIn } from './stand-in.js'

const configuration = { baseURL: await startStandIn() }
const embeddings = new OpenAIEmbeddings({ model: 'stand-in-embedding', apiKey: 'none', configuration })
const model = new ChatOpenAI({ model: 'stand-in', apiKey: 'none', configuration })
const stores = new Map()

async function openStore(chunkSize) {
  const splitter = new MarkdownTextSplitter({ chunkSize, chunkOverlap: 0 })
  const chunks = await splitter.createDocuments(
    documents.map(({ text }) => text),
    documents.map(({ path }) => ({ path })),
  )
  return MemoryVectorStore.fromDocuments(chunks, embeddings)
}

// From here on it is Goldenpair's: what it asks, and what it wants to know.
export default async function answer({ query, top_k, settings }, { signal }) {
  const { chunk_size: chunkSize = 250 } = settings
  if (!stores.has(chunkSize)) stores.set(chunkSize, openStore(chunkSize))
  const found = await (await stores.get(chunkSize)).similaritySearchWithScore(query, top_k)
  const context = found.map(([{ pageContent }]) => pageContent).join('\n\n')
  const reply = await model.invoke(promptOf(context, query), { signal })
  return {
    answer: reply.text,
    spans: found.map(([{ pageContent, metadata }, score]) => spanOf(metadata.path, pageContent, score)),
    model: reply.response_metadata.model_name,
    usage: { input_tokens: reply.usage_metadata.input_tokens, output_tokens: reply.usage_metadata.output_tokens },
  }
}
