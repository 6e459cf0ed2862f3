import { countOf } from '../../../format/format-number.js'
import { bucketOf, type Buckets } from '../../../model/buckets.js'
import { defineTable } from '../define-table.js'

/** Rows beyond these say nothing to a reader: ten variants with a hundred buckets make a thousand. */
const MOST_ROWS = 120

interface BucketSums {
  n: number
  confidence: number
  success: number
}

/**
 * The buckets as intervals, lowest first.
 * @example nameBuckets({ edges: [0.3, 0.6], closed: 'left' }) // ['[0, 0.3)', '[0.3, 0.6)', '[0.6, 1]']
 */
export function nameBuckets({ edges, closed }: Buckets): readonly string[] {
  const bounds = [0, ...edges, 1]
  const last = edges.length
  return bounds.slice(0, -1).map((low, index) => {
    const opening = closed === 'left' || index === 0 ? '[' : '('
    const ending = closed === 'right' || index === last ? ']' : ')'
    return `${opening}${low}, ${bounds[index + 1] ?? 1}${ending}`
  })
}

export const calibrationBuckets = defineTable({
  name: 'calibration-buckets',
  title: 'Confidence against success',
  source: 'LLMC, evaluation framework, confidence calibration',
  place: 'page',
  start: ({ scoring: { calibration_buckets: buckets } }) => {
    const sums = nameBuckets(buckets).map((): BucketSums => ({ n: 0, confidence: 0, success: 0 }))
    return {
      add: ({ scores: { 'planner.confidence': confidence, success } }) => {
        const bucket = confidence === undefined ? undefined : sums[bucketOf(confidence, buckets)]
        if (bucket === undefined || confidence === undefined || success === undefined) return
        bucket.n += 1
        bucket.confidence += confidence
        bucket.success += success
      },
      finish: (): readonly Readonly<BucketSums>[] => sums,
    }
  },
  build: (arms, { scoring: { calibration_buckets: buckets } }) => {
    if (arms.every(({ data }) => data.every(({ n }) => n === 0))) return null
    const rows = nameBuckets(buckets).flatMap((bucket, index) =>
      arms.map(({ name, data }) => {
        const { n, confidence, success } = data[index] ?? { n: 0, confidence: 0, success: 0 }
        return [
          bucket,
          name,
          n,
          ...(n === 0 ? [null, null, null] : [confidence / n, success / n, (success - confidence) / n]),
        ]
      }),
    )
    return {
      columns: [
        { title: 'confidence', format: 'text' },
        { title: 'arm', format: 'text' },
        { title: 'trials', format: 'count' },
        { title: 'mean confidence', format: 'ratio' },
        { title: 'success rate', format: 'ratio' },
        { title: 'success − confidence', format: 'ratio' },
      ],
      rows: rows.slice(0, MOST_ROWS),
      notes: [
        'Below 0 in the last column the target is surer than it should be. `calibration.ece` weighs each case alike; here each trial counts.',
        ...(rows.length > MOST_ROWS
          ? [`${countOf(rows.length - MOST_ROWS, 'more row is', 'more rows are')} left out.`]
          : []),
      ],
    }
  },
})
