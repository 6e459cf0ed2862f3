import type { GoldenCase } from '../model/suite/case.js'
import type { GateResult } from '../model/result/gate-result.js'
import type { ListedMetric, MetricComparison, SliceComparison } from '../model/result/metric-comparison.js'
import type { PairComparison, RunReference } from '../model/result/pair-comparison.js'
import type { MetricFacts } from '../model/metric.js'
import type { RuleSet } from '../model/suite/rules.js'
import type { Run } from '../model/run/run.js'
import { benjaminiHochberg } from '../stats/multiplicity.js'
import { mean } from '../stats/moments.js'
import { type Arms, isScored, type MetricColumn } from './pairing/metric-columns.js'
import type { CasePairing } from './pairing/pair-cases.js'

/** The cases by what became of them; `success` is the candidate's, and a case fails below half of its trials. */
export function listCases({
  pairing,
  success,
  run,
  ruleSet,
}: {
  readonly pairing: CasePairing
  readonly success: MetricColumn
  readonly run: Run
  readonly ruleSet: RuleSet | undefined
}): PairComparison['cases'] {
  const { edited, added, removed, stale, deleted, outside } = pairing
  const failing = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => {
      const scores = success.get(id)
      return isScored(scores) && mean(scores.values) < 0.5
    })
  const staleFailing = failing(stale)
  const isUnasked = ruleSet?.subset !== undefined && ruleSet.subset !== run.subset
  return {
    shared: pairing.paired.length,
    edited,
    added,
    removed,
    edited_failing: failing(edited),
    ...(stale.length === 0 ? {} : { stale }),
    ...(staleFailing.length === 0 ? {} : { stale_failing: staleFailing }),
    ...(deleted.length === 0 ? {} : { deleted }),
    ...(run.subset === null || outside === 0
      ? {}
      : { subset: { selection: run.subset, outside, ...(isUnasked ? { unasked: true as const } : {}) } }),
  }
}

/**
 * Every metric with its adjusted p: the gate's where a gate lends its numbers; the others' by Benjamini and Hochberg over all metrics and
 * tags, so that a report of sixty tests claims something of nothing hardly more often than its gates alone. In order of the metrics.
 */
export function listMetrics(
  metrics: readonly { readonly comparison: MetricComparison; readonly gate: GateResult | null }[],
  slices: readonly Pick<SliceComparison, 'result'>[],
): readonly ListedMetric[] {
  const tested = metrics.flatMap(({ comparison: { metric, p } }) => (p === null ? [] : [{ id: metric.id, p }]))
  const adjusted = benjaminiHochberg([...tested.map(({ p }) => p), ...slices.map(({ result }) => result.p ?? 1)])
  const adjustedOf = new Map(tested.map(({ id }, index) => [id, adjusted[index] ?? 1]))
  return metrics.map(({ comparison, gate }) => ({
    ...comparison,
    p_adjusted: gate === null ? (adjustedOf.get(comparison.metric.id) ?? null) : gate.p_adjusted,
  }))
}

/** Parts of `success` and what of them was lost: passed in every baseline trial, and in none now. */
export function listParts({
  metrics,
  pairing,
  columnsOf: read,
}: {
  readonly metrics: readonly MetricFacts[]
  readonly pairing: CasePairing
  readonly columnsOf: (metric: MetricFacts) => Arms<MetricColumn>
}): readonly { readonly title: string; readonly lost: readonly string[] }[] {
  return metrics
    .filter(({ id, per_run: figure }) => id.startsWith('success.') && figure === undefined)
    .flatMap((metric) => {
      const { baseline, candidate } = read(metric)
      const scored = pairing.paired.flatMap(({ id }) => {
        const [before, now] = [baseline.get(id)?.values ?? [], candidate.get(id)?.values ?? []]
        return before.length === 0 || now.length === 0 ? [] : [{ id, before, now }]
      })
      const isLost = ({ before, now }: (typeof scored)[number]): boolean =>
        before.every((value) => value === 1) && now.every((value) => value === 0)
      return scored.length === 0 ? [] : [{ title: metric.title, lost: scored.filter(isLost).map(({ id }) => id) }]
    })
}

/** With fewer cases a slice says next to nothing. */
const FEWEST_CASES = 5

/**
 * One metric cut by tag: exploratory, so without verdicts, and with p adjusted by Benjamini and Hochberg over all slices
 * and metrics together. Tags of fewer than five paired cases, or of all of them, are left out.
 */
export function compareSlices(input: {
  readonly paired: readonly GoldenCase[]
  readonly compare: (tag: string) => MetricComparison
  /** The p-values of the metrics on all cases. */
  readonly beside: readonly number[]
}): readonly SliceComparison[] {
  const counts = new Map<string, number>()
  for (const { tags } of input.paired) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const tags = [...counts]
    .filter(([, count]) => count >= FEWEST_CASES && count < input.paired.length)
    .map(([tag]) => tag)
    .sort()
  const slices = tags.flatMap((tag) => {
    const result = input.compare(tag)
    return result.p === null ? [] : [{ tag, result }]
  })
  const adjusted = benjaminiHochberg([...slices.map(({ result }) => result.p ?? 1), ...input.beside])
  return slices.map(({ tag, result }, index) => ({ tag, result, p_adjusted: adjusted[index] ?? 1 }))
}

/** Enough of a run to name it in a report. */
export function referToRun(run: Run): RunReference {
  const { run_id, variant, commit, branch, started_at, trials_per_case } = run
  const { models } = run.fingerprints
  return {
    run_id,
    variant,
    commit,
    branch,
    started_at,
    trials_per_case,
    ...(models.length === 0 ? {} : { models }),
  }
}
