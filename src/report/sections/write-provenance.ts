import { formatCount } from '../../format/format-number.js'
import type { PairComparison, RunReference } from '../../model/result/pair-comparison.js'
import type { Block, ReportContext, Text } from '../../model/result/report.js'
import { nameCommit, writeFooter } from './write-footer.js'

/**
 * Which runs the numbers come from, and how they were measured. Dates are those of the runs: how old a baseline is depends on when one
 * asks, and a document that is kept must not.
 */
export function writeProvenance(comparison: PairComparison, context: ReportContext): readonly Block[] {
  const { baseline, candidate } = comparison
  const { names } = context
  const arms = [
    { name: names.candidate, run: candidate },
    ...(baseline === null ? [] : [{ name: names.baseline, run: baseline }]),
  ]
  const timeless: ReportContext =
    context.baseline.kind === 'none' ? context : { ...context, baseline: { ...context.baseline, age_hours: null } }
  return [
    listRuns(arms),
    { kind: 'paragraph', text: writeFooter(comparison, { ...timeless, links: linksTo(context) }) },
  ]
}

/** A row a run. */
export function listRuns(arms: readonly { readonly name: string; readonly run: RunReference }[]): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'run', align: 'left' },
      ...['variant', 'commit', 'branch', 'measured'].map((title) => ({ title, align: 'left' as const })),
      { title: 'trials per case', align: 'right' },
    ],
    rows: arms.map(({ name, run }) => [[name], ...describeRun(run)]),
  }
}

/** The report itself is this one. */
function linksTo({ links: { run } }: ReportContext): ReportContext['links'] {
  return run === undefined ? {} : { run }
}

function describeRun(run: RunReference): Text[] {
  const { variant, branch, started_at: start, trials_per_case: trials } = run
  const commit = nameCommit(run)
  return [[variant], commit.length === 0 ? ['–'] : commit, [branch ?? '–'], [writeTime(start)], [formatCount(trials)]]
}

/** `2026-11-22 08:30 UTC`; what is no such time is shown as it is. */
function writeTime(time: string): string {
  const [, date, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(time) ?? []
  return date === undefined || minutes === undefined ? time : `${date} ${minutes} UTC`
}
