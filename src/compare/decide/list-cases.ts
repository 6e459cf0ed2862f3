import { groupBy } from '../../model/group-by.js'
import { omitEmpty, pick } from '../../model/omit-undefined.js'
import { type PairComparison, type RunReference, runReferenceSchema } from '../../model/result/pair-comparison.js'
import type { Run } from '../../model/run/run.js'
import type { RuleSet } from '../../model/suite/rules.js'
import { mean } from '../../stats/moments.js'
import { isScored } from '../pair/metric-columns.js'
import { isWatched, type ZeroTolerance } from '../../model/suite/suite.js'
import type { OpenPair } from '../pair/open-pair.js'
import type { CaseChange } from '../pair/pair-cases.js'

/** Lists the cases by how they were treated. A case counts as failing if its mean `success` in the candidate is below half. */
export function listCases(pair: OpenPair, ruleSet: RuleSet | undefined): PairComparison['cases'] {
  const { pairing, success } = pair
  const { run } = pair.candidate
  const { edited, disabled, stale, quarantined, deleted, outside } = pairing
  const failing = (ids: readonly string[]): readonly string[] =>
    ids.filter((id) => {
      const scores = success.candidate.get(id)
      return isScored(scores) && mean(scores.values) < 0.5
    })
  const isUnasked = ruleSet?.subset !== undefined && ruleSet.subset !== run.subset
  return {
    shared: pairing.paired.length,
    ...pick(pairing, ['edited', 'added', 'removed']),
    ...omitEmpty({ disabled, renamed: findRenamed(pair) }),
    edited_failing: failing(edited),
    ...omitEmpty({ stale, stale_failing: failing(stale) }),
    ...(run.first_look && { first_look: run.first_look }),
    ...omitEmpty({ quarantined, deleted }),
    ...describeChange(pairing.change, run.settings.zero_tolerance),
    ...(run.subset !== null &&
      outside > 0 && { subset: { selection: run.subset, outside, ...(isUnasked && { unasked: true as const }) } }),
  }
}

/** Pairs each removed case with the only new one that asks the same question. */
function findRenamed({ pairing, baseline, candidate }: OpenPair): NonNullable<PairComparison['cases']['renamed']> {
  const idsByQuestion = ({ cases = [] }: Partial<Run> = {}, ids: readonly string[]) => {
    const listed = new Set(ids)
    return groupBy(
      // A reference has no questions.
      cases.filter(({ id, query }) => listed.has(id) && query !== ''),
      ({ query }) => query.trim(),
    )
  }
  const added = idsByQuestion(candidate.run, pairing.added)
  const removed = idsByQuestion(baseline?.run, [...pairing.removed, ...(pairing.change?.removed ?? [])])
  return [...removed].flatMap(([question, [old, ...others]]) => {
    const [now, ...more] = added.get(question) ?? []
    return old && now && others.length + more.length === 0 ? [{ from: old.id, to: now.id }] : []
  })
}

function describeChange(change: CaseChange | null, scope: ZeroTolerance): Pick<PairComparison['cases'], 'change'> {
  if (change === null || change.edited.length + change.removed.length + change.asked.length === 0) return {}
  const { cases, disabled, ...edits } = change
  return { change: { cases: cases.length, ...edits, ...omitEmpty({ disabled }), unasked: listUnasked(change, scope) } }
}

/** Returns the share of the base's cases that a change edits or removes; `null` if there is no change or a person accepted the edits. */
export function computeRewrittenShare(change: CaseChange | null): number | null {
  if (change === null || change.is_accepted || change.cases.length === 0) return null
  return (change.edited.length + change.removed.length) / change.cases.length
}

/** Lists watched cases of the change's base that were not asked as the base defines them; empty if a person accepted the edits. */
export function listUnasked(change: CaseChange | null, scope: ZeroTolerance): readonly string[] {
  if (change === null || change.is_accepted) return []
  const open = new Set([...change.edited, ...change.removed].filter((id) => !change.asked.includes(id)))
  return change.cases.filter((golden) => open.has(golden.id) && isWatched(golden, scope)).map(({ id }) => id)
}

/** Lists the parts of `success` with the cases that lost each part: passed in every baseline trial and in no candidate trial. */
export function listParts(pair: OpenPair): readonly { readonly id: string; readonly lost: readonly string[] }[] {
  return pair.candidate.run.metrics
    .filter(({ id, per_run: figure }) => id.startsWith('success.') && figure === undefined)
    .flatMap((metric) => {
      const { baseline, candidate } = pair.columnOf(metric)
      const scored = pair.pairing.paired.flatMap(({ id }) => {
        const [before, now] = [baseline.get(id)?.values ?? [], candidate.get(id)?.values ?? []]
        return before.length === 0 || now.length === 0 ? [] : [{ id, before, now }]
      })
      const isLost = ({ before, now }: (typeof scored)[number]): boolean =>
        before.every((value) => value === 1) && now.every((value) => value === 0)
      return scored.length === 0 ? [] : [{ id: metric.id, lost: scored.filter(isLost).map(({ id }) => id) }]
    })
}

const REFERRED = runReferenceSchema.omit({ models: true }).keyof().options

/** Returns the fields of a run that a report needs to name it. */
export function referToRun(run: Run): RunReference {
  const { models } = run.fingerprints
  return { ...pick(run, REFERRED), ...(models.length > 0 && { models }) }
}
