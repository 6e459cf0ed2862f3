import { describe, expect, test } from 'vitest'
import {
  decisionConfidence,
  planningScore,
  readSteps,
  type StepType,
  typeOfText,
} from '../../../src/metrics/agent/reasoning.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

describe('planning score', () => {
  // Computed by hand from docs/metrics/agent.md#reasoningplanning-score: ⌊40 · plans/n + 60 · planned/executions⌋, in hundredths.
  test.each<readonly [string, readonly StepType[], number]>([
    ['a plan, then its execution', ['plan', 'execution', 'tool'], 0.73],
    ['execution before the plan is not planned', ['execution', 'plan', 'execution', 'execution'], 0.5],
    ['a handoff is execution', ['plan', 'handoff'], 0.8],
    ['a plan and nothing done', ['plan', 'analysis', 'other'], 0.5],
    ['a plan at the end', ['tool', 'plan'], 0.2],
    ['five points a step without a plan', ['tool', 'decision', 'tool'], 0.15],
    ['twenty-five at most', Array<StepType>(40).fill('execution'), 0.25],
    ['whole hundredths, cut', ['plan', 'plan', 'tool', 'other', 'other', 'other', 'other'], 0.71],
    ['exactly 68, where a sum of quotients is 67.99…', ['plan', 'tool', 'other', 'other', 'other'], 0.68],
  ])('%s', (_name, types, score) => {
    expect(planningScore(types)).toBe(score)
  })
})

describe('decision confidence', () => {
  const decision = (confidence: number | null, isBacktrack: boolean | null = false) =>
    ({ type: 'decision', confidence, isBacktrack }) as const

  test.each([
    ['the mean of what is stated', [decision(0.9), decision(0.7)], 0.8],
    ['decisions that state none are left out', [decision(0.9), decision(null, true)], 0.9],
    ['the share not taken back where none states any', [decision(null), decision(null, true)], 0.5],
    ['other steps do not count', [{ type: 'plan', confidence: 0.1, isBacktrack: false } as const], null],
    ['nothing', [], null],
    ['neither is stated', [decision(null, null), decision(null, null)], null],
  ])('%s', (_name, steps, confidence) => {
    expect(decisionConfidence(steps)).toEqual(confidence === null ? null : expect.closeTo(confidence, 12))
  })
})

describe('steps', () => {
  test.each([
    ['Let me plan the search', 'plan'],
    ['I decide to compare both files', 'decision'],
    ['We choose the second', 'decision'],
    ['He opted for Redis', 'decision'],
    ['Analysing the log', 'analysis'],
    ['The planet has a moon', 'execution'],
    ['Open the file', 'execution'],
    ['', 'execution'],
  ])('of %j have type %s', (text, type) => {
    expect(typeOfText(text)).toBe(type)
  })

  test('are typed by keywords only if the target left them untyped', () => {
    expect(
      readSteps({
        steps: [
          { type: 'tool', text: 'plan again, that was wrong', confidence: 0.4 },
          { text: 'That failed; retry instead' },
          { text: 'That failed', is_backtrack: false },
          { is_backtrack: true },
        ],
      }),
    ).toEqual({
      isHeuristic: true,
      isTyped: true,
      steps: [
        { type: 'tool', isBacktrack: null, confidence: 0.4 },
        { type: 'execution', isBacktrack: true, confidence: null },
        { type: 'execution', isBacktrack: false, confidence: null },
        { type: 'other', isBacktrack: true, confidence: null },
      ],
    })
    expect(readSteps({ steps: [{ type: 'plan', text: 'a plan' }, {}] })?.isHeuristic).toBe(false)
    expect(readSteps({})).toBeNull()
  })

  test('of hostile length are read quickly', () => {
    const text = 'retr'.repeat(250_000)
    expect(readSteps({ steps: [{ text }] })?.steps).toHaveLength(1)
  })
})

const IDS = ['depth', 'planning-score', 'decision-confidence', 'backtrack-rate', 'heuristic'].map(
  (name) => `reasoning.${name}`,
)

describe('unstated facts of steps are unscored, not perfect', () => {
  test.each<readonly [string, readonly object[], readonly (number | string)[]]>([
    [
      'types alone',
      [{ type: 'plan' }, { type: 'decision' }, { type: 'tool' }],
      [
        0.73,
        'no decision gives its confidence, and not all give is_backtrack',
        '3 of 3 steps did not give is_backtrack',
      ],
    ],
    [
      'only the steps that go back are marked',
      [{ type: 'plan' }, { type: 'decision' }, { type: 'tool', is_backtrack: true }],
      [
        0.73,
        'no decision gives its confidence, and not all give is_backtrack',
        '2 of 3 steps did not give is_backtrack',
      ],
    ],
    [
      'every step says so',
      [
        { type: 'plan', is_backtrack: false },
        { type: 'decision', is_backtrack: false },
        { type: 'tool', is_backtrack: true },
      ],
      [0.73, 1, 1 / 3],
    ],
    [
      'a decision does, the others do not',
      [{ type: 'decision', is_backtrack: true }, { type: 'tool' }],
      [0.1, 0, '1 of 2 steps did not give is_backtrack'],
    ],
    [
      'confidence alone',
      [{ type: 'decision', confidence: 0.6 }],
      [0.05, 0.6, 'the only step did not give is_backtrack'],
    ],
    ['text tells', [{ text: 'Plan it' }, { text: 'That was wrong' }], [0.8, 'no step is a decision', 0.5]],
    [
      'neither type nor text',
      [{ confidence: 0.5 }, { is_backtrack: false }],
      ['no step gives its type or text', 'no step gives its type or text', '1 of 2 steps did not give is_backtrack'],
    ],
  ])('%s', (_name, steps, expected) => {
    const { scores, unscored } = scoreWith({}, makeReply({ steps: [...steps] }))
    const found = ['planning-score', 'decision-confidence', 'backtrack-rate'].map((name) => {
      const id = `reasoning.${name}`
      return scores[id] ?? unscored[id]
    })
    expect(found).toEqual(expected)
  })
})

describe('without steps', () => {
  test.each([
    ['no trace', makeReply(), Array<string>(5).fill('the target reported no steps')],
    ['a failed trial', makeFailure('timeout', 'late'), Array<string>(5).fill('the trial failed (timeout): late')],
    [
      'an empty trace',
      makeReply({ steps: [] }),
      [
        undefined,
        'the target reported an empty list of steps',
        'no step is a decision',
        'the target reported an empty list of steps',
        undefined,
      ],
    ],
  ])('%s', (_name, observation, reasons) => {
    const { unscored } = scoreWith({}, observation)
    expect(IDS.map((id) => unscored[id])).toEqual(reasons)
  })

  test('an empty trace has a depth of 0', () => {
    expect(scoreWith({}, makeReply({ steps: [] })).scores['reasoning.depth']).toBe(0)
  })
})
