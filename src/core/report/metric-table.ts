import type { Comparison, ListedMetric } from '../model/comparison.js'
import { isEstablished, isPotentiallyMeaningful } from '../model/relative-change.js'
import type { Block, ReportContext, Text } from '../model/report.js'
import { formatMeasured } from '../format/format-measured.js'
import { countOf, formatNumber } from '../format/format-number.js'
import { formatP } from '../format/format-p.js'

/** The change in bold where its adjusted p speaks for it, and what must be known to read it. */
function describeChange(metric: ListedMetric, alpha: number): Text {
  const text = formatMeasured(metric)
  if (text.change === null) return [metric.reason ?? '–']
  const isClear = isEstablished(metric, alpha) && metric.reason === null
  return [
    isClear ? { kind: 'strong', text: text.change } : text.change,
    text.interval === null ? '' : ` ${text.interval}`,
    isPotentiallyMeaningful(metric, alpha) ? ' · potentially meaningful' : '',
    metric.p === null || metric.reason === null ? '' : ` · ${metric.reason}`,
    ...(metric.marks ?? []).map((mark) => ` · ${mark}`),
  ]
}

/** The metrics that no gate speaks of, folded away; null when there is none. */
export function buildMetricTable(comparison: Comparison, context: ReportContext): Block | null {
  const { alpha } = comparison
  const gated = new Set(
    comparison.gates.filter((result) => result.gate.where === null).map((result) => result.metric.id),
  )
  const measured = comparison.metrics.filter(
    ({ metric, baseline, candidate, marks }) =>
      !gated.has(metric.id) && (baseline !== null || candidate !== null || marks !== undefined),
  )
  if (measured.length === 0) return null
  const rows = measured.map((metric): Text[] => {
    const text = formatMeasured(metric)
    return [
      [metric.metric.title],
      [text.baseline ?? '–'],
      [text.candidate ?? '–'],
      describeChange(metric, alpha),
      [metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha)],
      [formatNumber(metric.n, { decimals: 0 })],
    ]
  })
  return {
    kind: 'details',
    summary: [`${countOf(measured.length, 'more metric')}, without a gate: exploratory, no verdict hangs on them`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'metric', align: 'left' },
          { title: context.names.baseline, align: 'right' },
          { title: context.names.candidate, align: 'right' },
          { title: `change [${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
          { title: 'p (Benjamini–Hochberg)', align: 'right' },
          { title: 'n', align: 'right' },
        ],
        rows,
      },
    ],
  }
}
