import { describe, expect, test } from 'vitest'
import { findBrokenStages, findZeroRecall } from '../../../src/compare/findings/retrieval.js'
import type { CaseScores } from '../../../src/compare/pair/metric-columns.js'
import type { Flip } from '../../../src/model/result/pair-comparison.js'
import type { CaseConduct } from '../../../src/model/run/run.js'
import { goldenCase } from '../build-runs.js'

const conduct = (parts: Partial<CaseConduct> = {}): CaseConduct => ({
  ranks: [1],
  returned: 5,
  tiers: [],
  models: [],
  failures: [],
  ...parts,
})
const flip = (id: string, kind: Flip['kind'] = 'newly-failing'): Flip => ({
  case_id: id,
  kind,
  critical: false,
  confirmed: false,
  baseline: { passed: 1, trials: 1 },
  candidate: { passed: 0, trials: 1 },
})

describe('the stage at which a newly failing case broke, within the first three ranks,', () => {
  const stagesOf = (before: CaseConduct | null, now: CaseConduct | null, lost: readonly string[] = []) =>
    findBrokenStages(
      {
        primary_k: 3,
        conduct: {
          baseline: before === null ? null : new Map([['a', before]]),
          candidate: now === null ? new Map() : new Map([['a', now]]),
        },
        // Losses of another part, or of this part in another case, are ignored.
        parts: [
          { id: 'success.other', lost: ['a'] },
          ...['success.answer', 'success.workflow'].map((id) => ({ id, lost: lost.includes(id) ? ['b', 'a'] : ['b'] })),
        ],
      },
      [flip('a')],
    ).map(({ stage }) => stage)

  const both = ['success.answer', 'success.workflow']
  test.each<[string, Partial<CaseConduct>, Partial<CaseConduct>, readonly string[], string | null]>([
    ['retrieval, where nothing expected is found', { ranks: [1, null] }, { ranks: [null, null] }, both, 'retrieval'],
    ['rank, where it comes too late', { ranks: [3, null] }, { ranks: [4, null] }, both, 'rank'],
    ['not retrieval, where it still comes in time', { ranks: [1] }, { ranks: [null, 3] }, [], null],
    ['not retrieval, where it came too late before', { ranks: [4] }, { ranks: [null] }, [], null],
    ['not retrieval, if it is unknown what was retrieved', { ranks: [1] }, { ranks: [null], returned: null }, [], null],
    ['retrieval before context', { in_context: true }, { ranks: [null], in_context: false }, both, 'retrieval'],
    ['context, where it was put there before', { in_context: true }, { in_context: false }, both, 'context'],
    ['not context, where it was never put there', { in_context: false }, { in_context: false }, [], null],
    ['not context, where it is still put there', { in_context: true }, { in_context: true }, [], null],
    ['answer, although retrieval found everything', {}, {}, both, 'answer'],
    ['answer, if the context has everything', { in_context: false }, { in_context: true }, both, 'answer'],
    ['unknown, where the answer is lost without its context', { in_context: false }, { in_context: false }, both, null],
    ['unknown, where the answer is lost without what it needs', { ranks: [null] }, { ranks: [null] }, both, null],
    ['only the answer, if the case expects no spans', { ranks: [] }, { ranks: [] }, both, 'answer-alone'],
    ['workflow', {}, {}, ['success.workflow'], 'workflow'],
    ['unknown, where the target failed', {}, { ranks: [null], failures: ['timeout'] }, both, null],
  ])('is %s', (_, before, now, lost, stage) => {
    expect(stagesOf(conduct(before), conduct(now), lost)).toEqual(stage === null ? [] : [stage])
  })

  test('is unknown if only one run was recorded', () => {
    expect(stagesOf(null, conduct(), both)).toEqual([])
    expect(stagesOf(conduct(), null, both)).toEqual([])
  })

  test('is listed with its cases, in order of the stages', () => {
    const facts = {
      primary_k: 3,
      parts: [],
      conduct: {
        baseline: new Map(['a', 'b', 'c', 'd'].map((id) => [id, conduct()])),
        candidate: new Map([
          ['a', conduct({ ranks: [9] })],
          ['b', conduct({ ranks: [null] })],
          ['c', conduct({ ranks: [9] })],
          ['d', conduct({ ranks: [9] })],
        ]),
      },
    }
    expect(findBrokenStages(facts, [flip('a'), flip('b'), flip('c'), flip('d', 'flaky')])).toEqual([
      { stage: 'retrieval', cases: ['b'] },
      { stage: 'rank', cases: ['a', 'c'] },
    ])
  })
})

describe('cases that retrieved nothing expected', () => {
  /** Makes a column. By case, a trial is 1 if nothing expected was found, otherwise 0. */
  const columnOf = (values: Readonly<Record<string, readonly number[]>>) =>
    new Map(Object.entries(values).map(([id, own]): [string, CaseScores] => [id, { trials: 2, values: own }]))
  const find = (
    baseline: Readonly<Record<string, readonly number[]>>,
    candidate: Readonly<Record<string, readonly number[]>>,
    edited: readonly string[] = [],
  ) => {
    const cases = ['z', ...Object.keys(candidate).sort().reverse()].map((id) => goldenCase({ id }))
    const paired = cases.filter(({ id }) => !edited.includes(id))
    return findZeroRecall(
      { candidate: cases, paired },
      { baseline: columnOf(baseline), candidate: columnOf(candidate) },
    )
  }

  test('are separated by what they retrieved before', () => {
    const found = find(
      {
        lost: [0, 0],
        'once-lost': [1, 0],
        still: [1, 1],
        again: [1, 1],
        'some-again': [1, 1],
        fine: [0, 0],
        edited: [1, 1],
        unscored: [],
      },
      {
        lost: [1, 1],
        'once-lost': [1, 1],
        still: [1, 1],
        again: [0, 0],
        'some-again': [1, 0],
        fine: [0, 0],
        edited: [1, 1],
        unscored: [1, 1],
        added: [1, 1],
        failed: [],
      },
      ['edited'],
    )
    expect(found).toEqual({
      n: 9,
      missed: ['added', 'edited', 'lost', 'once-lost', 'still', 'unscored'],
      newly_missed: ['lost', 'once-lost'],
      still_missed: ['still'],
      found_again: ['again', 'some-again'],
    })
  })

  test('are unknown if the metric judged no case', () => {
    expect(find({ a: [0] }, { a: [] })).toBeNull()
  })

  test('may be none', () => {
    expect(find({ a: [0] }, { a: [0] })).toEqual({
      n: 1,
      missed: [],
      newly_missed: [],
      still_missed: [],
      found_again: [],
    })
  })
})
