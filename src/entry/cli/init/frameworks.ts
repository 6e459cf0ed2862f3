/** A framework for Node, known by its packages, and the file that lets Goldenpair ask an application made with it. */
export interface Framework {
  /** As its makers write it; null for an application without one. */
  readonly name: string | null
  readonly packages: readonly string[]
  /** Of the copy in `examples/adapters`. */
  readonly file: string
  /** A `module` target, with one line for the user to fill in. */
  readonly adapter: string
}

/** Those that are built on others come first: an application with Mastra has the AI SDK's packages too. */
const KNOWN: readonly Framework[] = [
  {
    name: 'Mastra',
    packages: ['@mastra/core', 'mastra'],
    file: 'mastra.mjs',
    adapter: `// Lets Goldenpair ask a Mastra agent. What its vector query tools found are the spans.
import { mastra } from '../src/mastra/index.js'
const agent = mastra.getAgent('assistant') // <- FILL IN: the name of your agent

export default async function answer({ query }, { signal }) {
  const { text, usage, toolResults = [] } = await agent.generate(query, { abortSignal: signal })
  const spans = toolResults
    .flatMap((each) => (each.payload ?? each).result?.sources ?? [])
    .map(({ document, score, metadata }) => ({ text: document ?? metadata?.text, score, metadata }))
  return { answer: text, spans, usage: { input_tokens: usage?.inputTokens, output_tokens: usage?.outputTokens } }
}
`,
  },
  {
    name: 'LangChain.js',
    packages: ['langchain', '@langchain/core', '@langchain/langgraph'],
    file: 'langchain.mjs',
    adapter: `// Lets Goldenpair ask a LangChain.js chain that gives { answer, context }, as createRetrievalChain makes it, a message or text.
import { chain } from '../src/chain.js' // <- FILL IN: where your chain is

export default async function answer({ query }, { signal }) {
  const reply = await chain.invoke({ input: query }, { signal })
  const spans = reply.context?.map(({ pageContent, metadata }) => ({ text: pageContent, metadata }))
  const { input_tokens, output_tokens } = reply.usage_metadata ?? {}
  return { answer: reply.answer ?? reply.content ?? reply, spans, usage: { input_tokens, output_tokens } }
}
`,
  },
  {
    name: 'LlamaIndex.TS',
    packages: ['llamaindex', '@llamaindex/core'],
    file: 'llamaindex.mjs',
    adapter: `// Lets Goldenpair ask a LlamaIndex.TS query engine.
import { queryEngine } from '../src/query-engine.js' // <- FILL IN: where your query engine is

export default async function answer({ query }) {
  const response = await queryEngine.query({ query })
  const spans = response.sourceNodes?.map(({ node, score }) => ({ text: node.text, score, metadata: node.metadata }))
  return { answer: response.message?.content ?? response.toString(), spans }
}
`,
  },
  {
    name: 'Vercel AI SDK',
    packages: ['ai'],
    file: 'ai-sdk.mjs',
    adapter: `// Lets Goldenpair ask a function that gives what generateText gave. Objects that its tools returned are the spans.
import { ask } from '../src/ask.js' // <- FILL IN: where your function is; pass abortSignal on to generateText

export default async function answer({ query }, { signal }) {
  const { text, steps = [], totalUsage: usage } = await ask(query, { abortSignal: signal })
  const spans = steps
    .flatMap(({ toolResults = [] }) => toolResults.flatMap(({ output }) => output ?? []))
    .filter((found) => typeof found === 'object') // { path, text } or { text, metadata: { source } }
  return { answer: text, spans, usage: { input_tokens: usage?.inputTokens, output_tokens: usage?.outputTokens } }
}
`,
  },
]

const PLAIN: Framework = {
  name: null,
  packages: [],
  file: 'node.mjs',
  adapter: `// Lets Goldenpair ask your application.
import { ask } from '../src/ask.js' // <- FILL IN: a function of yours that takes a question

export default async function answer({ query }, { signal }) {
  const { text, passages = [] } = await ask(query, { signal }) // passages: what it found, best first
  const spans = passages.map(({ path, text, score }) => ({ path, text, score }))
  return { answer: text, spans }
}
`,
}

/** The framework whose package an application depends on; the plain one where it is none that is known. */
export function recogniseFramework(packages: ReadonlySet<string>): Framework {
  return KNOWN.find((framework) => framework.packages.some((name) => packages.has(name))) ?? PLAIN
}
