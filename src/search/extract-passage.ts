import type { Chunk } from './chunk.js'
import { tokenize } from './tokenize.js'

const WINDOW_LINES = 3
const MAX_CHARACTERS = 600

/** Words of a chunk that answer best, and how much of the question they hold. */
export interface Passage {
  readonly chunk: Chunk
  readonly text: string
  readonly weight: number
}

/**
 * The sentence (in Markdown) or the three lines (elsewhere) that hold the most weight of the question's terms, over all
 * given chunks; the earlier chunk and line win a tie. Null when no term occurs in any text.
 */
export function extractPassage(chunks: readonly Chunk[], weights: ReadonlyMap<string, number>): Passage | null {
  let best: Passage | null = null
  for (const chunk of chunks) {
    for (const text of passagesOf(chunk)) {
      let weight = 0
      for (const term of new Set(tokenize(text))) weight += weights.get(term) ?? 0
      if (weight > (best?.weight ?? 0)) best = { chunk, text: text.slice(0, MAX_CHARACTERS), weight }
    }
  }
  return best
}

function passagesOf(chunk: Chunk): string[] {
  return /\.(?:md|markdown|mdx|txt|rst)$/i.test(chunk.path) ? sentencesOf(chunk.text) : windowsOf(chunk.text)
}

/** Paragraphs, list items and table rows apart, then cut after `.`, `!` or `?` and a space. */
function sentencesOf(text: string): string[] {
  const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-*+|>]|\d+\.)\s)|\n(?=\|)|(?<=^#.*)\n/m)
  return blocks.flatMap((block) =>
    block
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?])\s+(?=[\p{Lu}`*[(])/u),
  )
}

function windowsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/+|#+)?\s?|\s*\*\/$/g, '').trim())
    .filter((line) => line !== '')
  const count = Math.max(1, lines.length - WINDOW_LINES + 1)
  return Array.from({ length: count }, (_, start) => lines.slice(start, start + WINDOW_LINES).join('\n'))
}
