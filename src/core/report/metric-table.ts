import type { Comparison } from '../model/comparison.js'
import type { Block, ReportContext } from '../model/report.js'
import { formatMeasured } from './format-metric.js'
import { countOf, formatNumber } from './format-number.js'

/** The metrics that no gate speaks of, folded away; null when there is none. */
export function buildMetricTable(comparison: Comparison, context: ReportContext): Block | null {
  const gated = new Set(
    comparison.gates.filter((result) => result.gate.where === null).map((result) => result.metric.id),
  )
  const measured = comparison.metrics.filter(
    (metric) => !gated.has(metric.metric.id) && (metric.baseline !== null || metric.candidate !== null),
  )
  if (measured.length === 0) return null
  const rows = measured.map((metric) => {
    const text = formatMeasured(metric)
    return [
      [metric.metric.title],
      [text.baseline ?? '–'],
      [text.candidate ?? '–'],
      [
        text.change === null
          ? (metric.reason ?? '–')
          : `${text.change}${text.interval === null ? '' : ` ${text.interval}`}`,
      ],
      [formatNumber(metric.n, { decimals: 0 })],
    ]
  })
  return {
    kind: 'details',
    summary: [`${countOf(measured.length, 'more metric')}, without a gate: for information, not tested`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'metric', align: 'left' },
          { title: context.names.baseline, align: 'right' },
          { title: context.names.candidate, align: 'right' },
          { title: `change [${formatNumber((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI]`, align: 'left' },
          { title: 'n', align: 'right' },
        ],
        rows,
      },
    ],
  }
}
