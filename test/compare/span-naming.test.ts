import { expect, test } from 'vitest'
import {
  describeOtherNames,
  describeUndecidedSpans,
  surveySpanNaming,
} from '../../src/compare/differences/span-naming.js'
import type { ScoredTrial } from '../../src/model/run/run.js'
import { readUndecided, writeUndecided } from '../../src/model/undecided-span.js'

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

test('a reason is read as it was written, the labels in one line without backticks and cut at their beginning', () => {
  expect(readUndecided(writeUndecided(SIDES))).toEqual(SIDES)
  const long = { ...SIDES, returned: `a\n\`b\`/${'x'.repeat(200)}.py` }
  expect(readUndecided(writeUndecided(long))?.returned).toBe(`…${'x'.repeat(117)}.py`)
  expect(readUndecided('the target reported no spans')).toBeNull()
})

test('cases are counted once, whatever the number of their trials', () => {
  const naming = surveySpanNaming([missed('a'), missed('a'), undecided('b'), undecided('b'), undecided('c')])
  expect(naming).toEqual({
    isMatched: false,
    missed: ['a', 'b', 'c'],
    undecided: { cases: ['b', 'c'], example: SIDES },
  })
  const cases = ['a', 'b', 'c'].map((id) => ({ id, critical: id < 'c' }))
  expect(describeUndecidedSpans(naming, { cases, mayShow: true })).toBe(
    'In 2 of 3 cases (1 of them critical) it cannot be told whether what was retrieved is what is expected, so that is unscored, not 0: expected `k.py::K.m`, it returned `k.py`. Let the target report its `symbol`.',
  )
  expect(describeUndecidedSpans(naming, { cases, mayShow: false })).not.toContain('k.py')
})

test('one match is enough; failed trials and empty lists are no sign of other names', () => {
  expect(surveySpanNaming([missed('a'), trial('b', { 'retrieval.zero-recall': 0 })]).isMatched).toBe(true)
  const failed = trial('a', { 'retrieval.zero-recall': 1 })
  const empty = trial('b', { 'retrieval.zero-recall': 1, 'retrieval.returned': 0 })
  expect(surveySpanNaming([failed, empty])).toEqual({ isMatched: false, missed: [], undecided: null })
})

test('that the names differ is only claimed where one path is the end of the other', () => {
  const example = { expected: 'docs/a.md', returned: 'b.md', isSameFile: false }
  expect(describeOtherNames({ missed: ['a', 'b'] }, example)).toBe(
    'Not one expected span was retrieved in any of the 2 cases that got spans. If it finds the right ones, your target names spans in another way: expected `docs/a.md`, it returned `b.md`.',
  )
  expect(describeOtherNames({ missed: ['a'] }, { ...example, returned: 'a.md', isSameFile: true })).toBe(
    'Not one expected span was retrieved in the only case that got spans: your target names spans in another way: expected `docs/a.md`, it returned `a.md`. Report paths as the cases write them, relative to the repository.',
  )
})
