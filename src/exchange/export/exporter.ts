import type { Run, Trial } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'

/** A case of a suite, and its fields as a case file would write them: none that is as the default. */
export interface ExportedCase {
  readonly golden: GoldenCase
  readonly fields: Readonly<Record<string, unknown>>
}

/** Counts something of one case or trial that a format does not carry as it is: how, and what of it. */
export type Lose = (how: string, what: string) => void

/** Lines before the trials, and a line for each of them. */
interface TrialWriter {
  readonly head: readonly string[]
  readonly write: (trial: Trial, golden: GoldenCase) => string
}

/** A format that Goldenpair's data is exported to: an entry of the registry. */
export interface Exporter {
  /** The word after `--to`; also the file's name and the heading in docs/export.md. */
  readonly name: string
  /** What is written, for `--help`. */
  readonly title: string
  /** The lines of a suite's cases; absent where the format has no place for them. */
  readonly cases?: (cases: readonly ExportedCase[], lose: Lose) => Iterable<string>
  /** The lines of a run's trials; absent where the format has no place for them. */
  readonly trials?: (run: Run, lose: Lose) => TrialWriter
}

/**
 * Ids of the metrics that trials of a run are scored by: those that have a score in it or a gate on them, and all of a run that did not
 * finish. Most others are of things that the target never reports.
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
 * The reasons of a trial's metrics that are `used`. Counts the parts of the trial that a format has no place for; `carried` are those of a
 * reply that it has.
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

/** A JSON document a line: a case as a case file has it, or a trial as trials.jsonl has it, with its run and its query. */
export const jsonl: Exporter = {
  name: 'jsonl',
  title: 'JSON Lines: a case as a case file has it; a trial with its scores',
  cases: (cases) => cases.map(({ fields }) => JSON.stringify(fields)),
  trials: ({ run_id, suite: { name: suite }, variant, commit }) => ({
    head: [],
    write: (trial, { query, tags }) => JSON.stringify({ run_id, suite, variant, commit, query, tags, ...trial }),
  }),
}
