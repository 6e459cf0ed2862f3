import { addScope, describeStopped } from '../../format/describe-stopped.js'
import type { PairComparison, RunReference } from '../../model/result/pair-comparison.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Inference } from '../../model/suite/inference.js'
import type { RuleSet } from '../../model/suite/rules.js'
import {
  type Contender,
  type Outcome,
  type Pair,
  type Tournament,
  TOURNAMENT_SCHEMA_VERSION,
} from '../../model/result/tournament.js'
import type { ExitCode, FailOn } from '../../model/result/verdict.js'
import { type AdjustedPairs, adjustPairs } from './adjust-pairs.js'
import { type CompareEntrants, comparerOf, type Entrant } from './entrant.js'
import { findOutcome } from './find-outcome.js'

/** Behind a warning that not all of them share. */
const PAIRS_NAMED = 5

export interface TournamentInput {
  /** Two or more under different names, the baseline first. */
  readonly entrants: readonly Entrant[]
  /** All pairs are judged alike. */
  readonly ruleSet: RuleSet
  readonly failOn: FailOn
  /** Default `cases-like-these`. */
  readonly inference?: Inference
}

/**
 * Compares every pair of entrants with `compareRuns`, adjusts all p-values of all pairs together and says who won. Gives the comparisons of the
 * first with each other too, in order. Draws are seeded by suite seed and gate id, so the result does not depend on
 * anything else. Throws the user's errors of `checkGates`.
 */
export function runTournament({ entrants, ruleSet, failOn, inference = 'cases-like-these' }: TournamentInput): {
  readonly tournament: Tournament
  readonly againstFirst: readonly PairComparison[]
} {
  const compare = comparerOf({ entrants, ruleSet, failOn, inference })
  const names = entrants.map(({ name }) => name)
  const places = pairPlaces(names.length)
  const comparisons = places.map(([one, other]) => compare(one, other))
  const adjusted = adjustPairs(comparisons)
  const againstFirst = names.slice(1).map((_, place) => compare(0, place + 1))
  const [first] = againstFirst
  if (first === undefined) throw new RangeError('a tournament needs two entrants')
  const { primary } = first.verdict
  const pairs = places.map((place, index) =>
    describePair({ names, place, index, compare, adjusted, alpha: first.alpha }),
  )
  const primaryOf = (one: number, other: number) => {
    const [from, to] = one < other ? [one, other] : [other, one]
    const index = places.findIndex(([a, b]) => a === from && b === to)
    return { gate: pairs[index]?.gates.find(({ gate }) => gate === primary), isSwapped: one > other }
  }
  const beats = (one: number, other: number): boolean => {
    const { gate, isSwapped } = primaryOf(one, other)
    return gate?.better === (isSwapped ? 'candidate' : 'baseline')
  }
  const gates = listGates(comparisons)
  const values = entrants.map((_, place) => valuesOf(compare(place === 0 ? 1 : 0, place)))
  const found = findOutcome({
    names,
    alpha: first.alpha,
    primary,
    compare,
    beats,
    adjusted: (one, other) => primaryOf(one, other).gate?.p_adjusted ?? null,
    quality: values.map((own) => orient(first, primary, own[primary ?? ''] ?? null)),
    stopped: entrants.map(({ scored: { run } }) => (run.stopped === undefined ? null : describeStopped(run.stopped))),
    minScoredShare: ruleSet.rules.settings.min_scored_share,
  })
  const outcome = inference === 'these-cases' ? scopeOutcome(found, pairs, primary) : found
  const hasBug = comparisons.some(({ verdict }) => verdict.because === 'gate-failed-to-compute')
  const exitCode = hasBug ? 4 : exitCodeOf(outcome, failOn)
  return {
    againstFirst,
    tournament: {
      schema_version: TOURNAMENT_SCHEMA_VERSION,
      suite: first.suite,
      alpha: first.alpha,
      seed: first.seed,
      ...(inference === 'these-cases' && { inference }),
      interleaved: againstFirst.every(({ interleaved }) => interleaved),
      variants: entrants.map(({ name, scored: { run } }, place): Contender => ({
        name,
        run: referenceOf(againstFirst, place),
        counts: run.counts,
        summaries: run.summaries,
        values: values[place] ?? {},
        beats: names.filter((_, other) => other !== place && beats(place, other)),
      })),
      primary,
      gates,
      metrics: first.metrics.map(({ metric }) => metric),
      family: adjusted.family,
      pairs,
      outcome,
      warnings: mergeWarnings(pairs, comparisons),
      exit_code: exitCode,
      passed: exitCode === 0,
    },
  }
}

