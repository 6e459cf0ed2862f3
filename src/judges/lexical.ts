import { z } from 'zod'
import type { JudgeReply } from '../model/judging.js'
import { defineJudge } from './judge.js'
import { judgeByWords } from './lexical/judge-by-words.js'

const MODEL = 'lexical/1'

/** Compares words, and asks nobody: a crude stand-in for tests, demonstrations and work without a network. */
export const lexical = defineJudge({
  name: 'lexical',
  title: 'Overlap of words, with no model',
  options: z.strictObject({}),
  start: () =>
    Promise.resolve({
      identity: { adapter: MODEL },
      bound: () => null,
      ask: async (request, { signal }): Promise<JudgeReply> => {
        signal.throwIfAborted()
        const spent = { model: MODEL, input_tokens: 0, output_tokens: 0 }
        if (request.question === 'code') {
          const message = 'words do not tell how good code is: a review needs a model as judge'
          return Promise.resolve({ kind: 'failed', message, spent, infrastructure: null, charge: 'reported' })
        }
        if (request.material.answer_mode !== 'answerable') {
          const message = 'words do not tell whether an answer declines or asks back: such cases need a model as judge'
          return Promise.resolve({ kind: 'failed', message, spent, infrastructure: null, charge: 'reported' })
        }
        return Promise.resolve({ kind: 'read', value: judgeByWords(request), spent })
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }),
})
