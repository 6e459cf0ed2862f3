import { listGrownFunctions } from '../../metrics/tables/list-grown-functions.js'
import type { Annotation } from '../../model/annotation.js'
import type { Run } from '../../model/run.js'

/** GitHub shows ten annotations of a kind for each step. */
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
