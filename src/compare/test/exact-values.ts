import type { MetricFacts } from '../../model/metric.js'
import { noiseOf, roundNoise } from '../../stats/round-noise.js'
import type { MeasuredFile, RunCode } from '../../model/run/run-code.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import type { Reason } from '../../model/result/reason.js'
import type { Comparability } from '../pair/comparability.js'
import type { Arms } from '../pair/metric-columns.js'
import { CODE_FIGURES, sumFiles } from '../../stats/run-figures/code-figures.js'
import { orientationOf } from './paired-input.js'
import type { CheckedGate } from '../pair/check-gates.js'

/** Why a gate takes no test. */
export type Untestable =
  | { readonly kind: 'invalid'; readonly cause: Reason; readonly is_bug?: true }
  | { readonly kind: 'bounds-only' }
  | { readonly kind: 'not-comparable'; readonly cause: Reason }

/** What of the code is compared. */
export type ExactBasis = Pick<Extract<Reason, { readonly kind: 'exact' }>, 'files' | 'all_files'>

/** Both sides' number of a metric that is measured on the source code, or why they cannot be compared. */
export interface ExactValues {
  readonly baseline: number | null
  readonly candidate: number | null
  /** Oriented so that positive is better; null where `obstacle` is not. */
  readonly delta: number | null
  /** The candidate's figure over all of its code, which bounds hold; `candidate` may be that of the files that both sides have. */
  readonly whole: number | null
  /** Of a judge's opinion of the code no files. */
  readonly basis: ExactBasis
  /** The files that both sides have, or those of the candidate where it is not them that are compared; 0 for an opinion. */
  readonly n: number
  readonly obstacle: Exclude<Untestable, { readonly kind: 'bounds-only' }> | null
}

interface MeasuredArms {
  readonly baseline: ScoredRun | null
  readonly candidate: ScoredRun
  readonly facts: Pick<Comparability, 'no_baseline' | 'redefined'>
}

/**
 * Reads the two numbers of a metric that no trial is scored by (undefined for any other), of code those over the files that both sides
 * have. Code that one side measured and the other could not is missing data: `invalid`, so that no change passes by a file that does not
 * parse. Other languages, or no baseline, are `not-comparable`.
 */
export function readExact(metric: MetricFacts, { baseline, candidate, facts }: MeasuredArms): ExactValues | undefined {
  if (metric.measured_on === undefined) return undefined
  const before = valueOf(baseline?.run, metric)
  const after = valueOf(candidate.run, metric)
  const values = { baseline: before, candidate: after, whole: after, basis: { files: null }, n: 0 }
  const stop = (obstacle: ExactValues['obstacle']) => ({ ...values, delta: null, obstacle })
  if (metric.measured_on === 'table') return stop(obstacleOfTable(metric, candidate.run))
  const isReview = metric.measured_on === 'code-review'
  const missing = isReview ? null : findMissing(baseline?.run.code_quality, candidate.run.code_quality)
  if (missing !== null) return stop({ kind: 'invalid', cause: missing })
  const cause = findIncomparability(metric, { baseline, candidate, facts })
  if (cause !== null || before === null || after === null)
    return stop({ kind: 'not-comparable', cause: cause ?? { kind: 'not-measured' } })
  const [old, now] = [baseline?.run.code_quality, candidate.run.code_quality]
  const compared = isReview || old === undefined || now === undefined ? null : compareCode(metric.id, old, now)
  const orient = (figures: CodeFigures) => orientFigures(metric, figures)
  if (compared === null) return { ...values, obstacle: null, delta: 0, ...orient(values) }
  const common = orient(compared.common)
  if (common === null)
    return stop({ kind: 'not-comparable', cause: { kind: 'no-common-value', files: compared.files } })
  const moved = compared.moved === null ? null : orient(compared.moved)
  const isWorseMoved = moved !== null && moved.delta < Math.min(0, common.delta)
  const basis = { files: compared.files }
  const all = compared.files.common + compared.files.added
  return isWorseMoved
    ? { ...values, ...moved, basis: { ...basis, all_files: true }, obstacle: null, n: all }
    : { ...values, ...common, basis, obstacle: null, n: compared.files.common || all }
}

/** Both sides' figures of one metric. */
type CodeFigures = Arms<number | null>

/**
 * A metric of the source code over the files that both sides have. A mean over files weighs each by its source lines on both sides together, the
 * same on either side, so that no side changes its figure by adding lines to a good file. What is deleted or new is in no figure; where
 * files are gone and others new, what is left of them under another name is looked at too: `moved` is over all files of each side then, since
 * files may have been renamed. `files` go by their path alone: a renamed file is new and gone, and a file without code on one side is as absent
 * there. `common` is over all of each side where there is no common file, which makes them two programs.
 */
export function compareCode(id: string, before: RunCode, after: RunCode) {
  const figure = new Map(Object.entries(CODE_FIGURES)).get(id)
  if (figure === undefined) return null
  const [old, now] = [filesOf(before), filesOf(after)]
  const figuresOf = (isIn: (path: string) => boolean, weightOf: (file: MeasuredFile) => number): CodeFigures => {
    const over = (files: ReadonlyMap<string, MeasuredFile>): number | null => {
      const totals = sumFiles(
        [...files.values()].filter(({ path }) => isIn(path)),
        weightOf,
      )
      return totals === null ? null : figure(totals)
    }
    return { baseline: over(old), candidate: over(now) }
  }
  const count = [...now.keys()].filter((path) => old.has(path)).length
  const files = { common: count, added: now.size - count, gone: old.size - count }
  const wholes = figuresOf(
    () => true,
    ({ raw }) => raw.sloc,
  )
  if (count === 0) return { files, common: wholes, moved: null }
  const common = figuresOf(
    (path) => old.has(path) && now.has(path),
    ({ path }) => (old.get(path)?.raw.sloc ?? 0) + (now.get(path)?.raw.sloc ?? 0),
  )
  return { files, common, moved: files.added > 0 && files.gone > 0 ? wholes : null }
}

