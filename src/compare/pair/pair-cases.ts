import type { BaseForm, GoldenCase } from '../../model/suite/case.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { RuleSet, SuiteOrigin } from '../../model/suite/rules.js'
import { matchesSelection, parseSelection } from '../../model/suite/selection.js'

/** Which cases of two runs may be paired, and why the others may not. Ids are sorted. */
export type CasePairing = Readonly<ReturnType<typeof pairCases>>

/** What a change did to the cases of its base that are inside the subset. Ids are sorted. */
export type CaseChange = Readonly<ReturnType<typeof findChange>>

/**
 * Sorts the cases of two runs by docs/decision-rules.md#pairs and docs/decision-rules.md#excluded-cases. `asked` is the subset that was to
 * be measured; without it the candidate's own word counts. What a person has accepted of a change's edits is not held against it.
 */
export function pairCases(
  baseline: ScoredRun | null,
  candidate: ScoredRun,
  { subset: asked = candidate.run.subset, first, origin }: Pick<RuleSet, 'subset' | 'first' | 'origin'> = {},
) {
  const subset = asked === null ? null : parseSelection(asked)
  // A first look speaks of the cases that it asks.
  const isFirstLook = candidate.run.first_look !== undefined && first !== null
  const asks = isFirstLook ? new Set(candidate.run.cases.map(({ id }) => id)) : null
  const isSelected = (golden: GoldenCase): boolean =>
    (asks === null || asks.has(golden.id)) && (subset === null || matchesSelection(golden, subset))
  const candidateCases = byId(candidate.run.cases.filter(isSelected))
  const allBaselineCases = byId(baseline?.run.cases ?? [])
  const baselineCases = new Map(
    [...allBaselineCases].filter(([id, golden]) => candidateCases.has(id) || isSelected(golden)),
  )
  const forms = new Map((candidate.run.base_forms ?? []).map((form) => [form.case, form]))
  const isAccepted = origin?.is_accepted === true
  const isEdited = (id: string): boolean =>
    candidateCases.get(id)?.fingerprint !== allBaselineCases.get(id)?.fingerprint || (isAccepted && forms.has(id))
  const staleBefore = new Set(baseline?.stale_cases)
  const deleted = new Set(
    (candidate.run.deleted_cases ?? []).filter(
      (id) => candidateCases.has(id) && baselineCases.has(id) && !isEdited(id) && !staleBefore.has(id),
    ),
  )
  const stale = new Set([...staleBefore, ...(candidate.stale_cases ?? []).filter((id) => !deleted.has(id))])
  const shared = [...candidateCases.keys()].filter((id) => baselineCases.has(id))
  const removed = [...baselineCases.keys()].filter((id) => !candidateCases.has(id))
  const disabled = new Set(candidate.run.cases.flatMap(({ id, enabled }) => (enabled ? [] : [id])))
  const excluded = [...baselineCases.keys()].filter((id) => stale.has(id) || isEdited(id))
  // Who sets a mark that its base lacks takes nothing out of the base's exam.
  const isQuarantined = ({ id, flaky }: GoldenCase): boolean =>
    flaky !== undefined && (allBaselineCases.get(id) ?? { flaky }).flaky !== undefined
  const quarantined = [...candidateCases.values()].filter(isQuarantined).map(({ id }) => id)
  const apart = new Set([...stale, ...quarantined])
  const listFresh = (cases: Iterable<GoldenCase>): readonly GoldenCase[] =>
    [...cases].filter((golden) => !apart.has(golden.id))
  const fresh = listFresh(candidateCases.values())
  const copies = new Set([...forms.values()].map(({ own }) => own))
  return {
    /** Each arm's own cases inside the candidate's subset, without stale ones and those in quarantine; `baseline` is null when there is none. */
    baseline: baseline === null ? null : listFresh(baselineCases.values()),
    candidate: fresh,
    /** In both arms with the same text, not stale, sorted by id. */
    paired: fresh.filter(({ id }) => baselineCases.has(id) && !isEdited(id)) as readonly GoldenCase[],
    edited: shared.filter((id) => isEdited(id) && !stale.has(id)),
    added:
      baseline === null ? [] : [...candidateCases.keys()].filter((id) => !baselineCases.has(id) && !copies.has(id)),
    removed,
    /** Those of the removed that the candidate has and does not ask. */
    disabled: removed.filter((id) => disabled.has(id)),
    stale: [...stale].filter((id) => candidateCases.has(id) || baselineCases.has(id)).sort(),
    /** In quarantine, on either side as both have them: no gate looks at them. */
    quarantined: quarantined.filter((id) => !stale.has(id)),
    /** Paired cases whose expected spans the candidate's change has deleted: they fail (docs/decision-rules.md#deleted-sources). */
    deleted: [...deleted].sort(),
    /** Cases of the baseline that the candidate's own subset leaves out, whoever asked for it. */
    outside: countOutside([...allBaselineCases.values()], candidate),
    /** Share of the baseline's cases inside the candidate's subset that are edited, removed or stale; null with none. */
    excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
    /** What the candidate's change did to the cases of its base; null where no change is judged. */
    change: origin === undefined ? null : findChange(origin, candidateCases, disabled, isSelected, forms),
  }
}

