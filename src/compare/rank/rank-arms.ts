import { countOf } from '../../format/format-number.js'
import { describeStopped, GIVEN_UP } from '../../format/describe-reason.js'
import {
  COMPARISON_SCHEMA_VERSION,
  type Disagreement,
  type MeasuredComparison,
  type RankOutcome,
  type ArmPair,
  type Verdict,
} from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { FailOn } from '../../model/result/verdict.js'
import { stateVersion } from '../../model/run/file-version.js'
import { isGivenUp } from '../../model/run/run.js'
import type { Gate } from '../../model/suite/gate.js'
import { hasWholeRound } from '../pair/comparability.js'
import {
  type ComparePlaces,
  type ComparedArm,
  type RankedArms,
  adjustPairs,
  comparePlaces,
  describePair,
  exploreTogether,
  pairPlaces,
} from './pairs.js'
import { findOutcome } from './find-outcome.js'
import { findTradeOffs } from './find-trade-offs.js'
import { groupBy } from '../../model/group-by.js'
import { compareNaturally } from '../../model/natural-order.js'
import { pick } from '../../model/omit-undefined.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import { compareRuns } from '../decide/compare-runs.js'
import { referToRun } from '../decide/list-cases.js'
import type { CompareInput } from '../pair/open-pair.js'

/** How many pairs are named behind a warning that not all pairs share. */
const PAIRS_NAMED = 5

/**
 * Compares every pair of arms like any two runs, adjusts the p-values of all pairs together and finds the winner. Deterministic: draws are
 * seeded by suite seed and gate id. Throws the user errors of `checkGates`.
 */
export function rankArms(ranked: RankedArms) {
  const { arms, failOn, ruleSet } = ranked
  const compare = comparePlaces(ranked)
  const measured = arms.slice(1).map((_, place) => compare(0, place + 1))
  const names = arms.map(({ name }) => name)
  const compared = comparePairs(names, compare)
  const { first, pairs, comparisons, adjusted, primary, alpha } = compared
  const values = arms.map((_, place) => {
    const { gates } = compare(place === 0 ? 1 : 0, place)
    return Object.fromEntries(gates.map(({ gate, candidate_value: value }) => [gate.id, value]))
  })
  const outcome = findOutcome({
    ...compared,
    names,
    compare,
    quality: values.map((own) => orient(first.gates, primary, own[primary ?? ''] ?? null)),
    stopped: arms.map(explainStop),
    minScoredShare: ruleSet.rules.settings.min_scored_share,
    summaries: arms.map(({ scored: { run } }) => run.summaries),
  })
  return {
    candidates: exploreTogether(measured, adjusted.of),
    ranking: {
      gates: listGates(comparisons),
      metrics: first.metrics.map(({ metric }) => metric),
      family: adjusted.family,
      standings: names.map((name, place) => ({
        name,
        values: values[place] ?? {},
        beats: names.filter((_, other) => compared.beats(place, other)),
      })),
      pairs,
      disagreements: listDisagreements(arms, comparisons.slice(0, arms.length - 1)),
      outcome,
    },
    trade_offs: findTradeOffs({ names, pairs, compare, primary, alpha }),
    warnings: mergeWarnings(pairs, comparisons),
    verdict: { ...decide(outcome, comparisons, failOn), primary },
  }
}

/** Why an arm was not measured to its end; `null` if it was. */
function explainStop({ scored }: ComparedArm): string | null {
  const { stopped } = scored.run
  if (isGivenUp(scored.run)) return GIVEN_UP
  return stopped === undefined || hasWholeRound(scored) ? null : describeStopped(stopped)
}

/**
 * Compares every pair of arms (those with the baseline first), adjusts the p-values of all pairs together and finds which arm beats which
 * on the primary gate.
 */
function comparePairs(names: readonly string[], compare: ComparePlaces) {
  const places = pairPlaces(names)
  const comparisons = places.map(([one, other]) => compare(one, other))
  const adjusted = adjustPairs(comparisons)
  const [first] = comparisons
  if (first === undefined) throw new RangeError('a ranking needs two arms')
  const { alpha, verdict } = first
  const pairs = places.map((place, index) => describePair(names, place, compare, (gate) => adjusted.of(index, gate)))
  const primaryOf = (one: number, other: number) => {
    const [from, to] = one < other ? [one, other] : [other, one]
    const index = places.findIndex(([a, b]) => a === from && b === to)
    return pairs[index]?.gates.find(({ gate }) => gate === verdict.primary)
  }
  return {
    first,
    pairs,
    comparisons,
    adjusted,
    alpha,
    primary: verdict.primary,
    beats: (one: number, other: number): boolean =>
      primaryOf(one, other)?.better === (one > other ? 'candidate' : 'baseline'),
    primaryP: (one: number, other: number): number | null => primaryOf(one, other)?.p_adjusted ?? null,
  }
}

/** Lists the gates as they were decided, margins filled in. A pair may lack a gate that neither of its runs measured. */
function listGates(compared: readonly PairComparison[]): readonly Gate[] {
  const all = compared.flatMap(({ gates }) => gates.map(({ gate }) => gate))
  return [...groupBy(all, ({ id }) => id).values()].flatMap((same) => same.slice(0, 1))
}

/** Orients a value so that larger is better; an unmeasured value becomes −Infinity. */
function orient(gates: PairComparison['gates'], id: string | null, value: number | null): number {
  const isLowerBetter = gates.find(({ gate }) => gate.id === id)?.metric.direction === 'lower'
  return value === null ? -Infinity : isLowerBetter ? -value : value
}