/** The measured files of the language that the metrics are of, by path; those without a line of code have nothing to compare. */
function filesOf({ files, language }: RunCode): ReadonlyMap<string, MeasuredFile> {
  const measured = files.filter((file) => file.kind === 'measured')
  const own = measured.filter((file) => (language === null || file.language === language) && file.raw.sloc > 0)
  return new Map(own.map((file) => [file.path, file]))
}

/** A figure that the report's tables lack keeps no bound, and a tick would promise that it did. Where no report was built there are no tables. */
function obstacleOfTable({ id }: MetricFacts, { summaries }: Run): ExactValues['obstacle'] {
  const summary = summaries[id]
  if (summary === undefined) return { kind: 'not-comparable', cause: { kind: 'table', how: 'none-built' } }
  return summary.mean === null
    ? { kind: 'invalid', cause: { kind: 'table', how: 'no-number' } }
    : { kind: 'not-comparable', cause: { kind: 'table', how: 'bounds-alone' } }
}

/** Both figures with their difference, oriented so that positive is better; null where one is missing. */
function orientFigures(metric: MetricFacts, { baseline, candidate }: CodeFigures) {
  if (baseline === null || candidate === null) return null
  const delta = roundNoise(orientationOf(metric) * (candidate - baseline), noiseOf([baseline, candidate]))
  return { baseline, candidate, delta }
}

function valueOf(run: Run | undefined, { id }: MetricFacts): number | null {
  return run?.summaries[id]?.mean ?? null
}

/** What the baseline measured and the candidate could not, or the other way round; null where nothing is missing. */
function findMissing(old: RunCode | undefined, now: RunCode | undefined): Reason | null {
  if (now === undefined) return old === undefined ? null : { kind: 'code-unmeasured', measured: 'baseline' }
  if (now.unscored !== null) return { kind: 'code-unscored', arm: 'candidate', problem: now.unscored }
  if (old === undefined || old.unscored !== null) return null
  return findLost(old, now, 'candidate') ?? findLost(now, old, 'baseline')
}

/** A file that one side measured and `arm` could not. */
function findLost(known: RunCode, other: RunCode, arm: 'baseline' | 'candidate'): Reason | null {
  const measured = new Set(known.files.flatMap(({ kind, path }) => (kind === 'measured' ? [path] : [])))
  const [lost] = other.files.filter(({ kind, path }) => kind === 'unscored' && measured.has(path))
  if (lost?.kind !== 'unscored') return null
  return { kind: 'file-unscored', arm, path: lost.path, line: lost.line, problem: lost.reason }
}

function findIncomparability(metric: MetricFacts, { baseline, candidate, facts }: MeasuredArms): Reason | null {
  const [old, now] = [baseline?.run, candidate.run]
  if (facts.no_baseline !== null) return { kind: 'no-baseline', lost: facts.no_baseline }
  const how = facts.redefined.get(metric.id)
  if (how !== undefined) return { kind: 'redefined', how }
  if (now.code_quality === undefined) return { kind: 'code-unmeasured', measured: null }
  if (old?.code_quality === undefined) return { kind: 'code-unmeasured', measured: 'candidate' }
  if (old.code_quality.unscored !== null)
    return { kind: 'code-unscored', arm: 'baseline', problem: old.code_quality.unscored }
  if (metric.measured_on === 'code-review') return findOtherReview(old.code_quality, now.code_quality)
  const [was, is] = [old.code_quality.language, now.code_quality.language]
  if (was !== is) return { kind: 'languages', baseline: was, candidate: is }
  const values = { baseline: valueOf(old, metric), candidate: valueOf(now, metric) }
  const arms = (['baseline', 'candidate'] as const).filter((arm) => values[arm] === null)
  return arms.length === 0 ? null : { kind: 'no-code-value', arms }
}

/** Why two reviews of the code cannot be compared. */
function findOtherReview({ review: old }: RunCode, { review: now }: RunCode): Reason | null {
  if (now?.kind !== 'reviewed') return { kind: 'review', how: 'none', problem: now?.reason ?? null }
  if (old?.kind !== 'reviewed') return { kind: 'review', how: 'none-in-baseline', problem: null }
  return old.judge === now.judge ? null : { kind: 'review', how: 'another-judge', problem: null }
}

/** A gate on one number on each side: the difference is known, so the margin alone decides. */
export type ExactOutcome = Readonly<NonNullable<ReturnType<typeof measureExactGate>>>

/** Null where the two numbers cannot be compared, or the gate has no margin. */
export function measureExactGate(
  { margin, metric }: Pick<CheckedGate, 'margin' | 'metric'>,
  { baseline, candidate, delta, basis, n }: ExactValues,
) {
  if (margin === null || baseline === null || candidate === null || delta === null) return null
  const noise = noiseOf([baseline, candidate])
  const ofBaseline = Math.abs(baseline) <= noise ? (metric.absolute_margin ?? 0) : margin.value * Math.abs(baseline)
  const size = margin.kind === 'absolute' ? margin.value : ofBaseline
  const reachesMargin = delta < -noise && -delta >= size - noise
  return { kind: 'exact' as const, baseline, candidate, delta, margin, reaches_margin: reachesMargin, basis, n }
}
