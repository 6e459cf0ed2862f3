import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('documents/', import.meta.url)

/** Every document: its path as the golden cases name it, and its text. */
export const documents = readdirSync(folder).map((name) => ({
  path: `documents/${name}`,
  text: readFileSync(new URL(name, folder), 'utf8'),
}))

/** The lines that a chunk takes in its document, which is how Goldenpair knows what was retrieved. */
export function spanOf(path, chunk, score) {
  const { text } = documents.find((one) => one.path === path)
  const start = text.slice(0, text.indexOf(chunk)).split('\n').length
  return { path, start_line: start, end_line: start + chunk.split('\n').length - 1, text: chunk, score }
}

/** A document's sections, each with its heading. */
export const sectionsOf = (text) => text.split(/\n(?=## )/).map((section) => section.trim())
export const promptOf = (context, question) => `Context:\n${context}\n\nQuestion: ${question}`
