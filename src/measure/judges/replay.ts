import { join } from 'node:path'
import { z } from 'zod'
import { tryJson } from '../../model/json.js'
import { findInside, isFolder } from '../../io/files.js'
import { sha256 } from '../../io/sha256.js'
import { readLines } from '../../io/split-lines.js'
import { UserError } from '../../model/error.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { describeFaults } from '../../model/run/file-version.js'
import type { JudgeReply, JudgeRequest } from '../../model/run/judging.js'
import { type Judgments, judgmentsSchema } from '../../model/run/judgments.js'
import { defineJudge, judgeFailure } from './judge.js'
import { CAPS, cleanText } from './questions/show-text.js'
import { writeReply } from './questions/record-reading.js'

const path = z.string().min(1)

const options = z.strictObject({
  /** Run folders, or files with lines like those of trials.jsonl, in the checkout. */
  from: z.union([path, z.array(path).min(1)]),
})

/** Returns recorded judgments and makes no requests. */
export const replay = defineJudge({
  name: 'replay',
  options,
  async start({ from }, { workingDirectory }) {
    const recording = await openRecording([from].flat(), workingDirectory)
    return {
      identity: { adapter: 'replay/1', recording: recording.fingerprint },
      bound: () => null,
      ask: async (request, { signal }): Promise<JudgeReply> => {
        signal.throwIfAborted()
        if (request.question === 'code')
          return judgeFailure('reviews of code are not recorded (replay)', null, 'reported')
        const recorded = recording.find(request)
        const isFound = typeof recorded !== 'string'
        const spent = { model: isFound ? recorded.model : null, input_tokens: 0, output_tokens: 0 }
        const reply = isFound ? writeReply(request, recorded.judgments) : recorded
        return typeof reply === 'string'
          ? judgeFailure(`${reply} (replay)`, spent)
          : Promise.resolve({ kind: 'read', value: reply.value, spent })
      },
    }
  },
})

const MAX_LINE = 64 * 1024 * 1024

/**
 * The fields of a line of trials.jsonl that are used. A handwritten line may have `answer` instead of an observation, or neither.
 */
const lineSchema = z.looseObject({
  case: z.string(),
  trial: z.int().nonnegative(),
  answer: z.string().optional(),
  observation: z.looseObject({ reply: z.looseObject({ answer: z.string() }).optional() }).optional(),
  judgments: judgmentsSchema.optional(),
})

interface Recorded {
  /** `null` if the line does not contain the judged answer. */
  readonly answer: string | null
  readonly judgments: Judgments
}

/**
 * Reads the judgments of run folders and files into memory and skips trials without judgments. Throws the user error
 * `file-unreadable`, also for a line that is not a trial and if there are no judgments at all.
 */
async function openRecording(names: readonly string[], workingDirectory: string) {
  const trials = new Map<string, Recorded[]>()
  const hashes: string[] = []
  for (const name of names) {
    for await (const { case: id, trial, answer, observation, judgments } of readRecorded(name, workingDirectory)) {
      if (judgments === undefined) continue
      const recorded = { answer: answer ?? observation?.reply?.answer ?? null, judgments }
      hashes.push(sha256(canonicalJson([id, trial, recorded])))
      const key = keyOf({ case: id, trial })
      trials.set(key, [...(trials.get(key) ?? []), recorded])
    }
  }
  if (hashes.length === 0)
    throw new UserError('file-unreadable', { path: names.join(', '), reason: 'no line of it has `judgments`' })
  return {
    /** Hash of the content, independent of the order of lines and the location of the file. */
    fingerprint: sha256(hashes.toSorted().join('\n')),
    /** Returns the recorded judgment of this answer, or a text that says why there is none. */
    find: (request: JudgeRequest) => {
      const all = trials.get(keyOf(request))
      if (all === undefined) return `trial ${request.trial} of case \`${request.case}\` is not recorded`
      // Compares answers in the form shown to a judge.
      const same = all.find(
        ({ answer: one }) => one === null || cleanText(one, CAPS.answer) === request.material.answer,
      )
      if (same === undefined) return 'the recorded judgment is about another answer'
      const { question } = request
      const judgment = question === 'rubric' ? same.judgments.rubric?.runs[0] : same.judgments[question]
      return { ...same, model: judgment?.model ?? null }
    },
  }
}

const keyOf = ({ case: id, trial }: { readonly case: string; readonly trial: number }): string => `${trial}/${id}`

async function* readRecorded(name: string, workingDirectory: string): AsyncGenerator<z.infer<typeof lineSchema>> {
  const refuse = (reason: string): UserError => new UserError('file-unreadable', { path: name, reason })
  const named = await findInside(workingDirectory, name, { refuse })
  const inRun = { refuse, missing: 'it has no trials.jsonl' }
  const path = isFolder(named) ? await findInside(workingDirectory, join(name, 'trials.jsonl'), inRun) : named

  for await (const lines of readLines(path, MAX_LINE))
    for (const { number, text, isTooLong } of lines) {
      if (isTooLong) throw refuse(`line ${number} is longer than 64 MB`)
      if (text.trim() !== '') yield parseLine(text, (problem) => refuse(`line ${number} ${problem}`))
    }
}

function parseLine(line: string, refuse: (problem: string) => UserError): z.infer<typeof lineSchema> {
  const value = tryJson(line)
  if (value === undefined) throw refuse('is not JSON')
  const parsed = lineSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refuse(`is not a trial with judgments: ${describeFaults(parsed.error)}`)
}
