import { countOf, formatPInWords } from '../../format/format-number.js'
import { canonicalJson, type Hash } from '../../model/fingerprint.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ReferenceNight, HistoryRow } from '../../model/run/history.js'
import { bettingCapital, type GroupedValue } from '../../stats/betting-capital.js'
import { mean } from '../../stats/moments.js'
import { isCompared, type OngoingTonight } from './join-comparisons.js'
import {
  countMargins,
  type Episode,
  isDriftId,
  LEVEL_NIGHTS,
  nameRegression,
  type Regression,
  type Tonight,
} from '../../model/result/night.js'

/** Number of nights compared with one reference, one a night for a year, after which the bets start again. */
export const BET_NIGHTS = 365
/** Number of earlier nights that are ranked together with the nights of the current bets. The history keeps both. */
export const EARLIER_NIGHTS = 30
/** Thresholds in margins: above the first, a drift is reported; below the second, a reported drift is over. */
const TOLD_FROM = 0.5
const OVER_BELOW = 0.25
const FINGERPRINT_LENGTH = 'sha256:'.length + 12

/**
 * Returns what later nights need of a comparison with the reference; `undefined` if the two cannot be compared.
 * @param rows earlier nights, the oldest first
 */
export function recordNight(
  comparison: PairComparison | null,
  { rows, hash }: { readonly rows: readonly HistoryRow[]; readonly hash: Hash },
): ReferenceNight | undefined {
  if (comparison === null || comparison.baseline === null) return undefined
  const { baseline, candidate, cases, gates, verdict } = comparison
  if (verdict.word === 'invalid' || verdict.word === 'not-comparable') return undefined
  // Cases that the reference lacks make no difference.
  const paired = { ...cases, added: [], change: undefined }
  const same = { paired, trials: candidate.trials_per_case, variant: candidate.variant }
  const deltas = gates.filter(canDrift).map(({ gate, delta }) => [gate.id, delta] as const)
  return {
    run_id: baseline.run_id,
    at: baseline.started_at,
    cases: hash(canonicalJson(same)).slice(0, FINGERPRINT_LENGTH),
    night: nextNumber(numberNights(rows, baseline.run_id)),
    deltas: Object.fromEntries(deltas.flatMap(([id, delta]) => (delta === null ? [] : [[id, delta]]))),
  }
}

/** Whether a gate can drift: a fail gate with a margin, measured on both sides. */
function canDrift(result: GateResult): boolean {
  const { gate } = result
  return isCompared(result) && result.baseline !== null && gate.severity === 'fail' && gate.margin !== null
}

interface FindDrift {
  /** Earlier nights, the oldest first. */
  readonly rows: readonly HistoryRow[]
  /** Tonight's comparison with the reference, and the record of it that is kept. */
  readonly comparison: PairComparison
  readonly beside: ReferenceNight
  /** Time of tonight's run, ISO 8601. */
  readonly at: string
  readonly ongoing: Episode | null
  readonly tonight: Tonight
}

export interface Drift {
  readonly regressions: readonly Regression[]
  /** The proof, such as "31 nights taken together (p = .002)"; `null` if nothing drifted. */
  readonly by: string | null
  /** The state tonight of gates that drifted before. */
  readonly ongoing: OngoingTonight
}

/** Returns the result for a night that shows nothing about drift: every drift that lasts is unknown. */
export function noDrift(ongoing: Episode | null): Drift {
  return { regressions: [], by: null, ongoing: { good: [], unknown: listDrifted(ongoing) } }
}

function listDrifted(ongoing: Episode | null): readonly string[] {
  return Object.keys(ongoing?.worst ?? {}).filter(isDriftId)
}

/**
 * Finds the gates that fell slowly against the reference (docs/nightly.md#slow-decay). Leaves out gates that are worse tonight, or in the
 * current episode, because those are reported already.
 */
export function findDrift(facts: FindDrift): Drift {
  const { comparison, ongoing, tonight } = facts
  const gates = comparison.gates.filter((result) => Object.hasOwn(facts.beside.deltas, result.gate.id))
  const isTold = ({ gate: { id } }: GateResult): boolean => {
    const names = [id, nameRegression(id, 'reference')]
    return (
      names.some((name) => Object.hasOwn(ongoing?.worst ?? {}, name)) ||
      (tonight.kind === 'regressed' && tonight.regressions.some(({ of }) => of.kind === 'gate' && of.id === id))
    )
  }
  const weighed = gates.filter((result) => !isTold(result))
  const found = weighed
    .flatMap((result) => weighGate(result, facts, gates.length) ?? [])
    .sort((a, b) => (b.regression.margins ?? 0) - (a.regression.margins ?? 0))
  const drifted = listDrifted(ongoing).filter((id) => !found.some(({ regression }) => regression.id === id))
  // A gate that the suite no longer has counts as good.
  const isUntold = (id: string): boolean =>
    comparison.gates.some(({ gate }) => nameRegression(gate.id, 'drift') === id) &&
    !weighed.some(({ gate }) => nameRegression(gate.id, 'drift') === id)
  const now = { good: drifted.filter((id) => !isUntold(id)), unknown: drifted.filter(isUntold) }
  if (found.length === 0) return { regressions: [], by: null, ongoing: now }
  const p = Math.min(...found.map((one) => one.p))
  const nights = Math.max(...found.map((one) => one.nights))
  // A drift that lasts was proven on an earlier night.
  const proof = p > comparison.alpha ? '' : ` (${formatPInWords(p, comparison.alpha)})`
  const by = `${countOf(nights, 'night')} taken together${proof}`
  return { regressions: found.map(({ regression }) => regression), by, ongoing: now }
}

