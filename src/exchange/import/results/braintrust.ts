import { z } from 'zod'
import { isRecord, type JsonRecord, ownValue, tryJson } from '../../../model/json.js'
import { countTokens, readUsage } from '../../../model/usage.js'
import type { ResultFile, ResultReader } from './result-arm.js'
import { asAnswer, nameReason, parseRows, readError, readNumber } from './rows.js'
import { readScores } from './sort-columns.js'

const rowSchema = z.looseObject({
  input: z.unknown(),
  output: z.unknown().optional(),
  expected: z.unknown().optional(),
  error: z.unknown().optional(),
  scores: z.record(z.string(), z.unknown()).nullish(),
  metrics: z.record(z.string(), z.unknown()).nullish(),
  tags: z.array(z.string()).nullish(),
  origin: z.looseObject({ id: z.string().nullish() }).nullish(),
  dataset_record_id: z.string().nullish(),
})

const summarySchema = z.looseObject({
  summary: z.looseObject({ experimentName: z.string() }),
  results: z.array(z.unknown()),
})

/** Columns of Braintrust's events that hand-made tables do not have. */
const MARKS = ['experiment_id', 'root_span_id', 'span_id', 'is_root', '_xact_id']

/**
 * Reads an experiment of Braintrust: its export as JSON, JSON Lines or CSV, or the result of `Eval(…)`. A case is a record of the data set,
 * else an input, because an event's id is new each time. Spans below the root are steps, not answers.
 */
export const braintrust: ResultReader = {
  name: 'braintrust',
  matches: ({ document, rows: [row] }) =>
    summarySchema.safeParse(document).success ||
    (row !== undefined && Object.hasOwn(row, 'input') && MARKS.some((name) => Object.hasOwn(row, name))),
  read: (file) => {
    const whole = summarySchema.safeParse(file.document)
    const entries = whole.success ? whole.data.results : readEvents(file)
    const name = whole.success ? whole.data.summary.experimentName : ''
    return [{ name, ...readScores(parseRows(entries, rowSchema, file).map(readRow)) }]
  },
}

/** Returns only the roots, with JSON in the cells of a CSV parsed. */
function readEvents({ rows, path }: ResultFile): readonly JsonRecord[] {
  const isTable = /\.[ct]sv$/i.test(path)
  const events = rows.map((row) => (isTable ? Object.fromEntries(Object.entries(row).map(readCell)) : row))
  return events.filter(
    (row) => row['is_root'] !== false && !(Array.isArray(row['span_parents']) && row['span_parents'].length > 0),
  )
}

function readCell([name, text]: readonly [string, unknown]): readonly [string, unknown] {
  if (text === '') return [name, null]
  const isText = typeof text !== 'string' || ['id', 'origin.id', 'dataset_record_id'].includes(name)
  return [name, isText ? text : (tryJson(text) ?? text)]
}

function readRow({ input, output, expected, error, scores, metrics, ...row }: z.infer<typeof rowSchema>) {
  const query = asAnswer(input) ?? ''
  const number = (name: string): number | undefined => readNumber(ownValue(metrics ?? {}, name)) ?? undefined
  const [start, end] = [number('start'), number('end')]
  const given = Object.entries(scores ?? {})
  return {
    id: row.dataset_record_id ?? row.origin?.id ?? query,
    query,
    answer: asAnswer(output),
    expected: asAnswer(expected) ?? undefined,
    tags: row.tags ?? [],
    error: readError(error),
    passed: null,
    reasons: given.flatMap(([name, score]) => nameReason(name, readRationale(score))),
    scores: Object.fromEntries(
      given.map(([name, score]) => [name, isRecord(score) ? ownValue(score, 'score') : score]),
    ),
    latency_ms: start === undefined || end === undefined || end < start ? undefined : 1000 * (end - start),
    cost_usd: number('estimated_cost'),
    ...countTokens(readUsage(metrics ?? {})),
  }
}

/** Reads the rationale that scorers of autoevals write to their metadata. */
function readRationale(score: unknown): unknown {
  const metadata = isRecord(score) ? ownValue(score, 'metadata') : null
  return isRecord(metadata) ? (ownValue(metadata, 'rationale') ?? ownValue(metadata, 'reason')) : null
}