/** Says what the outcome speaks of; too little measured is a fact of the run. */
function scopeOutcome(outcome: Outcome, pairs: readonly Pair[], primary: string | null): Outcome {
  if (outcome.kind === 'invalid') return outcome
  const counts = new Set(pairs.flatMap(({ gates }) => gates.flatMap(({ gate, n }) => (gate === primary ? [n] : []))))
  const [n = null] = counts.size === 1 ? counts : []
  const reason = addScope(outcome.reason, n)
  return outcome.kind === 'winner'
    ? { ...outcome, reason, caveats: outcome.caveats.map((caveat) => addScope(caveat, n)) }
    : { ...outcome, reason }
}

/** Every pair of places once, the lower first. */
function pairPlaces(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }).flatMap((_, one) =>
    Array.from({ length: count - one - 1 }, (__, more): readonly [number, number] => [one, one + 1 + more]),
  )
}

/** Gates as they were decided, margins filled in; a pair may lack one that neither of its runs measured. */
function listGates(comparisons: readonly PairComparison[]): readonly Gate[] {
  const found = new Map<string, Gate>()
  for (const { gates } of comparisons) for (const { gate } of gates) if (!found.has(gate.id)) found.set(gate.id, gate)
  return [...found.values()]
}

/** The candidate's value of every gate. */
function valuesOf({ gates }: PairComparison): Contender['values'] {
  return Object.fromEntries(gates.map(({ gate, candidate_value: value }) => [gate.id, value]))
}

/** Larger is better; what was not measured comes last. */
function orient({ gates }: PairComparison, id: string | null, value: number | null): number {
  const isLowerBetter = gates.find(({ gate }) => gate.id === id)?.metric.direction === 'lower'
  return value === null ? -Infinity : isLowerBetter ? -value : value
}

function referenceOf(againstFirst: readonly PairComparison[], place: number): RunReference {
  const reference = place === 0 ? againstFirst[0]?.baseline : againstFirst[place - 1]?.candidate
  if (reference === undefined || reference === null) throw new RangeError(`no run at ${place}`)
  return reference
}

/** A warning of every pair appears once; any other names its pairs. */
function mergeWarnings(pairs: readonly Pair[], comparisons: readonly PairComparison[]): readonly string[] {
  const found = new Map<string, string[]>()
  comparisons.forEach(({ warnings }, index) => {
    const pair = pairs[index]
    for (const warning of new Set(warnings))
      found.set(warning, [...(found.get(warning) ?? []), `${pair?.baseline ?? ''} and ${pair?.candidate ?? ''}`])
  })
  return [...found].map(([warning, names]) =>
    names.length === comparisons.length ? warning : `${warning} (${listPairs(names)})`,
  )
}

/** The first pairs; ten variants make forty-five. */
function listPairs(names: readonly string[]): string {
  const left = names.length - PAIRS_NAMED
  return `${names.slice(0, PAIRS_NAMED).join('; ')}${left > 0 ? ` and ${left} more pairs` : ''}`
}

/** A variant that is worse than the first is a finding of a tournament, not its failure. */
function exitCodeOf(outcome: Outcome, failOn: FailOn): ExitCode {
  if (failOn === 'never' || outcome.kind === 'winner') return 0
  if (outcome.kind === 'invalid') return 2
  return failOn === 'inconclusive' ? 2 : 0
}

/**
 * A pair gate by gate, with who is better by the whole family: the one that `improved` on the other as the candidate of a comparison,
 * which also looks at totals, unequal trials and missing cases, and has an adjusted p < alpha.
 */
function describePair(input: {
  readonly names: readonly string[]
  readonly place: readonly [number, number]
  /** Of the pair among all pairs. */
  readonly index: number
  readonly compare: CompareEntrants
  readonly adjusted: AdjustedPairs
  readonly alpha: number
}): Pair {
  const { names, place, index, compare, adjusted, alpha } = input
  const [one, other] = place
  const { verdict, cases, gates } = compare(one, other)
  return {
    baseline: names[one] ?? '',
    candidate: names[other] ?? '',
    verdict: verdict.word,
    because: verdict.because,
    shared: cases.shared,
    gates: gates.map(({ gate: { id }, n, row, baseline, candidate, delta, interval, p, ...result }) => {
      const pAdjusted = adjusted.of(index, id)
      // Only a difference that the family allows is worth asking which of the two improved on the other.
      const isClear = pAdjusted !== null && pAdjusted < alpha && delta !== null && delta !== 0
      const improved = isClear && (delta > 0 ? compare(one, other) : compare(other, one))
      const isBetter =
        improved !== false && improved.gates.some(({ gate, verdict: word }) => gate.id === id && word === 'improved')
      return {
        gate: id,
        n,
        row,
        baseline,
        candidate,
        delta,
        interval,
        p,
        p_adjusted: pAdjusted,
        verdict: result.verdict,
        suspect: result.suspect,
        failed: result.failed,
        reason: result.reason,
        better: !isBetter ? null : (delta ?? 0) > 0 ? 'candidate' : 'baseline',
      }
    }),
  }
}
