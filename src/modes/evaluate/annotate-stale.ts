import type { Annotation, CaseDetails } from '../../model/result/report.js'
import type { Run } from '../../model/run/run.js'

/** More are in the report; remarks are for the first that one mends. */
const MAX_ANNOTATIONS = 10
const MAX_PATHS = 3

/**
 * Remarks on the lines of the golden cases that this change made stale: their expected spans are in the code that it started from and not in
 * its own, or it is this change that expects them. In order of the suite, at most ten. `baseline` is the run of that very code; null, and no
 * remarks, where there is none, since nobody knows then who did it.
 */
export function annotateStale(
  { baseline, candidate }: { readonly baseline: Run | null; readonly candidate: Run },
  show: CaseDetails,
): readonly Annotation[] {
  if (show === 'none' || baseline === null) return []
  const [before, now] = [new Set(baseline.stale_cases), new Set(candidate.stale_cases)]
  const deleted = new Set(candidate.deleted_cases)
  const unedited = new Set(baseline.cases.map(({ id, fingerprint }) => `${id} ${fingerprint}`))
  const expected = new Map(baseline.cases.map((golden) => [golden.id, JSON.stringify(golden.expected_spans)]))
  return candidate.cases
    .filter(({ id }) => now.has(id) && !before.has(id))
    .slice(0, MAX_ANNOTATIONS)
    .map(({ id, at, expected_spans: spans, fingerprint }) => {
      const paths = [...new Set(spans.map(({ path }) => path))]
      const more = paths.length > MAX_PATHS ? ' …' : ''
      const of = show === 'ids' ? '' : ` (${paths.slice(0, MAX_PATHS).join(', ')}${more})`
      const isFailing = deleted.has(id) && unedited.has(`${id} ${fingerprint}`)
      const effect = isFailing ? 'fails' : 'is not compared'
      const isGone = expected.get(id) === JSON.stringify(spans)
      return {
        level: 'warning',
        ...at,
        title: isGone ? `${id} expects what is gone` : `${id} expects what is not there`,
        message: `An expected span${of} is not in the code of this change, so the case ${effect}. ${isGone ? 'Edit the case, or restore what it expects.' : 'Correct the case.'}`,
      }
    })
}
