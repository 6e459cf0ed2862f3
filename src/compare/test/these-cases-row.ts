import type { TestRow } from '../../model/result/metric-comparison.js'
import type { Margin } from '../../model/metric.js'
import type { Reason } from '../../model/result/reason.js'
import { mean, sum } from '../../stats/moments.js'
import { countArrangements, stratifiedExact, stratifiedPermutation } from '../../stats/stratified-permutation.js'
import type { Pair } from '../pair/gate-cases.js'
import type { CaseScores } from '../pair/metric-columns.js'
import { linearSeries, type TestInput } from './paired-input.js'
import { NO_TEST, reachesMargin, type RowOutcome } from './row-outcome.js'

/** Scored trials of every case in each arm. */
const FEWEST_TRIALS = 3
const CASES = 2
const SHARE = 0.02

/**
 * The row of a gate with inference `these-cases` (docs/decision-rules.md#these-cases): the cases are fixed and their trials the unit, so
 * clusters and unequal numbers of trials are no obstacle. There is no bound and no interval, hence never `no-regression`. Null as for
 * `applyRow`.
 */
export function applyTheseCases(input: TestInput, margin: Margin): RowOutcome | null {
  const series = linearSeries(input, margin)
  if (series === null) return null
  const delta = mean(input.differences)
  const { row, p } = testTrials(input)
  return {
    ...NO_TEST,
    row,
    p,
    delta,
    series,
    all_equal: input.all_equal,
    reaches_margin: reachesMargin(delta, series),
    bounds: [],
    bounds_hold: false,
    ratio_of_means: null,
    total_contradicts: false,
    matched_trials: null,
    information_only: p === null,
    checks: {},
  }
}

/**
 * The exact stratified test for a yes/no metric, else the permutation of trials between the arms within cases; p is null with too few
 * trials. The exact test counts trials and Δ is a mean over cases: where numbers of trials differ so much that the two point opposite
 * ways, p is 1.
 */
export function testTrials(input: TestInput): { readonly row: TestRow; readonly p: number | null } {
  const isExact = isYesNo(input)
  const row: TestRow = isExact ? 'stratified-exact' : 'stratified-permutation'
  if (findTooFewTrials(input.pairs) !== null) return { row, p: null }
  if (!isExact) {
    const cases = input.pairs.map(({ baseline, candidate }) => ({
      baseline: baseline.values,
      candidate: candidate.values,
    }))
    return { row, p: stratifiedPermutation({ cases, seed: `${input.seed}/these-cases` }).p }
  }
  const { midP, excess } = stratifiedExact(input.pairs.map(tableOf))
  const change = mean(input.candidate) - mean(input.baseline)
  return { row, p: change * excess < 0 ? 1 : midP }
}

function isYesNo({ metric, pairs }: TestInput): boolean {
  const isOneOrZero = (value: number): boolean => value === 0 || value === 1
  return (
    metric.kind === 'binary' &&
    pairs.every(({ baseline, candidate }) => [...baseline.values, ...candidate.values].every(isOneOrZero))
  )
}

function tableOf({ baseline, candidate }: Pair) {
  const hits = sum(candidate.values)
  const [drawn, all] = [candidate.values.length, candidate.values.length + baseline.values.length]
  return { hits, drawn, marked: hits + sum(baseline.values), all }
}

/** Why there is no test; null when every case has enough scored trials in both arms. Names no case. */
export function findTooFewTrials(pairs: readonly Pair[]): Reason | null {
  const short = pairs.filter(
    ({ baseline, candidate }) => Math.min(baseline.values.length, candidate.values.length) < FEWEST_TRIALS,
  ).length
  return short === 0 ? null : { kind: 'too-few-trials', needed: FEWEST_TRIALS, short, cases: pairs.length }
}

/** Why a single case, or cluster, has no test; null where there are more. */
export function findSingle({ is_single: isSingle, pairs }: TestInput): Reason | null {
  return isSingle ? { kind: 'single', unit: pairs.length === 1 ? 'case' : 'cluster' } : null
}

/** Whether so few trials can never be significant, whatever they show: the smallest p that there is for them. */
export function canBeSignificant({ pairs, alpha }: TestInput, row: TestRow): boolean {
  const ways = countArrangements(
    pairs.map(({ baseline, candidate }) => ({
      drawn: candidate.values.length,
      all: candidate.values.length + baseline.values.length,
    })),
  )
  // Of a yes/no metric the most extreme deal counts half on one side, and twice that is its share. A permutation counts its mirror
  // image, which exists where both arms have as many trials.
  const hasMirror = pairs.every(({ baseline, candidate }) => baseline.values.length === candidate.values.length)
  return (row === 'stratified-permutation' && hasMirror ? 2 : 1) / ways < alpha
}

/** Trials of a case that the metric could apply to, those that the target failed too. */
const trialsOf = ({ trials, failed = 0 }: CaseScores): number => trials + failed

/** Unscored trials of the pairs, by arm. */
export function countUnscored(pairs: readonly Pair[]): { readonly baseline: number; readonly candidate: number } {
  const count = (arm: 'baseline' | 'candidate'): number =>
    sum(pairs.map((pair) => trialsOf(pair[arm]) - pair[arm].values.length))
  return { baseline: count('baseline'), candidate: count('candidate') }
}

/** As `isMissingUnevenly` asks of cases: at least 2 trials and more than 2 points of them, or the exact test over the cases. */
export function areTrialsMissingUnevenly(pairs: readonly Pair[]): boolean {
  const unscored = countUnscored(pairs)
  if (unscored.baseline === 0 && unscored.candidate === 0) return false
  const shareOf = (arm: 'baseline' | 'candidate'): number =>
    unscored[arm] / sum(pairs.map((pair) => trialsOf(pair[arm])))
  const difference = Math.abs(unscored.candidate - unscored.baseline)
  if (difference >= CASES && Math.abs(shareOf('candidate') - shareOf('baseline')) > SHARE) return true
  return (
    stratifiedExact(
      pairs.map(({ baseline, candidate }) => {
        const [before, drawn] = [trialsOf(baseline), trialsOf(candidate)]
        const hits = drawn - candidate.values.length
        return { hits, drawn, marked: hits + before - baseline.values.length, all: before + drawn }
      }),
    ).midP < 0.05
  )
}
