import { z } from 'zod'
import { answerQuery } from '../../core/search/answer-query.js'
import { buildIndex } from '../../core/search/build-index.js'
import { chunkFile } from '../../core/search/chunk-file.js'
import { canonicalJson } from '../../core/model/fingerprint.js'
import { UserError } from '../../core/model/error.js'
import { sha256 } from '../io/sha256.js'
import { readCorpus } from './search/read-corpus.js'
import { defineTarget } from './target.js'

const glob = z.string().min(1)
const lines = z.int().positive()

const options = z.strictObject({
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
  /** Chunks to return; the request's `top_k` when absent. */
  top_k: z.int().positive().optional(),
  min_score: z.number().nonnegative().default(0),
  min_coverage: z.number().min(0).max(1).default(0.5),
  answer_chunks: z.int().positive().default(3),
})

/** Searches the files of the checkout by BM25 and answers with the best passage: no model, no key, no network. */
export const search = defineTarget({
  name: 'search',
  title: 'Search in the files of the repository',
  options,
  deterministic: true,
  async start(settings, { workingDirectory, clock }) {
    const corpus = await readCorpus(workingDirectory, settings)
    const chunks = corpus.flatMap(({ path, text }) => chunkFile(path, text, settings.chunk))
    if (chunks.length === 0) {
      const { include, exclude } = settings
      throw new UserError('search-found-no-files', { folder: workingDirectory, include, exclude })
    }
    const index = buildIndex(chunks, settings)
    return {
      corpusFingerprint: sha256(canonicalJson(corpus.map(({ path, text }) => [path, sha256(text)]))),
      ask: async (request, { signal }) => {
        signal.throwIfAborted()
        const from = clock.monotonicMs()
        const found = answerQuery(index, request.query, settings.top_k ?? request.top_k, settings)
        const reply = { ...found, spans: [...found.spans] }
        return Promise.resolve({ status: 'ok', latency_ms: clock.monotonicMs() - from, reply })
      },
      startFailure: () => null,
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
})
