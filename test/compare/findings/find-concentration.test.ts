import { describe, expect, test } from 'vitest'
import { findConcentration } from '../../../src/compare/findings/find-concentration.js'
import type { PairedPasses } from '../../../src/model/result/finding.js'
import type { Flip } from '../../../src/model/result/pair-comparison.js'
import type { CaseConduct } from '../../../src/model/run/run.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import { gateOn, PRECISION } from '../../report/sections/facts.js'
import { goldenCase } from '../build-runs.js'

type Facts = Parameters<typeof findConcentration>[0]
type Parts = Partial<GoldenCase>

interface Suite {
  readonly count?: number
  /** The special fields of the case at an index. */
  readonly parts?: (place: number) => Parts
  /** The indexes of the cases that newly fail. */
  readonly failing?: readonly number[]
  readonly passes?: (place: number) => Partial<PairedPasses>
  readonly kinds?: (place: number) => Flip['kind']
  readonly now?: (place: number) => Partial<CaseConduct>
  readonly before?: (place: number) => Partial<CaseConduct>
  readonly alpha?: number
  readonly lost?: Facts['lost']
}

const FIRST_FOUR = [0, 1, 2, 3]
const idOf = (place: number): string => `c${String(place).padStart(2, '0')}`
const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)

function find(suite: Suite) {
  const { count = 20, failing = FIRST_FOUR, parts = () => ({}), passes = () => ({}), alpha = 0.05 } = suite
  const conductOf = (read: Suite['now']) =>
    read === undefined
      ? null
      : new Map(
          places(count).map((place): [string, CaseConduct] => [
            idOf(place),
            { ranks: [], returned: null, tiers: [], models: [], failures: [], ...read(place) },
          ]),
        )
  const passesOf = (place: number): PairedPasses => ({
    case_id: idOf(place),
    critical: false,
    baseline: { passed: 2, trials: 2 },
    candidate: failing.includes(place) ? { passed: 0, trials: 2 } : { passed: 2, trials: 2 },
    ...passes(place),
  })
  const facts: Facts = {
    alpha,
    paired: places(count).map((place) => goldenCase({ id: idOf(place), ...parts(place) })),
    passes: places(count).map(passesOf),
    flips: failing.map((place) => ({
      ...passesOf(place),
      kind: suite.kinds?.(place) ?? 'newly-failing',
      confirmed: false,
    })),
    conduct: { baseline: conductOf(suite.before), candidate: conductOf(suite.now) },
    lost: suite.lost ?? null,
  }
  return findConcentration(facts)
}

/** So many cases from the first on have a tag. */
const tagged =
  (counts: Readonly<Record<string, number>>) =>
  (place: number): Parts => ({ tags: Object.keys(counts).filter((tag) => place < (counts[tag] ?? 0)) })

const near = (value: number) => expect.closeTo(value, 9) as number
/** All four that fail are among five of 20: C(5, 4)/C(20, 4). */
const P = 5 / 4845

