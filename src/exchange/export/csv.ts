import { escapeFormula, quoteField } from '../../model/csv.js'
import type { Run, Trial } from '../../model/run/run.js'
import { caseSchema, type GoldenCase } from '../../model/suite/case.js'
import { type ExportedCase, type Exporter, type ReportLoss, splitTrial, usedMetrics } from './exporter.js'

const GUARDED = 'With an apostrophe in front, since a spreadsheet would run the text as a formula'
const NOT_CARRIED = 'Not carried by csv'
const BLANK = 'Nothing but blanks, which is read back as nothing'
/** Fields that a suite reads from a cell as one text. */
const FIRST_OF_SEVERAL = 'Only the first of several is in csv'

/** Writes a header and one row per case, in the columns that a suite reads, or one row per trial, with a column for each metric. */
export const csv: Exporter = {
  name: 'csv',
  title: 'CSV: a row for each case; for each trial, with a column for each metric',
  cases: writeCases,
  trials: (run, lose) => {
    const metrics = usedMetrics(run)
    const columns = [...Object.keys(TRIAL_COLUMNS), ...metrics, 'unscored']
    const used = new Set(metrics)
    return {
      head: [columns.map((name) => quoteField(escapeFormula(name))).join(',')],
      write: (trial, golden) => {
        const reasons = splitTrial(trial, { used, carried: CARRIED }, (what) => lose(NOT_CARRIED, what))
        if (Object.keys(trial.scores).some((id) => !used.has(id)))
          lose(NOT_CARRIED, 'scores of metrics that run.json has no summary of')
        const facts = Object.entries(TRIAL_COLUMNS).map(([name, read]) =>
          writeCell(read({ trial, golden, run }), (how) => lose(how, name)),
        )
        const scores = metrics.map((id) => (Object.hasOwn(trial.scores, id) ? String(trial.scores[id]) : ''))
        const unscored = Object.keys(reasons).length === 0 ? '' : quoteField(writeList(reasons))
        return [...facts, ...scores, unscored].join(',')
      },
    }
  },
}

function* writeCases(cases: readonly ExportedCase[], lose: ReportLoss): Iterable<string> {
  const used = new Set(cases.flatMap(({ fields }) => Object.keys(fields)))
  const names = Object.keys(caseSchema.shape).filter((name) => used.has(name) || name === 'id' || name === 'query')
  yield names.join(',')
  for (const { fields } of cases) {
    const cells = names.map((name) => {
      const given = fields[name]
      const hasSeveral = /^expected_answer(_criteria)?$/.test(name) && Array.isArray(given)
      if (hasSeveral) lose(FIRST_OF_SEVERAL, name)
      return writeCell(hasSeveral ? given[0] : given, (how) => lose(how, name))
    })
    yield cells.join(',')
  }
}

interface Row {
  readonly trial: Trial
  readonly golden: GoldenCase
  readonly run: Run
}

const replyOf = ({ trial: { observation } }: Row) => (observation.status === 'ok' ? observation.reply : undefined)

/** Named like common tables of results, so that `goldenpair compare` can read them too. */
const TRIAL_COLUMNS: Readonly<Record<string, (row: Row) => unknown>> = {
  run_id: ({ run }) => run.run_id,
  suite: ({ run }) => run.suite.name,
  variant: ({ run }) => run.variant,
  commit: ({ run }) => run.commit,
  id: ({ golden }) => golden.id,
  trial: ({ trial }) => trial.trial,
  query: ({ golden }) => golden.query,
  tags: ({ golden }) => golden.tags,
  difficulty: ({ golden }) => golden.difficulty,
  status: ({ trial }) => trial.observation.status,
  error: ({ trial: { observation } }) =>
    observation.status === 'failed' ? `${observation.failure.kind}: ${observation.failure.message}` : undefined,
  retries: ({ trial }) => trial.retries,
  answer: (row) => replyOf(row)?.answer,
  model: (row) => replyOf(row)?.model,
  latency_ms: ({ trial }) => trial.observation.latency_ms,
  cost_usd: (row) => replyOf(row)?.cost_usd,
  input_tokens: (row) => replyOf(row)?.usage?.input_tokens,
  output_tokens: (row) => replyOf(row)?.usage?.output_tokens,
  cached_tokens: (row) => replyOf(row)?.usage?.cached_tokens,
  trace_id: (row) => replyOf(row)?.trace_id,
}
const CARRIED = new Set(['kind', 'message', 'answer', 'model', 'cost_usd', 'usage', 'trace_id'])

/** Writes any value as a cell, empty for a missing one. Reports text that is escaped to `lose`. Lists and mappings read back unchanged. */
function writeCell(value: unknown, lose: (how: string) => void): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return quoteField(writeList(value))
  if (value !== '' && value.trim() === '') lose(BLANK)
  const guarded = escapeFormula(value)
  if (guarded !== value) lose(GUARDED)
  return quoteField(guarded)
}

/** Writes `a;b` if that reads back as the same list, else JSON, in which no semicolon precedes the start of a formula. */
function writeList(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[^\s;[{][^;]*(?<!\s)$/.test(item))) {
    const joined = value.join(';')
    if (escapeFormula(joined) === joined) return joined
  }
  return JSON.stringify(value).replaceAll(';', '\\u003b')
}
