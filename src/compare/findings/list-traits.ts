import type { CaseConduct } from '../../model/run/run.js'
import type { Trait } from '../../model/result/finding.js'
import type { GoldenCase } from '../../model/suite/case.js'

/** The lower, the closer to the suite's own words. */
export type RankedTrait = Trait & { readonly rank: number }

/** Names from suites and targets may be long. */
const NAME_LENGTH = 80

/**
 * What may be the cause of a case's failing, the closest to the suite's own words first: tag, cluster, use case, difficulty, category,
 * profile, the documents, folders and languages that it expects spans of, its case file, and which route tier or model answered.
 */
export function listTraits(
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
    expect(
      paths.flatMap(
        (path) =>
          /\.(\w{1,8})$/
            .exec(path)
            ?.slice(1)
            .map((ending) => `.${ending} files`) ?? [],
      ),
    ),
    are('from', [at.file]),
    are('answered by route tier', route),
    are('answered by route tier', [tier]),
    are('answered by', [only(now?.models)]),
  ]
  return kinds.flatMap((traits, rank) => traits.map((trait) => ({ ...trait, rank })))
}

/** Trials that disagree share nothing. */
function only(names: readonly string[] | undefined): string | undefined {
  return names?.length === 1 ? names[0] : undefined
}

function namesOf(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name ?? []))]
}

function cut(name: string): string {
  const letters = [...name]
  return letters.length <= NAME_LENGTH ? name : `${letters.slice(0, NAME_LENGTH - 1).join('')}…`
}