/** Returns a gate's drift, with a p that is valid however often the gate is checked and for all gates together; `null` if there is none. */
function weighGate(result: GateResult, facts: FindDrift, gates: number) {
  const { gate } = result
  const values = collectValues(gate.id, facts)
  const length = Math.min(LEVEL_NIGHTS, Math.floor(values.length / 2))
  if (length === 0) return null
  const deltas = values.map(({ value }) => value)
  const drifted = measureDrift(result, mean(deltas.slice(0, length)), mean(deltas.slice(-length)))
  const margins = countMargins(drifted)
  const isOngoing = Object.hasOwn(facts.ongoing?.worst ?? {}, nameRegression(gate.id, 'drift'))
  const ranked = rankNights(values, facts)
  const p = ranked === null ? 1 : Math.min(1, gates / bettingCapital(ranked.values, ranked.from))
  const isProven = isOngoing || p <= facts.comparison.alpha
  const isFar = margins === null ? (drifted.delta ?? 0) < 0 : margins >= (isOngoing ? OVER_BELOW : TOLD_FROM)
  if (!isProven || !isFar) return null
  const regression: Regression = {
    id: nameRegression(gate.id, 'drift'),
    against: 'reference',
    of: { kind: 'gate', id: gate.id },
    margins,
    result: drifted,
    drift: { nights: values.length, tonight: result },
  }
  return { regression, p, nights: (ranked ?? { values }).values.length }
}

/** The value of a gate in one night. */
interface Value extends GroupedValue {
  /** Number of the night among those compared with the reference, from 1. */
  readonly number: number
}

/**
 * Returns a gate's nights against this reference, tonight's last. Leaves out nights in which the gate was reported as worse, and all nights
 * up to the last one whose level a person accepted.
 */
function collectValues(gate: string, { rows, beside, at }: FindDrift): readonly Value[] {
  const names = [gate, nameRegression(gate, 'reference')]
  const isIn = (worse: object, ids: readonly string[]): boolean => ids.some((id) => Object.hasOwn(worse, id))
  const accepted = rows.findLastIndex(
    ({ night }) => night?.outcome === 'accepted' && isIn(night.worse, [...names, nameRegression(gate, 'drift')]),
  )
  const nights = numberNights(rows, beside.run_id)
  const kept = nights.flatMap(({ index, at: when, worse, then, number }) => {
    const value = index > accepted && !isIn(worse, names) ? ownDelta(then, gate) : null
    return value === null ? [] : [{ value, group: then.cases, number, seed: `${gate}/${when}` }]
  })
  const value = ownDelta(beside, gate)
  const number = beside.night ?? nextNumber(nights)
  return value === null ? kept : [...kept, { value, group: beside.cases, number, seed: `${gate}/${at}` }]
}

/** Numbers the nights against a reference in increasing order. A night keeps its recorded number, unless that is missing or too small. */
function numberNights(rows: readonly HistoryRow[], reference: string) {
  let number = 0
  return rows.flatMap(({ at, night }, index) => {
    const then = night?.beside_reference
    if (night === undefined || then?.run_id !== reference) return []
    number = Math.max(then.night ?? 1, number + 1)
    return [{ index, at, worse: night.worse, then, number }]
  })
}

const nextNumber = (nights: readonly { readonly number: number }[]): number => (nights.at(-1)?.number ?? 0) + 1

/**
 * Returns the nights to bet on and the index of the first bet: the nights since the bets last started again, ranked among themselves and
 * the nights shortly before. The set must not change when older nights are forgotten, or the bound over all looks would not hold; `null` if
 * one of these nights is forgotten already.
 */
function rankNights(values: readonly Value[], { rows, beside }: FindDrift) {
  const begun = Math.floor(((values.at(-1)?.number ?? 1) - 1) / BET_NIGHTS) * BET_NIGHTS
  const first = Math.max(0, begun - EARLIER_NIGHTS)
  const oldest = numberNights(rows, beside.run_id)[0]?.number ?? 1
  if (oldest > first + 1) return null
  const ranked = values.filter(({ number }) => number > first)
  return { values: ranked, from: ranked.findIndex(({ number }) => number > begun) }
}

function ownDelta({ deltas }: ReferenceNight, gate: string): number | null {
  return Object.hasOwn(deltas, gate) ? (deltas[gate] ?? null) : null
}

/** Returns the gate's change from its first level to its current level, both against the reference. */
function measureDrift(result: GateResult, first: number, last: number): GateResult {
  const { metric, row, baseline, gate } = result
  const drifted = { ...result, gate: { ...gate, min: null, max: null }, delta: last - first }
  if (row === 'log-ratio' || baseline === null) return drifted
  const sign = metric.direction === 'lower' ? -1 : 1
  return { ...drifted, baseline: baseline + sign * first, candidate: baseline + sign * last }
}

/** Adds the drift to tonight's result. The nights themselves prove it, so no further measurement has to confirm it. */
export function addDrift(tonight: Tonight, { regressions }: Pick<Drift, 'regressions'>): Tonight {
  if (regressions.length === 0 || tonight.kind === 'invalid' || tonight.kind === 'uncompared') return tonight
  const others = tonight.kind === 'regressed' ? tonight.regressions : []
  return { kind: 'regressed', regressions: [...others, ...regressions] }
}
