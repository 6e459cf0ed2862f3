import { describeSizeOpen } from '../../format/describe-reason.js'
import { isEstablished, isSlightlyWorse, isWorseSizeOpen, relativeChange } from '../../model/relative-change.js'
import { onlyCandidate, type Ranking } from '../../model/result/comparison.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { ListedMetric, MetricComparison } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { type ChartInput, chartLabel, defineChart, nameArms, type Sketch } from './chart.js'
import { type ChangeClaim, drawForest, type ForestRow, toForestRow } from './draw-forest.js'

const MOST_ROWS = 8
const HEIGHT = 240
/** The height with nine variants beside the first. */
const TALL = 300

const OPEN: ChangeClaim = { side: 'open', words: 'may be no change' }
const BETTER: ChangeClaim = { side: 'better', words: 'better' }
const WORSE: ChangeClaim = { side: 'worse', words: 'worse' }

/**
 * The claim of the tables: the first that a gate on the metric's whole suite makes, else what the metric's adjusted p establishes. An
 * interval alone claims nothing: one metric in twenty has one that excludes 0 although nothing changed.
 */
function claimChange(metric: ListedMetric, gates: readonly GateResult[], alpha: number): ChangeClaim {
  const ofMetric = gates.filter(
    ({ gate, row }) => gate.metric === metric.metric.id && gate.where === null && row !== null,
  )
  if (ofMetric.length > 0)
    return (
      ofMetric.map((one) => claimOfGate(one, alpha)).find(({ side }) => side !== 'open') ??
      claimOfGate(ofMetric[0] as GateResult, alpha)
    )
  if (!isEstablished(metric, alpha) || metric.cause !== null) return OPEN
  return (metric.delta ?? 0) > 0 ? BETTER : WORSE
}

function claimOfGate(result: GateResult, alpha: number): ChangeClaim {
  const { verdict, p_adjusted: p, delta } = result
  if (verdict === 'improved') return BETTER
  if (verdict === 'regressed') return WORSE
  if (breaksThreshold(result)) return { side: 'worse', words: 'worse, beyond its threshold (not a test)' }
  if (isSlightlyWorse(result, alpha)) return { side: 'worse', words: 'slightly worse, within the margin' }
  if (isWorseSizeOpen(result, alpha)) return { side: 'worse', words: describeSizeOpen(result) }
  if (result.row === 'fact' && delta === 0) return { side: 'open', words: 'no change' }
  // An absolute bound is broken, which says nothing of the change.
  return verdict === 'breached' && p !== null && p < alpha && delta !== null && delta < 0 ? WORSE : OPEN
}

/** The margin alone decided, and no absolute bound. */
function breaksThreshold(result: GateResult): boolean {
  const { gate, verdict, delta } = result
  if (verdict !== 'breached' || gate.evidence !== 'threshold' || gate.margin === null || (delta ?? 0) >= 0) return false
  const size = gate.margin.kind === 'absolute' ? delta : relativeChange(result)
  return size !== null && Math.abs(size) >= gate.margin.value - 1e-9
}

/**
 * Gated metrics in the order of the gates, then the others that moved, those of which something is claimed and the larger first.
 * What depends on the machine comes last, and is left out when it was measured on two; memory and CPU also where no gate asks for them.
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
      const { metric } = one
      const claim = claimChange(one, comparison.gates, comparison.alpha)
      const gate = gates[placeOf(one)]
      const row = toForestRow({ label: chartLabel(metric.title, 22), metric, difference: one, gate, claim })
      return row === null ? [] : [{ one, row }]
    })
  const weigh = ({ one, row }: (typeof rows)[number]): number => {
    if (placeOf(one) >= 0) return 1e6 - placeOf(one)
    const isClear = row.claim.side !== 'open'
    return (one.metric.environment === 'free' ? 1e5 : 0) + (isClear ? 1e4 : 0) + Math.min(1e3, Math.abs(row.value))
  }
  return rows
    .sort((a, b) => weigh(b) - weigh(a))
    .filter(isFirstOfItsKind)
    .slice(0, MOST_ROWS)
    .map(({ row }) => row)
}

/** Success and its only part change together: one row says it. */
function isFirstOfItsKind<Row extends { readonly one: MetricComparison }>(
  { one }: Row,
  at: number,
  all: readonly Row[],
): boolean {
  const keyOf = ({ n, baseline, delta }: MetricComparison): string => JSON.stringify([n, baseline, delta])
  return all.findIndex((other) => keyOf(other.one) === keyOf(one)) === at
}

const levelOf = (alpha: number): string => `${Math.round((1 - alpha) * 1000) / 10} % interval`

function drawMetrics(comparison: PairComparison): Sketch | string {
  const rows = listRows(comparison)
  if (rows.length === 0) return 'no metric has a change with an interval'
  const title = `Change by metric, right is better, ${levelOf(comparison.alpha)}`
  return drawForest({ title, of: 'metric', rows, height: HEIGHT })
}

function drawArms({ comparison, ...input }: ChartInput, ranking: Ranking): Sketch | string {
  const { alpha, baseline, arms, verdict } = comparison
  const gate = ranking.gates.find(({ id }) => id === verdict.primary)
  const metric = ranking.metrics.find(({ id }) => id === gate?.metric)
  if (gate === undefined || metric === undefined) return 'no gate is the primary one'
  const names = nameArms(input)
  const rows = arms.slice(1).flatMap(({ name }, place): readonly ForestRow[] => {
    const pair = ranking.pairs.find((one) => one.baseline === baseline && one.candidate === name)
    const difference = pair?.gates.find((one) => one.gate === gate.id)
    if (difference === undefined) return []
    const row = toForestRow({
      label: names[place + 1] ?? '',
      metric,
      difference,
      // A margin is what a change may cost, and decides nothing here.
      gate: undefined,
      // By the whole family, as the table of arms says who beats whom.
      claim: { candidate: BETTER, baseline: WORSE, neither: OPEN }[difference.better ?? 'neither'],
    })
    return row === null ? [] : [row]
  })
  if (rows.length === 0) return 'no variant has a change with an interval'
  const what = `Change of ${chartLabel(metric.title)} against ${names[0] ?? ''}`
  const title = `${what}, right is better, ${levelOf(alpha)}`
  return drawForest({ title, of: 'variant', rows, height: rows.length > MOST_ROWS / 2 ? TALL : HEIGHT })
}

/**
 * The changes that matter, at most eight, with their intervals; of several candidates how each differs from the baseline on the primary gate.
 * Better is to the right whatever the metric's own direction. Nothing is drawn without an interval, nor for a metric whose baseline is 0.
 */
export const deltaForest = defineChart({
  id: 'delta-forest',
  in_comment: 'always',
  about: [],
  draw(input) {
    const { ranking } = input.comparison
    return ranking === null ? drawMetrics(onlyCandidate(input.comparison)) : drawArms(input, ranking)
  },
})
