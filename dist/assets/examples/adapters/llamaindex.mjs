// Lets Goldenpair ask a LlamaIndex.TS query engine.
import { queryEngine } from '../src/query-engine.js' // <- FILL IN: where your query engine is

export default async function answer({ query }) {
  const response = await queryEngine.query({ query })
  const spans = response.sourceNodes?.map(({ node, score }) => ({ text: node.text, score, metadata: node.metadata }))
  return { answer: response.message?.content ?? response.toString(), spans }
}
