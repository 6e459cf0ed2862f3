import type { CompareInput } from '../../../src/compare/pair/open-pair.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { RunFigure } from '../../../src/model/run/run-figure.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { meanOf } from './numbers.js'

/** The cases and values of a comparison (docs/decision-rules.md#cases-and-values). */
export interface Cases {
  /** Ids of the cases that are not stale, sorted; `null` without a baseline. */
  readonly baseline: readonly GoldenCase[] | null
  readonly candidate: readonly GoldenCase[]
  /** Ids of the cases in both runs that are neither edited nor stale. */
  readonly shared: readonly GoldenCase[]
  /** Ids of the shared cases whose expected sources the change has deleted. They fail. */
  readonly deleted: ReadonlySet<string>
  /** Ids of the cases of the base, inside the subset, that are edited, removed or stale. */
  readonly excludedShare: number
}

/**
 * What an arm says of a case by one metric: the values of its scored trials (of a run's figure, one a part), and how many trials it applies
 * to. Trials that the target failed, and that the metric says nothing of, are not among them: 0 where it failed all.
 */
export interface Scores {
  readonly trials: number
  readonly values: readonly (readonly number[])[]
}

export interface Pair {
  readonly id: string
  readonly cluster: string | undefined
  readonly baseline: Scores
  readonly candidate: Scores
}

export const isInSlice = (golden: GoldenCase, where: string | null): boolean =>
  where === null ||
  (where.startsWith('!tag:') ? !golden.tags.includes(where.slice(5)) : golden.tags.includes(where.slice(4)))

export function sortCases({ baseline, candidate, ruleSet }: CompareInput): Cases {
  const subset = ruleSet?.subset === undefined ? candidate.run.subset : ruleSet.subset
  const enabled = (run: ScoredRun): GoldenCase[] =>
    run.run.cases.filter((golden) => golden.enabled).sort((one, other) => (one.id < other.id ? -1 : 1))
  const now = enabled(candidate).filter((golden) => isInSlice(golden, subset))
  const isAskedNow = new Set(now.map(({ id }) => id))
  const old =
    baseline === null
      ? []
      : enabled(baseline).filter((golden) => isAskedNow.has(golden.id) || isInSlice(golden, subset))
  const oldText = new Map(old.map(({ id, fingerprint }) => [id, fingerprint]))
  const newText = new Map(now.map(({ id, fingerprint }) => [id, fingerprint]))
  const staleBefore = new Set(baseline?.stale_cases)
  const deleted = new Set(
    (candidate.run.deleted_cases ?? []).filter(
      (id) => newText.has(id) && newText.get(id) === oldText.get(id) && !staleBefore.has(id),
    ),
  )
  const stale = new Set([...staleBefore, ...(candidate.stale_cases ?? []).filter((id) => !deleted.has(id))])
  const isFresh = ({ id }: GoldenCase): boolean => !stale.has(id)
  const excluded = old.filter((golden) => !isFresh(golden) || newText.get(golden.id) !== golden.fingerprint)
  return {
    baseline: baseline === null ? null : old.filter(isFresh),
    candidate: now.filter(isFresh),
    shared: now.filter((golden) => isFresh(golden) && oldText.get(golden.id) === golden.fingerprint),
    deleted,
    excludedShare: old.length === 0 ? 0 : excluded.length / old.length,
  }
}

/** Returns the metrics from which a figure of the run is computed. */
export function partsOf(figure: RunFigure): readonly string[] {
  if (figure.figure === 'percentile') return [figure.of]
  if (figure.figure === 'ratio') return [figure.numerator, figure.denominator]
  if (figure.figure === 'calibration-error') return [figure.confidence, figure.outcome]
  throw new Error(`no second implementation of ${figure.figure}`)
}

