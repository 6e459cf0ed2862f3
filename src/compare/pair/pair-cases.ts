import type { BaseForm, GoldenCase } from '../../model/suite/case.js'
import type { ScoredRun } from '../../model/run/run.js'
import type { RuleSet, SuiteOrigin } from '../../model/suite/rules.js'
import { matchesSelection, parseSelection } from '../../model/suite/selection.js'

/** Which cases of two runs can be paired, and why the others cannot. Ids are sorted. */
export type CasePairing = Readonly<ReturnType<typeof pairCases>>

/** How a change edits the cases of its base that are inside the subset. Ids are sorted. */
export type CaseChange = Readonly<ReturnType<typeof findChange>>

/**
 * Sorts the cases of two runs by docs/decision-rules.md#pairs and docs/decision-rules.md#excluded-cases. `asked` is the subset that was
 * requested; without it, the candidate's recorded subset is used. A change's edits that a person accepted do not count against it.
 */
export function pairCases(
  baseline: ScoredRun | null,
  candidate: ScoredRun,
  { subset: asked = candidate.run.subset, first, origin }: Pick<RuleSet, 'subset' | 'first' | 'origin'> = {},
) {
  const subset = asked === null ? null : parseSelection(asked)
  // A first look is judged only on the cases that it asks.
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
  // If both arms have a case, both must mark it as flaky: a mark that one arm adds must not exempt the case.
  const isQuarantined = ({ id, flaky }: GoldenCase): boolean =>
    flaky !== undefined && (allBaselineCases.get(id) ?? { flaky }).flaky !== undefined
  const quarantined = [...candidateCases.values()].filter(isQuarantined).map(({ id }) => id)
  const apart = new Set([...stale, ...quarantined])
  const listFresh = (cases: Iterable<GoldenCase>): readonly GoldenCase[] =>
    [...cases].filter((golden) => !apart.has(golden.id))
  const fresh = listFresh(candidateCases.values())
  const copies = new Set([...forms.values()].map(({ own }) => own))
  return {
    /** Each arm's own cases inside the candidate's subset, without stale and quarantined ones; `baseline` is `null` if there is none. */
    baseline: baseline === null ? null : listFresh(baselineCases.values()),
    candidate: fresh,
    /** Cases in both arms with the same text, not stale or in quarantine, sorted by id. */
    paired: fresh.filter(({ id }) => baselineCases.has(id) && !isEdited(id)) as readonly GoldenCase[],
    edited: shared.filter((id) => isEdited(id) && !stale.has(id)),
    added:
      baseline === null ? [] : [...candidateCases.keys()].filter((id) => !baselineCases.has(id) && !copies.has(id)),
    removed,
    /** Removed cases that the candidate still has but disabled. */
    disabled: removed.filter((id) => disabled.has(id)),
    stale: [...stale].filter((id) => candidateCases.has(id) || baselineCases.has(id)).sort(),
    /** Ids of quarantined cases, which no gate includes. */
    quarantined: quarantined.filter((id) => !stale.has(id)),
    /** Paired cases whose expected spans the change deleted; they fail (docs/decision-rules.md#deleted-sources). */
    deleted: [...deleted].sort(),
    /** Number of baseline cases that the candidate's own subset leaves out, whoever requested that subset. */
    outside: countOutside([...allBaselineCases.values()], candidate),
    /**
     * Share of the baseline's cases inside the candidate's subset that are edited, removed or stale; `null` if the baseline has none there.
     */
    excluded_share: baselineCases.size === 0 ? null : excluded.length / baselineCases.size,
    /** How the change edits the cases of its base; `null` if no change is judged. */
    change: origin === undefined ? null : findChange(origin, candidateCases, disabled, isSelected, forms),
  }
}

function findChange(
  { cases, ...acceptance }: SuiteOrigin,
  candidateCases: ReadonlyMap<string, GoldenCase>,
  disabled: ReadonlySet<string>,
  isSelected: (golden: GoldenCase) => boolean,
  /** The base's forms of edited cases, by case id. */
  forms: ReadonlyMap<string, BaseForm>,
) {
  const base = byId(cases.filter((golden) => candidateCases.has(golden.id) || isSelected(golden)))
  const isAsked = ({ id, fingerprint }: GoldenCase): boolean => candidateCases.get(id)?.fingerprint === fingerprint
  const changed = [...base.values()].filter((golden) => forms.has(golden.id) || !isAsked(golden))
  const isRemoved = ({ id }: GoldenCase): boolean =>
    (forms.get(id)?.edit ?? (candidateCases.has(id) ? 'edited' : 'removed')) !== 'edited'
  const isDisabled = ({ id }: GoldenCase): boolean => forms.get(id)?.edit === 'disabled' || disabled.has(id)
  // A run's own claim that only labels changed is trusted only for cases that it asked as the base defines them.
  const isRelabelled = (golden: GoldenCase): boolean => forms.get(golden.id)?.own === null && isAsked(golden)
  const idsOf = (some: readonly GoldenCase[]): readonly string[] => some.map(({ id }) => id)
  return {
    cases: [...base.values()],
    /** Cases edited in what they ask or expect, whether or not they were asked as the base defines them. */
    edited: idsOf(changed.filter((golden) => !isRemoved(golden) && !isRelabelled(golden))),
    removed: idsOf(changed.filter(isRemoved)),
    /** Removed cases that the change still has but disabled. */
    disabled: idsOf(changed.filter((golden) => isRemoved(golden) && isDisabled(golden))),
    /** Changed cases that were asked as the base defines them, including those in which only a label changed. */
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

/** Indexes the enabled cases by id; disabled ones count as absent. Sorted by code unit, so that no locale can change a seeded draw. */
function byId(cases: readonly GoldenCase[]): ReadonlyMap<string, GoldenCase> {
  const enabled = cases.filter((golden) => golden.enabled)
  return new Map(enabled.sort((a, b) => (a.id < b.id ? -1 : 1)).map((golden) => [golden.id, golden]))
}
