import { chunkFile } from '../../search/chunk-file.js'
import type { Chunk } from '../../search/chunk.js'
import { readCorpus } from '../../targets/corpus/open-corpus.js'

/** Endings of the files whose symbols or headings the search knows, and of plain text. */
const ENDINGS = 'md markdown mdx rst txt py pyi ts tsx mts cts js jsx mjs cjs go rs java'.split(' ')
/** The suite itself must not answer its own questions. */
const EXCLUDE: readonly string[] = ['golden/**']
const CHUNKS = { max_lines: 80, window_lines: 40 }

export interface Survey {
  /** Of the files that are there, sorted, without the dot. */
  readonly endings: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** By path and line. */
  readonly chunks: readonly Chunk[]
}

/** What a repository has to ask about: its documents and code as the built-in search sees them. */
export async function surveyRepository(folder: string): Promise<Survey> {
  const everything = [`**/*.{${ENDINGS.join(',')}}`]
  const files = await readCorpus(folder, { include: everything, exclude: [...EXCLUDE, '**/.*/**'] })
  const found = new Set(files.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)))
  const endings = [...found].sort()
  return {
    endings,
    include: [endings.length === 1 ? `**/*.${endings.join('')}` : `**/*.{${endings.join(',')}}`],
    exclude: EXCLUDE,
    chunks: files.flatMap(({ path, text }) => chunkFile(path, text, CHUNKS)),
  }
}

/** What a survey looks for, in words. */
export const LOOKED_FOR: readonly string[] = ['Markdown', 'Python', 'TypeScript', 'JavaScript', 'Go', 'Rust', 'Java']
