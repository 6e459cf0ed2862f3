import { formatNumber } from '../../format/format-number.js'
import {
  armLook,
  armsToShow,
  type ChartInput,
  chartOptions,
  defineChart,
  nameArms,
  readTable,
  type Sketch,
} from './chart.js'
import { drawXy } from './mermaid.js'

const MEASURES = ['precision', 'recall'] as const
/** Two lines an arm: more cannot be told apart. */
const MOST_ARMS = 3
/** An address of 2,000 characters has no room for more. */
const MOST_ARMS_OF_SERVICE = 2

interface Line {
  readonly measure: (typeof MEASURES)[number]
  readonly arm: string
  readonly place: number
  /** At each k, from 0 to 1. */
  readonly values: readonly (number | null)[]
}

function readLines(
  input: ChartInput,
  places: readonly number[],
): { readonly ks: readonly number[]; readonly lines: readonly Line[] } {
  const { columns, rows } = readTable(input.tables, 'retrieval-at-k')
  const cells = rows.flatMap(([title, ...values]) => {
    const [, measure, k] = /^(precision|recall)@(\d+)$/.exec(String(title)) ?? []
    return measure === undefined ? [] : [{ measure, k: Number(k), values }]
  })
  const ks = [...new Set(cells.map(({ k }) => k))]
  const names = nameArms(input)
  const lines = columns.slice(1).flatMap((column, at) => {
    const place = input.arms.indexOf(column)
    if (!places.includes(place)) return []
    return MEASURES.map((measure): Line => ({
      measure,
      arm: names[place] ?? '',
      place,
      values: ks.map((k) => {
        const value = cells.find((cell) => cell.measure === measure && cell.k === k)?.values[at]
        return typeof value === 'number' ? value : null
      }),
    }))
  })
  return { ks, lines: lines.filter(({ values }) => values.filter((value) => value !== null).length >= 2) }
}

const show = (value: number | null): string => (value === null ? '–' : formatNumber(value, { decimals: 2, bare: true }))

function draw(input: ChartInput): Sketch | string {
  const { places, remark } = armsToShow(input, input.audience === 'service' ? MOST_ARMS_OF_SERVICE : MOST_ARMS)
  const { ks, lines } = readLines(input, places)
  if (lines.length === 0) return 'precision and recall were not measured at two k'
  const title = `Precision (solid) and recall (dashed) over k, 0 to 1${remark}`
  const last = places.at(-1)
  const clauses = lines.map(({ measure, arm, values }) => {
    const points = ks.map((k, at) => `${show(values[at] ?? null)} at ${k}`)
    return `${measure} of ${arm} ${points.join(', ')}`
  })
  return {
    title,
    alt: `${title}: ${clauses.join('; ')}.`,
    config: {
      type: 'line',
      data: {
        labels: ks.map(String),
        datasets: lines.map(({ measure, arm, place, values }) => {
          const { color, sign } = armLook(place)
          return {
            label: `${measure}, ${arm}`,
            borderColor: color,
            pointBackgroundColor: color,
            pointStyle: sign,
            pointRadius: 6,
            borderWidth: 2,
            ...(measure === 'recall' && { borderDash: [6, 4] }),
            data: values,
          }
        }),
      },
      options: chartOptions({
        title,
        // A point at the end of an axis is shown whole.
        clip: false,
        legend: { labels: { boxHeight: 0 } },
        x: { title: 'k, spans that are looked at' },
        y: { min: 0, max: 1, title: 'mean, 0 to 1' },
      }),
    },
    height: 270,
    mermaid: drawXy({
      title: `Precision (falls) and recall (rises) over k, ${lines.at(-1)?.arm ?? ''}`,
      x: { title: 'k', labels: ks.map(String) },
      y: { title: '0 to 1', min: 0, max: 1 },
      series: lines.filter(({ place }) => place === last).map(({ values }) => ({ kind: 'line' as const, values })),
    }),
    table: {
      columns: ['measure', ...ks.map((k) => `at ${k}`)],
      rows: lines.map(({ measure, arm, values }) => [`${measure}, ${arm}`, ...values]),
    },
  }
}

/**
 * Precision and recall at each k of the suite, a line each. k is what a team can turn, so it is the axis: a curve of one over the other
 * would need a label at every point to say which k it is, and two such curves cross where their labels are.
 */
export const precisionRecall = defineChart({ id: 'precision-recall', in_comment: 'moved', about: ['retrieval.'], draw })
