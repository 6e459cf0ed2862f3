import { describe, expect, test } from 'vitest'
import { isBranching, isCoordination, isMultiHop } from '../../../src/metrics/case-kinds.js'
import { coverNames } from '../../../src/metrics/workflow/call-coverage.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { makeCase, makeFailure, makeReply, scoreWith } from '../make-trial.js'

const hop = (id: string) => ({ id, any_of: [`fact ${id}`] })
const TWO = { required_hops: [hop('one'), hop('two')] }

describe('the kind of a case: multi-hop, branching, coordination', () => {
  test.each<[Record<string, unknown>, readonly [boolean, boolean, boolean]]>([
    [{}, [false, false, false]],
    [{ multi_hop: true }, [true, false, false]],
    [TWO, [true, false, false]],
    [{ ...TWO, profile: 'branching' }, [true, true, false]],
    [{ branching: true }, [false, true, false]],
    [{ branching_points: 1 }, [false, true, false]],
    [{ branching_points: 0 }, [false, false, false]],
    [{ difficulty: 'branching' }, [false, true, false]],
    [{ branching: true, profile: 'coordination' }, [false, false, false]],
    [{ difficulty: 'easy', profile: 'branching' }, [false, false, false]],
    [{ difficulty: 'coordination' }, [false, false, true]],
    [{ difficulty: 'hard_coordination', profile: 'coordination' }, [false, false, true]],
    [{ coordination_points: 2 }, [false, false, true]],
    [{ required_agents: ['a'] }, [false, false, false]],
    [{ required_agents: ['a'], profile: 'coordination' }, [false, false, true]],
    [{ required_agents: ['a'], profile: 'coordination', difficulty: 'easy' }, [false, false, false]],
    [{ difficulty: 'coordination', profile: 'default' }, [false, false, false]],
  ])('%j: %j', (written, expected) => {
    const golden = makeCase(written)
    expect([isMultiHop(golden), isBranching(golden), isCoordination(golden)]).toEqual(expected)
  })
})

const valuesOf = (start: string, written: Record<string, unknown>, reply: Record<string, unknown>, scoring = {}) => {
  const { scores, unscored } = scoreWith(written, makeReply(reply), { scoring: { ...DEFAULT_SCORING, ...scoring } })
  const all = { ...scores, ...unscored }
  return Object.fromEntries(Object.entries(all).filter(([id]) => id.startsWith(start)))
}

describe('branching cases', () => {
  const CASE = { ...TWO, branching: true, required_tools: ['search', 'rank'] }

  test('have their own metrics', () => {
    expect(valuesOf('branching.', CASE, { answer: 'fact one', tools: [{ name: 'SEARCH' }] })).toEqual({
      'branching.hop-coverage': 0.5,
      'branching.success': 0,
      'branching.tool-coverage': 0.5,
      'branching.trace-reported': 1,
    })
  })

  test('have no success without hops, and no tool coverage without a trace', () => {
    expect(valuesOf('branching.', { branching: true, required_tools: ['a'] }, {})).toEqual({
      'branching.tool-coverage': 'the target did not report its tool calls',
      'branching.trace-reported': 0,
    })
  })

  test('with one hop succeed by it', () => {
    expect(
      valuesOf('branching.success', { branching: true, required_hops: [hop('one')] }, { answer: 'Fact one.' }),
    ).toEqual({ 'branching.success': 1 })
  })

  test('do not include easy ones', () => {
    expect(valuesOf('branching.', { required_hops: [hop('one')], profile: 'branching' }, { answer: 'x' })).toEqual({})
  })
})

