// Lets Goldenpair ask your application.
import { ask } from '../src/ask.js' // <- FILL IN: a function of yours that takes a question

export default async function answer({ query }, { signal }) {
  const { text, passages = [] } = await ask(query, { signal }) // passages: what it found, best first
  const spans = passages.map(({ path, text, score }) => ({ path, text, score }))
  return { answer: text, spans }
}