/** Returns the values of an arm for a metric, by case. For a figure, a trial counts only if all parts have a value. */
export function readScores(
  run: ScoredRun | null,
  metric: Pick<MetricFacts, 'id' | 'per_run'>,
): ReadonlyMap<string, Scores> {
  const parts = metric.per_run === undefined ? [metric.id] : partsOf(metric.per_run)
  const scores = new Map<string, { trials: number; values: number[][] }>()
  for (const trial of [...(run?.trials ?? [])].sort((one, other) => one.trial - other.trial)) {
    if (!parts.every((part) => part in trial.scores || part in trial.unscored)) continue
    const own = scores.get(trial.case) ?? { trials: 0, values: [] }
    scores.set(trial.case, own)
    if (trial.failed === true && parts.some((part) => part in trial.unscored)) continue
    own.trials++
    if (parts.every((part) => part in trial.scores)) own.values.push(parts.map((part) => trial.scores[part] ?? NaN))
  }
  return scores
}

/** Returns the scores with the values of the failing cases replaced by 0. */
export function failCases(
  scores: ReadonlyMap<string, Scores>,
  failing: ReadonlySet<string>,
): ReadonlyMap<string, Scores> {
  return new Map(
    [...scores].map(([id, own]) => [id, failing.has(id) ? { ...own, values: own.values.map(() => [0]) } : own]),
  )
}

export const isScored = (scores: Scores | undefined): scores is Scores =>
  scores !== undefined && scores.values.length > 0 && scores.values.length >= scores.trials / 2

/** The value of a case in an arm, for a metric that is a mean over cases. */
export const valueOf = ({ values }: Scores): number => meanOf(values.map(([value]) => value ?? NaN))

/** The cases and values of one gate. */
export interface GateCases {
  readonly pairs: readonly Pair[]
  readonly share: { readonly baseline: number | null; readonly candidate: number | null }
  /** Applicable cases that are in both arms and not edited: all of them, and those unscored in only one arm. */
  readonly missing: { readonly all: number; readonly onlyBaseline: number; readonly onlyCandidate: number }
  /** The scored cases of the candidate in the slice, including new and edited ones. */
  readonly measured: readonly Scores[]
  readonly applicableNow: readonly string[]
}

export function collectCases(
  cases: Cases,
  where: string | null,
  columns: { readonly baseline: ReadonlyMap<string, Scores>; readonly candidate: ReadonlyMap<string, Scores> },
): GateCases {
  const shared = cases.shared.filter((golden) => isInSlice(golden, where))
  const isShared = new Set(cases.shared.map(({ id }) => id))
  // The text of the case is the same, so a metric that applies to one side applies to the other, even without an answer.
  const applies = (id: string, own: ReadonlyMap<string, Scores>, other: ReadonlyMap<string, Scores>): boolean =>
    own.has(id) || (isShared.has(id) && other.has(id))
  const scoredIn = (
    golden: readonly GoldenCase[],
    own: ReadonlyMap<string, Scores>,
    other: ReadonlyMap<string, Scores>,
  ) => {
    const applicable = golden.filter((one) => isInSlice(one, where) && applies(one.id, own, other)).map(({ id }) => id)
    const scored = applicable.flatMap((id) => {
      const scores = own.get(id)
      return isScored(scores) ? [scores] : []
    })
    const counted = applicable.filter((id) => own.get(id)?.trials !== 0).length
    return { applicable, scored, share: counted === 0 ? null : scored.length / counted }
  }
  const old = scoredIn(cases.baseline ?? [], columns.baseline, columns.candidate)
  const now = scoredIn(cases.candidate, columns.candidate, columns.baseline)
  const missing = { all: 0, onlyBaseline: 0, onlyCandidate: 0 }
  const pairs: Pair[] = []
  for (const { id, cluster } of shared) {
    const [baseline, candidate] = [columns.baseline.get(id), columns.candidate.get(id)]
    if (baseline === undefined && candidate === undefined) continue
    missing.all++
    if (isScored(baseline) && isScored(candidate)) pairs.push({ id, cluster, baseline, candidate })
    else if (isScored(baseline)) missing.onlyCandidate++
    else if (isScored(candidate)) missing.onlyBaseline++
  }
  return {
    pairs,
    share: { baseline: old.share, candidate: now.share },
    missing,
    measured: now.scored,
    applicableNow: now.applicable,
  }
}
