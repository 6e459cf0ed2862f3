import { formatMeasured } from '../format/format-measured.js'
import { countOf, formatPInWords } from '../format/format-number.js'
import { canonicalJson, type Hash } from '../model/fingerprint.js'
import type { GateResult } from '../model/result/gate-result.js'
import type { PairComparison } from '../model/result/pair-comparison.js'
import type { BesideReference, HistoryRow } from '../model/run/history.js'
import { declineCapital, type GroupedValue } from '../stats/decline-capital.js'
import { mean } from '../stats/moments.js'
import type { Tonight } from './decide-night.js'
import { type Episode, isNight } from './episode.js'
import { countMargins, describeFall, nameGate } from './figures.js'
import { nameDrift, nameRegression, type Regression } from './find-regressions.js'

/** Nights whose mean is the level at first, and the level now. */
export const LEVEL_NIGHTS = 7
/** In margins: so much is told, and so much ends what was told. */
const TOLD_FROM = 0.5
const OVER_BELOW = 0.25
const YEAR_MS = 365 * 86_400_000
const FINGERPRINT_LENGTH = 'sha256:'.length + 12

/** What later nights need of a comparison with the reference; undefined where it cannot be compared. */
export function noteBesideReference(comparison: PairComparison | null, hash: Hash): BesideReference | undefined {
  if (comparison === null || comparison.baseline === null) return undefined
  const { baseline, candidate, cases, gates, verdict } = comparison
  if (verdict.word === 'invalid' || verdict.word === 'not-comparable') return undefined
  // Cases that the reference has not got change nothing.
  const paired = { ...cases, added: [], change: undefined }
  const same = { paired, trials: candidate.trials_per_case, variant: candidate.variant }
  const deltas = gates.filter(canDrift).map(({ gate, delta }) => [gate.id, delta] as const)
  return {
    ...{ run_id: baseline.run_id, at: baseline.started_at },
    cases: hash(canonicalJson(same)).slice(0, FINGERPRINT_LENGTH),
    deltas: Object.fromEntries(deltas.flatMap(([id, delta]) => (delta === null ? [] : [[id, delta]]))),
  }
}

/** A fail gate with a margin, measured on both sides. */
function canDrift({ gate, delta, baseline, verdict }: GateResult): boolean {
  const isMeasured = delta !== null && baseline !== null && verdict !== 'invalid' && verdict !== 'not-comparable'
  return isMeasured && gate.severity === 'fail' && gate.margin !== null
}

interface FindDrift {
  /** Earlier nights, the oldest first. */
  readonly rows: readonly HistoryRow[]
  /** Tonight's comparison with the reference, and what is kept of it. */
  readonly comparison: PairComparison
  readonly beside: BesideReference
  /** ISO 8601, of tonight. */
  readonly at: string
  readonly standing: Episode | null
  readonly tonight: Tonight
}

export interface Drift {
  readonly regressions: readonly Regression[]
  /** What proves it: "31 nights taken together (p = .002)"; null where nothing drifted. */
  readonly by: string | null
}

export const NO_DRIFT: Drift = { regressions: [], by: null }

/**
 * The gates that have fallen slowly beside the reference (docs/nightly.md#slow-decay). What is worse tonight anyway, or stands as worse, is
 * told already.
 */
export function findDrift(facts: FindDrift): Drift {
  const { comparison, standing, tonight } = facts
  const gates = comparison.gates.filter((result) => Object.hasOwn(facts.beside.deltas, result.gate.id))
  const isTold = ({ gate: { id } }: GateResult): boolean => {
    const names = [id, nameRegression(id, 'reference')]
    return (
      names.some((name) => Object.hasOwn(standing?.worst ?? {}, name)) ||
      (tonight.kind === 'regressed' && tonight.regressions.some(({ of }) => of.kind === 'gate' && of.id === id))
    )
  }
  const found = gates
    .filter((result) => !isTold(result))
    .flatMap((result) => weighGate(result, facts, gates.length) ?? [])
    .sort((a, b) => (b.regression.margins ?? 0) - (a.regression.margins ?? 0))
  if (found.length === 0) return NO_DRIFT
  const p = Math.min(...found.map((one) => one.p))
  const nights = Math.max(...found.map((one) => one.nights))
  // What stands was proven on an earlier night.
  const proof = p > comparison.alpha ? '' : ` (${formatPInWords(p, comparison.alpha)})`
  const by = `${countOf(nights, 'night')} taken together${proof}`
  return { regressions: found.map(({ regression }) => regression), by }
}

