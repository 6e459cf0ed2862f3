import { countOf } from '../../../format/format-number.js'
import { isRecord, type JsonRecord, ownValue } from '../../../model/json.js'
import { countTokens, isUsageField, readOwnUsage } from '../../../model/usage.js'
import { NO_VALUE, sortColumns } from './sort-columns.js'
import type { Columns, ResultArm, ResultFile, ResultReader, ResultRow } from './result-arm.js'
import {
  asAnswer,
  asQuestion,
  isEmpty,
  listReasons,
  nameReason,
  numberNames,
  snakeCase,
  readError,
  readNumber,
  type ScoreColumn,
  secondsToMs,
} from './rows.js'

/** The usual names of each column, as lower-case words joined by `_`. */
const NAMES = {
  id: [
    ...['dataset_item_id', 'experiment_item_id', 'dataset_record_id', 'reference_example_id', 'id', 'case_id'],
    ...['question_id', 'query_id', 'example_id', 'test_id', 'sample_id'],
    // Used if a table has neither an id nor a question.
    ...['hash', 'question_hash', 'prompt_hash', 'doc_hash', 'index', 'idx', 'row', 'row_number'],
  ],
  query: [
    ...['query', 'question', 'user_input', 'input', 'inputs', 'prompt', 'question_text', 'model_input'],
    ...['user_message'],
  ],
  answer: ['answer', 'response', 'output', 'outputs', 'actual_output', 'prediction', 'actual_answer', 'model_output'],
  expected: [
    ...['expected', 'expected_output', 'reference', 'ground_truth', 'reference_outputs', 'expected_answer'],
    ...['ground_truths', 'target'],
  ],
  pass: ['pass', 'passed', 'success', 'correct', 'is_correct'],
  error: ['error', 'exception'],
  tags: ['tags', 'tag', 'category'],
  model: ['model'],
  latency_s: ['latency', 'latency_s', 'duration', 'duration_s', 'latency_seconds', 'response_time', 'elapsed'],
  latency_ms: ['latency_ms', 'duration_ms', 'response_time_ms', 'elapsed_ms'],
  cost: ['cost', 'cost_usd', 'total_cost', 'estimated_cost', 'total_cost_usd'],
} as const satisfies Record<string, readonly string[]>
type Field = keyof typeof NAMES

/** The row index that pandas writes. */
const UNNAMED = /^\s*$|^Unnamed: \d+$/

/** Columns that pair cases whose ids change with every run, the most certain first. */
const KEY_COLUMNS = [/^(?:.*_)?(?:hash|sha256|md5|checksum)$/, /^(?:index|idx|row|row_number|line)$/]

/** Columns that identify or describe an answer but do not score it. */
const FACTS = new RegExp(
  `^(?:${[
    ...['run_id', 'suite', 'variant', 'commit', 'trial', 'trace_id', 'tags', 'difficulty', 'status', 'retries'],
    ...['unscored', 'seed', 'epoch', 'index', 'idx', 'row', 'row_number', 'line'],
    ...['repetition', 'repetition_number', 'iteration', 'attempt', 'step', 'timestamp', 'created_at', 'updated_at'],
    ...['repetition_id', '.*_(?:index|threshold|total_tokens|finish_reason|id|at|timestamp|uuid)', '.*hash'],
    ...['uuid', 'guid'],
  ].join('|')})$`,
)

/** Objects or lists of scores; each member is read as a column. */
const NESTED = new Set([
  ...['scores', 'metrics', 'feedback', 'feedback_scores', 'annotations', 'evaluations', 'evaluation_results', 'evals'],
])

/** A column of reasons: for the answer, or for the score named before it, as in `faithfulness_reason`. */
const REASON = /^(?:(.+)[\s._-])?(?:reasons?|explanation|rationale|failure_message)$/i

/** Reads rows with one column per score: CSV, JSON Lines, or a JSON array of objects. */
export const table: ResultReader = {
  name: 'table',
  matches: ({ rows }) => rows.length > 0,
  read: (file, columns) => [{ name: '', ...readTable(file, columns) }],
}

/** Lists the columns of tokens. The total counts only next to its parts; by itself it is a score. */
function listUsage(names: readonly string[]): readonly string[] {
  const parts = names.filter((name) => [name, snakeCase(name)].some(isUsageField) || /^(?:token_?)?usage$/i.test(name))
  return parts.length === 0 ? [] : [...parts, ...names.filter((name) => snakeCase(name) === 'total_tokens')]
}

