import { groupBy } from '../../model/group-by.js'
import { present } from '../../model/omit-undefined.js'
import { findMetric } from '../sections/standings.js'
import { describeCause, explainUntested } from '../../format/describe-reason.js'
import type {
  Candidate,
  MeasuredComparison,
  PairGate,
  ArmRanking,
  WrittenComparison,
} from '../../model/result/comparison.js'
import { findGateToOpen } from '../../model/result/pair-comparison.js'
import type { MeasuredPair, Concentration, Finding, ZeroRecall } from '../../model/result/finding.js'
import type { MetricComparison, SliceComparison, GateResult } from '../../model/result/gate-result.js'
import { writeRecommendations } from './write-recommendations.js'
import { countOf, formatCount, formatPInWords } from '../../format/format-number.js'
import { startSentence } from '../../format/join-names.js'
import { isEstablished } from '../../model/relative-change.js'
import {
  claimOf,
  type GateClaim,
  writeClaim,
  describeChange,
  nameExploratory,
  writeTrait,
  writeTrade,
} from './write-gate.js'
import { describeLoss } from '../sections/flips/worse-cases.js'
import { metricOf } from '../sections/gate-words.js'
import { writeMetrics, writeReasons } from './write-metrics.js'

/** Returns a comparison as written to `comparison.json`: every cause is also in plain words, for readers of the file. */
export function writeComparison({ candidates, ranking, ...comparison }: MeasuredComparison): WrittenComparison {
  return { ...comparison, candidates: candidates.map(writeCandidate), ranking: ranking && writeRanking(ranking) }
}

function withRemark<Metric extends MetricComparison>(metric: Metric): Metric & { readonly reason: string | null } {
  return { ...metric, reason: metric.cause === null ? null : explainUntested(metric.cause, metric.metric) }
}

function writeCandidate({ facts, ...pair }: Candidate & MeasuredPair): WrittenComparison['candidates'][number] {
  const { coverage, warnings, verdict, ...candidate } = pair
  const measured = { ...pair, facts }
  return {
    ...candidate,
    ...(coverage !== undefined && { coverage: { ...coverage, losses: coverage.losses.map(withRemark) } }),
    gates: candidate.gates.map((gate) => ({ ...gate, reason: describeCause(gate) })),
    metrics: candidate.metrics.map(withRemark),
    slices: candidate.slices.map((slice) => ({ ...slice, result: withRemark(slice.result) })),
    findings: writeFindings(measured),
    recommendations: writeRecommendations(measured).map((one) => ({ ...one, text: `${one.text}.` })),
    warnings,
    verdict,
  }
}

function writeRanking(ranking: ArmRanking): WrittenComparison['ranking'] {
  const withReason = (gate: PairGate) => {
    const metric = findMetric(ranking, gate.gate)
    if (metric === undefined) throw new Error(`the ranking has no metric of gate ${gate.gate}`)
    return { ...gate, reason: describeCause({ ...gate, metric }) }
  }
  return { ...ranking, pairs: ranking.pairs.map((pair) => ({ ...pair, gates: pair.gates.map(withReason) })) }
}

const SHOWN_CASES = 5

/**
 * Writes what a reader should know as sentences with their numbers and n: what the failing cases have in common, then gates, then metrics
 * without a gate; losses before gains. Each claims no more than its test supports: a gate its verdict, a metric without a gate or a tag its
 * adjusted p, as exploratory.
 */