describe('the trait shared by newly failing cases', () => {
  test('is a tag that they have more often than by chance', () => {
    expect(find({ parts: tagged({ auth: 5 }) })).toEqual({
      trait: 'tagged auth',
      verb: 'are',
      tag: 'auth',
      failing: ['c00', 'c01', 'c02', 'c03'],
      all_failing: 4,
      having: 5,
      at_risk: 20,
      p: near(P),
      family: { size: 1, kind: 'tags' },
    })
  })

  const lostOf = (worst: readonly number[], count = worst.length, compared = places(20)): Facts['lost'] => {
    const losses = worst.map((place) => ({ case_id: idOf(place), baseline: 0.9, candidate: 0.4 }))
    const gate = gateOn(PRECISION, { verdict: 'regressed', failed: true })
    return { gate: { ...gate, worse_cases: { count, better: 0, worst: losses } }, compared: compared.map(idOf) }
  }

  test('is that of the worse cases of a gate on another metric, among all that it compared', () => {
    const suite = { count: 22, failing: [10], parts: tagged({ auth: 5 }), lost: lostOf(FIRST_FOUR) }
    const failing = FIRST_FOUR.map(idOf)
    expect(find(suite)).toMatchObject({ gate: PRECISION.id, tag: 'auth', failing, at_risk: 20, p: near(P) })
  })

  test('is null if a gate has more worse cases than it names', () => {
    expect(find({ parts: tagged({ auth: 5 }), lost: lostOf(FIRST_FOUR, 9) })).toBeNull()
  })

  test.each<[string, Suite]>([
    ['nothing newly fails', { parts: tagged({ auth: 5 }), failing: [] }],
    ['a case that fails only sometimes is not newly failing', { parts: tagged({ auth: 5 }), kinds: () => 'flaky' }],
    ['fewer than five cases have it', { parts: tagged({ auth: 4 }) }],
    ['all cases have it', { parts: tagged({ auth: 20 }) }],
    ['by chance it would be as many', { parts: tagged({ auth: 5 }), failing: [0, 1, 10, 11] }],
    ['they have it less often', { parts: (place) => ({ tags: place < 5 ? [] : ['auth'] }) }],
    ['no case has a trait', {}],
  ])('is null if %s', (_, suite) => {
    expect(find(suite)).toBeNull()
  })

  test('is null if p equals alpha', () => {
    const p = find({ parts: tagged({ auth: 5 }) })?.p ?? 0
    expect(find({ parts: tagged({ auth: 5 }), alpha: p })).toBeNull()
  })

  test.each<[string, Partial<PairedPasses>]>([
    ['failed once before', { baseline: { passed: 1, trials: 2 } }],
    ['had no scored trial before', { baseline: { passed: 0, trials: 0 } }],
    ['have no scored trial now', { candidate: { passed: 0, trials: 0 } }],
  ])('is searched among the cases that passed before, without those that %s', (_, passes) => {
    const found = find({ count: 22, parts: tagged({ auth: 5 }), passes: (place) => (place < 20 ? {} : passes) })
    expect(found).toMatchObject({ at_risk: 20, p: near(P) })
  })

  test('is the most certain of several, adjusted by Benjamini–Hochberg', () => {
    // All four of five, and of six: C(6, 4)/C(20, 4). Twice the smaller p is below the larger one.
    expect(find({ parts: tagged({ a: 6, b: 5 }) })).toMatchObject({ tag: 'b', p: near(2 * P), family: { size: 2 } })
  })

  test('is the more frequent of two equally certain ones', () => {
    // Of five that fail, four of five cases have a: (C(5, 4)·15 + 1)/C(20, 5), and all five of nine have b: C(9, 5)/C(20, 5). Adjusted, both
    // have the larger p.
    const suite = { failing: [0, 1, 2, 3, 5], parts: tagged({ a: 5, b: 9 }) }
    expect(find(suite)).toMatchObject({ tag: 'b', p: near(126 / 15504), failing: ['c00', 'c01', 'c02', 'c03', 'c05'] })
  })

  test('is named by the first of the traits that the same cases have, and counted once', () => {
    const parts = (place: number): Parts => (place < 5 ? { tags: ['b', 'a', 'c'], category: 'x', use_case: 'y' } : {})
    expect(find({ parts })).toMatchObject({ trait: 'tagged a', family: { size: 1, kind: 'tags' } })
  })

  test('is tested among groups if some are not tags', () => {
    const parts = (place: number): Parts => ({ ...tagged({ auth: 5 })(place), category: place < 10 ? 'x' : 'y' })
    expect(find({ parts })).toMatchObject({ tag: 'auth', family: { size: 3, kind: 'groups' } })
  })
})

