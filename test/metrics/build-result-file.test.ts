import { describe, expect, test } from 'vitest'
import { goldenCase, scoredRun } from '../compare/build-runs.js'
import { makeFailure, makeReply } from './make-trial.js'
import { buildResultFile } from '../../src/metrics/summarize-run.js'
import { nameResult } from '../../src/entry/cli/finish-run.js'

const { run } = scoredRun({
  cases: [goldenCase({ id: 'a' }), goldenCase({ id: 'b' }), goldenCase({ id: 'untried' })],
  trials: [],
  trials_per_case: 2,
})
const trials = [
  { case: 'b', trial: 1, observation: makeReply({ answer: 'second' }), scores: { success: 1 }, unscored: {} },
  {
    case: 'a',
    trial: 0,
    observation: makeFailure('timeout', 'no reply in 120 s'),
    scores: { success: 0 },
    unscored: { 'tokens.total': 'x' },
  },
  { case: 'b', trial: 0, observation: makeReply({ answer: 'first' }), scores: { success: 1 }, unscored: {} },
]

describe('result files', () => {
  test('contain every tried case in the order of the suite, a failure instead of an answer, and null for an unknown total', () => {
    const { questions, tokens_total: tokens, aggregates } = buildResultFile(run, trials)
    expect(questions.map(({ id, representative }) => [id, representative])).toEqual([
      ['a', { trial: 0, answer: null, failure: 'timeout: no reply in 120 s' }],
      ['b', { trial: 0, answer: 'first', failure: null }],
    ])
    expect(tokens).toBeNull()
    expect(aggregates['success']).toEqual({ mean: 0.5, n: 2, applicable: 2 })
  })

  test('do not depend on the order in which answers arrived', () => {
    expect(buildResultFile(run, [...trials].reverse())).toEqual(buildResultFile(run, trials))
  })

  test('of one round contain only its trials', () => {
    const { run_index: index, questions } = buildResultFile(run, trials, 2)
    expect(index).toBe(2)
    expect(questions.map(({ id, representative }) => [id, representative.answer])).toEqual([['b', 'second']])
  })

  test.each([
    ['langgraph', 'rag_qa', 'langgraph_rag_qa_20260209_174417'],
    ['a/../b c', 's', 'a-..-b-c_s_20260209_174417'],
  ])('of the variant %j and the suite %j are named %s', (variant, suite, name) => {
    const started_at = '2026-02-09T17:44:17.912Z'
    expect(nameResult({ variant, suite: { name: suite, version: '1', file: 'x' }, started_at })).toBe(name)
  })
})
