import { countOf } from '../format/format-number.js'
import type { GateResult } from '../model/comparison.js'
import type { Finding } from '../model/finding.js'
import { findConcentration } from './findings/find-concentration.js'
import { tell, type FindingFacts } from './findings/finding-facts.js'
import { claimOf, writeGate, type GateClaim } from './findings/write-gate.js'
import { writeMetrics } from './findings/write-metrics.js'
import { writeSlices } from './findings/write-slices.js'
import { writeTrade } from './findings/write-trade.js'

const SHOWN_CASES = 5

/**
 * What a reader should know, as sentences with their numbers and n, worst first. Each claims what its test supports and no
 * more: a gate what its verdict says, a metric without a gate or a tag what its adjusted p says, as exploratory; the rest
 * that moved by 10 % is potentially meaningful.
 */
export function writeFindings(facts: FindingFacts): readonly Finding[] {
  const { gates, alpha } = facts
  const claims = [...gates]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((result) => ({ result, claim: claimOf(result, alpha) }))
  const pick = (claim: GateClaim): readonly Finding[] =>
    claims
      .filter((one) => one.claim === claim)
      .map(({ result }) => ({ about: 'gate', gate: result.gate.id, text: writeGate(result, claim, alpha) }))
  const metrics = writeMetrics(facts)
  const slices = writeSlices(facts)
  const concentration = findConcentration(facts)
  return [
    ...pick('invalid'),
    ...tell('confirmed-case', writeConfirmed(facts)),
    ...pick('failed'),
    ...pick('unproven'),
    ...tell('tag', concentration === null ? [] : [concentration.text]),
    ...pick('suspect'),
    ...metrics.worse,
    ...slices.worse,
    ...pick('worse-inside'),
    ...pick('slightly-worse'),
    ...tell('zero-recall', writeZeroRecall(facts)),
    ...pick('maybe-worse'),
    ...metrics.maybe_worse,
    ...tell('edited-cases', writeEdited(facts)),
    ...claims.filter(({ claim }) => claim === 'improved').map(({ result }) => writeTrade(result, facts)),
    ...metrics.better,
    ...slices.better,
    ...pick('maybe-better'),
    ...metrics.maybe_better,
  ]
}

function rankOf({ gate }: GateResult): number {
  return (gate.severity === 'fail' ? 0 : 2) + (gate.primary ? 0 : 1)
}

function writeConfirmed({ zero_tolerance: confirmed, flips }: FindingFacts): readonly string[] {
  const shown = flips.filter((flip) => flip.confirmed).slice(0, SHOWN_CASES)
  const sentences = shown.map(({ case_id: id, critical, baseline, candidate }) => {
    const kind = critical ? ' (critical)' : ''
    return `${id}${kind} passed in ${writeTrials(baseline.trials, 'baseline trial')} and fails in ${writeTrials(candidate.trials, 'trial')} now: confirmed.`
  })
  const more = confirmed.length - shown.length
  return more > 0 ? [...sentences, `${countOf(more, 'more case')} confirmed as newly failing.`] : sentences
}

function writeTrials(count: number, noun: string): string {
  return count === 1 ? `its one ${noun}` : `all ${count} ${noun}s`
}

/** requirements 33: the queries that were missed completely. */
function writeZeroRecall({ zero_recall: zero, baseline }: FindingFacts): readonly string[] {
  if (zero === null || zero.missed.length === 0) return []
  const subject = `${zero.missed.length} of the ${countOf(zero.n, 'case')} with expected spans ${zero.missed.length === 1 ? 'retrieves' : 'retrieve'} none of them`
  if (baseline === null) return [`${subject}.`]
  return zero.newly_missed.length === 0
    ? [`${subject}, as before.`]
    : [`${subject}; ${zero.newly_missed.length} of these did in the baseline.`]
}

function writeEdited({ cases: { edited, edited_failing: failing } }: FindingFacts): readonly string[] {
  if (edited.length === 0) return []
  const subject = edited.length === 1 ? '1 edited case is' : `${edited.length} edited cases are`
  if (failing.length === 0) return [`${subject} not compared.`]
  const rest =
    edited.length === 1 ? 'it fails now' : `${failing.length} of them ${failing.length === 1 ? 'fails' : 'fail'} now`
  return [`${subject} not compared; ${rest}.`]
}
