import { describeUnsized } from '../../format/describe-reason.js'
import { isEstablished, isSlightlyWorse, isWorseUnsized, relativeChange } from '../../model/relative-change.js'
import { onlyCandidate, type ArmRanking } from '../../model/result/comparison.js'
import type { GateResult, ListedMetric, MetricComparison } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { findMetric, findResult } from '../sections/standings.js'
import { explainRange } from '../words/these-cases-words.js'
import { topicOfMetric } from '../words/write-metrics.js'
import { type ChartInput, chartLabel, defineChart, nameArms, type Sketch } from './chart.js'
import { type ChangeClaim, drawForest, type ForestRow, toForestRow } from './draw-forest.js'

/** The most metrics without a gate; the tables contain the others. */
const MAX_UNGATED = 2

const OPEN: ChangeClaim = { side: 'open', words: 'may be no change' }
const BETTER: ChangeClaim = { side: 'better', words: 'better' }
const WORSE: ChangeClaim = { side: 'worse', words: 'worse' }

/**
 * Returns the same claim as the tables: the first definite one by a gate on all cases, else what the metric's adjusted p establishes. An
 * interval alone claims nothing: for one metric in twenty it excludes 0 although nothing changed.
 */
function claimChange(metric: ListedMetric, gates: readonly GateResult[], alpha: number): ChangeClaim {
  const claims = gates
    .filter(({ gate, row }) => gate.metric === metric.metric.id && gate.where === null && row !== null)
    .map((one) => ({ one, claim: claimOfGate(one, alpha) }))
    .map(({ one, claim }) => ({ ...claim, words: `${claim.words}${explainRange(one, alpha)}` }))
  if (claims[0] !== undefined) return claims.find(({ side }) => side !== 'open') ?? claims[0]
  if (!isEstablished(metric, alpha) || metric.cause !== null) return OPEN
  return (metric.delta ?? 0) > 0 ? BETTER : WORSE
}

function claimOfGate(result: GateResult, alpha: number): ChangeClaim {
  const { verdict, p_adjusted: p, delta } = result
  if (verdict === 'improved') return BETTER
  if (verdict === 'regressed') return WORSE
  if (breaksThreshold(result)) return { side: 'worse', words: 'worse, beyond its threshold (not a test)' }
  if (isSlightlyWorse(result, alpha)) return { side: 'worse', words: 'slightly worse, within the margin' }
  if (isWorseUnsized(result, alpha)) return { side: 'worse', words: describeUnsized(result) }
  if (result.row === 'fact' && delta === 0) return { side: 'open', words: 'no change' }
  // A broken absolute bound says nothing about the change.
  return verdict === 'breached' && p !== null && p < alpha && delta !== null && delta < 0 ? WORSE : OPEN
}

/** Whether the margin decided, not an absolute bound. */
function breaksThreshold(result: GateResult): boolean {
  const { gate, verdict, delta } = result
  if (verdict !== 'breached' || gate.evidence !== 'threshold' || gate.margin === null || (delta ?? 0) >= 0) return false
  const size = gate.margin.kind === 'absolute' ? delta : relativeChange(result)
  return size !== null && Math.abs(size) >= gate.margin.value - 1e-9
}

/**
 * Lists gated metrics in the order of the gates, then two others that moved, preferably with a definite claim and a large change. Metrics
 * that depend on the machine come last, and are left out if measured on two machines; memory and CPU also if no gate checks them.
 */
