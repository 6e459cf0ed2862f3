import { expect, test } from 'vitest'
import { describeOtherNames, warnUndecided, surveyNaming } from '../../../src/compare/differences/naming.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { startSentence } from '../../../src/format/join-names.js'
import { CHANGED_TEXT, readUndecided, writeUndecided } from '../../../src/model/run/undecided-span.js'

const SIDES = { expected: 'k.py::K.m', returned: 'k.py', mend: 'report its `symbol`' }

const trial = (id: string, scores: ScoredTrial['scores'], unscored: ScoredTrial['unscored'] = {}): ScoredTrial => ({
  case: id,
  trial: 0,
  scores,
  unscored,
})
const missed = (id: string): ScoredTrial => trial(id, { 'retrieval.zero-recall': 1, 'retrieval.returned': 2 })
const undecided = (id: string): ScoredTrial =>
  trial(id, { 'retrieval.returned': 1 }, { 'retrieval.matched-by-path': writeUndecided(SIDES) })

test('a reason is read as written, with labels on one line, without backticks and cut at their beginning', () => {
  expect(readUndecided(writeUndecided(SIDES))).toEqual(SIDES)
  const long = { ...SIDES, returned: `a\n\`b\`/${'x'.repeat(200)}.py` }
  expect(readUndecided(writeUndecided(long))?.returned).toBe(`…${'x'.repeat(117)}.py`)
  expect(readUndecided('the target reported no spans')).toBeNull()
})

test('cases are counted once, whatever the number of their trials', () => {
  const empty = trial('d', { 'retrieval.zero-recall': 1, 'retrieval.returned': 0 })
  const naming = surveyNaming([missed('a'), missed('a'), undecided('b'), undecided('b'), undecided('c'), empty, empty])
  expect(naming).toEqual({
    matched: new Set(),
    missed: new Map([['spans', new Set(['a', 'b', 'c'])]]),
    undecided: { cases: ['b', 'c'], example: SIDES },
    empty: new Set(['d']),
  })
  const cases = ['a', 'b', 'c'].map((id) => ({ id, critical: id < 'c' }))
  expect(warnUndecided(naming, { cases, mayShow: true })).toBe(
    'In 2 of 3 cases (1 of them critical) Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0: expected `k.py::K.m`, it returned `k.py`. Let the target report its `symbol`.',
  )
  expect(warnUndecided(naming, { cases, mayShow: false })).toBe(
    'In 2 of 3 cases (1 of them critical) Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0. Let the target report its `symbol`.',
  )
})

test('undecided cases are described without critical ones if there are none, and with what changed', () => {
  const changed = { ...SIDES, mend: CHANGED_TEXT }
  const naming = { undecided: { cases: ['a'], example: changed } }
  const start =
    'In 1 of 2 cases Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0.'
  const cases = ['a', 'b'].map((id) => ({ id, critical: id === 'b' }))
  expect(warnUndecided(naming, { cases, mayShow: false })).toBe(`${start} ${startSentence(CHANGED_TEXT)}.`)
  expect(warnUndecided({ undecided: null }, { cases, mayShow: true })).toBeNull()
})

test('the example has the most frequent remedy, and is the first case by id among those', () => {
  const open = (id: string, mend: string): ScoredTrial =>
    trial(id, {}, { 'sources.recall': writeUndecided({ expected: `${id}.md`, returned: 'x', mend }) })
  const trials = [
    open('a', 'report paths'),
    open('d', 'report symbols'),
    open('c', 'report symbols'),
    open('b', 'report lines'),
  ]
  expect(surveyNaming(trials).undecided).toEqual({
    cases: ['a', 'd', 'c', 'b'],
    example: { expected: 'c.md', returned: 'x', mend: 'report symbols' },
  })
  // Both are equally frequent, so the example is that of the first case.
  expect(surveyNaming([open('b', 'report lines'), open('a', 'report paths')]).undecided?.example.expected).toBe('a.md')
  expect(surveyNaming([open('a', 'report paths'), open('b', 'report lines')]).undecided?.example.expected).toBe('a.md')
})

test('one match of a kind is enough; failed trials and empty lists are no sign of different names', () => {
  expect(surveyNaming([missed('a'), trial('b', { 'retrieval.zero-recall': 0 })]).matched).toEqual(new Set(['spans']))
  const failed = trial('a', { 'retrieval.zero-recall': 1 })
  const empty = trial('b', { 'retrieval.zero-recall': 1, 'retrieval.returned': 0 })
  expect(surveyNaming([failed, empty])).toEqual({
    matched: new Set(),
    missed: new Map(),
    empty: new Set(['b']),
    undecided: null,
  })
})

test.each([
  ['sources', 'sources.recall'],
  ['hops', 'hops.coverage'],
  ['tools', 'tools.coverage'],
  ['agents', 'agents.coverage'],
] as const)('%s are described by %s', (kind, metric) => {
  const { matched, missed: none } = surveyNaming([trial('a', { [metric]: 0 }), trial('b', { [metric]: 0.5 })])
  expect([matched, none]).toEqual([new Set([kind]), new Map([[kind, new Set(['a'])]])])
})

test('different names are only claimed if one is the end of the other', () => {
  const example = { expected: 'docs/a.md', returned: 'b.md', isSame: false }
  expect(describeOtherNames('spans', 2, example)).toBe(
    'Not one expected span was retrieved in any of the 2 cases that got spans. If it finds the right ones, your target names spans in another way: expected `docs/a.md`, it returned `b.md`. Report paths as the cases write them, relative to the repository.',
  )
  expect(describeOtherNames('spans', 1, { ...example, returned: 'a.md', isSame: true })).toBe(
    'Not one expected span was retrieved in the only case that got spans: your target names spans in another way: expected `docs/a.md`, it returned `a.md`. Report paths as the cases write them, relative to the repository.',
  )
  expect(describeOtherNames('tools', 3, null)).toBe(
    'Not one required tool was called in any of the 3 cases that called tools. If it calls the right ones, your target names tools in another way. Map its names in the suite: `scoring: { aliases: { tools: … } }`.',
  )
})