/** Merges warnings: one that all pairs share appears once, any other with the names of its pairs. */
function mergeWarnings(pairs: readonly ArmPair[], compared: readonly PairComparison[]): readonly string[] {
  const all = compared.flatMap(({ warnings }, index) => {
    const named = `${pairs[index]?.baseline ?? ''} and ${pairs[index]?.candidate ?? ''}`
    return [...new Set(warnings)].map((warning) => ({ warning, named }))
  })
  return [...groupBy(all, ({ warning }) => warning)].map(([warning, own]) =>
    own.length === compared.length ? warning : `${warning} (${listPairs(own.map(({ named }) => named))})`,
  )
}

/** Names the first pairs and counts the rest; ten arms make 45. */
function listPairs(named: readonly string[]): string {
  const left = named.length - PAIRS_NAMED
  return `${named.slice(0, PAIRS_NAMED).join('; ')}${left > 0 ? ` and ${countOf(left, 'more pair')}` : ''}`
}

/** Decides the verdict of a ranking. A variant that is worse than the baseline is a finding, not a failure. */
function decide(outcome: RankOutcome, compared: readonly PairComparison[], failOn: FailOn): Omit<Verdict, 'primary'> {
  const hasBug = compared.some(({ verdict }) => verdict.because === 'gate-failed-to-compute')
  // As in a comparison of two, nothing may win because something could not be measured.
  const isUnmeasured = compared.some(({ gates }) =>
    gates.some(({ gate, verdict }) => gate.severity === 'fail' && verdict === 'invalid'),
  )
  const isOpen =
    outcome.kind === 'invalid' || isUnmeasured || (outcome.kind === 'no-winner' && failOn === 'inconclusive')
  const exitCode = hasBug ? 4 : failOn !== 'never' && isOpen ? 2 : 0
  return {
    word: outcome.kind,
    because: outcome.kind === 'no-winner' ? outcome.because : null,
    winner: outcome.kind === 'winner' ? outcome.variant : null,
    exit_code: exitCode,
    passed: exitCode === 0,
  }
}

/**
 * Lists the cases whose success some candidate changed: first critical cases that some candidate passes less often than the baseline, then
 * those that the most candidates lost.
 */
function listDisagreements(
  arms: readonly ComparedArm[],
  againstFirst: readonly PairComparison[],
): readonly Disagreement[] {
  const flips = new Map(againstFirst.flatMap((pair) => pair.flips.map((flip) => [flip.case_id, flip] as const)))
  const tallies = arms.map(({ scored }) => caseMeansOf(scored.trials).tallyOf)
  return [...flips.values()]
    .map(({ case_id, critical }): Disagreement => ({
      case_id,
      critical,
      passes: tallies.map((tallyOf) => {
        const tally = tallyOf(case_id)
        return tally === null ? null : { passed: tally[0], trials: tally[1] }
      }),
    }))
    .sort(
      (a, b) =>
        Number(isCriticalLoss(b)) - Number(isCriticalLoss(a)) ||
        countLosing(b) - countLosing(a) ||
        compareNaturally(a.case_id, b.case_id),
    )
}

const isCriticalLoss = (one: Disagreement): boolean => one.critical && countLosing(one) > 0

/** Counts the candidates that pass less often than the baseline. */
function countLosing({ passes }: Disagreement): number {
  const [before = 0, ...rates] = passes.map((own) => (own === null ? undefined : own.passed / own.trials))
  return rates.filter((rate = 1) => rate < before).length
}

/**
 * The input of `compareRuns` for one or more candidates. Several candidates need a `ruleSet`, because they have no rules in common.
 * `baselineLost` applies only to a single arm, and `confirmations` are re-runs of the only candidate.
 */
export interface CompareArms extends Omit<CompareInput, 'baseline' | 'candidate'> {
  /** One to ten arms with different names, the baseline first; a single arm has nothing to be compared with. */
  readonly arms: readonly ComparedArm[]
}

/**
 * Compares every arm with the first, as `compareRuns` does, and several candidates with each other. Throws the user errors of `checkGates`.
 */
export function compareArms({ arms, ...judged }: CompareArms): MeasuredComparison {
  const [first, ...rest] = arms
  if (first === undefined) throw new RangeError('there is nothing to compare')
  const [candidate = first, ...others] = rest
  const baseline = rest.length === 0 ? null : first
  const { ruleSet, failOn, inference = 'cases-like-these' } = judged
  if (others.length > 0 && ruleSet === undefined) throw new RangeError('several candidates need one set of rules')
  const { candidates: pairs, ...result } =
    others.length > 0 && ruleSet !== undefined
      ? rankArms({ arms, ruleSet, failOn, inference })
      : compareOne({ ...judged, baseline: baseline?.scored ?? null, candidate: candidate.scored })
  const names = arms.slice(baseline === null ? 0 : 1).map(({ name }) => name)
  const candidates = pairs.map((pair, place) => ({ name: names[place] ?? '', ...pair }))
  const [one] = candidates
  if (one === undefined) throw new RangeError('no arm is a candidate')
  return {
    ...stateVersion(COMPARISON_SCHEMA_VERSION),
    ...pick(one, ['suite', 'alpha', 'seed']),
    ...(inference === 'these-cases' && { inference }),
    interleaved: candidates.every(({ interleaved }) => interleaved),
    arms: arms.map(({ name, scored: { run } }) => ({
      name,
      run: referToRun(run),
      counts: run.counts,
      summaries: run.summaries,
    })),
    baseline: baseline?.name ?? null,
    candidates,
    ...result,
  }
}

function compareOne(input: Parameters<typeof compareRuns>[0]) {
  const pair = compareRuns(input)
  return {
    candidates: [pair],
    ranking: null,
    trade_offs: [],
    warnings: pair.warnings,
    verdict: { ...pair.verdict, winner: null },
  }
}
