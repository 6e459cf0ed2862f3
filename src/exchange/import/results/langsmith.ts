import { z } from 'zod'
import { isRecord, type JsonRecord, ownValue } from '../../../model/json.js'
import { countTokens, readUsage } from '../../../model/usage.js'
import { hasDirection } from './describe-scores.js'
import type { ResultReader } from './result-arm.js'
import { asAnswer, isEmpty, nameReason, parseRows, readError, readNumber, secondsToMs, writeQuery } from './rows.js'
import { readScores } from './sort-columns.js'

const scoreSchema = z.looseObject({
  key: z.string(),
  score: z.unknown().optional(),
  value: z.unknown().optional(),
  comment: z.unknown().optional(),
})
const resultsSchema = z.looseObject({ results: z.array(scoreSchema) })
const pairSchema = z.looseObject({
  run: z.record(z.string(), z.unknown()),
  example: z.record(z.string(), z.unknown()),
  evaluation_results: resultsSchema.nullish(),
  evaluationResults: resultsSchema.nullish(),
})

/**
 * Reads an experiment of LangSmith: the result of `evaluate(…)`, as rows of run, example and evaluation results or by `to_pandas()`; or its
 * runs, as returned by `list_runs`. A case is an example of the data set, because a run's id is new each time.
 */
export const langsmith: ResultReader = {
  name: 'langsmith',
  matches: ({ rows: [row] }) => row !== undefined && (pairSchema.safeParse(row).success || isRun(row) || isFlat(row)),
  read: (file) => {
    const { rows } = file
    const isPair = pairSchema.safeParse(rows[0]).success
    const pairs = isPair ? parseRows(rows, pairSchema, file).map(joinPair) : rows.map(nest)
    // Comments are feedback keys too, so a text counts as a score only if its key is named like one.
    return [{ name: '', ...readScores(pairs.map(readRun), { isScore: hasDirection }) }]
  },
}

const isRun = (row: JsonRecord): boolean =>
  isRecord(row['inputs']) &&
  ['reference_example_id', 'example_id', 'feedback_stats'].some((name) => Object.hasOwn(row, name))

const isFlat = (row: JsonRecord): boolean =>
  Object.keys(row).some((name) => /^inputs\../.test(name)) &&
  Object.keys(row).some((name) => /^(feedback|outputs)\../.test(name))

/** Restores the objects behind the columns of `to_pandas()`: `inputs.question` is a member of `inputs`. */
function nest(row: JsonRecord): JsonRecord {
  const groups = ['inputs', 'outputs', 'reference', 'feedback'].map((group) => {
    const members = Object.entries(row).filter(([name]) => name.startsWith(`${group}.`))
    return [group, Object.fromEntries(members.map(([name, value]) => [name.slice(group.length + 1), value]))] as const
  })
  return { ...row, ...Object.fromEntries(groups.filter(([, members]) => Object.keys(members).length > 0)) }
}

function joinPair({ run, example, ...results }: z.infer<typeof pairSchema>): JsonRecord {
  const scores = (results.evaluation_results ?? results.evaluationResults)?.results ?? []
  return {
    ...run,
    example_id: example['id'],
    inputs: example['inputs'] ?? run['inputs'],
    reference: example['outputs'],
    feedback: Object.fromEntries(scores.map(({ key, score, value }) => [key, score ?? value])),
    feedback_comments: Object.fromEntries(scores.map(({ key, comment }) => [key, comment])),
  }
}

function readRun(run: JsonRecord) {
  const query = writeMembers(run['inputs'])
  const id = ['example_id', 'reference_example_id'].map((name) => asAnswer(run[name])).find((one) => one)
  const seconds = readNumber(run['execution_time']) ?? secondsBetween(run['start_time'], run['end_time'])
  const counts = Object.fromEntries(Object.entries(run).filter(([name]) => /_tokens(?:_details)?$/.test(name)))
  return {
    id: id ?? query,
    query,
    answer: writeMembers(run['outputs']) || null,
    expected: writeMembers(run['reference']) || undefined,
    error: readError(run['error']),
    passed: null,
    reasons: readComments(run),
    scores: readFeedback(run),
    latency_ms: secondsToMs(seconds),
    cost_usd: readNumber(run['total_cost']) ?? undefined,
    ...countTokens(readUsage(counts)),
  }
}

/** Reads the comments of evaluators, and feedback that is itself a text. */
function readComments(run: JsonRecord): readonly string[] {
  const comments = isRecord(run['feedback_comments']) ? Object.entries(run['feedback_comments']) : []
  const texts = isRecord(run['feedback']) ? Object.entries(run['feedback']) : []
  const isText = (value: unknown): boolean => !isEmpty(value) && readNumber(value) === null
  return [...comments, ...texts.filter(([, value]) => isText(value))].flatMap(([key, text]) => nameReason(key, text))
}

/** Reads feedback by key; in `feedback_stats`, the mean of a key's scores is `avg`. */
function readFeedback(run: JsonRecord): JsonRecord {
  const feedback = run['feedback'] ?? run['feedback_stats']
  if (!isRecord(feedback)) return {}
  return Object.fromEntries(
    Object.entries(feedback).map(([key, value]) => [
      key,
      isRecord(value) ? (ownValue(value, 'avg') ?? ownValue(value, 'score')) : value,
    ]),
  )
}

const writeMembers = (value: unknown): string =>
  isRecord(value)
    ? writeQuery(Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one))))
    : (asAnswer(value) ?? '')

function secondsBetween(start: unknown, end: unknown): number | null {
  const [from, to] = [start, end].map((time) => (typeof time === 'string' ? Date.parse(time) : NaN))
  const seconds = ((to ?? NaN) - (from ?? NaN)) / 1000
  return seconds >= 0 ? seconds : null
}
