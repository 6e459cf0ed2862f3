import type { MetricFacts } from '../../model/metric.js'
import { roundingStep, roundNoise } from '../../stats/round-noise.js'
import type { MeasuredFile, RunCode } from '../../model/run/run-code.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import type { Cause } from '../../model/result/cause.js'
import type { Comparability } from '../pair/comparability.js'
import type { Arms } from '../pair/metric-columns.js'
import { CODE_FIGURES, sumFiles } from '../../stats/code-totals.js'
import { orientationOf } from './paired-input.js'
import type { CheckedGate } from '../pair/check-gates.js'

/** Why a gate is not tested. */
export type Untestable =
  | { readonly kind: 'invalid'; readonly cause: Cause; readonly is_bug?: true }
  | { readonly kind: 'bounds-only' }
  | { readonly kind: 'not-comparable'; readonly cause: Cause }

/** The files whose code is compared. */
export type ExactBasis = Pick<Extract<Cause, { readonly kind: 'exact' }>, 'files' | 'all_files'>

/** Both sides' values of a metric that is measured on the source code, or why they cannot be compared. */
export interface ExactValues {
  readonly baseline: number | null
  readonly candidate: number | null
  /** Oriented so that positive is better; `null` if `obstacle` is set. */
  readonly delta: number | null
  /** The candidate's figure over all of its code, which bounds apply to. `candidate` may cover only the files that both sides have. */
  readonly whole: number | null
  /** Without files for a judge's opinion of the code. */
  readonly basis: ExactBasis
  /** Number of files compared: those that both sides have, or all of the candidate's if all files are compared; 0 for an opinion. */
  readonly n: number
  readonly obstacle: Exclude<Untestable, { readonly kind: 'bounds-only' }> | null
}

interface MeasuredArms {
  readonly baseline: ScoredRun | null
  readonly candidate: ScoredRun
  readonly facts: Pick<Comparability, 'no_baseline' | 'redefined'>
}

/**
 * Reads the two values of a metric that is not scored by trials (`undefined` for any other metric). Code metrics cover the files that both
 * sides have. Code that only one side could measure is missing data: `invalid`, so that no change passes because a file does not parse.
 * Different languages, or no baseline, are `not-comparable`.
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
  const cause = findUnlikeCode(metric, { baseline, candidate, facts })
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
 * Computes a metric of the source code over the files that both sides have. A mean over files weighs each file by its source lines on both
 * sides together, so that no side changes its figure by adding lines to a good file. Deleted and new files are left out. If files were
 * deleted and others added, they may have been renamed; `moved` then covers all files of each side. `files` are counted by path alone: a
 * renamed file is both new and gone, and a file without code on a side counts as absent there. Without a common file, the sides are two
 * programs, and `common` covers all of each.
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

/** Returns the measured files in the metrics' language, by path. Leaves out files without a line of code, which have nothing to compare. */
function filesOf({ files, language }: RunCode): ReadonlyMap<string, MeasuredFile> {
  const measured = files.filter((file) => file.kind === 'measured')
  const own = measured.filter((file) => (language === null || file.language === language) && file.raw.sloc > 0)
  return new Map(own.map((file) => [file.path, file]))
}

/**
 * Returns why a gate on a figure of the report's tables is not tested. A figure that is missing there is invalid, because otherwise its
 * bound would seem to hold. Not comparable if no report was built.
 */
function obstacleOfTable({ id }: MetricFacts, { summaries }: Run): ExactValues['obstacle'] {
  const summary = summaries[id]
  if (summary === undefined) return { kind: 'not-comparable', cause: { kind: 'table', how: 'none-built' } }
  return summary.mean === null
    ? { kind: 'invalid', cause: { kind: 'table', how: 'no-number' } }
    : { kind: 'not-comparable', cause: { kind: 'table', how: 'bounds-alone' } }
}

/** Returns both figures with their difference, oriented so that positive is better; `null` if one is missing. */
function orientFigures(metric: MetricFacts, { baseline, candidate }: CodeFigures) {
  if (baseline === null || candidate === null) return null
  const delta = roundNoise(orientationOf(metric) * (candidate - baseline), roundingStep([baseline, candidate]))
  return { baseline, candidate, delta }
}

const valueOf = (run: Run | undefined, { id }: MetricFacts): number | null => run?.summaries[id]?.mean ?? null

/** Returns what one side measured and the other could not; `null` if nothing is missing. */
function findMissing(old: RunCode | undefined, now: RunCode | undefined): Cause | null {
  if (now === undefined) return old === undefined ? null : { kind: 'code-unmeasured', measured: 'baseline' }
  if (now.unscored !== null) return { kind: 'code-unscored', arm: 'candidate', problem: now.unscored }
  if (old === undefined || old.unscored !== null) return null
  return findLost(old, now, 'candidate') ?? findLost(now, old, 'baseline')
}

/** Returns a file that the other side measured and `arm` could not; `null` if there is none. */
function findLost(known: RunCode, other: RunCode, arm: 'baseline' | 'candidate'): Cause | null {
  const measured = new Set(known.files.flatMap(({ kind, path }) => (kind === 'measured' ? [path] : [])))
  const [lost] = other.files.filter(({ kind, path }) => kind === 'unscored' && measured.has(path))
  if (lost?.kind !== 'unscored') return null
  return { kind: 'file-unscored', arm, path: lost.path, line: lost.line, problem: lost.reason }
}

/** Returns why no value of a metric can be compared with a baseline's; `null` if there is a baseline that defines it alike. */
export function findUnlike({ id }: Pick<MetricFacts, 'id'>, facts: MeasuredArms['facts']): Cause | null {
  const how = facts.redefined.get(id)
  if (facts.no_baseline !== null) return { kind: 'no-baseline', lost: facts.no_baseline }
  return how === undefined ? null : { kind: 'redefined', how }
}

/** Returns why two values of source code cannot be compared; `null` if they can. */
function findUnlikeCode(metric: MetricFacts, { baseline, candidate, facts }: MeasuredArms): Cause | null {
  const [old, now] = [baseline?.run, candidate.run]
  const unlike = findUnlike(metric, facts)
  if (unlike !== null) return unlike
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

/** Returns why two code reviews cannot be compared; `null` if they can. */
function findOtherReview({ review: old }: RunCode, { review: now }: RunCode): Cause | null {
  if (now?.kind !== 'reviewed') return { kind: 'review', how: 'none', problem: now?.reason ?? null }
  if (old?.kind !== 'reviewed') return { kind: 'review', how: 'none-in-baseline', problem: null }
  return old.judge === now.judge ? null : { kind: 'review', how: 'another-judge', problem: null }
}

/** The outcome of a gate on one value a side: the difference is known, so only the margin decides. */
export type ExactOutcome = Readonly<NonNullable<ReturnType<typeof measureExactGate>>>

/** Measures a gate on one value a side; `null` if the values cannot be compared or the gate has no margin. */
export function measureExactGate(
  { margin, metric }: Pick<CheckedGate, 'margin' | 'metric'>,
  { baseline, candidate, delta, basis, n }: ExactValues,
) {
  if (margin === null || baseline === null || candidate === null || delta === null) return null
  const noise = roundingStep([baseline, candidate])
  const ofBaseline = Math.abs(baseline) <= noise ? (metric.absolute_margin ?? 0) : margin.value * Math.abs(baseline)
  const size = margin.kind === 'absolute' ? margin.value : ofBaseline
  const reachesMargin = delta < -noise && -delta >= size - noise
  return { kind: 'exact' as const, baseline, candidate, delta, margin, reaches_margin: reachesMargin, basis, n }
}
