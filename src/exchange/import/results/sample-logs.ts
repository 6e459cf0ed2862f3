import { z } from 'zod'
import { isRecord } from '../../../model/json.js'
import { groupBy } from '../../../model/group-by.js'
import type { ResultReader, ResultRow } from './result-arm.js'
import { asAnswer, parseRows, readNumber } from './rows.js'
import { readScores } from './sort-columns.js'

const sampleSchema = z.looseObject({
  doc_id: z.union([z.int(), z.string()]),
  doc: z.unknown().optional(),
  target: z.unknown().optional(),
  filtered_resps: z.array(z.unknown()),
  filter: z.string().nullish(),
  metrics: z.array(z.string()).nullish(),
  doc_hash: z.string().nullish(),
})

/** Fields of a line that are not scores, for lines that do not name their scores in `metrics`. */
const FIELDS = new Set(['doc_id', 'doc', 'target', 'arguments', 'resps', 'filtered_resps', 'filter', 'metrics'])

/** Reads `samples_TASK_DATE.jsonl`, which lm-evaluation-harness writes with `--log_samples`. Each filter is an arm. */
export const lmEval: ResultReader = {
  name: 'lm-eval',
  matches: ({ rows }) => sampleSchema.safeParse(rows[0]).success,
  read: (file) => {
    const filters = groupBy(parseRows(file.rows, sampleSchema, file), ({ filter }) => filter ?? '')
    return [...filters].map(([filter, all]) => ({
      name: filters.size > 1 ? filter : '',
      rows: all.map(readLmSample),
      key_column: 'doc_hash',
    }))
  },
}

function readLmSample(sample: z.infer<typeof sampleSchema>): ResultRow {
  const { doc_id: id, doc, target, filtered_resps: answers, metrics, doc_hash: key } = sample
  const isScore = (name: string): boolean =>
    metrics ? metrics.includes(name) : !FIELDS.has(name) && !name.endsWith('_hash')
  const scores = Object.entries(sample).filter(([name]) => isScore(name))
  return {
    id: String(id),
    query: asAnswer(doc) ?? String(id),
    key: key ?? undefined,
    answer: asAnswer(answers.length === 1 ? answers[0] : answers),
    expected: asAnswer(target) ?? undefined,
    passed: null,
    scores: Object.fromEntries(scores.map(([name, value]) => [name, readScore(name, value)])),
  }
}

/**
 * Reads a score: a number, or a log-likelihood with its count of words or bytes, combined as in lm_eval/api/metrics.py; `null` for other
 * lists.
 */
function readScore(name: string, value: unknown): number | null {
  if (!Array.isArray(value) || value.length !== 2) return readNumber(value)
  const [sum, count] = value.map(readNumber)
  if (sum === null || sum === undefined || !count || !/perplexity|bits_per_byte/.test(name)) return null
  return name.includes('perplexity') ? Math.exp(-sum / count) : -sum / (count * Math.LN2)
}

const eventSchema = z.looseObject({ sample_id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) })

const specSchema = z.looseObject({ spec: z.looseObject({ completion_fns: z.array(z.string()).nullish() }) })

/** Reads the log that `oaieval` writes: a `spec`, events of samples, a `final_report`. */
export const openaiEvals: ResultReader = {
  name: 'openai-evals',
  matches: ({ rows }) => specSchema.safeParse(rows[0]).success,
  read: (file) => {
    const { spec } = specSchema.parse(file.rows[0])
    const events = file.rows.filter((row) => 'event_id' in row)
    const samples = groupBy(parseRows(events, eventSchema, file), (event) => event.sample_id)
    const rows = [...samples].map(([id, all]) => readSample(id, all))
    return [{ name: (spec.completion_fns ?? []).join(', '), ...readScores(rows) }]
  },
}

function readSample(id: string, events: readonly z.infer<typeof eventSchema>[]) {
  const dataOf = (type: string) => events.findLast((event) => event.type === type)?.data
  const [match, sampling, error] = [dataOf('match'), dataOf('sampling'), dataOf('error')]
  const { sampled, prompt } = sampling ?? {}
  const isChat = Array.isArray(prompt) && prompt.every(isRecord)
  return {
    id,
    query: asAnswer(isChat ? prompt.at(-1)?.['content'] : prompt) ?? id,
    answer: asAnswer(match?.['picked'] ?? (Array.isArray(sampled) && sampled.length === 1 ? sampled[0] : sampled)),
    expected: asAnswer(match?.['expected']) ?? undefined,
    error: match === undefined && error !== undefined ? (asAnswer(error['message']) ?? 'the sample failed') : undefined,
    passed: typeof match?.['correct'] === 'boolean' ? match['correct'] : null,
    scores: dataOf('metrics') ?? {},
  }
}
