import { countOf } from '../../../format/format-number.js'
import { z } from 'zod'
import { isRecord, ownValue } from '../../../model/json.js'
import { readUsage } from '../../../model/usage.js'
import type { ResultReader } from './result-arm.js'
import { asAnswer, nameReason, parseRows, secondsToMs } from './rows.js'
import { readScores } from './sort-columns.js'

/** The words that inspect_ai's `value_to_float` reads. */
const WORDS: Readonly<Record<string, number>> = { C: 1, P: 0.5, I: 0, N: 0, correct: 1, incorrect: 0 }

const ATTACHMENT = 'attachment://'

const message = z.looseObject({ role: z.string(), content: z.unknown().optional() })
const sampleSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  epoch: z.int(),
  input: z.union([z.string(), z.array(message)]),
  target: z.union([z.string(), z.array(z.string())]).nullish(),
  output: z.looseObject({ completion: z.string().nullish(), model: z.string().nullish() }).nullish(),
  scores: z
    .record(z.string(), z.looseObject({ value: z.unknown().optional(), explanation: z.unknown().optional() }))
    .nullish(),
  error: z.looseObject({ message: z.string() }).nullish(),
  attachments: z.record(z.string(), z.string()).nullish(),
  total_time: z.number().nonnegative().nullish(),
  model_usage: z.record(z.string(), z.record(z.string(), z.unknown())).nullish(),
})

/** The fields of a sample that are read; the others, such as its events, can be large. */
export const SAMPLE_FIELDS = Object.keys(sampleSchema.shape)

const logSchema = z.looseObject({
  status: z.string().nullish(),
  eval: z.looseObject({ task: z.string(), model: z.string() }),
  samples: z.array(z.unknown()).nullish(),
})

/** Reads inspect_ai's `EvalLog` as JSON; epochs are trials. */
export const inspect: ResultReader = {
  name: 'inspect',
  matches: ({ document }) => logSchema.safeParse(document).success,
  read: (file) => {
    const log = logSchema.parse(file.document)
    const { status, samples: logged } = log
    if (logged === undefined || logged === null)
      return file.refuse('it has no samples: it is a header, or was written with --no-log-samples')
    if (typeof status === 'string' && status !== 'success')
      file.refuse(
        `its status is "${status}", with ${countOf(logged.length, 'sample')}: the evaluation did not end; let \`inspect eval-retry\` end it`,
      )
    const samples = parseRows(logged, sampleSchema, file)
    const place = (row: number): string => `sample ${String(samples[row]?.id)}`
    return [{ name: log.eval.model, ...readScores(samples.map(readSample), { place }) }]
  },
}

function readSample(facts: z.infer<typeof sampleSchema>) {
  const { id, input, target, output, error, total_time: seconds, model_usage: usage, attachments } = facts
  const scores = Object.entries(facts.scores ?? {})
  /** Resolves an attachment: a long text is stored once and referenced by its hash elsewhere. */
  const unfold = (text: string | null | undefined): string | null | undefined =>
    text?.startsWith(ATTACHMENT) === true ? (ownValue(attachments ?? {}, text.slice(ATTACHMENT.length)) ?? text) : text
  const last = typeof input === 'string' ? input : asAnswer(input.findLast(({ role }) => role === 'user')?.content)
  const used = Object.values(usage ?? {}).map((one) => readUsage(one))
  const sum = (kind: 'input_tokens' | 'output_tokens'): number | undefined =>
    used.some((one) => one[kind] !== undefined) ? used.reduce((total, one) => total + (one[kind] ?? 0), 0) : undefined
  return {
    id: String(id),
    query: unfold(last) ?? String(id),
    answer: unfold(output?.completion) ?? null,
    expected: typeof target === 'string' ? target : target?.[0],
    error: error?.message,
    passed: null,
    reasons: scores.flatMap(([name, { explanation }]) =>
      nameReason(name, typeof explanation === 'string' ? unfold(explanation) : null),
    ),
    scores: Object.fromEntries(scores.flatMap(([name, { value }]) => readScore(name, value))),
    latency_ms: secondsToMs(seconds),
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    model: output?.model ?? undefined,
  }
}

/** Reads a scorer's value: a number, a word such as `C`, or several named values. */
function readScore(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (isRecord(value)) return Object.entries(value).flatMap(([part, one]) => readScore(`${name}.${part}`, one))
  return [[name, typeof value === 'string' ? (ownValue(WORDS, value) ?? value) : value]]
}