export function writeFindings(comparison: MeasuredPair): readonly Finding[] {
  const { gates, alpha } = comparison
  const { concentration, zero_recall: zero } = comparison.facts
  const ranked = [...gates].sort((a, b) => rankOf(a) - rankOf(b))
  const byClaim = groupBy(ranked, (result) => claimOf(result, alpha))
  const pick = (...claims: readonly GateClaim[]): readonly Finding[] =>
    claims.flatMap((claim) => (byClaim.get(claim) ?? []).map((result) => writeFinding(result, claim, alpha)))
  const metrics = writeMetrics(comparison)
  const slices = writeSlices(comparison, concentration?.tag ?? null)
  const zeroRecall = listFindings('zero-recall', writeZeroRecall(zero, comparison.baseline !== null))
  const hasNewlyMissed = (zero?.newly_missed.length ?? 0) > 0
  const findings: readonly Finding[] = [
    ...listFindings('confirmed-case', writeConfirmed(comparison)),
    ...listFindings('cause', [
      ...writeReasons(comparison),
      ...(concentration === null ? [] : [writeConcentration(concentration, comparison)]),
    ]),
    ...pick('invalid', 'failed', 'unproven', 'suspect'),
    ...(hasNewlyMissed ? zeroRecall : []),
    ...metrics.worse,
    ...slices.worse,
    ...pick('worse-inside', 'slightly-worse'),
    ...writeGains(comparison, byClaim.get('improved') ?? []),
    ...metrics.better,
    ...slices.better,
    ...pick('maybe-worse', 'maybe-better'),
    ...(hasNewlyMissed ? [] : zeroRecall),
    ...listFindings('edited-cases', writeEdited(comparison)),
  ]
  // A warn gate and a fail gate on one metric give a single finding, with the worse claim.
  const gated = findings
    .map((finding) => gates.find(({ gate }) => gate.id === finding.gate))
    .map((gate) => gate && metricOf(gate))
  return findings.filter((_, at) => gated[at] === undefined || gated.indexOf(gated[at]) === at)
}

function writeFinding(result: GateResult, claim: GateClaim, alpha: number): Finding {
  return { about: 'gate', gate: result.gate.id, text: `${writeClaim(result, claim, alpha)}.` }
}

/** Returns findings that are about no gate. */
function listFindings(about: Finding['about'], texts: readonly string[]): readonly Finding[] {
  return texts.map((text) => ({ about, gate: null, text }))
}

/** Writes `All 9 cases that broke are tagged auth, as are 20 of the 60 cases that passed before (Fisher's exact p = .002): exploratory.` */
function writeConcentration(concentration: Concentration, comparison: MeasuredPair): string {
  const { verb, failing, all_failing: all, having, at_risk: atRisk, p, family } = concentration
  const { alpha } = comparison
  const lost = findGateToOpen(comparison)
  const [broke, of] =
    lost === null
      ? ['broke', `${countOf(atRisk, 'case')} that passed before`]
      : [describeLoss(lost), countOf(atRisk, 'compared case')]
  const subject =
    failing.length === all ? `All ${formatCount(all)}` : `${formatCount(failing.length)} of the ${formatCount(all)}`
  const over = family.size > 1 ? ` by Benjamini–Hochberg over ${family.size} ${family.kind}` : ''
  const proof =
    p === null ? 'not tested: cases of one cluster fail together' : `Fisher's exact ${formatPInWords(p, alpha)}${over}`
  return `${subject} cases that ${broke} ${writeTrait(concentration)}, as ${verb} ${formatCount(having)} of the ${of} (${proof}): exploratory.`
}

/** Writes the first gain on each set of cases with its cost, which is the same for all gains on these cases. */
function writeGains(comparison: MeasuredPair, improved: readonly GateResult[]): readonly Finding[] {
  return improved.map((result, place) =>
    improved.findIndex(({ gate }) => gate.where === result.gate.where) === place
      ? writeTrade(result, comparison)
      : writeFinding(result, 'improved', comparison.alpha),
  )
}

const rankOf = ({ gate }: GateResult): number => (gate.severity === 'fail' ? 0 : 2) + (gate.primary ? 0 : 1)

