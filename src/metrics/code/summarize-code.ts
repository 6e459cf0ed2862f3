import type { Metric } from '../../model/metric.js'
import type { RunCode } from '../../model/run/run-code.js'
import type { Run } from '../../model/run/run.js'

/**
 * The figures of a run's source code by metric id; `n` and `applicable` are the measured files of the language that they are of, and all.
 * None at all where nobody measured it, and none of a review where nobody was asked.
 */
export function summarizeCode(
  metrics: readonly Pick<Metric, 'id' | 'measured_on' | 'measure'>[],
  code: RunCode | undefined,
): Run['summaries'] {
  if (code === undefined) return {}
  const { language, files, review } = code
  const own = files.filter((file) => language === null || file.language === language)
  const measured = own.filter(({ kind }) => kind === 'measured').length
  return Object.fromEntries(
    metrics.flatMap(({ id, measured_on: on, measure }) => {
      if (measure === undefined || (on === 'code-review' && review === undefined)) return []
      const value = measure(code)
      return [[id, { mean: value, n: value === null ? 0 : measured, applicable: own.length }]]
    }),
  )
}