describe('coordination cases', () => {
  const CASE = {
    difficulty: 'coordination',
    required_agents: ['billing', 'Legal'],
    required_hops: ['1', '2', '3', '4', '5'].map((id) => hop(`n${id}`)),
  }
  const answer = (...ids: readonly number[]) => ids.map((id) => `fact n${id}`).join(', ')
  const AGENTS = ['BILLING', 'legal', 'orchestrator']

  test.each([
    ['all agents, four of five hops', { agents: AGENTS, answer: answer(1, 2, 3, 4) }, {}, 1],
    ['all agents, three of five hops', { agents: AGENTS, answer: answer(1, 2, 3) }, {}, 0],
    [
      'the same at a threshold of 0.6',
      { agents: AGENTS, answer: answer(1, 2, 3) },
      { coordination_hop_threshold: 0.6 },
      1,
    ],
    ['one agent, all hops', { agents: ['billing'], answer: answer(1, 2, 3, 4, 5) }, {}, 0],
    ['agents of tools', { tools: AGENTS.map((agent) => ({ name: 't', agent })), answer: answer(1, 2, 3, 4) }, {}, 1],
    ['no trace, all hops', { answer: answer(1, 2, 3, 4, 5) }, {}, 'the target did not report which agents it called'],
    ['no trace, too few hops', { answer: '' }, {}, 0],
  ])('%s', (_what, reply, scoring, expected) => {
    expect(valuesOf('coordination.success', CASE, reply, scoring)).toEqual({ 'coordination.success': expected })
  })

  test('have their own metrics', () => {
    expect(valuesOf('coordination.', CASE, { agents: ['legal'], answer: answer(1) })).toEqual({
      'coordination.hop-coverage': 0.2,
      'coordination.success': 0,
      'coordination.agent-coverage': 0.5,
      'coordination.trace-reported': 0,
    })
  })

  test('do not succeed if a trial failed', () => {
    expect(scoreWith(CASE, makeFailure('target', 'x')).scores['coordination.success']).toBe(0)
  })
})

describe('tools and agents', () => {
  test('have a coverage that counts each name once, ignoring case', () => {
    expect(coverNames(['search', 'Rank'], ['SEARCH', 'search', 'web'], {})).toBe(0.5)
    expect(coverNames(['search', ' SEARCH'], [], {})).toBe(0)
    expect(coverNames(['search'], ['lookup'], { Lookup: 'search' })).toBe(1)
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'calls with outcomes',
      {
        tools: [
          { name: 'a', ok: true },
          { name: 'a', ok: false },
          { name: 'b', error: 'x' },
        ],
      },
      { 'tools.used': 1, 'tools.calls': 3, 'tools.errors': 2 },
    ],
    ['no calls', { tools: [] }, { 'tools.used': 0, 'tools.calls': 0, 'tools.errors': 0 }],
    [
      'calls that do not say how they went',
      { tools: [{ name: 'a' }] },
      {
        'tools.used': 1,
        'tools.calls': 1,
        'tools.errors': 'the target did not report whether its tool calls worked',
      },
    ],
  ])('%s', (_what, reply, expected) => {
    expect(valuesOf('tools.', {}, reply)).toMatchObject(expected)
  })

  test('are only asked about a trace if calls matter', () => {
    const asked = (written: Record<string, unknown>) => valuesOf('tools.trace-reported', written, {})
    expect(asked({})).toEqual({})
    expect(asked(TWO)).toEqual({})
    expect(asked({ required_agents: ['a'] })).toEqual({ 'tools.trace-reported': 0 })
    expect(asked({ profile: 'branching' })).toEqual({ 'tools.trace-reported': 0 })
    expect(asked({ difficulty: 'coordination' })).toEqual({ 'tools.trace-reported': 0 })
    expect(valuesOf('tools.trace-reported', { branching: true }, { tools: [] })).toEqual({ 'tools.trace-reported': 1 })
  })
})

describe('clarification', () => {
  test.each([
    [true, { clarified: true }, 1],
    [true, { answer: 'Which one?' }, 1],
    [true, {}, 0],
    [false, {}, 1],
    [false, { answer: 'Which one?' }, 0],
    [undefined, {}, undefined],
  ])('expected %j, reply %j: %j', (expected, reply, value) => {
    const written = expected === undefined ? {} : { clarification_expected: expected }
    expect(valuesOf('clarification.match', written, reply)['clarification.match']).toBe(value)
  })
})
