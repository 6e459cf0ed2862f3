import { z } from 'zod'
import { groupBy } from '../../../model/group-by.js'
import type { ResultReader, ResultRow } from './result-arm.js'
import { asAnswer, parseRows, readNumber } from './rows.js'

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
  name: 'lm-eval',
  title: "lm-evaluation-harness' samples_TASK.jsonl (`--log_samples`)",
  matches: ({ rows }) => sampleSchema.safeParse(rows[0]).success,
  read: (file) => {
    const filters = groupBy(parseRows(file.rows, sampleSchema, file), ({ filter }) => filter ?? '')
    return [...filters].map(([filter, all]) => ({
      name: filters.size > 1 ? filter : '',
      rows: all.map(readSample),
      key_column: 'doc_hash',
    }))
  },
}

function readSample(sample: Sample): ResultRow {
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

/** A number; of a log-likelihood with its count of words or bytes what the harness makes of them, lm_eval/api/metrics.py; null for another list. */
function readScore(name: string, value: unknown): number | null {
  if (!Array.isArray(value) || value.length !== 2) return readNumber(value)
  const [sum, count] = value.map(readNumber)
  if (sum === null || sum === undefined || !count || !/perplexity|bits_per_byte/.test(name)) return null
  return name.includes('perplexity') ? Math.exp(-sum / count) : -sum / (count * Math.LN2)
}
