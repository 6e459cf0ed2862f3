import { describe, expect, test } from 'vitest'
import { makeFailure, makeReply } from '../make-trial.js'
import { tableOf, type Asked } from './table-of.js'

const hops = (...ids: readonly string[]) => ({
  required_hops: ids.map((id) => ({ id, any_of: [`fact ${id}`], source: `${id}.md` })),
})
const says = (...ids: readonly string[]) =>
  makeReply({ answer: ids.map((id) => `fact ${id}`).join(', ') || 'nothing', sources: ids.map((id) => `${id}.md`) })

describe('profile tables', () => {
  test('have for multi-hop counts and means, with the number of cases', () => {
    const table = tableOf('profile-multi-hop', {
      main: [
        [hops('a', 'b'), says('a', 'b')],
        [hops('a', 'b'), says('a')],
        [{ ...hops('a', 'b'), profile: 'branching' }, says()],
        [hops('a'), says()],
        [{}, says()],
      ],
    })
    expect(table).toEqual({
      id: 'profile-multi-hop',
      title: 'Multi-hop cases',
      place: 'comment',
      columns: [
        { title: 'figure', format: 'text' },
        { title: 'main', format: 'count' },
        { title: 'n', format: 'count' },
      ],
      rows: [
        ['single-hop cases', '2', null],
        ['multi-hop cases', '2', null],
        ['hop coverage, multi-hop cases', '.75', 2],
        ['grounded hop coverage, multi-hop cases', '.75', 2],
        ['chain success rate, multi-hop cases', '50\u202f%', 2],
      ],
      notes: ['Means over the n multi-hop cases that are scored. Cases with another profile are left out.'],
    })
  })

  test('have for branching easy and branching cases, tools over both, and an arm without a trace', () => {
    const tools = { required_tools: ['search'] }
    const cases: readonly Readonly<Record<string, unknown>>[] = [
      { ...hops('a', 'b'), ...tools, profile: 'branching' },
      { ...tools, profile: 'branching' },
      { branching: true },
    ]
    const traced = makeReply({ answer: 'fact a', tools: [{ name: 'search' }] })
    const table = tableOf('profile-branching', {
      main: cases.map((written) => [written, traced]),
      'this PR': cases.map((written) => [written, says('a', 'b')]),
    })
    expect(table?.rows).toEqual([
      ['easy cases', '1', null, '1', null],
      ['branching cases', '2', null, '2', null],
      ['hop coverage, branching cases', '.50', 1, '1', 1],
      ['success rate (every hop stated), branching cases', '0\u202f%', 1, '100\u202f%', 1],
      ['grounded hop coverage, branching cases', null, 0, '1', 1],
      ['tool coverage, easy and branching cases', '1', 2, null, 0],
      ['tool traces reported, easy and branching cases', '100\u202f%', 3, '0\u202f%', 3],
      ['tools used, easy and branching cases', '100\u202f%', 3, null, 0],
    ])
  })

  test('have for coordination the success of coordination cases only', () => {
    const written = { difficulty: 'coordination', required_agents: ['x', 'y'], ...hops('a') }
    const table = tableOf('profile-coordination', {
      main: [
        [written, makeReply({ answer: 'fact a', agents: ['x', 'y'] })],
        [written, makeReply({ answer: 'fact a', agents: ['x'] })],
        [{ ...written, difficulty: 'easy' }, makeReply({ agents: [] })],
      ],
    })
    expect(table?.rows.slice(0, 4)).toEqual([
      ['easy cases', '1', null],
      ['coordination cases', '2', null],
      ['agent coverage, coordination cases', '.75', 2],
      ['success rate (agents and hops), coordination cases', '50\u202f%', 2],
    ])
  })

  test.each(['profile-multi-hop', 'profile-branching', 'profile-coordination', 'workflow-validation'])(
    'do not include a table %s if there is no such case',
    (id) => {
      expect(tableOf(id, { main: [[{ checks: [{ contains: 'x' }] }, says()]] })).toBeNull()
    },
  )
})

describe('workflow validation', () => {
  const TOOLS = { required_tools: ['search'], forbidden_tools: ['delete'] }
  const called = (...names: readonly string[]) => makeReply({ tools: names.map((name) => ({ name })) })

  test('counts passes and lists failures', () => {
    const table = tableOf('workflow-validation', {
      main: [
        [TOOLS, called('search')],
        [TOOLS, called('Search', 'search')],
      ],
      'this PR': [
        [TOOLS, called('delete', 'web')],
        [{ ...TOOLS, required_agents: ['a'] }, called('web')],
        [TOOLS, makeFailure('timeout', 'x')],
        [TOOLS, makeReply()],
      ],
    })
    expect(table).toEqual({
      id: 'workflow-validation',
      title: 'Agents and tools against what was expected',
      place: 'page',
      names_cases: true,
      columns: ['arm', 'case', 'of', 'missing', 'unexpected', 'included', 'excluded'].map((title) => ({
        title,
        format: 'text',
      })),
      rows: [
        ['main', '2/2 passed', null, null, null, null, null],
        ['this PR', '0/3 passed, 1 without a score', null, null, null, null, null],
        ['this PR', 'c0', 'tools', { value: 'search', mark: 'poor' }, { value: 'delete, web', mark: 'poor' }, '', ''],
        ['this PR', 'c1', 'agents: not reported', null, null, null, null],
        ['this PR', 'c1', 'tools', { value: 'search', mark: 'poor' }, { value: 'web', mark: 'poor' }, '', 'delete'],
        ['this PR', 'c2', 'no reply (timeout)', null, null, null, null],
      ],
      notes: [
        'A case passes when all of its scored trials do. The table lists those that fail, by id, each with its first failing trial.',
      ],
    })
  })

  test('lists the first twenty by id, in any input order, and cuts names', () => {
    const asked = Array.from({ length: 30 }, (_, index): Asked => {
      const id = `k${String((index * 7) % 30).padStart(2, '0')}`
      return [{ ...TOOLS, id }, called(...'abcdefghijkl', 'x'.repeat(200))]
    })
    const table = tableOf('workflow-validation', { main: asked })
    expect(table?.rows.slice(1).map(([, id]) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `k${String(index).padStart(2, '0')}`),
    )
    expect(table?.rows[1]?.[4]).toEqual({ value: 'a, b, c, d, e, f, g, h, i, j, and 3 more', mark: 'poor' })
    expect(table?.notes[1]).toBe('The first 20 failing cases of each arm are listed.')
  })
})
