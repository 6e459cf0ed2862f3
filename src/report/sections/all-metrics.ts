import { describeMeanChange } from '../../format/describe-mean-change.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatNumber, formatP } from '../../format/format-number.js'
import type { ListedMetric } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { isEstablished, isPotentiallyMeaningful } from '../../model/relative-change.js'
import type { Block, ReportContext, Text } from '../../model/result/report.js'
import type { Run } from '../../model/run/run.js'
import { titleChange } from './gate-words.js'

/**
 * Every metric with its interval: those of gates first, then those that clearly moved, then the rest. Where nothing is compared, what the run
 * measured. Null without any.
 */
export function buildAllMetrics(
  comparison: PairComparison,
  context: ReportContext,
  measured: Pick<Run, 'metrics' | 'summaries'>,
): Block | null {
  return comparison.baseline === null ? listValues(measured, context) : listChanges(comparison, context)
}

function listValues(
  { metrics, summaries }: Pick<Run, 'metrics' | 'summaries'>,
  { names }: ReportContext,
): Block | null {
  const rows = metrics.flatMap((facts): Text[][] => {
    const { mean = null, n = 0, applicable = 0 } = summaries[facts.id] ?? {}
    if (mean === null) return []
    return [[[facts.title], [formatValue(facts, mean)], [countIn(n)], [countIn(applicable - n)]]]
  })
  if (rows.length === 0) return null
  return {
    kind: 'details',
    summary: [`All ${rows.length} metrics`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'metric', align: 'left' },
          { title: names.candidate, align: 'right' },
          { title: 'n', align: 'right', hint: 'Cases with a score.' },
          { title: 'unscored', align: 'right', hint: 'Cases that should have a score and have none.' },
        ],
        rows,
      },
    ],
  }
}

const countIn = (count: number): string => formatNumber(count, { decimals: 0 })

function listChanges(comparison: PairComparison, context: ReportContext): Block | null {
  const { alpha } = comparison
  const gated = new Set(comparison.gates.filter(({ gate }) => gate.where === null).map(({ metric }) => metric.id))
  const measured = comparison.metrics.filter(
    ({ baseline, candidate, marks }) => baseline !== null || candidate !== null || marks !== undefined,
  )
  if (measured.length === 0) return null
  const isClear = (metric: ListedMetric): boolean => isEstablished(metric, alpha) && metric.reason === null
  const rankOf = (metric: ListedMetric): number =>
    gated.has(metric.metric.id) ? 0 : isClear(metric) ? 1 : metric.delta === null || metric.delta === 0 ? 3 : 2
  const rows = [...measured]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((metric): Text[] => {
      const text = formatMeasured(metric)
      const notes = [
        ...(isPotentiallyMeaningful(metric, alpha) ? ['potentially meaningful'] : []),
        ...(metric.reason === null ? [] : [metric.reason]),
        ...(metric.marks ?? []),
      ]
      return [
        [metric.metric.title],
        [gated.has(metric.metric.id) ? 'gate' : isClear(metric) ? 'moved' : ''],
        [text.baseline ?? '–'],
        [text.candidate ?? '–'],
        [text.change === null ? '–' : `${text.change}${describeMeanChange(metric)}`],
        [text.interval ?? '–'],
        [metric.p_adjusted === null ? '–' : formatP(metric.p_adjusted, alpha)],
        [formatNumber(metric.n, { decimals: 0 })],
        [notes.join('; ')],
      ]
    })
  return {
    kind: 'details',
    summary: [`All ${measured.length} metrics`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'metric', align: 'left' },
          { title: 'role', align: 'left' },
          { title: context.names.baseline, align: 'right' },
          { title: context.names.candidate, align: 'right' },
          { title: 'change', align: 'right', hint: 'Positive is a rise, whether that is good or bad.' },
          { title: `${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% interval`, align: 'left' },
          {
            title: 'p adjusted',
            align: 'right',
            hint: 'Gates: by Holm. The others: by Benjamini and Hochberg, and no verdict hangs on them.',
          },
          { title: 'n', align: 'right', hint: 'Paired cases.' },
          { title: 'remarks', align: 'left' },
        ],
        rows,
      },
    ],
  }
}

/** Success by tag, folded away, worst first; null when there are no slices. */
export function buildSliceTable(comparison: PairComparison, context: ReportContext): Block | null {
  if (comparison.slices.length === 0) return null
  const slices = [...comparison.slices].sort((a, b) => (a.result.delta ?? 0) - (b.result.delta ?? 0))
  return {
    kind: 'details',
    summary: [`Success by tag, ${countOf(slices.length, 'tag')}: exploratory, no verdict hangs on it`],
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'tag', align: 'left' },
          { title: context.names.baseline, align: 'right' },
          { title: context.names.candidate, align: 'right' },
          { title: titleChange(comparison), align: 'left' },
          { title: 'p (Benjamini–Hochberg)', align: 'right' },
          { title: 'n', align: 'right' },
        ],
        rows: slices.map(({ tag, result, p_adjusted: p }) => {
          const text = formatMeasured(result)
          return [
            [{ kind: 'code' as const, text: tag }],
            [text.baseline ?? '–'],
            [text.candidate ?? '–'],
            [`${text.change ?? '–'}${text.interval === null ? '' : ` ${text.interval}`}`],
            [formatP(p, comparison.alpha)],
            [formatNumber(result.n, { decimals: 0 })],
          ]
        }),
      },
    ],
  }
}