describe('a trait', () => {
  const five = (parts: Parts) => (place: number) => (place < 5 ? parts : {})
  const span = (path: string, relevance = 1) => ({ path, hash: path, relevance })
  const long = 'x'.repeat(81)

  test.each<[string, Suite, { readonly trait: string; readonly verb: 'are' | 'do' } | null]>([
    ['a use case', { parts: five({ use_case: 'refunds' }) }, { trait: 'of use case refunds', verb: 'are' }],
    ['a difficulty', { parts: five({ difficulty: 'hard' }) }, { trait: 'of difficulty hard', verb: 'are' }],
    ['a category', { parts: five({ category: 'billing' }) }, { trait: 'of category billing', verb: 'are' }],
    ['a profile', { parts: five({ profile: 'multi_hop' }) }, { trait: 'of profile multi_hop', verb: 'are' }],
    [
      'a case file',
      { parts: five({ at: { file: 'golden/b.yaml', line: 1 } }) },
      { trait: 'from golden/b.yaml', verb: 'are' },
    ],
    [
      'a name of 80 letters at most',
      { parts: five({ category: long }) },
      { trait: `of category ${long.slice(0, 79)}…`, verb: 'are' },
    ],
    [
      'an expected document',
      { parts: five({ expected_spans: [span('./docs/./a.md')] }) },
      { trait: 'expect docs/./a.md', verb: 'do' },
    ],
    [
      'an expected document as it is called',
      { parts: five({ expected_spans: [span('docs./a.md')] }) },
      { trait: 'expect docs./a.md', verb: 'do' },
    ],
    ['an expected source', { parts: five({ expected_sources: ['crm'] }) }, { trait: 'expect crm', verb: 'do' }],
    ['no document that is not relevant', { parts: five({ expected_spans: [span('docs/a.md', 0)] }) }, null],
    [
      'a folder',
      { parts: (place) => ({ expected_spans: [span(place < 5 ? `docs/api/${place}.md` : `${place}.md`)] }) },
      { trait: 'expect files in docs/api', verb: 'do' },
    ],
    [
      'a kind of files',
      { parts: (place) => ({ expected_spans: [span(place < 5 ? `${place}.tar.gz` : `${place}.md`)] }) },
      { trait: 'expect .gz files', verb: 'do' },
    ],
    [
      'no kind of files without an ending',
      { parts: (place) => ({ expected_spans: [span(place < 5 ? `a.b ${place}` : String(place))] }) },
      null,
    ],
    [
      'the route tier',
      { now: (place) => ({ tiers: [place < 5 ? 'fast' : 'slow'] }) },
      { trait: 'answered by route tier fast', verb: 'are' },
    ],
    [
      'the same route tier as before',
      {
        now: (place) => ({ tiers: [place < 5 ? 'fast' : 'slow'] }),
        before: (place) => ({ tiers: [place < 5 ? 'fast' : 'slow'] }),
      },
      { trait: 'answered by route tier fast', verb: 'are' },
    ],
    [
      'another route tier than before',
      { now: (place) => ({ tiers: [place < 5 ? 'fast' : 'slow'] }), before: () => ({ tiers: ['slow'] }) },
      { trait: 'answered by route tier fast, and were by slow', verb: 'are' },
    ],
    [
      'a route tier that the baseline does not have',
      { now: (place) => ({ tiers: [place < 5 ? 'fast' : 'slow'] }), before: () => ({}) },
      { trait: 'answered by route tier fast', verb: 'are' },
    ],
    [
      'no route tier that only some trials had',
      { now: (place) => ({ tiers: place < 5 ? ['fast', 'slow'] : [] }) },
      null,
    ],
    [
      'no route tier that is known of before alone',
      { now: () => ({}), before: (place) => ({ tiers: [place < 5 ? 'fast' : 'slow'] }) },
      null,
    ],
    [
      'the model',
      { now: (place) => ({ models: [place < 5 ? 'm-1' : 'm-2'] }) },
      { trait: 'answered by m-1', verb: 'are' },
    ],
  ])('may be %s', (_, suite, trait) => {
    expect(find(suite)).toEqual(trait === null ? null : expect.objectContaining({ ...trait, tag: null }))
  })

  test('is named by the group closest to the words of the suite', () => {
    const last: Parts = { category: 'a', profile: 'multi_hop' }
    const later: Parts = { ...last, difficulty: 'easy' }
    const all: Parts = { ...later, use_case: 'u' }
    expect([all, later, last].map((parts) => find({ parts: five(parts) })?.trait)).toEqual([
      'of use case u',
      'of difficulty easy',
      'of category a',
    ])
  })
})

describe('if cases share a cluster, no test is possible, and a trait', () => {
  const parts = (
    count: number,
    cluster = (place: number): string | undefined => (place > 17 ? 'shared' : undefined),
  ) => {
    const tags = tagged({ auth: count })
    return (place: number): Parts => {
      const name = cluster(place)
      return { ...tags(place), ...(name !== undefined && { cluster: name }) }
    }
  }

  test.each<[string, Suite, boolean]>([
    ['is named that three of four have, and three times as often', { parts: parts(5), failing: [0, 1, 2, 10] }, true],
    ['is not named that two have', { parts: parts(5), failing: [0, 1] }, false],
    ['is not named that three of five have', { parts: parts(5), failing: [0, 1, 2, 10, 11] }, false],
    ['is named that cases have twice as often', { parts: parts(10), failing: [0, 1, 2] }, true],
    ['is not named that cases have less than twice as often', { parts: parts(11), failing: [0, 1, 2] }, false],
  ])('%s', (_, suite, isNamed) => {
    const found = find(suite)
    expect(found === null ? null : [found.tag, found.p]).toEqual(isNamed ? ['auth', null] : null)
  })

  test('may be the cluster', () => {
    const cluster = (place: number) => (place < 5 ? 'chapter 1' : undefined)
    expect(find({ parts: parts(0, cluster) })).toMatchObject({ trait: 'in cluster chapter 1', verb: 'are', tag: null })
  })
})
