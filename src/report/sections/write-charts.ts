import type { ChartImage } from '../../model/chart.js'
import type { Block, Text } from '../../model/report.js'
import { countOf } from '../../format/format-number.js'

/** A row a case can be ten thousand of them. */
const MOST_ROWS = 50

/** Charts one below the other: a diagram where there is one, what it says in words, and its numbers folded. No picture is asked for. */
export function writeCharts(charts: readonly ChartImage[]): readonly Block[] {
  return charts.flatMap((chart): Block[] => [
    { kind: 'heading', text: [chart.title] },
    chart.diagram === null
      ? { kind: 'paragraph', text: [chart.alt] }
      : { kind: 'chart', chart: { ...chart, url: null, mermaid: chart.diagram } },
    {
      kind: 'details',
      summary: ['The numbers'],
      blocks: [
        {
          kind: 'table',
          columns: chart.table.columns.map((title, at) => ({ title, align: at === 0 ? 'left' : 'right' })),
          rows: chart.table.rows.slice(0, MOST_ROWS).map((row) => row.map((value): Text => [writeNumber(value)])),
        },
        ...(chart.table.rows.length > MOST_ROWS
          ? [
              {
                kind: 'paragraph' as const,
                text: [`… and ${countOf(chart.table.rows.length - MOST_ROWS, 'more row')}.`],
              },
            ]
          : []),
      ],
    },
  ])
}

/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function writeNumber(value: string | number | null): string {
  if (value === null) return '–'
  return String(typeof value === 'number' ? Number(value.toPrecision(6)) : value)
}