function writeConfirmed({ zero_tolerance: confirmed, flips }: MeasuredPair): readonly string[] {
  const shown = flips.filter((flip) => flip.confirmed).slice(0, SHOWN_CASES)
  const sentences = shown.map(({ case_id: id, critical, baseline, candidate }) => {
    const kind = critical ? ' (critical)' : ''
    return `${id}${kind} passed in ${writeTrials(baseline.trials, 'baseline trial')} and fails in ${writeTrials(candidate.trials, 'trial')} now: confirmed.`
  })
  const more = confirmed.length - shown.length
  return present(...sentences, more > 0 && `${countOf(more, 'more case is', 'more cases are')} confirmed as broken.`)
}

function writeTrials(count: number, noun: string): string {
  return count === 1 ? `its one ${noun}` : `all ${count} ${noun}s`
}

/** Describes the queries for which nothing relevant was retrieved, those that are new first. */
function writeZeroRecall(zero: ZeroRecall | null, hasBaseline: boolean): readonly string[] {
  if (zero === null) return []
  const { n, missed, newly_missed: newly, still_missed: still, found_again: found } = zero
  const cases = `of the ${countOf(n, 'case')} with expected spans`
  const retrieve = ({ length }: readonly string[]): string => (length === 1 ? 'retrieves' : 'retrieve')
  const count = ({ length }: readonly string[]): string => formatCount(length)
  const now = found.length === 1 ? 'does' : 'do'
  if (!hasBaseline || newly.length + still.length + found.length === 0)
    return missed.length === 0 ? [] : [`${count(missed)} ${cases} ${retrieve(missed)} none of them.`]
  if (newly.length > 0) {
    const clauses = present(
      `${count(newly)} ${cases} now ${retrieve(newly)} none of them`,
      still.length > 0 && `${count(still)} ${retrieve(still)} none, as before`,
      found.length > 0 && `${count(found)} that retrieved none ${now} now`,
    )
    return [`${clauses.join('; ')}.`]
  }
  if (found.length === 0) return [`${count(still)} ${cases} ${retrieve(still)} none of them, as before.`]
  const rest = still.length > 0 ? `; ${count(still)} still ${retrieve(still)} none` : ''
  return [`${count(found)} ${cases} retrieved none of them before and ${now} now${rest}.`]
}

function writeEdited({ cases: { edited, edited_failing: failing } }: MeasuredPair): readonly string[] {
  if (edited.length === 0) return []
  const subject = countOf(edited.length, 'edited case is', 'edited cases are')
  if (failing.length === 0) return [`${subject} not compared.`]
  const some = `${formatCount(failing.length)} of them ${failing.length === 1 ? 'fails' : 'fail'} now`
  return [`${subject} not compared; ${edited.length === 1 ? 'it fails now' : some}.`]
}

const MAX_TOLD = 3

/**
 * Describes tags whose success changed by Benjamini and Hochberg's p over all metrics and tags: exploratory, most certain first. `reported`
 * is a tag that another finding names.
 */
function writeSlices(comparison: MeasuredPair, reported: string | null) {
  const { slices, alpha } = comparison
  const family = nameExploratory(comparison)
  const write = (word: string, holds: (delta: number) => boolean): readonly Finding[] => {
    const moved = slices
      .filter(({ tag }) => tag !== reported)
      .filter(({ result, p_adjusted }) => isEstablished({ ...result, p_adjusted }, alpha) && result.cause === null)
      .filter(({ result }) => holds(result.delta ?? 0))
      .sort((a, b) => a.p_adjusted - b.p_adjusted)
    const sentence = ({ tag, result, p_adjusted: p }: SliceComparison): string =>
      `${startSentence(result.metric.title)} in ${tag} ${describeChange(result, `${formatPInWords(p, alpha)}${family}`, alpha)}: ${word}, exploratory.`
    const others = moved.slice(MAX_TOLD).map(({ tag }) => tag)
    return listFindings('slice', [
      ...moved.slice(0, MAX_TOLD).map(sentence),
      ...(others.length === 0 ? [] : [`${countOf(others.length, 'more tag')} ${word}: ${others.join(', ')}.`]),
    ])
  }
  return { worse: write('worse', (delta) => delta < 0), better: write('better', (delta) => delta > 0) }
}