/** Lists the columns that have a name; pandas writes its index below an empty one. */
const listColumns = (names: readonly string[]): string => names.filter((name) => name !== '').join(', ')

/** Reads the rows of a table by the names of its columns, and lists what is not a score. Throws the user's error `results-invalid`. */
export function readTable(
  { rows, placeOf, refuse }: ResultFile,
  columns: Columns,
): Pick<ResultArm, 'rows' | 'key_column' | 'left_out'> {
  const all = rows.map((row) => ({ row, flat: flatten(row) }))
  const given = listNames(all.map(({ flat: one }) => one))
  const missing = columns.scores.find((name) => !given.includes(name))
  if (missing !== undefined) refuse(`no column is named \`${missing}\`; there are ${listColumns(given)}`)
  const every = findFields(given, columns, refuse)
  if (!every.has('query') && !every.has('id'))
    refuse('no column says which question a row is; name one with --id or --query')
  // Rows without id and question are dropped, such as a line of totals.
  const isNamed = ({ flat: one }: { readonly flat: JsonRecord }): boolean =>
    (['id', 'query'] as const).some((field) => !isEmpty(ownValue(one, every.get(field) ?? '')))
  const named = all.filter(isNamed)
  const nameless = all.flatMap((one, at) => (isNamed(one) ? [] : (placeOf(one.row) ?? `result ${at + 1}`)))
  const [first] = nameless
  if (first !== undefined && nameless.length * 2 >= rows.length) refuse(`${first} has neither an id nor a question`)
  const flat = named.map(({ flat: one }) => one)
  const names = listNames(flat)
  const fields = findFields(names, columns, refuse)
  const usage = listUsage(names).filter((name) => !columns.scores.includes(name))
  const taken = new Set([...fields.values(), ...usage])
  const reasons = names.filter((name) => REASON.test(name) && !taken.has(name) && !columns.scores.includes(name))
  const isFact = (name: string): boolean =>
    taken.has(name) || reasons.includes(name) || FACTS.test(snakeCase(name)) || UNNAMED.test(name)
  const candidates = columns.scores.length > 0 ? columns.scores : names.filter((name) => !isFact(name))
  const place = (row: number): string => placeOf(named[row]?.row) ?? `result ${row + 1}`
  // Every name under an object or list of scores is meant as a score.
  const members = rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => readMembers(name, value)))
  const nested = new Set(members.map(([part]) => part))
  const form = { place, isScore: (name: string) => nested.has(name) || columns.scores.includes(name), grades: true }
  const { scores, left_out: leftOut } = sortColumns(flat, candidates, form)
  if ([...scores.values()].every((read) => read === NO_VALUE) && !fields.has('pass'))
    refuse(
      leftOut.length > 0
        ? `no score found in it: ${leftOut.map(({ score, reason }) => `${score ?? ''}, ${reason}`).join('; ')}`
        : 'no column holds numbers, and none says whether a row passed; name one with --score or --pass',
    )
  const [keyColumn] = KEY_COLUMNS.flatMap((form) => names.filter((name) => form.test(snakeCase(name))))
  const read = flat.map((row) => readRow(row, { fields, scores, reasons, usage, keyColumn }))
  if (first === undefined) return { rows: read, key_column: keyColumn, left_out: leftOut }
  const reason = `${countOf(nameless.length, 'row')} with neither an id nor a question left out, first ${first}.`
  const left = { score: null, reason, all: nameless.map((one) => `${one}, with neither an id nor a question`) }
  return { rows: read, key_column: keyColumn, left_out: [...leftOut, left] }
}

const listNames = (rows: readonly JsonRecord[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
]

function flatten(row: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
      // An experiment of Langfuse's SDK has its data set's item here.
      if (name === 'item' && isRecord(value) && 'input' in value) return Object.entries(value)
      const members = readMembers(name, value)
      if (members.length > 0) return members.flatMap(([part, score]) => splitScore(part, score))
      return [[name.replace(/^(feedback|scores|inputs)\./, ''), value]]
    }),
  )
}

