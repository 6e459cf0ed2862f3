import { z } from 'zod'
import { groupBy } from '../../../model/group-by.js'
import type { ResultReader } from './result-arm.js'
import { asAnswer, parseRows } from './rows.js'
import { settleScores } from './sort-columns.js'

const eventSchema = z.looseObject({
  sample_id: z.string(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
})
type Event = z.infer<typeof eventSchema>

const specSchema = z.looseObject({ spec: z.looseObject({ completion_fns: z.array(z.string()).nullish() }) })

/** The log that `oaieval` writes: a `spec`, events of samples, a `final_report`. */
export const openaiEvals: ResultReader = {
  name: 'openai-evals',
  title: "the JSON Lines log of OpenAI's `oaieval`",
  matches: ({ rows }) => specSchema.safeParse(rows[0]).success,
  read: (file) => {
    const { spec } = specSchema.parse(file.rows[0])
    const events = file.rows.filter((row) => 'event_id' in row)
    const samples = groupBy(parseRows(events, eventSchema, file), (event) => event.sample_id)
    const rows = [...samples].map(([id, all]) => readSample(id, all))
    return [{ name: (spec.completion_fns ?? []).join(', '), ...settleScores(rows) }]
  },
}

function readSample(id: string, events: readonly Event[]) {
  const dataOf = (type: string) => events.findLast((event) => event.type === type)?.data
  const [match, sampling, error] = [dataOf('match'), dataOf('sampling'), dataOf('error')]
  return {
    id,
    query: readPrompt(sampling?.['prompt']) ?? id,
    answer: asAnswer(match?.['picked'] ?? readSampled(sampling?.['sampled'])),
    expected: asAnswer(match?.['expected']) ?? undefined,
    error: match === undefined && error !== undefined ? (asAnswer(error['message']) ?? 'the sample failed') : undefined,
    passed: typeof match?.['correct'] === 'boolean' ? match['correct'] : null,
    scores: dataOf('metrics') ?? {},
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
