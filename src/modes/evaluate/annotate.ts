import { listGrownFunctions } from '../../metrics/tables/code/code-complexity.js'
import { type Comparison, onlyCandidate } from '../../model/result/comparison.js'
import type { Annotation, CaseDetails } from '../../model/result/report.js'
import type { Run } from '../../model/run/run.js'
import { annotateFlips } from './annotate-flips.js'
import { annotateStale } from './annotate-stale.js'
import type { BaselineSide, ReadArms } from './read-arms.js'
import type { ToldCases } from './tell-cases.js'

/** What the files of a change are annotated with. */
export function annotate(
  { baseline, candidates }: ReadArms,
  { flips }: ToldCases,
  { comparison, details }: { readonly comparison: Comparison; readonly details: CaseDetails },
): readonly Annotation[] {
  const [candidate] = candidates
  if (candidate === undefined) return []
  const sides = { baseline: changedFrom(baseline), candidate: candidate.scored.run }
  return [
    ...annotateFlips(onlyCandidate(comparison), flips[0] ?? [], details),
    ...annotateStale(sides, details),
    ...annotateComplexity(sides),
  ]
}

/** The run of the very commit that the change started from; null where the baseline is of another, whose changes are not this one's. */
function changedFrom(side: BaselineSide): Run | null {
  if (side.kind === 'none') return null
  const { distance, scored } = side
  return distance?.behind === 0 && distance.ahead === 0 ? scored.run : null
}

const MAX_ANNOTATIONS = 10

/** Remarks on the lines of functions whose complexity has a worse rank than in the baseline, where the suite asks for them; at most ten. */
export function annotateComplexity({
  baseline,
  candidate,
}: {
  readonly baseline: Pick<Run, 'code_quality'> | null
  readonly candidate: Pick<Run, 'code_quality'>
}): readonly Annotation[] {
  const [before, now] = [baseline?.code_quality, candidate.code_quality]
  if (before === undefined || now?.annotated !== true) return []
  return listGrownFunctions(before, now)
    .filter((one) => one.is_notable)
    .slice(0, MAX_ANNOTATIONS)
    .map(({ path, line, name, before: was, after }) => ({
      level: 'warning',
      file: path,
      line,
      title: `${name} ${was === null ? 'is complex' : 'is more complex than before'}`,
      message: `Cyclomatic complexity ${after.complexity} (${after.rank}), ${was === null ? 'in a new function' : `was ${was.complexity} (${was.rank})`}.`,
    }))
}
