import { isRecord, type JsonRecord, ownValue } from '../../../model/json.js'
import type { Columns, ResultFile, ResultReader, ResultRow } from './result-arm.js'
import { asAnswer, isEmpty, listReasons, nameReason, readNumber, toMilliseconds } from './rows.js'

/** What a column is, by the names that harnesses give such columns. */
const NAMES = {
  id: ['id', 'case_id', 'question_id', 'query_id', 'example_id', 'test_id', 'sample_id'],
  query: ['query', 'question', 'user_input', 'input', 'inputs', 'prompt'],
  answer: ['answer', 'response', 'output', 'outputs', 'actual_output', 'prediction'],
  expected: ['expected', 'expected_output', 'reference', 'ground_truth', 'reference_outputs', 'expected_answer'],
  pass: ['pass', 'passed', 'success', 'correct', 'is_correct'],
  error: ['error', 'exception'],
  tags: ['tags', 'tag', 'category'],
  model: ['model'],
  latency_s: ['latency', 'latency_s', 'duration', 'duration_s'],
  latency_ms: ['latency_ms', 'duration_ms'],
  cost: ['cost', 'cost_usd', 'total_cost', 'estimated_cost'],
  input_tokens: ['input_tokens', 'prompt_tokens'],
  output_tokens: ['output_tokens', 'completion_tokens'],
} as const satisfies Record<string, readonly string[]>
type Field = keyof typeof NAMES

/** Columns that tell which answer a row is and what became of it, not how good it is: those of our own CSV, which others have as well. */
const FACTS = new Set([
  ...['run_id', 'suite', 'variant', 'commit', 'trial', 'trace_id', 'tags', 'difficulty', 'status', 'retries'],
  ...['cached_tokens', 'unscored'],
])

/** Objects of scores, whose members are columns. */
const NESTED = new Set(['scores', 'metrics', 'feedback', 'feedback_scores'])

/** A column of texts that say why: of the answer, or of the score whose name comes before, as in `faithfulness_reason`. */
const REASON = /^(?:(.+)[\s._-])?(?:reasons?|explanation|rationale|failure_message)$/i

/** Rows with a score a column: CSV, JSON Lines, or a JSON array of objects. */
export const table: ResultReader = {
  name: 'table',
  title: 'CSV, JSON Lines or a JSON array with a column for each score (of your own, or of another harness)',
  matches: ({ rows }) => rows.length > 0,
  read: (file, columns) => [{ name: '', rows: readTable(file, columns) }],
}

/** The rows of a table, by the names of its columns. Throws the user's error `results-invalid`. */
export function readTable({ rows, placeOf, refuse }: ResultFile, columns: Columns): readonly ResultRow[] {
  const flat = rows.map(flatten)
  const names = [...new Set(flat.flatMap((row) => Object.keys(row)))]
  const fields = findFields(names, columns, refuse)
  const taken = new Set(fields.values())
  const reasons = names.filter((name) => REASON.test(name) && !taken.has(name) && !columns.scores.includes(name))
  const missing = columns.scores.find((name) => !names.includes(name))
  if (missing !== undefined) refuse(`no column is named \`${missing}\`; there are ${names.join(', ')}`)
  const scores =
    columns.scores.length > 0
      ? columns.scores
      : names.filter(
          (name) =>
            !taken.has(name) &&
            !reasons.includes(name) &&
            !FACTS.has(plain(name)) &&
            !UNNAMED.test(name) &&
            flat.every((row) => isNumeric(ownValue(row, name))) &&
            flat.some((row) => readNumber(ownValue(row, name)) !== null),
        )
  if (!fields.has('query') && !fields.has('id'))
    refuse('no column says which question a row is; name one with --id or --query')
  if (scores.length === 0 && !fields.has('pass'))
    refuse('no column holds numbers, and none says whether a row passed; name one with --score or --pass')
  return flat.map((row, index) => {
    const read = readRow(row, { fields, scores, reasons })
    if (read.id !== '') return read
    return refuse(`${placeOf(rows[index]) ?? `result ${index + 1}`} has neither an id nor a question`)
  })
}

function flatten(row: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      NESTED.has(name) && isRecord(value)
        ? Object.entries(value).flatMap(([part, score]): readonly (readonly [string, unknown])[] =>
            isRecord(score)
              ? [
                  [part, ownValue(score, 'score')],
                  [`${part}_reason`, ownValue(score, 'reason') ?? ownValue(score, 'explanation')],
                ]
              : [[part, score]],
          )
        : [[name.replace(/^(feedback|scores)\./, ''), value] as const],
    ),
  )
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

function findFields(
  names: readonly string[],
  columns: Columns,
  refuse: ResultFile['refuse'],
): ReadonlyMap<Field, string> {
  const fields = new Map<Field, string>()
  for (const [field, usual] of Object.entries(NAMES) as [Field, readonly string[]][]) {
    const given =
      field === 'id' || field === 'query' || field === 'answer' || field === 'pass' ? columns[field] : undefined
    if (given !== undefined && !names.includes(given))
      refuse(`no column is named \`${given}\`; there are ${names.join(', ')}`)
    const name =
      given ?? usual.flatMap((one) => names.filter((each) => plain(each) === one && !columns.scores.includes(each)))[0]
    if (name !== undefined) fields.set(field, name)
  }
  return fields
}

/** The index that pandas writes, which counts rows. */
const UNNAMED = /^\s*$|^Unnamed: \d+$/

const isNumeric = (value: unknown): boolean => isEmpty(value) || readNumber(value) !== null

function readRow(
  row: JsonRecord,
  {
    fields,
    scores,
    reasons,
  }: { fields: ReadonlyMap<Field, string>; scores: readonly string[]; reasons: readonly string[] },
): ResultRow {
  const value = (field: Field): unknown => {
    const name = fields.get(field)
    const cell = name === undefined ? undefined : ownValue(row, name)
    return isEmpty(cell) ? undefined : cell
  }
  const number = (field: Field): number | undefined => readNumber(value(field)) ?? undefined
  const query = asAnswer(value('query'))
  const id = asAnswer(value('id'))
  const tags = value('tags')
  const passed = readNumber(value('pass'))
  return {
    id: id ?? query ?? '',
    query: query ?? id ?? '',
    answer: asAnswer(value('answer')),
    expected: asAnswer(value('expected')) ?? undefined,
    tags: Array.isArray(tags)
      ? tags.map(String)
      : typeof tags === 'string'
        ? tags.split(/[;|,]/).map((tag) => tag.trim())
        : [],
    error: asAnswer(value('error')) ?? undefined,
    passed: passed === null ? null : passed > 0,
    reasons: reasons.flatMap((name) => {
      const [, score] = REASON.exec(name) ?? []
      const text = ownValue(row, name)
      return isEmpty(text) ? [] : score === undefined ? listReasons(text) : nameReason(score, text)
    }),
    scores: Object.fromEntries(scores.map((name) => [name, readNumber(ownValue(row, name))])),
    latency_ms: number('latency_ms') ?? toMilliseconds(number('latency_s')),
    cost_usd: number('cost'),
    input_tokens: number('input_tokens'),
    output_tokens: number('output_tokens'),
    model: asAnswer(value('model')) ?? undefined,
  }
}
