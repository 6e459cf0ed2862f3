import { z } from 'zod'
import { writeReply } from './questions/write-reply.js'
import type { JudgeReply } from '../model/judging.js'
import { defineJudge } from './judge.js'
import { openRecording } from './replay/open-recording.js'

const path = z.string().min(1)

const options = z.strictObject({
  /** Run folders, or files of lines like those of their trials.jsonl. In the checkout. */
  from: z.union([path, z.array(path).min(1)]),
})

/** Gives what a judge said earlier, and asks nobody. */
export const replay = defineJudge({
  name: 'replay',
  title: 'Recorded judgments',
  options,
  async start({ from }, { workingDirectory }) {
    const recording = await openRecording([from].flat(), workingDirectory)
    return {
      identity: { adapter: 'replay/1', recording: recording.fingerprint },
      bound: () => null,
      ask: async (request, { signal }): Promise<JudgeReply> => {
        signal.throwIfAborted()
        if (request.question === 'code') {
          const message = 'reviews of code are not recorded (replay)'
          return Promise.resolve({ kind: 'failed', message, spent: null, infrastructure: null, charge: 'reported' })
        }
        const found = recording.find(request)
        const reply = typeof found === 'string' ? found : writeReply(request, found.judgments)
        const spent = { model: typeof found === 'string' ? null : found.model, input_tokens: 0, output_tokens: 0 }
        return Promise.resolve(
          typeof reply === 'string'
            ? { kind: 'failed', message: `${reply} (replay)`, spent, infrastructure: null, charge: 'reported' }
            : { kind: 'read', value: reply.value, spent },
        )
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  },
})
