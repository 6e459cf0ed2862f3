import type { MetricFacts } from '../../model/metric.js'
import { noiseOf, roundNoise } from '../../stats/round-noise.js'
import type { RunCode } from '../../model/run/run-code.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import { compareCode, describeFiles, type CodeFigures } from '../differences/common-code.js'
import type { Comparability } from '../differences/comparability.js'
import type { Untestable } from '../gates/gate-without-test.js'
import { orientationOf } from '../pairing/paired-input.js'

/** Both sides' number of a metric that is measured on the source code, or why they cannot be compared. */
export interface ExactValues {
  readonly baseline: number | null
  readonly candidate: number | null
  /** Oriented so that positive is better; null where `obstacle` is not. */
  readonly delta: number | null
  /** The candidate's figure over all of its code, which bounds hold; `candidate` may be that of the files that both sides have. */
  readonly whole: number | null
  /** What of the code is compared, a clause; null for a judge's opinion of it. */
  readonly basis: string | null
  /** The files that both sides have, or those of the candidate where it is not them that are compared; 0 for an opinion. */
  readonly n: number
  readonly obstacle: Exclude<Untestable, { readonly kind: 'bounds-only' }> | null
}

interface MeasuredArms {
  readonly baseline: ScoredRun | null
  readonly candidate: ScoredRun
  readonly facts: Pick<Comparability, 'no_baseline' | 'redefined'>
}

/** What only a metric has that no trial is scored by. */
export function exactOf(metric: MetricFacts, arms: MeasuredArms): ExactValues | undefined {
  return metric.measured_on === undefined ? undefined : readExact(metric, arms)
}

/**
 * Reads the two numbers, of code those over the files that both sides have. Code that one side measured and the other could not is missing
 * data: `invalid`, so that no change passes by a file that does not parse. Other languages, or no baseline, are `not-comparable`.
 */
export function readExact(metric: MetricFacts, { baseline, candidate, facts }: MeasuredArms): ExactValues {
  const before = baseline === null ? null : valueOf(baseline.run, metric)
  const after = valueOf(candidate.run, metric)
  const values = { baseline: before, candidate: after, whole: after, basis: null, n: 0 }
  if (metric.measured_on === 'table') {
    return { ...values, delta: null, obstacle: obstacleOfTable(metric, candidate.run) }
  }
  const isReview = metric.measured_on === 'code-review'
  const missing = isReview ? null : findMissing(baseline?.run.code_quality, candidate.run.code_quality)
  if (missing !== null) return { ...values, delta: null, obstacle: { kind: 'invalid', reason: missing } }
  const reason = findIncomparability(metric, { before, after, old: baseline?.run, now: candidate.run, facts })
  if (reason !== null || before === null || after === null)
    return { ...values, delta: null, obstacle: { kind: 'not-comparable', reason: reason ?? 'not measured' } }
  const [old, now] = [baseline?.run.code_quality, candidate.run.code_quality]
  const compared = isReview || old === undefined || now === undefined ? null : compareCode(metric.id, old, now)
  const orient = (figures: CodeFigures): Compared | null => orientFigures(metric, figures)
  if (compared === null) return { ...values, obstacle: null, delta: 0, ...orient(values) }
  const common = orient(compared.common)
  if (common === null) {
    const reason = `${metric.title} has no value in the ${describeFiles(compared.files)}`
    return { ...values, delta: null, obstacle: { kind: 'not-comparable', reason } }
  }
  const moved = compared.moved === null ? null : orient(compared.moved)
  const isWorseMoved = moved !== null && moved.delta < Math.min(0, common.delta)
  const basis = describeFiles(compared.files)
  const all = compared.files.common + compared.files.added
  return isWorseMoved
    ? { ...values, ...moved, basis: `all files, since some may be renamed: ${basis}`, obstacle: null, n: all }
    : { ...values, ...common, basis, obstacle: null, n: compared.files.common || all }
}

/** A figure that the report's tables lack keeps no bound, and a tick would promise that it did. Where no report was built there are no tables. */
function obstacleOfTable({ id }: MetricFacts, { summaries }: Run): ExactValues['obstacle'] {
  const summary = summaries[id]
  if (summary === undefined) return { kind: 'not-comparable', reason: 'no tables were built here' }
  return summary.mean === null
    ? { kind: 'invalid', reason: `no table of the report has a number for ${id}` }
    : { kind: 'not-comparable', reason: 'a figure of a table is held to bounds alone' }
}

type Compared = CodeFigures & { readonly delta: number }

function orientFigures(metric: MetricFacts, { baseline, candidate }: CodeFigures): Compared | null {
  if (baseline === null || candidate === null) return null
  const delta = roundNoise(orientationOf(metric) * (candidate - baseline), noiseOf([baseline, candidate]))
  return { baseline, candidate, delta }
}

function valueOf({ summaries }: Run, { id }: MetricFacts): number | null {
  return summaries[id]?.mean ?? null
}

/** What the baseline measured and the candidate could not, or the other way round; null where nothing is missing. */
function findMissing(old: RunCode | undefined, now: RunCode | undefined): string | null {
  if (now === undefined) return old === undefined ? null : 'the source code was measured in the baseline only'
  if (now.unscored !== null) return `the source code is not measured: ${now.unscored}`
  if (old === undefined || old.unscored !== null) return null
  return (
    findLost(old, now, 'was measured in the baseline, and is not now') ??
    findLost(now, old, 'is measured now, and was not in the baseline')
  )
}

function findLost(known: RunCode, other: RunCode, what: string): string | null {
  const measured = new Set(known.files.flatMap(({ kind, path }) => (kind === 'measured' ? [path] : [])))
  const [lost] = other.files.filter(({ kind, path }) => kind === 'unscored' && measured.has(path))
  if (lost?.kind !== 'unscored') return null
  return `${lost.path}${lost.line === null ? '' : `:${lost.line}`} ${what}: ${lost.reason}`
}

function findIncomparability(
  metric: MetricFacts,
  {
    before,
    after,
    old,
    now,
    facts,
  }: {
    readonly before: number | null
    readonly after: number | null
    readonly old: Run | undefined
    readonly now: Run
    readonly facts: Pick<Comparability, 'no_baseline' | 'redefined'>
  },
): string | null {
  if (facts.no_baseline !== null) return facts.no_baseline
  const redefined = facts.redefined.get(metric.id)
  if (redefined !== undefined) return redefined
  if (now.code_quality === undefined) return 'the source code was not measured'
  if (old?.code_quality === undefined) return 'the source code was not measured in the baseline'
  if (old.code_quality.unscored !== null) return `not measured in the baseline: ${old.code_quality.unscored}`
  if (metric.measured_on === 'code-review') return findOtherReview(old.code_quality, now.code_quality)
  const [was, is] = [old.code_quality.language, now.code_quality.language]
  if (was !== is) return `${was ?? 'no language'} does not compare with ${is ?? 'none'}`
  if (before !== null && after !== null) return null
  const place = before === after ? 'either side' : before === null ? 'the baseline' : 'the candidate'
  return `${metric.title} has no value in ${place}: there is nothing to measure it on`
}

/** Why two reviews of the code cannot be compared. */
function findOtherReview({ review: old }: RunCode, { review: now }: RunCode): string | null {
  if (now?.kind !== 'reviewed') return `the code was not reviewed${now === undefined ? '' : `: ${now.reason}`}`
  if (old?.kind !== 'reviewed') return 'the code was not reviewed in the baseline'
  return old.judge === now.judge ? null : 'reviewed by another judge, or with another prompt, than the baseline'
}
