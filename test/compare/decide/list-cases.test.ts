import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { listUnasked, referToRun, computeRewrittenShare } from '../../../src/compare/decide/list-cases.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { Run, ScoredRun } from '../../../src/model/run/run.js'
import { recordedRules } from '../../../src/model/suite/rules.js'
import { goldenCase, scoredRun, successTrials } from '../build-runs.js'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const cases = ids.map((id) => goldenCase({ id, tags: id < 'f' ? ['early'] : ['late'], critical: id === 'a' }))

type Parts = Partial<Parameters<typeof scoredRun>[0]>
const runOf = (results: Readonly<Record<string, number | readonly number[]>> = {}, parts: Parts = {}): ScoredRun => {
  const own = parts.cases ?? cases
  return scoredRun({
    cases: own,
    trials: successTrials(Object.fromEntries(own.map(({ id }) => [id, results[id] ?? 1]))),
    ...parts,
  })
}
const edit = (...edited: readonly string[]): readonly GoldenCase[] =>
  cases.map((golden) => (edited.includes(golden.id) ? { ...golden, fingerprint: 'edited' } : golden))
const listed = (baseline: ScoredRun, candidate: ScoredRun, parts: object = {}) =>
  compareRuns({ baseline, candidate, failOn: 'regression', ...parts }).cases

describe('cases that are not compared', () => {
  test('fail, if edited or stale, when they pass in fewer than half of their tries', () => {
    const results = { a: [1, 0], b: [1, 0, 0], c: 0, d: 0, e: 1 }
    const candidate = runOf(results, { cases: edit('a', 'b', 'c'), stale_cases: ['d', 'e'] })
    expect(listed(runOf(), candidate)).toMatchObject({
      ...{ edited: ['a', 'b', 'c'], edited_failing: ['b', 'c'], stale: ['d', 'e'], stale_failing: ['d'], shared: 5 },
    })
    expect(listed(runOf(), runOf())).not.toHaveProperty('stale')
  })

  test('are those that the change disabled, added or removed', () => {
    const now = [...cases.slice(2), { ...cases[1], enabled: false } as GoldenCase, goldenCase({ id: 'z' })]
    const before = listed(runOf(), runOf({}, { cases: now }))
    expect(before).toMatchObject({ added: ['z'], removed: ['a', 'b'], disabled: ['b'] })
    expect(listed(runOf(), runOf())).not.toHaveProperty('disabled')
  })

  test('are named in pairs where one removed and one new case ask the same question', () => {
    const asking = (query: string, ...own: readonly string[]) => own.map((id) => goldenCase({ id, query }))
    const before = [...asking('one', 'a'), ...asking('two', 'b', 'c'), ...asking('', 'd'), ...asking('four', 'e')]
    const now = [...asking(' one ', 'x'), ...asking('two', 'y'), ...asking('', 'z'), ...asking('four', 'e', 'f')]
    const { renamed } = listed(runOf({}, { cases: before }), runOf({}, { cases: now }))
    expect(renamed).toEqual([{ from: 'a', to: 'x' }])
    expect(listed(runOf(), runOf())).not.toHaveProperty('renamed')
  })

  const EARLY = { cases: cases.slice(0, 5), subset: 'tag:early' }
  const rulesFor = (subset: string | null) => ({
    ruleSet: { rules: recordedRules(runOf().run), from: 'base', changes: [], subset },
  })
  test.each<[string, Parts, object, object | undefined]>([
    ['outside of a subset', EARLY, {}, { selection: 'tag:early', outside: 5 }],
    ['outside of the subset that was asked for', EARLY, rulesFor('tag:early'), { selection: 'tag:early', outside: 5 }],
    [
      'outside a subset that nobody requested',
      EARLY,
      rulesFor(null),
      { selection: 'tag:early', outside: 5, unasked: true },
    ],
    ['none outside of a subset of all', { subset: 'tag:early,tag:late' }, {}, undefined],
    ['none without a subset', {}, {}, undefined],
  ])('%s', (_, parts, rules, subset) => {
    const own = listed(runOf(), runOf({}, parts), rules)
    expect('subset' in own ? own.subset : undefined).toEqual(subset)
  })
})

