import { describeOtherNames, describeUndecidedSpans, surveySpanNaming } from '../../compare/differences/span-naming.js'
import { labelSpan } from '../../format/join-names.js'
import type { Log } from '../../io/log.js'
import { normalizePath } from '../../metrics/retrieval/normalize-path.js'
import type { CaseDetails } from '../../model/result/report.js'
import type { ScoredRun, TrialRecord } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { readObservations } from '../../store/runs/read-observations.js'
import { isReference } from '../../store/runs/read-reference.js'

/** Enough to find one that is told apart by little. */
const MOST_CASES = 50

/** What is to be said of how a run's target names spans; `isLead` where nothing else can be believed before that is mended. */
export interface SpanNamingWarning {
  readonly text: string
  readonly isLead: boolean
}

/**
 * Null where expected and retrieved spans are named alike. Where another run has matches, one without any lost them: that is a
 * result. Reads a few answers again where nothing ever matched.
 */
export async function findSpanNaming(
  { run, trials }: ScoredRun,
  request: {
    readonly folder: string
    /** What it is compared with. */
    readonly others: readonly ScoredRun[]
    readonly details: CaseDetails
    readonly log: Log
  },
): Promise<SpanNamingWarning | null> {
  const naming = surveySpanNaming(trials)
  const mayShow = request.details === 'full'
  const isLead = [trials, ...request.others.map((other) => other.trials)].every(
    (made) => !surveySpanNaming(made).isMatched,
  )
  const undecided = describeUndecidedSpans(naming, { cases: run.cases, mayShow })
  if (undecided !== null) return { text: undecided, isLead }
  if (!isLead || naming.missed.length === 0) return null
  const caseIds = new Set(naming.missed.slice(0, MOST_CASES))
  const example =
    mayShow && !(await isReference(request.folder))
      ? findAlike(run.cases, await readObservations(request.folder, { caseIds, log: request.log, order: trials }))
      : null
  return { text: describeOtherNames(naming, example), isLead }
}

interface Alike {
  readonly expected: string
  readonly returned: string
  readonly isSameFile: boolean
}

/** The expected and the returned span of one case that have most in common, the first of several. */
function findAlike(cases: readonly GoldenCase[], trials: ReadonlyMap<string, readonly TrialRecord[]>): Alike | null {
  let best: (Alike & { readonly likeness: number }) | null = null
  for (const { id, expected_spans: expected } of cases)
    for (const { observation } of trials.get(id) ?? [])
      for (const span of observation.status === 'ok' ? (observation.reply.spans ?? []) : [])
        for (const wanted of expected) {
          const shared = countSharedParts(wanted.path, span.path ?? '')
          const likeness = 2 * shared.count + (wanted.symbol !== undefined && wanted.symbol === span.symbol ? 1 : 0)
          if (wanted.relevance === 0 || likeness <= (best?.likeness ?? -1)) continue
          const isSameFile = shared.isEndOfOther
          best = { expected: labelSpan(wanted), returned: labelSpan(span), isSameFile, likeness }
        }
  return best
}

/** How many parts two paths have in common, counted from their ends, and whether one of the two, which differ, is the end of the other. */
function countSharedParts(one: string, other: string): { readonly count: number; readonly isEndOfOther: boolean } {
  const [a, b] = [partsOf(one), partsOf(other)]
  const differs = a.findIndex((part, index) => part !== b[index])
  const count = differs === -1 ? a.length : differs
  return { count, isEndOfOther: count > 0 && a.length !== b.length && count === Math.min(a.length, b.length) }
}

/** The last one first. */
function partsOf(path: string): readonly string[] {
  return normalizePath(path).split('/').reverse()
}
