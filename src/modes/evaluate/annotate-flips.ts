import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Annotation, CaseDetails, FlipDetail } from '../../model/result/report.js'

/** GitHub shows ten annotations of a kind for each step. */
const MAX_ANNOTATIONS = 10

/** Remarks on the lines of the golden cases that newly fail, confirmed and critical ones first, at most ten. */
export function annotateFlips(
  comparison: PairComparison,
  details: readonly FlipDetail[],
  show: CaseDetails,
): readonly Annotation[] {
  if (show === 'none') return []
  const byId = new Map(details.map((detail) => [detail.case_id, detail]))
  return comparison.flips
    .filter(({ kind }) => kind === 'newly-failing')
    .sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || Number(b.critical) - Number(a.critical))
    .flatMap((flip) => {
      const detail = byId.get(flip.case_id)
      if (detail?.at === null || detail === undefined) return []
      const why = detail.candidate?.failure?.message ?? detail.reasons[0] ?? 'it passed before'
      return [
        {
          level: flip.confirmed ? ('error' as const) : ('warning' as const),
          file: detail.at.file,
          line: detail.at.line,
          title: `${flip.case_id} newly fails`,
          message:
            show === 'ids'
              ? `${flip.candidate.passed} of ${flip.candidate.trials} trials pass (before: ${flip.baseline.passed} of ${flip.baseline.trials})`
              : `${why} (${flip.candidate.passed} of ${flip.candidate.trials} trials pass; before: ${flip.baseline.passed} of ${flip.baseline.trials})`,
        },
      ]
    })
    .slice(0, MAX_ANNOTATIONS)
}
