import { bucketOf, type Buckets } from '../../../model/buckets.js'
import { defineTable, noteLeftOut, tabulate } from '../define-table.js'

/** Rows beyond these say nothing to a reader: ten variants with a hundred buckets make a thousand. */
const MOST_ROWS = 120

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
  start: ({ scoring }) => nameBuckets(scoring.calibration_buckets).map(() => ({ n: 0, confidence: 0, success: 0 })),
  add: (sums, { scores: { 'planner.confidence': confidence, success } }, { scoring }) => {
    const bucket = confidence === undefined ? undefined : sums[bucketOf(confidence, scoring.calibration_buckets)]
    if (bucket === undefined || confidence === undefined || success === undefined) return
    bucket.n += 1
    bucket.confidence += confidence
    bucket.success += success
  },
  build: (arms, { scoring: { calibration_buckets: buckets } }) => {
    if (arms.every(({ data }) => data.every(({ n }) => n === 0))) return null
    const rows = nameBuckets(buckets).flatMap((bucket, index) =>
      arms.map(({ name, data }) => ({ bucket, name, ...(data[index] ?? { n: 0, confidence: 0, success: 0 }) })),
    )
    return {
      ...tabulate(rows.slice(0, MOST_ROWS), [
        ['confidence', 'text', ({ bucket }) => bucket],
        ['arm', 'text', ({ name }) => name],
        ['trials', 'count', ({ n }) => n],
        ['mean confidence', 'ratio', ({ n, confidence }) => (n === 0 ? null : confidence / n)],
        ['success rate', 'ratio', ({ n, success }) => (n === 0 ? null : success / n)],
        [
          'success − confidence',
          'ratio',
          ({ n, success, confidence }) => (n === 0 ? null : (success - confidence) / n),
        ],
      ]),
      notes: [
        'A value below 0 in the last column means that the target is too sure. `calibration.ece` weighs each case alike; here each trial counts.',
        noteLeftOut(rows, MOST_ROWS, ['row', 'rows']),
      ],
    }
  },
})
