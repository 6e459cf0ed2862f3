import type { Run, Trial } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'

/** A case of a suite and its fields as in a case file, without fields that have their default. */
export interface ExportedCase {
  readonly golden: GoldenCase
  readonly fields: Readonly<Record<string, unknown>>
}

/** Counts a part of one case or trial that the format cannot keep unchanged: in what way, and which part. */
export type ReportLoss = (how: string, what: string) => void

/** A format to export Goldenpair's data to: an entry of the registry. */
export interface Exporter {
  /** The word after `--to`; also the file's name and the heading in docs/export.md. */
  readonly name: string
  /** A description for `--help`. */
  readonly title: string
  /** Writes the lines of a suite's cases; absent if the format cannot hold cases. */
  readonly cases?: (cases: readonly ExportedCase[], lose: ReportLoss) => Iterable<string>
  /** Gives the lines before the trials of a run, and a function that writes the line of one; absent if the format cannot hold trials. */
  readonly trials?: (
    run: Run,
    lose: ReportLoss,
  ) => { readonly head: readonly string[]; readonly write: (trial: Trial, golden: GoldenCase) => string }
}

/**
 * Returns the ids of the metrics that score a run's trials: those with a score or a gate, or all if the run did not finish. Most other
 * metrics need something that the target never reports.
 */
export function usedMetrics({ metrics, summaries, gates, counts }: Run): readonly string[] {
  const gated = new Set(gates.map(({ metric }) => metric))
  const isUsed = (id: string): boolean =>
    counts === null || gated.has(id) || (Object.hasOwn(summaries, id) && summaries[id]?.mean !== null)
  return metrics.flatMap(({ id, per_run, measured_on }) =>
    per_run === undefined && measured_on === undefined && isUsed(id) ? [id] : [],
  )
}

/**
 * Returns the reasons why the trial's `used` metrics are unscored. Reports the parts of the trial that the format cannot hold to `lose`;
 * `carried` are the fields of a reply that it can.
 */
export function splitTrial(
  { observation, judgments, judge_retries: judgeRetries, unscored }: Trial,
  { used, carried }: Readonly<Record<'used' | 'carried', ReadonlySet<string>>>,
  lose: (what: string) => void,
): Trial['unscored'] {
  if (judgments !== undefined) lose('judgments')
  if (judgeRetries !== undefined) lose('judge_retries')
  if (observation.status === 'ok' && observation.cached === true) lose('cached')
  const [fields, before] = observation.status === 'ok' ? [observation.reply, ''] : [observation.failure, 'failure.']
  for (const field of Object.keys(fields)) if (!carried.has(field)) lose(`${before}${field}`)
  const reasons = Object.entries(unscored).filter(([id]) => used.has(id))
  if (reasons.length < Object.keys(unscored).length) lose('reasons of metrics without a score in any trial')
  return Object.fromEntries(reasons)
}

/** Writes one JSON document per line: a case as in a case file, or a trial as in trials.jsonl, with its run and its query. */
export const jsonl: Exporter = {
  name: 'jsonl',
  title: 'JSON Lines: a case as a case file has it; a trial with its scores',
  cases: (cases) => cases.map(({ fields }) => JSON.stringify(fields)),
  trials: ({ run_id, suite: { name: suite }, variant, commit }) => ({
    head: [],
    write: (trial, { query, tags }) => JSON.stringify({ run_id, suite, variant, commit, query, tags, ...trial }),
  }),
}