/** Lists the scores in an object or list; repeated names are numbered. */
function readMembers(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (!NESTED.has(snakeCase(name))) return []
  if (isRecord(value)) return Object.entries(value)
  if (!Array.isArray(value)) return []
  const named = value.flatMap((one: unknown): readonly (readonly [string, unknown])[] => {
    const label = isRecord(one) ? asAnswer(one['name'] ?? one['key'] ?? one['metric'] ?? one['metric_name']) : null
    return label === null ? [] : [[label, one]]
  })
  const labels = numberNames(named.map(([label]) => label))
  return named.map(([label, one], index) => [labels[index] ?? label, one])
}

/** Splits a score from its reason, if it has one. */
function splitScore(name: string, score: unknown): readonly (readonly [string, unknown])[] {
  if (!isRecord(score)) return [[name, score]]
  const inner = isRecord(score['result']) ? score['result'] : score
  const metadata = isRecord(score['metadata']) ? score['metadata'] : {}
  // Langfuse's older APIs write the value 0 next to a category's word.
  const category = inner['dataType'] === 'CATEGORICAL' ? inner['stringValue'] : undefined
  const value = category ?? inner['score'] ?? inner['value'] ?? inner['label']
  const reason =
    inner['reason'] ?? inner['explanation'] ?? inner['comment'] ?? metadata['rationale'] ?? metadata['reason']
  return [
    [name, value === undefined && !('score' in inner || 'value' in inner) ? score : value],
    [`${name}_reason`, reason],
  ]
}

function findFields(
  names: readonly string[],
  columns: Columns,
  refuse: ResultFile['refuse'],
): ReadonlyMap<Field, string> {
  const fields = new Map<Field, string>()
  for (const [field, usual] of Object.entries(NAMES) as [Field, readonly string[]][]) {
    const given = field in columns ? columns[field as 'id' | 'query' | 'answer' | 'pass'] : undefined
    if (given !== undefined && !names.includes(given))
      refuse(`no column is named \`${given}\`; there are ${listColumns(names)}`)
    const name =
      given ??
      usual.flatMap((one) => names.filter((each) => snakeCase(each) === one && !columns.scores.includes(each)))[0]
    if (name !== undefined) fields.set(field, name)
  }
  return fields
}

interface TableColumns {
  readonly fields: ReadonlyMap<Field, string>
  readonly scores: ReadonlyMap<string, ScoreColumn['read']>
  readonly reasons: readonly string[]
  readonly usage: readonly string[]
  readonly keyColumn: string | undefined
}

function readRow(row: JsonRecord, { fields, scores, reasons, usage, keyColumn }: TableColumns): ResultRow {
  const value = (field: Field): unknown => {
    const name = fields.get(field)
    const cell = name === undefined ? undefined : ownValue(row, name)
    return isEmpty(cell) ? undefined : cell
  }
  const number = (field: Field): number | undefined => readNumber(value(field)) ?? undefined
  const query = asQuestion(value('query'))
  const id = asAnswer(value('id'))
  const tags = value('tags')
  const passed = readNumber(value('pass'))
  const counts = usage.map((name) => [isUsageField(name) ? name : snakeCase(name), ownValue(row, name)] as const)
  return {
    id: id ?? query ?? '',
    query: query ?? id ?? '',
    key: keyColumn === undefined ? undefined : (asAnswer(ownValue(row, keyColumn)) ?? undefined),
    answer: asAnswer(value('answer')),
    expected: asAnswer(value('expected')) ?? undefined,
    tags: Array.isArray(tags)
      ? tags.map(String)
      : typeof tags === 'string'
        ? tags.split(/[;|,]/).map((tag) => tag.trim())
        : [],
    error: readError(value('error')),
    passed: passed === null ? null : passed > 0,
    reasons: reasons.flatMap((name) => {
      const [, score] = REASON.exec(name) ?? []
      const text = ownValue(row, name)
      return isEmpty(text) ? [] : score === undefined ? listReasons(text) : nameReason(score, text)
    }),
    scores: Object.fromEntries([...scores].map(([name, read]) => [name, read(ownValue(row, name))])),
    latency_ms: number('latency_ms') ?? secondsToMs(number('latency_s')),
    cost_usd: number('cost'),
    ...countTokens(counts.length === 0 ? {} : readOwnUsage(Object.fromEntries(counts))),
    model: asAnswer(value('model')) ?? undefined,
  }
}