function listRows(comparison: PairComparison): readonly ForestRow[] {
  const gates = comparison.gates.map(({ gate }) => gate).filter(({ where }) => where === null)
  const placeOf = ({ metric: { id } }: MetricComparison): number => gates.findIndex(({ metric }) => metric === id)
  const rows = comparison.metrics
    .filter(
      (one) =>
        one.metric.direction !== 'neutral' &&
        (one.metric.environment === 'free' || comparison.interleaved) &&
        (placeOf(one) >= 0 || (one.delta !== 0 && !one.metric.id.startsWith('resources.'))),
    )
    .flatMap((one) => {
      const claim = claimChange(one, comparison.gates, comparison.alpha)
      const row = toForestRow(chartLabel(one.metric.title), one, claim, gates[placeOf(one)])
      return row === null ? [] : [{ one, row }]
    })
  const weigh = ({ one, row }: Listed): number => {
    const isClear = row.claim.side !== 'open'
    return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + Math.min(1e3, Math.abs(row.value))
  }
  const isGated = ({ one }: Listed): boolean => placeOf(one) >= 0
  const chosen = rows
    .filter(isGated)
    .sort((a, b) => placeOf(a.one) - placeOf(b.one))
    .filter((listed, at, all) => !all.slice(0, at).some((before) => hasSameFigures(before, listed)))
  const most = chosen.length + MAX_UNGATED
  for (const listed of rows.filter((one) => !isGated(one)).sort((a, b) => weigh(b) - weigh(a)))
    if (chosen.length < most && !chosen.some((before) => says(before, listed))) chosen.push(listed)
  return chosen.map(({ row }) => row)
}

interface Listed {
  readonly one: ListedMetric
  readonly row: ForestRow
}

/** Whether two metrics have the same figures, as success and its only part do: one row is enough. */
function hasSameFigures(before: Listed, { one: { n, baseline, delta } }: Listed): boolean {
  return before.one.n === n && before.one.baseline === baseline && before.one.delta === delta
}

/** Whether a row would repeat another: metrics of one topic that moved the same way, such as recall and zero-recall, or F1@3 and F1@5. */
function says(before: Listed, listed: Listed): boolean {
  if (hasSameFigures(before, listed)) return true
  const isSameWay = Math.sign(before.row.value) === Math.sign(listed.row.value)
  const isAsSure = before.row.claim.side !== 'open' || listed.row.claim.side === 'open'
  return isSameWay && isAsSure && topicOfMetric(before.one) === topicOfMetric(listed.one)
}

function drawArms({ comparison, ...input }: ChartInput, ranking: ArmRanking): Sketch | string {
  const { alpha, baseline, arms, verdict } = comparison
  const gate = ranking.gates.find(({ id }) => id === verdict.primary)
  const metric = findMetric(ranking, verdict.primary)
  if (gate === undefined || metric === undefined) return 'no gate is the primary one'
  const names = nameArms(input)
  const rows = arms.slice(1).flatMap(({ name }, place) => {
    const difference = findResult(ranking, gate.id, [baseline ?? '', name])
    if (difference === undefined) return []
    // By the whole family of tests, as in the table of arms.
    const claim = { candidate: BETTER, baseline: WORSE, neither: OPEN }[difference.better ?? 'neither']
    // Without a margin, which limits the loss by a change and decides nothing between variants.
    return toForestRow(names[place + 1] ?? '', { metric, ...difference }, claim) ?? []
  })
  if (rows.length === 0) return 'no variant has a change with an interval'
  const subject = `Change of ${chartLabel(metric.title)} against ${names[0] ?? ''}`
  return drawForest(subject, 'variant', alpha, rows)
}

/**
 * The changes of the gates and of two other metrics with their intervals; for several candidates, how each differs from the baseline on the
 * primary gate. Better is on the right, whatever the metric's direction. Nothing is drawn without an interval, or for a metric whose
 * baseline is 0.
 */
export const deltaForest = defineChart({
  id: 'delta-forest',
  in_comment: 'always',
  about: [],
  draw(input) {
    const { ranking, alpha } = input.comparison
    if (ranking !== null) return drawArms(input, ranking)
    const rows = listRows(onlyCandidate(input.comparison))
    if (rows.length === 0) return 'no metric has a change with an interval'
    return drawForest('Change by metric', 'metric', alpha, rows)
  },
})
