import { countOf, formatNumber } from '../../format/format-number.js'
import {
  armLook,
  armsToShow,
  type ChartInput,
  chartOptions,
  defineChart,
  INK,
  nameArms,
  readTable,
  type Sketch,
} from './chart.js'
import { drawXy } from './mermaid.js'

const MOST_ARMS = 3
const LEAST_BUCKETS = 2
/** Counts beside the name of an arm, where they fit; the size of a point tells them too, by its area. */
const MOST_COUNTS = 4
const LEAST_RADIUS = 3
const GROWTH = 9

/** As often right as sure. */
const DIAGONAL = [0, 1].map((end) => [end, end])

interface Bucket {
  /** `[0, 0.3)`. */
  readonly bucket: string
  readonly n: number
  readonly confidence: number
  readonly success: number
}

interface Arm {
  readonly name: string
  readonly place: number
  /** Those that a trial fell into, lowest first. */
  readonly buckets: readonly Bucket[]
}

function readArms(input: ChartInput, places: readonly number[]): readonly Arm[] {
  const names = nameArms(input)
  const { rows } = readTable(input.tables, 'calibration-buckets')
  return places.flatMap((place): readonly Arm[] => {
    const buckets = rows.flatMap(([bucket, name, n, confidence, success]) =>
      name === input.arms[place] &&
      typeof n === 'number' &&
      typeof confidence === 'number' &&
      typeof success === 'number'
        ? [{ bucket: String(bucket), n, confidence, success }]
        : [],
    )
    return buckets.length === 0 ? [] : [{ name: names[place] ?? '', place, buckets }]
  })
}

function labelOf(name: string, buckets: readonly Bucket[]): string {
  const counts = buckets.map(({ n }) => n)
  const total = counts.reduce((sum, n) => sum + n, 0)
  return `${name}: ${counts.length > MOST_COUNTS ? total : counts.join(' + ')} ${total === 1 ? 'trial' : 'trials'}`
}

const show = (value: number): string => formatNumber(value, { decimals: 2, bare: true })

function draw(input: ChartInput): Sketch | string {
  const { places, remark } = armsToShow(input, MOST_ARMS)
  const arms = readArms(input, places)
  const last = arms.at(-1)
  if (last === undefined || !arms.some(({ buckets }) => buckets.length >= LEAST_BUCKETS))
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
    config: {
      type: 'scatter',
      data: {
        datasets: [
          ...arms.map(({ name, place, buckets }) => {
            const { color, sign } = armLook(place)
            return {
              label: labelOf(name, buckets),
              showLine: true,
              borderColor: color,
              backgroundColor: color,
              pointStyle: sign,
              pointRadius: buckets.map(({ n }) => Math.round(LEAST_RADIUS + GROWTH * Math.sqrt(n / most))),
              data: buckets.map(({ confidence, success }) => [confidence, success]),
            }
          }),
          {
            label: 'perfect',
            showLine: true,
            pointRadius: 0,
            pointStyle: 'line',
            borderColor: INK,
            borderWidth: 1.5,
            borderDash: [6, 4],
            data: DIAGONAL,
          },
        ],
      },
      options: chartOptions({
        title,
        // A point at the end of an axis is shown whole.
        clip: false,
        legend: { labels: { usePointStyle: true } },
        x: { min: 0, max: 1, title: 'mean confidence of the bucket' },
        y: { min: 0, max: 1, title: 'success rate' },
      }),
    },
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
}

/** Whether success comes as often as the planner is sure: success over confidence by bucket, the diagonal, and how many trials stand behind each point. */
export const calibration = defineChart({
  id: 'calibration',
  in_comment: 'moved',
  about: ['calibration.', 'planner.'],
  draw,
})