function findChange(
  { cases, ...acceptance }: SuiteOrigin,
  candidateCases: ReadonlyMap<string, GoldenCase>,
  disabled: ReadonlySet<string>,
  isSelected: (golden: GoldenCase) => boolean,
  /** By case. */
  forms: ReadonlyMap<string, BaseForm>,
) {
  const base = byId(cases.filter((golden) => candidateCases.has(golden.id) || isSelected(golden)))
  const isAsked = ({ id, fingerprint }: GoldenCase): boolean => candidateCases.get(id)?.fingerprint === fingerprint
  const changed = [...base.values()].filter((golden) => forms.has(golden.id) || !isAsked(golden))
  const isRemoved = ({ id }: GoldenCase): boolean =>
    (forms.get(id)?.edit ?? (candidateCases.has(id) ? 'edited' : 'removed')) !== 'edited'
  const isDisabled = ({ id }: GoldenCase): boolean => forms.get(id)?.edit === 'disabled' || disabled.has(id)
  // What a run says of itself is believed only of what it has asked.
  const isRelabelled = (golden: GoldenCase): boolean => forms.get(golden.id)?.own === null && isAsked(golden)
  const idsOf = (some: readonly GoldenCase[]): readonly string[] => some.map(({ id }) => id)
  return {
    cases: [...base.values()],
    /** In what they ask or expect; whether they were asked as the base has them or not. */
    edited: idsOf(changed.filter((golden) => !isRemoved(golden) && !isRelabelled(golden))),
    removed: idsOf(changed.filter(isRemoved)),
    /** Those of the removed that the change has and does not ask. */
    disabled: idsOf(changed.filter((golden) => isRemoved(golden) && isDisabled(golden))),
    /** Those that were asked as the base has them, also where only a label of them is another. */
    asked: idsOf(changed.filter(isAsked)),
    ...acceptance,
  }
}

function countOutside(baselineCases: readonly GoldenCase[], { run }: ScoredRun): number {
  if (run.subset === null) return 0
  const own = parseSelection(run.subset)
  const ids = new Set(run.cases.map(({ id }) => id))
  return baselineCases.filter((golden) => !ids.has(golden.id) && !matchesSelection(golden, own)).length
}

/** Disabled cases are as good as absent. Sorted by code unit, so that no locale can change a seeded draw. */
function byId(cases: readonly GoldenCase[]): ReadonlyMap<string, GoldenCase> {
  const enabled = cases.filter((golden) => golden.enabled)
  return new Map(enabled.sort((a, b) => (a.id < b.id ? -1 : 1)).map((golden) => [golden.id, golden]))
}
