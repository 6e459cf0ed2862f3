import { describeRemark } from '../../format/describe-reason.js'
import { describeMeanChange, formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount, formatP } from '../../format/format-number.js'
import { isEstablished, isPotentiallyMeaningful, relativeChange } from '../../model/relative-change.js'
import type { ListedMetric } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import { paragraph, present, strong } from '../blocks.js'
import { type ComparedCandidate, gatedMetrics, joinRows, tableOfEach } from '../candidate-report.js'
import { exploratoryColumns } from './all-metrics.js'

/** A comment is read on a phone: the rest stands in documents that are opened on purpose. */
const MOST_SHOWN = 12
/** Columns of more arms fit no comment. */
const MOST_CANDIDATES = 4
const NOISE = 1e-9

/** The metrics that no gate speaks of and that moved in a candidate, what is clearest first, folded away; null when nothing did. */
export function buildMovedMetrics(candidates: readonly ComparedCandidate[]): Block | null {
  const [first] = candidates
  if (first === undefined || candidates.length > MOST_CANDIDATES) return null
  const { alpha } = first.comparison
  const ungated = joinRows(
    candidates.map(({ comparison }) => ungatedMetrics(comparison)),
    ({ metric }) => metric.id,
  )
  type Row = (typeof ungated)[number]
  const least = ({ each }: Row): number => Math.min(...each.map((one) => (one === null ? 4 : rank(one, alpha))))
  const most = ({ each }: Row): number => Math.max(...each.map((one) => (one === null ? 0 : size(one))))
  const moved = ungated
    .filter(({ each }) => each.some((one) => one !== null && hasMoved(one, alpha)))
    .sort((a, b) => least(a) - least(b) || most(b) - most(a))
  if (moved.length === 0) return null
  const rows = moved.slice(0, MOST_SHOWN)
  const rest = ungated.length - rows.length
  const all = countOf(ungated.length, 'more metric')
  const count = moved.length === ungated.length ? all : `${formatCount(moved.length)} of ${all}`
  const table = tableOfEach(candidates, {
    titles: ['metric'],
    rows,
    lead: ({ first: { metric } }) => [metric.title],
    columns: exploratoryColumns,
    cells: (metric) =>
      metric === null
        ? ['–', '–', '–', '0']
        : [
            formatMeasured(metric).candidate ?? '–',
            describeChange(metric, alpha),
            metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha),
            formatCount(metric.n),
          ],
  })
  return {
    kind: 'details',
    summary: [`${count} moved: exploratory, with no effect on the verdict`],
    blocks: present(table, rest > 0 && paragraph(`The full report has ${countOf(rest, 'more', 'more')}.`)),
    abridged: true,
  }
}

function ungatedMetrics(comparison: PairComparison): readonly ListedMetric[] {
  const gated = gatedMetrics(comparison)
  return comparison.metrics.filter(
    ({ metric, baseline, candidate, marks }) =>
      // The source code has a table of its own, which is here when there is something to see in it.
      !gated.includes(metric.id) &&
      metric.measured_on === undefined &&
      // How often a change is asked is the plan's choice, not its doing.
      (metric.per_run?.figure !== 'passes' || (baseline !== null && candidate !== null)) &&
      (baseline !== null || candidate !== null || marks !== undefined),
  )
}

/**
 * A metric that only one side has, or that is marked, counts as moved. Memory and CPU are never the same twice: they count where both sides ran
 * side by side and the change says something.
 */
function hasMoved(metric: ListedMetric, alpha: number): boolean {
  const { delta, baseline, candidate, marks } = metric
  if (marks !== undefined) return true
  if (metric.metric.id.startsWith('resources.'))
    return metric.cause === null && (isEstablished(metric, alpha) || isPotentiallyMeaningful(metric, alpha))
  return delta === null ? baseline !== candidate : Math.abs(delta) > NOISE
}

/** What depends on the machine comes last, whatever it says: two machines always differ. */
function rank(metric: ListedMetric, alpha: number): number {
  if (metric.metric.environment === 'bound') return 3
  if (isEstablished(metric, alpha) && metric.cause === null) return 0
  return isPotentiallyMeaningful(metric, alpha) ? 1 : 2
}

/** From what is not comparable by its share, a change from 0, to the smallest change; of machines no order is worth anything. */
function size(metric: ListedMetric): number {
  if (metric.metric.environment === 'bound') return 0
  return Math.abs(relativeChange(metric) ?? Number.MAX_VALUE)
}

/** The change in bold where its adjusted p speaks for it, and what a reader must know to read it. */
function describeChange(metric: ListedMetric, alpha: number): Text {
  const text = formatMeasured(metric)
  const remark = metric.cause === null ? null : describeRemark(metric.cause, metric.metric)
  if (text.change === null) return [remark ?? '–']
  const isClear = isEstablished(metric, alpha) && remark === null
  return [
    isClear ? strong(text.change) : text.change,
    text.interval === null ? '' : ` ${text.interval}`,
    describeMeanChange(metric),
    isPotentiallyMeaningful(metric, alpha) ? ' · potentially meaningful' : '',
    metric.p === null || remark === null ? '' : ` · ${remark}`,
    ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
  ]
}
