/** A piece of a file that is found and shown as a whole. */
export interface Chunk {
  readonly path: string
  /** `parseSuite`, `Class.method`, a Markdown heading; null where the text has no name. */
  readonly symbol: string | null
  /** From 1, both ends included. */
  readonly start_line: number
  readonly end_line: number
  readonly text: string
}

/** Lines of a file that belong together, before they get their text. `end` is excluded; both count from 0. */
export interface LineRange {
  readonly symbol: string | null
  readonly start: number
  readonly end: number
}

export interface ChunkOptions {
  /** A longer symbol or section is cut into pieces of this many lines, each keeping the symbol. */
  readonly max_lines: number
  /** Lines of a window where a file has neither symbols nor headings. */
  readonly window_lines: number
}

/** Tokens of a text by the usual rule of thumb of four characters each, for targets that have no tokenizer. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}
