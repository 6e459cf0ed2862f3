import { joinFirst } from '../../format/join-names.js'
import { posix } from 'node:path'
import { listGrownFunctions } from '../../metrics/tables/code/code-tables.js'
import type { CaseDetail } from '../../model/result/case-data.js'
import { type Comparison, onlyCandidate } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { type Annotation, type DetailLevel, plainText } from '../../model/result/report.js'
import type { Run } from '../../model/run/run.js'
import { listFlips } from '../../report/sections/flips/case-states.js'
import { explainFlip } from '../../report/sections/flips/unfold-case.js'
import { describeLosses } from '../../report/sections/flips/worse-cases.js'
import type { ReadArms } from './read-arms.js'

/**
 * Returns the annotations of a change's files and, apart from them, those of all cases that broke; none if several
 * candidates are compared.
 */
export function annotate(
  { baseline, candidates }: ReadArms,
  cases: readonly CaseDetail[],
  comparison: Comparison,
  { details, prefix = '' }: { readonly details: DetailLevel; readonly prefix?: string },
): { readonly annotations: readonly Annotation[]; readonly broken: readonly Annotation[] } {
  const [candidate, second] = candidates
  if (second !== undefined) return { annotations: [], broken: [] }
  const { distance, scored } = baseline.kind === 'none' ? {} : baseline
  // A baseline of another commit than the one the change started from has changes that are not this one's.
  const from = distance?.behind === 0 && distance.ahead === 0 ? (scored?.run ?? null) : null
  const sides = { baseline: from, candidate: candidate.scored.run }
  // GitHub wants paths from the root of the repository; the suite's are from the working directory.
  const fromRoot = (one: Annotation): Annotation => ({ ...one, file: posix.join(prefix, one.file) })
  const only = onlyCandidate(comparison)
  const named = details === 'none' ? [] : [...annotateFlips(only, cases, details), ...annotateWorse(only, cases)]
  const broken = named.map(fromRoot)
  const others = [...annotateStale(sides, details), ...annotateComplexity(sides)].map(fromRoot)
  return { annotations: [...broken.slice(0, MAX_ANNOTATIONS), ...others], broken }
}

/** GitHub shows ten annotations of a kind for each step; more are in the report. */
const MAX_ANNOTATIONS = 10

interface Sides {
  readonly baseline: Run | null
  readonly candidate: Run
}

/** Annotates functions whose complexity has a worse rank than in the baseline, if the suite asks for it; at most ten. */
export function annotateComplexity({ baseline, candidate }: Sides): readonly Annotation[] {
  const [before, now] = [baseline?.code_quality, candidate.code_quality]
  if (before === undefined || now?.annotated !== true) return []
  return listGrownFunctions(before, now)
    .filter((one) => one.is_notable)
    .slice(0, MAX_ANNOTATIONS)
    .map(({ path: file, line, name, before: was, after }) => {
      const title = `${name} ${was === null ? 'is complex' : 'is more complex than before'}`
      const earlier = was === null ? 'in a new function' : `was ${was.complexity} (${was.rank})`
      const message = `Cyclomatic complexity ${after.complexity} (${after.rank}), ${earlier}.`
      return { level: 'warning', file, line, title, message }
    })
}

/** Annotates the golden cases that newly fail, confirmed and critical ones first. */
function annotateFlips(comparison: PairComparison, cases: readonly CaseDetail[], show: DetailLevel) {
  const byId = new Map(cases.map((detail) => [detail.case_id, detail]))
  return comparison.flips
    .filter(({ kind }) => kind === 'newly-failing')
    .sort((a, b) => Number(b.confirmed) - Number(a.confirmed) || Number(b.critical) - Number(a.critical))
    .flatMap(({ case_id: id, confirmed, baseline: before, candidate: { passed, trials } }): Annotation[] => {
      const detail = byId.get(id)
      if (detail === undefined || detail.at.line === null) return []
      const failure = detail.candidates[0]?.detail.failure?.message
      const why = failure ?? (plainText(explainFlip(detail)) || 'it passed before')
      const passes = trials === 1 ? 'the only trial fails' : `${passed} of ${trials} trials pass`
      const was = `before: ${before.passed} of ${before.trials}`
      const message = show === 'ids' ? `${passes} (${was})` : `${why} (${passes}; ${was})`
      const { file, line } = detail.at
      return [{ level: confirmed ? 'error' : 'warning', file, line, title: `${id} broke`, message }]
    })
}

/** Annotates the golden cases that lost most on the gate that decides, worst first, except those that broke too. */
function annotateWorse(comparison: PairComparison, cases: readonly CaseDetail[]) {
  const broken = new Set(listFlips(comparison, 'newly-failing'))
  return [...describeLosses(comparison)].flatMap(([id, message]): Annotation[] => {
    const { file, line = null } = cases.find((one) => one.case_id === id)?.at ?? {}
    if (file === undefined || line === null || broken.has(id)) return []
    return [{ level: 'warning', file, line, title: `${id} got worse`, message }]
  })
}

const MAX_PATHS = 3

/**
 * Annotates the golden cases that this change made stale: their expected spans are in the code that it started from but
 * not in its own, or this change added the expectation. In the order of the suite, at most ten. `baseline` is the run of
 * exactly the code that the change started from; if it is `null`, there are no annotations, since nobody knows what made
 * the cases stale.
 */
export function annotateStale({ baseline, candidate }: Sides, show: DetailLevel): readonly Annotation[] {
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
      const of = show === 'ids' ? '' : ` (${joinFirst(paths, MAX_PATHS)})`
      const effect = deleted.has(id) && unedited.has(`${id} ${fingerprint}`) ? 'fails' : 'is not compared'
      const isGone = expected.get(id) === JSON.stringify(spans)
      return {
        level: 'warning',
        ...at,
        title: isGone ? `${id} expects something that is gone` : `${id} expects something that is not there`,
        message: `An expected span${of} is not in the code of this change, so the case ${effect}. ${isGone ? 'Edit the case, or restore what it expects.' : 'Correct the case.'}`,
      }
    })
}
