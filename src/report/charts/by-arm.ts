import { countOf, formatNumber } from '../../format/format-number.js'
import {
  armStyle,
  armsToShow,
  type ChartInput,
  DASHES,
  defineChart,
  INK,
  nameArms,
  findTable,
  WHOLE_POINTS,
} from './chart.js'
import { drawXy } from './mermaid.js'

/** More arms, with two lines or a line and points each, cannot be told apart. */
const MAX_ARMS = 3
const MIN_BUCKETS = 2
/** The most counts next to an arm's name. The area of a point shows its count too. */
const MAX_COUNTS = 4
const MIN_RADIUS = 3
const GROWTH = 9

const LINE_ALONE = { showLine: true, pointRadius: 0, pointStyle: 'line' }
/** The line on which success is as frequent as the confidence says. */
const DIAGONAL = [0, 1].map((end) => [end, end])

/** Reads the arms and their buckets that contain trials, lowest first. */
function readArms(input: ChartInput, places: readonly number[]) {
  const names = nameArms(input)
  const { rows } = findTable(input.tables, 'calibration-buckets')
  return places.flatMap((place) => {
    const buckets = rows.flatMap(([bucket, arm, n, confidence, success]) => {
      const isMeasured = typeof n === 'number' && typeof confidence === 'number' && typeof success === 'number'
      return arm === input.arms[place] && isMeasured ? [{ bucket: String(bucket), n, confidence, success }] : []
    })
    return buckets.length === 0 ? [] : [{ name: names[place] ?? '', place, buckets }]
  })
}

function labelOf(name: string, buckets: readonly { readonly n: number }[]): string {
  const counts = buckets.map(({ n }) => n)
  const total = counts.reduce((sum, n) => sum + n, 0)
  return `${name}: ${counts.length > MAX_COUNTS ? total : counts.join(' + ')} ${total === 1 ? 'trial' : 'trials'}`
}

const show = (value: number | null): string => (value === null ? '–' : formatNumber(value, { decimals: 2, bare: true }))

/**
 * Whether success is as frequent as the planner is confident: success over confidence by bucket, the diagonal, and the number of trials
 * behind each point.
 */
export const calibration = defineChart({
  id: 'calibration',
  about: ['calibration.', 'planner.'],
  draw(input) {
    const { places, remark } = armsToShow(input, MAX_ARMS)
    const arms = readArms(input, places)
    const last = arms.at(-1)
    if (last === undefined || !arms.some(({ buckets }) => buckets.length >= MIN_BUCKETS))
      return 'the confidence of the planner is known in fewer than two buckets'
    const title = `Calibration: success by confidence, 0 to 1${remark}`
    const clauses = arms.map(({ name, buckets }) => {
      const parts = buckets.map(
        ({ n, confidence, success }) => `${show(success)} at ${show(confidence)} (${countOf(n, 'trial')})`,
      )
      return `${name} succeeds ${parts.join(', ')}`
    })
    const most = Math.max(...arms.flatMap(({ buckets }) => buckets.map(({ n }) => n)))
    return {
      title,
      alt: `${title}: ${clauses.join('; ')}. Perfect is success as often as confidence.`,
      type: 'scatter',
      datasets: [
        ...arms.map(({ name, place, buckets }) => {
          const { color, sign } = armStyle(place)
          return {
            label: labelOf(name, buckets),
            showLine: true,
            borderColor: color,
            backgroundColor: color,
            pointStyle: sign,
            pointRadius: buckets.map(({ n }) => Math.round(MIN_RADIUS + GROWTH * Math.sqrt(n / most))),
            data: buckets.map(({ confidence, success }) => [confidence, success]),
          }
        }),
        { label: 'perfect', ...LINE_ALONE, borderColor: INK, borderWidth: 1.5, borderDash: DASHES, data: DIAGONAL },
      ],
      options: WHOLE_POINTS,
      legend: { labels: { usePointStyle: true } },
      x: { min: 0, max: 1, title: 'mean confidence of the bucket' },
      y: { min: 0, max: 1, title: 'success rate' },
      mermaid: drawXy({
        title: `Success (bars) by confidence (line), 0 to 1, ${last.name}`,
        x: {
          title: 'bucket of confidence',
          labels: last.buckets.map(({ bucket }) => bucket.replace(/[[\]()]/g, '').replace(', ', ' to ')),
        },
        y: { title: '0 to 1', min: 0, max: 1 },
        series: [
          { kind: 'bar', values: last.buckets.map(({ success }) => success) },
          { kind: 'line', values: last.buckets.map(({ confidence }) => confidence) },
        ],
      }),
      table: {
        columns: ['arm', 'confidence', 'trials', 'mean confidence', 'success rate'],
        rows: arms.flatMap(({ name, buckets }) =>
          buckets.map(({ bucket, n, confidence, success }) => [name, bucket, n, confidence, success]),
        ),
      },
    }
  },
})

const MEASURES = ['precision', 'recall'] as const
/** More do not fit into an address of 2,000 characters. */
const MAX_ARMS_OF_SERVICE = 2

/** Reads the precision and recall (0 to 1) of each arm at every k. */
function readLines(input: ChartInput, places: readonly number[]) {
  const { columns, rows } = findTable(input.tables, 'retrieval-at-k')
  const cells = rows.flatMap(([title, ...values]) => {
    const [, measure, k] = /^(precision|recall)@(\d+)$/.exec(String(title)) ?? []
    return measure === undefined ? [] : [{ measure, k: Number(k), values }]
  })
  const ks = [...new Set(cells.map(({ k }) => k))]
  const names = nameArms(input)
  const lines = columns.slice(1).flatMap((column, at) => {
    const place = input.arms.indexOf(column)
    if (!places.includes(place)) return []
    return MEASURES.map((measure) => ({
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

/**
 * Precision and recall at each k of the suite, one line each. k is on the axis because teams can change it: a curve of precision over
 * recall would need a label with k at every point, and two such curves cross near their labels.
 */
export const precisionRecall = defineChart({
  id: 'precision-recall',
  about: ['retrieval.'],
  draw(input) {
    const { places, remark } = armsToShow(input, input.audience === 'service' ? MAX_ARMS_OF_SERVICE : MAX_ARMS)
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
      type: 'line',
      labels: ks.map(String),
      datasets: lines.map(({ measure, arm, place, values }) => {
        const { color, sign } = armStyle(place)
        return {
          label: `${measure}, ${arm}`,
          borderColor: color,
          pointBackgroundColor: color,
          pointStyle: sign,
          pointRadius: 6,
          borderWidth: 2,
          ...(measure === 'recall' && { borderDash: DASHES }),
          data: values,
        }
      }),
      options: WHOLE_POINTS,
      legend: { labels: { boxHeight: 0 } },
      x: { title: 'k, spans that are looked at' },
      y: { min: 0, max: 1, title: 'mean, 0 to 1' },
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
  },
})
