import { z } from 'zod'
import { UserError } from '../../model/error.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { SearchIndex } from '../../search/build-index.js'
import { chunkFile } from '../../search/chunk-file.js'
import { sha256 } from '../../io/sha256.js'
import { readCorpus } from './read-corpus.js'

const glob = z.string().min(1)
const lines = z.int().positive()

/** What is searched and how it is ranked: part of the options of every adapter that searches the checkout. */
export const corpusOptions = {
  /** Files to search, relative to the checkout. Dependencies, builds, lock files, binary files and files over 1 MB never are. */
  include: z.array(glob).min(1).default(['**/*']),
  exclude: z.array(glob).default([]),
  chunk: z
    .strictObject({ max_lines: lines.default(80), window_lines: lines.default(40) })
    .default({ max_lines: 80, window_lines: 40 }),
  k1: z.number().nonnegative().default(1.2),
  b: z.number().min(0).max(1).default(0.75),
  symbol_boost: z.number().nonnegative().default(2),
  path_boost: z.number().nonnegative().default(1),
}

export interface Corpus {
  readonly index: SearchIndex
  /** Of the names and texts of all files. */
  readonly fingerprint: string
}

/** Reads and indexes the files of a checkout. Throws `search-found-no-files`. */
export async function openCorpus(
  folder: string,
  options: z.output<z.ZodObject<typeof corpusOptions>>,
): Promise<Corpus> {
  // With its library: most targets search nothing.
  const { buildIndex } = await import('../../search/build-index.js')
  const files = await readCorpus(folder, options)
  const chunks = files.flatMap(({ path, text }) => chunkFile(path, text, options.chunk))
  if (chunks.length === 0) {
    const { include, exclude } = options
    throw new UserError('search-found-no-files', { folder, include, exclude })
  }
  const fingerprint = sha256(canonicalJson(files.map(({ path, text }) => [path, sha256(text)])))
  return { index: buildIndex(chunks, options), fingerprint }
}
