import { z } from 'zod'
import type { ResultReader, ResultRow } from './result-arm.js'
import { asAnswer, groupRows, parseRows } from './rows.js'

const format = 'lm-eval'

const sampleSchema = z.looseObject({
  doc_id: z.union([z.int(), z.string()]),
  doc: z.unknown().optional(),
  target: z.unknown().optional(),
  filtered_resps: z.array(z.unknown()),
  filter: z.string().nullish(),
  metrics: z.array(z.string()).nullish(),
  doc_hash: z.string().nullish(),
})
type Sample = z.infer<typeof sampleSchema>

/** What a line has beside its scores, where it does not name them in `metrics`. */
const FIELDS = new Set(['doc_id', 'doc', 'target', 'arguments', 'resps', 'filtered_resps', 'filter', 'metrics'])

/** A line of `samples_TASK_DATE.jsonl`, which lm-evaluation-harness writes with `--log_samples`. A filter is an arm of its own. */
export const lmEval: ResultReader = {
  name: format,
  title: "lm-evaluation-harness' samples_TASK.jsonl (`--log_samples`)",
  matches: ({ rows }) => sampleSchema.safeParse(rows[0]).success,
  read: ({ path, rows, placeOf }) => {
    const samples = parseRows(rows, sampleSchema, { format, path, placeOf })
    const filters = groupRows(samples, ({ filter }) => filter ?? '')
    return [...filters].map(([filter, all]) => ({ name: filters.size > 1 ? filter : '', rows: all.map(readSample) }))
  },
}

function readSample(sample: Sample): ResultRow {
  const { doc_id: id, doc, target, filtered_resps: answers, metrics } = sample
  const isScore = (name: string): boolean =>
    metrics ? metrics.includes(name) : !FIELDS.has(name) && !name.endsWith('_hash')
  const scores = Object.entries(sample).flatMap(([name, value]) =>
    isScore(name) && (typeof value === 'number' || typeof value === 'boolean') ? [[name, Number(value)] as const] : [],
  )
  return {
    id: String(id),
    query: asAnswer(doc) ?? String(id),
    answer: asAnswer(answers.length === 1 ? answers[0] : answers),
    expected: asAnswer(target) ?? undefined,
    passed: null,
    scores: Object.fromEntries(scores),
  }
}
