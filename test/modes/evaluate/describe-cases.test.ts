import { describe, expect, test } from 'vitest'
import type { Trial } from '../../../src/model/run/run.js'
import { listChangedAnswers, readSides } from '../../../src/modes/evaluate/describe-cases.js'
import { chooseTrial } from '../../../src/modes/evaluate/describe-trial.js'
import { makeCase, makeRun } from '../../store/runs/make-run.js'

const trial = (number: number, scores: Trial['scores'], answer = `answer ${number}`): Trial => ({
  case: 'a',
  trial: number,
  retries: 0,
  observation: { status: 'ok', latency_ms: 1, reply: { answer } },
  scores,
  unscored: {},
})

const JUDGED = [2, 5, 4].map((correctness, number) => trial(number, { success: 1, 'judge.correctness': correctness }))

test.each<[string, readonly Trial[], number | undefined]>([
  [
    'the first that fails, in whatever order they come',
    [2, 1, 0].map((number) => trial(number, { success: Number(number === 0) })),
    1,
  ],
  ['the first of several that pass', [trial(1, { success: 1 }), trial(0, { success: 1 })], 0],
  ['the one whose grade stands for all where none fails', JUDGED, 2],
  ['none without trials', [], undefined],
])('a case is described by %s', (_, trials, told) => {
  expect(chooseTrial(trials)?.trial).toBe(told)
})

describe('the sides of cases', () => {
  const run = makeRun({ cases: [makeCase('a'), makeCase('b')] })
  const collect = (trials: readonly Trial[]) => {
    const shown = { caseIds: new Set(['a', 'b']), sizes: new Map(), goldens: new Map(), metrics: [] }
    const sides = readSides({ run, trials }, shown)
    for (const one of trials) sides.add(one)
    return sides
  }

  test('are those of their representative trials, with the outcome of each', () => {
    const read = collect(JUDGED).sideOf('a')
    expect(read?.side.detail.answer).toBe('answer 2')
    expect(read?.side.trials.map(({ trial: number, passed }) => [number, passed])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ])
    expect(collect(JUDGED).sideOf('b')).toBeNull()
  })

  test('mark cut texts', () => {
    const whole = collect([trial(0, { success: 1 }, 'w'.repeat(6000))]).sideOf('a')
    expect([whole?.isCut, whole?.side.detail.answer?.length]).toEqual([false, 6000])
    const cut = collect([trial(0, { success: 1 }, 'w'.repeat(6001))]).sideOf('a')
    expect([cut?.isCut, cut?.side.detail.answer?.length]).toEqual([true, 6000])
  })
})

test('an answer changed if the shown trials differ; a failed or unrecorded one is ignored', () => {
  const passes = [0, 1].map((number) => ({ ...trial(number, { success: 1 }), case: 'same' }))
  const fails = [trial(0, { success: 1 }), trial(1, { success: 0 })]
  const others = ['failed', 'new'].map((id) => ({ ...trial(0, { success: 1 }), case: id }))
  const arms = [
    { scored: { trials: [...passes, ...fails, ...others] } },
    { scored: { trials: [...passes, ...fails, ...others] } },
  ]
  const before = new Map([
    ['same', [1, 2]],
    ['a', [1, 2]],
    ['failed', [1]],
  ])
  const after = new Map([
    ['same', [1, 3]],
    ['a', [1, 3]],
    ['new', [4]],
  ])
  expect([...listChangedAnswers(arms, [before, after])]).toEqual(['a'])
  expect([...listChangedAnswers(arms, [new Map(), after])]).toEqual([])
})
