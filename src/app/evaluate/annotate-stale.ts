import type { Annotation } from '../../core/model/annotation.js'
import type { CaseDetails } from '../../core/model/report.js'
import type { Run } from '../../core/model/run.js'

/** More are in the report; remarks are for the first that one mends. */
const MAX_ANNOTATIONS = 10
const MAX_PATHS = 3

/**
 * Remarks on the lines of the golden cases that this change made stale: their expected spans are in the baseline's code, and not in
 * the candidate's. In order of the suite, at most ten; none without a baseline, since nobody knows then who did it.
 */
export function annotateStale(
  { baseline, candidate }: { readonly baseline: Run | null; readonly candidate: Run },
  show: CaseDetails,
): readonly Annotation[] {
  if (show === 'none' || baseline === null) return []
  const [before, now] = [new Set(baseline.stale_cases), new Set(candidate.stale_cases)]
  return candidate.cases
    .filter(({ id }) => now.has(id) && !before.has(id))
    .slice(0, MAX_ANNOTATIONS)
    .map(({ id, at, expected_spans }) => {
      const paths = [...new Set(expected_spans.map(({ path }) => path))]
      const more = paths.length > MAX_PATHS ? ' …' : ''
      const of = show === 'ids' ? '' : ` (${paths.slice(0, MAX_PATHS).join(', ')}${more})`
      return {
        level: 'warning',
        ...at,
        title: `${id} expects what is gone`,
        message: `An expected span${of} is not in the code of this change, so the case is not compared. Edit the case, or restore what it expects.`,
      }
    })
}
