import type { Comparison } from '../../model/comparison.js'
import type { Block, ReportContext } from '../../model/report.js'
import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { formatP } from '../../format/format-p.js'
import { titleChange } from './gate-words.js'

/** Success by tag, folded away, worst first; null when there are no slices. */
export function buildSliceTable(comparison: Comparison, context: ReportContext): Block | null {
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
