import { describe, expect, test } from 'vitest'
import { toolEfficiency } from '../../../src/metrics/agent/efficiency-scores.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const NESTED = makeReply({
  tools: [{ name: 'find', arguments: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown }],
})

describe('tool efficiency', () => {
  const find = (args?: unknown) => ({ name: 'find', arguments: args })

  test.each([
    ['a second search for something else is not redundant', [find({ q: 'a' }), find({ q: 'b' })], 1],
    ['the same again is', [find({ q: 'a' }), find({ q: 'b' }), find({ q: 'a' })], 2 / 3],
    ['the order of keys does not matter', [find({ q: 'a', n: 1 }), find({ n: 1, q: 'a' })], 0.5],
    ['the type of a value does', [find({ n: 1 }), find({ n: '1' })], 1],
    ['another tool with the same arguments is another call', [find('a'), { name: 'grep', arguments: 'a' }], 1],
    ['arguments that are not reported are all the same', [find(), find()], 0.5],
    ['no name can look like another and its arguments', [{ name: 'a","b' }, { name: 'a', arguments: 'b' }], 1],
    ['no call', [], 1],
  ])('%s', (_name, calls, share) => {
    expect(toolEfficiency(calls)).toBe(share)
  })

  test.each([
    ['no trace', {}, makeReply(), 'the target did not report its tool calls'],
    ['no call where none is required', {}, makeReply({ tools: [] }), 1],
    ['no call where one is required', { required_tools: ['find'] }, makeReply({ tools: [] }), 0],
    ['arguments nested without end', {}, NESTED, 'the arguments of a tool call are nested too deeply to compare'],
    ['names alone', {}, makeReply({ tools: [find(), { name: 'grep' }, find()] }), 2 / 3],
    ['one call that takes none', {}, makeReply({ tools: [find('a'), find(), find()] }), 2 / 3],
    ['a failed trial', {}, makeFailure('timeout', 'late'), 'the trial failed (timeout): late'],
  ])('%s', (_name, written, observation, value) => {
    const { scores, unscored } = scoreWith(written, observation)
    expect(scores['tools.efficiency'] ?? unscored['tools.efficiency']).toBe(value)
  })

  test.each([
    ['names alone', [find(), find()], 1],
    ['one call with arguments', [find('a'), find()], 0],
    ['no call', [], 0],
    ['no trace', undefined, 'the target did not report its tool calls'],
  ])('is marked as estimated or not: %s', (_name, tools, value) => {
    const { scores, unscored } = scoreWith({}, makeReply(tools === undefined ? {} : { tools }))
    expect(scores['tools.heuristic'] ?? unscored['tools.heuristic']).toBe(value)
  })
})
