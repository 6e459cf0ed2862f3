import { describe, expect, test } from 'vitest'
import { skillEfficiency, sumComponents } from '../../src/metrics/run/components.js'
import { progressRate, strategicDrift } from '../../src/metrics/run/progress.js'
import { makeFailure, makeReply, scoreWith } from './make-trial.js'

const WORK = { expected_steps: [{ step_id: 'a', weight: 3 }, { step_id: 'b' }] }

function outcome(id: string, written: Readonly<Record<string, unknown>>, reply: Readonly<Record<string, unknown>>) {
  const { scores, unscored } = scoreWith(written, makeReply(reply))
  return scores[id] ?? unscored[id]
}

describe('progress', () => {
  test.each([
    [[{ step_id: 'a' }], 0.75],
    [[{ step_id: 'a' }, { step_id: 'a' }, { step_id: 'b', completed: false }], 0.75],
    [[{ step_id: 'a', weight: 99 }, { step_id: 'b' }, { step_id: 'mine', weight: 99 }], 1],
    [[], 0],
  ])('of steps a (weight 3) and b, achieved %j, is %d', (achieved, rate) => {
    expect(progressRate(WORK.expected_steps, achieved)).toBe(rate)
    expect(outcome('run.progress', WORK, { progress: { achieved } })).toBe(rate)
  })

  test('does not apply if no step is expected, and is unscored if nothing is reported or all weights are 0', () => {
    expect(outcome('run.progress', {}, { progress: { achieved: [] } })).toBeUndefined()
    expect(outcome('run.progress', WORK, {})).toBe('the target reported no achieved steps')
    expect(outcome('run.progress', WORK, { progress: { actions_total: 3 } })).toBe(
      'the target reported no achieved steps',
    )
    const weightless = { expected_steps: [{ step_id: 'a', weight: 0 }] }
    expect(outcome('run.progress', weightless, { progress: { achieved: [] } })).toBe(
      'the weights of the expected steps sum to 0',
    )
    expect(outcome('run.progress-simple', weightless, { progress: { achieved: [{ step_id: 'a' }] } })).toBe(1)
  })

  test('of a failed trial is 0', () => {
    const { scores } = scoreWith(WORK, makeFailure('timeout', 'x'))
    expect([scores['run.progress'], scores['run.progress-simple']]).toEqual([0, 0])
  })
})

describe('strategic drift', () => {
  test('is 1 minus the weighted alignment, and null if all weights are 0', () => {
    expect(strategicDrift([{ goal_alignment: 1, weight: 3 }, { goal_alignment: 0.2 }])).toBeCloseTo(0.2, 12)
    expect(strategicDrift([{ goal_alignment: 1, weight: 0 }])).toBeNull()
    expect(strategicDrift([])).toBeNull()
  })

  test.each([
    [{ steps: [{ goal_alignment: 0.25 }, { text: 'says nothing' }] }, 0.75],
    [{ steps: [{}], progress: { achieved: [{ step_id: 'a', goal_alignment: 0.5 }] } }, 0.5],
    [{ steps: [{ goal_alignment: 1 }], progress: { achieved: [{ step_id: 'a', goal_alignment: 0.5 }] } }, 0],
    [{ steps: [{ goal_alignment: 0, weight: 0 }] }, 'the weights of the steps sum to 0'],
    [{ steps: [] }, 'the target reported no step with goal_alignment'],
    [{}, 'the target reported no step with goal_alignment'],
  ])('of the reply %j is %j', (reply, expected) => {
    expect(outcome('run.strategic-drift', {}, reply)).toBe(expected)
  })

  test.each([
    [{ actions_total: 4, actions_aligned: 3 }, 0.25],
    [{ actions_total: 4, actions_aligned: 0 }, 1],
    [{ actions_total: 0, actions_aligned: 0 }, 'there was no action'],
    [{ actions_total: 2, actions_aligned: 3 }, 'the target reported more aligned actions (3) than actions (2)'],
    [{ actions_total: 2 }, 'the target did not report actions_total and actions_aligned'],
  ])('of the actions %j is %j', (progress, expected) => {
    expect(outcome('run.strategic-drift-simple', {}, { progress })).toBe(expected)
  })

  test('of a failed trial is unscored', () => {
    expect(scoreWith({}, makeFailure('crash', 'x')).scores['run.strategic-drift']).toBeUndefined()
  })
})

describe('changes', () => {
  test('without an outcome do not count as good', () => {
    const changes = [{ caused_failure: false, reverted: true }, { reverted: false }]
    expect(outcome('changes.total', {}, { changes })).toBe(2)
    expect(outcome('changes.failed', {}, { changes })).toBe('a change does not give caused_failure')
    expect(outcome('changes.reverted', {}, { changes })).toBe(1)
    expect(outcome('changes.total', {}, { changes: [] })).toBe(0)
    expect(outcome('changes.failed', {}, {})).toBe('the target reported no changes')
  })
})

describe('components', () => {
  test('without any of one type spent nothing on it', () => {
    const components = [{ type: 'CONTEXT', input_tokens: 7, output_tokens: 1 }, { type: 'RESPONSE' }]
    expect(outcome('components.context', {}, { components })).toBe(8)
    expect(outcome('components.tool-schema', {}, { components })).toBe(0)
    expect(outcome('components.response', {}, { components })).toBe('a component of type RESPONSE gives no tokens')
    expect(outcome('components.context', {}, {})).toBe('the target reported no components')
    expect(sumComponents({ answer: '', components: [] }, ['CONTEXT'])).toEqual({ kind: 'scored', value: 0 })
  })

  test.each([
    [{ skill: 200, schema: 800 }, 0.2],
    [{ skill: 200, schema: 0 }, 1],
    [{ skill: 0, schema: 9 }, 0],
    [{ skill: 0, schema: 0 }, null],
  ])('skill efficiency of %j is %j', (tokens, share) => {
    expect(skillEfficiency(tokens)).toBe(share)
  })

  test('have no skill efficiency without skill and schema tokens', () => {
    expect(outcome('components.skill-efficiency', {}, { components: [] })).toBe(
      'there are neither skill nor schema tokens',
    )
  })
})
