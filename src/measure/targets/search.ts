import { z } from 'zod'
import { answerQuery } from '../search/answer-query.js'
import { corpusOptions, openCorpus } from './corpus/open-corpus.js'
import { defineTarget } from './target.js'

const options = z.strictObject({
  ...corpusOptions,
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
  cost: 'none',
  async start(settings, { workingDirectory, clock }) {
    const { index, fingerprint } = await openCorpus(workingDirectory, settings)
    return {
      corpusFingerprint: fingerprint,
      ask: async (request, { signal }) => {
        signal.throwIfAborted()
        const from = clock.monotonicMs()
        const reply = answerQuery(index, request.query, settings.top_k ?? request.top_k, settings)
        return Promise.resolve({ status: 'ok', latency_ms: clock.monotonicMs() - from, reply })
      },
      startFailure: () => null,
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
})