interface Drifted {
  readonly regression: Regression
  /** Valid however often it is looked at, and for all gates together. */
  readonly p: number
  readonly nights: number
}

function weighGate(result: GateResult, facts: FindDrift, gates: number): Drifted | null {
  const { gate } = result
  const { values, from } = collectValues(gate.id, facts)
  const length = Math.min(LEVEL_NIGHTS, Math.floor(values.length / 2))
  if (length === 0) return null
  const deltas = values.map(({ value }) => value)
  const drifted = measureDrift(result, mean(deltas.slice(0, length)), mean(deltas.slice(-length)))
  const margins = countMargins(drifted)
  const isStanding = Object.hasOwn(facts.standing?.worst ?? {}, nameDrift(gate.id))
  const p = Math.min(1, gates / declineCapital(values, from))
  const isProven = isStanding || p <= facts.comparison.alpha
  const isFar = margins === null ? (drifted.delta ?? 0) < 0 : margins >= (isStanding ? OVER_BELOW : TOLD_FROM)
  if (!isProven || !isFar) return null
  const fact = `${describeFall(drifted)} over ${countOf(values.length, 'night')}`
  const own = result.row === 'log-ratio' ? null : formatMeasured(result).candidate
  const tonight = own === null ? '' : ` (tonight ${own})`
  const line = `${nameGate(result)} drifted: it ${fact.slice(nameGate(result).length + 1)}${tonight}`
  const of = { kind: 'gate', id: gate.id } as const
  return {
    regression: { id: nameDrift(gate.id), against: 'reference', of, fact, line, margins, result: drifted },
    ...{ p, nights: values.length },
  }
}

/**
 * The nights of a gate beside this reference, tonight's last: without those in which the gate was told as worse, and after the last one whose
 * level a person took for normal. Bets begin anew with each year of the reference.
 */
function collectValues(
  gate: string,
  { rows, beside, at }: FindDrift,
): { readonly values: readonly GroupedValue[]; readonly from: number } {
  const names = [gate, nameRegression(gate, 'reference')]
  const isIn = (worse: object, ids: readonly string[]): boolean => ids.some((id) => Object.hasOwn(worse, id))
  const nights = rows.filter(isNight)
  const accepted = nights.findLastIndex(
    ({ night }) => night.outcome === 'accepted' && isIn(night.worse, [...names, nameDrift(gate)]),
  )
  const kept = nights.slice(accepted + 1).flatMap(({ at: when, night }) => {
    const { beside_reference: then, worse } = night
    const value = then?.run_id === beside.run_id && !isIn(worse, names) ? ownDelta(then, gate) : null
    return then === undefined || value === null ? [] : [{ value, group: then.cases, at: when, seed: `${gate}/${when}` }]
  })
  const own = ownDelta(beside, gate)
  const all = own === null ? kept : [...kept, { value: own, group: beside.cases, at, seed: `${gate}/${at}` }]
  const yearOf = (when: string): number => Math.floor((Date.parse(when) - Date.parse(beside.at)) / YEAR_MS)
  const from = all.findIndex((one) => yearOf(one.at) >= yearOf(at))
  return { values: all, from: Math.max(0, from) }
}

function ownDelta({ deltas }: BesideReference, gate: string): number | null {
  return Object.hasOwn(deltas, gate) ? (deltas[gate] ?? null) : null
}

/** The gate from its level at first to its level now, both beside the reference. */
function measureDrift(result: GateResult, first: number, last: number): GateResult {
  const { metric, row, baseline, gate } = result
  const delta = last - first
  if (row === 'log-ratio' || baseline === null) return { ...result, gate: { ...gate, min: null, max: null }, delta }
  const sign = metric.direction === 'lower' ? -1 : 1
  return {
    ...result,
    gate: { ...gate, min: null, max: null },
    ...{ baseline: baseline + sign * first, candidate: baseline + sign * last, delta },
  }
}

/** The night with what drifted: the nights themselves prove it, so no measurement has to confirm it. */
export function joinDrift(tonight: Tonight, { regressions }: Drift): Tonight {
  if (regressions.length === 0 || tonight.kind === 'invalid' || tonight.kind === 'uncompared') return tonight
  const others = tonight.kind === 'regressed' ? tonight.regressions : []
  return { kind: 'regressed', regressions: [...others, ...regressions] }
}
