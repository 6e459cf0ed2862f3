import { cutText } from '../../format/cut-text.js'
import type { Concentration, FindingFacts, Trait } from '../../model/result/finding.js'
import type { GateLoss, PairComparison } from '../../model/result/pair-comparison.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { groupBy } from '../../model/group-by.js'
import { fisherExact } from '../../stats/fisher-exact.js'
import { benjaminiHochberg } from '../../stats/multiplicity.js'
import type { CaseConduct } from '../../model/run/run.js'
import { clustersOf } from '../test/paired-input.js'

/** With fewer cases a trait shows almost nothing, as in slices. */
const MIN_CASES = 5
/**
 * Thresholds if no test is possible: number of failing cases with the trait, their share of all failing cases, and the ratio to the trait's
 * share of all cases.
 */
const UNTESTED = { failing: 3, share: 0.75, lift: 2 }

interface Group extends RankedTrait {
  readonly cases: readonly string[]
  readonly failing: readonly string[]
}

type ConcentrationFacts = Pick<PairComparison, 'flips' | 'alpha'> &
  Pick<FindingFacts, 'paired' | 'passes' | 'conduct'> & {
    /** The gate on another metric that explains the verdict, and the ids of the cases that it compared; `null` if flips do. */
    readonly lost?: { readonly gate: GateLoss; readonly compared: readonly string[] } | null
  }

/**
 * Finds what the newly failing cases share: the trait whose over-representation among them is most certain, by Fisher's exact test on the
 * cases that passed before (only these can newly fail), adjusted by Benjamini and Hochberg over all traits of at least five such cases. Where
 * another gate lost, these are its worse cases among all that it compared. If cases share a cluster they fail together, so no test is valid
 * and the trait must exceed the thresholds of `UNTESTED`. `null` if there is none.
 */
export function findConcentration(facts: ConcentrationFacts): Concentration | null {
  const { flips, paired, passes, alpha, lost = null } = facts
  const passed = passes.filter(
    ({ baseline, candidate }) => baseline.trials > 0 && baseline.passed === baseline.trials && candidate.trials > 0,
  )
  const candidates = new Set(lost?.compared ?? passed.map((entry) => entry.case_id))
  const atRisk = paired.filter(({ id }) => candidates.has(id))
  const { count = 0, beyond = count, worst = [] } = lost?.gate.worse_cases ?? {}
  const worse =
    lost === null ? flips.filter(({ kind }) => kind === 'newly-failing') : worst.length < beyond ? [] : worst
  const failing = new Set(worse.map((one) => one.case_id))
  if (failing.size === 0) return null
  const groups = groupByTrait(atRisk, facts)
    .filter(({ cases }) => cases.length >= MIN_CASES && cases.length < atRisk.length)
    .map((group): Group => ({ ...group, failing: group.cases.filter((id) => failing.has(id)) }))
  const lift = ({ failing: hit, cases }: Group): number => (hit.length * atRisk.length) / (failing.size * cases.length)
  const hasClusters = clustersOf(atRisk.map(({ id, cluster }) => ({ case_id: id, cluster }))) !== null
  const adjusted = benjaminiHochberg(
    groups.map(({ cases, failing: hit }) =>
      fisherExact({ hits: hit.length, drawn: failing.size, marked: cases.length, all: atRisk.length }),
    ),
  )
  const isPlain = (group: Group): boolean =>
    group.failing.length >= UNTESTED.failing &&
    group.failing.length >= UNTESTED.share * failing.size &&
    lift(group) >= UNTESTED.lift
  const [top] = groups
    .map((group, index) => ({ group, p: adjusted[index] ?? 1 }))
    .filter(({ group, p }) => (hasClusters ? isPlain(group) : p < alpha && lift(group) > 1))
    .sort((a, b) => a.p - b.p || b.group.failing.length - a.group.failing.length)
  if (top === undefined) return null
  const { trait, verb, tag, cases, failing: hit } = top.group
  return {
    ...(lost !== null && { gate: lost.gate.gate.id }),
    trait,
    verb,
    tag,
    failing: hit,
    all_failing: failing.size,
    having: cases.length,
    at_risk: atRisk.length,
    p: hasClusters ? null : top.p,
    family: { size: groups.length, kind: groups.every((group) => group.tag !== null) ? 'tags' : 'groups' },
  }
}

