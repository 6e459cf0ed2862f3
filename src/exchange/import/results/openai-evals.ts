import { z } from 'zod'
import type { ResultReader, ResultRow } from './result-arm.js'
import { asAnswer, groupRows, parseRows } from './rows.js'

const format = 'openai-evals'

const eventSchema = z.looseObject({
  sample_id: z.string(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
})
type Event = z.infer<typeof eventSchema>

const specSchema = z.looseObject({ spec: z.looseObject({ completion_fns: z.array(z.string()).nullish() }) })

/** The log that `oaieval` writes: a `spec`, events of samples, a `final_report`. */
export const openaiEvals: ResultReader = {
  name: format,
  title: "the JSON Lines log of OpenAI's `oaieval`",
  matches: ({ rows }) => specSchema.safeParse(rows[0]).success,
  read: ({ path, rows, placeOf }) => {
    const spec = specSchema.safeParse(rows[0])
    const events = parseRows(
      rows.filter((row) => 'event_id' in row),
      eventSchema,
      { format, path, placeOf },
    )
    const name = spec.success ? (spec.data.spec.completion_fns ?? []).join(', ') : ''
    return [{ name, rows: [...groupRows(events, (event) => event.sample_id)].map(([id, all]) => readSample(id, all)) }]
  },
}

function readSample(id: string, events: readonly Event[]): ResultRow {
  const dataOf = (type: string) => events.findLast((event) => event.type === type)?.data
  const [match, sampling, error] = [dataOf('match'), dataOf('sampling'), dataOf('error')]
  const scores = Object.entries(dataOf('metrics') ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'boolean' ? [[name, Number(value)] as const] : [],
  )
  return {
    id,
    query: readPrompt(sampling?.['prompt']) ?? id,
    answer: asAnswer(match?.['picked'] ?? readSampled(sampling?.['sampled'])),
    expected: asAnswer(match?.['expected']) ?? undefined,
    error: match === undefined && error !== undefined ? (asAnswer(error['message']) ?? 'the sample failed') : undefined,
    passed: typeof match?.['correct'] === 'boolean' ? match['correct'] : null,
    scores: Object.fromEntries(scores),
  }
}

const messagesSchema = z.array(z.looseObject({ content: z.unknown().optional() }))

/** A text, or the last message of a chat. */
function readPrompt(prompt: unknown): string | null {
  const chat = messagesSchema.safeParse(prompt)
  return asAnswer(chat.success ? chat.data.at(-1)?.content : prompt)
}

const readSampled = (sampled: unknown): unknown =>
  Array.isArray(sampled) && sampled.length === 1 ? sampled[0] : sampled