// docs/decision-rules.md#a-changes-own-edits
describe('the changes to the cases of the base', () => {
  const originOf = (is_accepted: boolean) => ({
    ruleSet: {
      rules: recordedRules(runOf().run),
      from: 'base',
      changes: [],
      origin: { cases, is_accepted, accept_label: null },
    },
  })
  const edited = runOf({}, { cases: edit('a', 'b').filter(({ id }) => id !== 'c' && id !== 'd') })

  test("are counted, and watched cases that were not asked in the base's form are named", () => {
    expect(listed(runOf(), edited, originOf(false))).toMatchObject({
      change: { cases: 10, edited: ['a', 'b'], removed: ['c', 'd'], asked: [], unasked: ['a'] },
    })
    expect(listed(runOf(), runOf(), originOf(false))).not.toHaveProperty('change')
    expect(listed(runOf(), edited)).not.toHaveProperty('change')
  })

  const changeOf = (parts: object) => ({
    ...{ cases, edited: [], removed: [], disabled: [], asked: [], is_accepted: false, accept_label: null },
    ...parts,
  })
  test.each<[string, object | null, number | null]>([
    ['no change', null, null],
    ['nothing', {}, 0],
    ['edits and removals alike', { edited: ['a', 'b'], removed: ['c'] }, 0.3],
    ['what a person accepts', { edited: ['a'], is_accepted: true }, null],
    ['of no cases', { cases: [] }, null],
  ])('as a share: %s', (_, parts, share) => {
    expect(computeRewrittenShare(parts === null ? null : changeOf(parts))).toBe(share)
  })

  test.each<[string, object | null, readonly string[]]>([
    ['no change', null, []],
    ['an edited and a removed case', { edited: ['a'], removed: ['b', 'c'] }, ['a', 'b', 'c']],
    ['not those that were asked as the base has them', { edited: ['a', 'b'], asked: ['b'] }, ['a']],
    ['not what a person accepts', { edited: ['a'], is_accepted: true }, []],
  ])('of watched cases: %s', (_, parts, unasked) => {
    expect(listUnasked(parts === null ? null : changeOf(parts), 'all')).toEqual(unasked)
  })
})

test('a part of success is lost if all tries of main had it and none of the change does', () => {
  const PART = { ...runOf().run.metrics[0], id: 'success.answer' } as Run['metrics'][number]
  const RATE = {
    ...PART,
    id: 'success.rate',
    per_run: { figure: 'percentile', of: 'success', percentile: 50 },
  } as const
  const of = (tries: Readonly<Record<string, readonly number[]>>): ScoredRun =>
    scoredRun({
      cases,
      trials: ids.flatMap((id) =>
        (tries[id] ?? []).map((part, trial) => ({
          ...{ case: id, trial, scores: { success: part, 'success.answer': part }, unscored: {} },
        })),
      ),
      metrics: [...runOf().run.metrics, PART, RATE],
    })
  const main = of({ a: [1, 1], b: [1, 0], c: [1, 1], d: [0, 0], e: [1, 1], f: [1] })
  const change = of({ a: [0, 0], b: [0, 0], c: [0, 1], d: [0, 0], g: [0], f: [1] })
  expect(compareRuns({ baseline: main, candidate: change, failOn: 'never' }).facts.parts).toEqual([
    { id: 'success.answer', lost: ['a'] },
  ])
  const nothing = of({})
  expect(compareRuns({ baseline: nothing, candidate: nothing, failOn: 'never' }).facts.parts).toEqual([])
})

test('a run is named by its models if some are known', () => {
  expect(referToRun(runOf({}, { fingerprints: { models: ['m'] } }).run).models).toEqual(['m'])
  expect(referToRun(runOf().run)).not.toHaveProperty('models')
})