/** Groups the cases by trait, in order of the traits. If several traits have the same cases, keeps the first. */
function groupByTrait(
  cases: readonly GoldenCase[],
  { conduct }: ConcentrationFacts,
): readonly Omit<Group, 'failing'>[] {
  const traits = cases.flatMap((golden) => {
    const found = listTraits(golden, conduct.candidate?.get(golden.id), conduct.baseline?.get(golden.id))
    return found.map((trait) => ({ trait, id: golden.id }))
  })
  const groups = [...groupBy(traits, ({ trait }) => trait.trait).values()]
    .flatMap((own) => own.slice(0, 1).map(({ trait }) => ({ ...trait, cases: own.map(({ id }) => id) })))
    .sort((a, b) => a.rank - b.rank || (a.trait < b.trait ? -1 : 1))
  return [...groupBy(groups, (group) => JSON.stringify(group.cases)).values()].flatMap((same) => same.slice(0, 1))
}

/** A trait with its rank; the lower the rank, the closer the trait is to the suite's own words. */
type RankedTrait = Trait & { readonly rank: number }

/** Names from suites and targets may be long. */
const NAME_LENGTH = 80

/**
 * Lists the traits that may explain why a case fails, closest to the suite's own words first: tag, cluster, use case, difficulty, category,
 * profile, the documents, folders and languages that it expects spans of, its case file, and which route tier or model answered.
 */
function listTraits(
  golden: GoldenCase,
  now: CaseConduct | undefined,
  before: CaseConduct | undefined,
): readonly RankedTrait[] {
  const { tags, cluster, use_case: useCase, difficulty, category, profile, at } = golden
  const are = (kind: string, names: readonly (string | undefined)[]): readonly Trait[] =>
    namesOf(names).map((name) => ({ trait: `${kind} ${cut(name)}`, verb: 'are', tag: null }))
  const paths = namesOf([
    ...golden.expected_spans.filter(({ relevance }) => relevance > 0).map(({ path }) => path.replace(/^\.\//, '')),
    ...(golden.expected_sources ?? []),
  ])
  const expect = (names: readonly string[]): readonly Trait[] =>
    namesOf(names).map((name) => ({ trait: `expect ${cut(name)}`, verb: 'do', tag: null }))
  const [tier, was] = [only(now?.tiers), only(before?.tiers)]
  const route = tier !== undefined && was !== undefined && tier !== was ? [`${cut(tier)}, and were by ${cut(was)}`] : []
  const kinds: readonly (readonly Trait[])[] = [
    tags.map((tag) => ({ trait: `tagged ${tag}`, verb: 'are', tag })),
    are('in cluster', [cluster]),
    are('of use case', [useCase]),
    are('of difficulty', [difficulty]),
    are('of category', [category]),
    are('of profile', [profile]),
    expect(paths),
    expect(paths.flatMap((path) => (path.includes('/') ? [`files in ${path.slice(0, path.lastIndexOf('/'))}`] : []))),
    expect(paths.flatMap((path) => /\.\w{1,8}$/.exec(path)?.[0] ?? []).map((ending) => `${ending} files`)),
    are('from', [at.file]),
    are('answered by route tier', route),
    are('answered by route tier', [tier]),
    are('answered by', [only(now?.models)]),
  ]
  return kinds.flatMap((traits, rank) => traits.map((trait) => ({ ...trait, rank })))
}

/** Returns the only name; `undefined` if the trials disagree. */
function only(names: readonly string[] | undefined): string | undefined {
  return names?.length === 1 ? names[0] : undefined
}

function namesOf(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name ?? []))]
}

const cut = (name: string): string => cutText(name, NAME_LENGTH)
