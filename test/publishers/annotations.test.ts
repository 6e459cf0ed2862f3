import { describe, expect, test } from 'vitest'
import { annotations } from '../../src/publishers/annotations.js'
import type { Outcomes, Publication } from '../../src/publishers/publication.js'
import { makePublication, recordEffects } from './publication.js'

const ONE = { level: 'error', file: 'golden/cases/a.yaml', line: 3, title: 'a broke', message: 'why' } as const

async function annotate(changes: Partial<Publication>, earlier: Outcomes = {}) {
  const { effects, lines } = recordEffects({})
  return { outcome: await annotations.publish(makePublication(changes), effects, earlier), lines }
}

describe('annotations', () => {
  test('are at most ten, on the line of the case', async () => {
    const { outcome, lines } = await annotate({ annotations: Array.from({ length: 12 }, () => ONE) })
    expect(outcome).toEqual({ kind: 'done' })
    expect(lines).toEqual(
      Array.from({ length: 10 }, () => '::error why {"title":"a broke","file":"golden/cases/a.yaml","startLine":3}'),
    )
  })

  test('have the level of their case, and no invisible characters: title and file on one line, the message on several', async () => {
    const hostile = {
      level: 'notice',
      file: 'a\n.yaml',
      line: 1,
      title: 'a\u202e\n::error::b',
      message: 'one\u200b\r\ntwo',
    } as const
    const { lines } = await annotate({ annotations: [{ ...ONE, level: 'warning' }, hostile] })
    expect(lines).toEqual([
      '::warning why {"title":"a broke","file":"golden/cases/a.yaml","startLine":3}',
      '::notice one\ntwo {"title":"a ::error::b","file":"a .yaml","startLine":1}',
    ])
  })

  test.each<[string, Partial<Publication>, Outcomes, object]>([
    ['off where the check has them', { annotations: [ONE] }, { check: { kind: 'done' } }, { kind: 'off' }],
    [
      'not written twice by the jobs of a run',
      { annotations: [ONE], is_annotated: true },
      {},
      { kind: 'skipped', reason: 'the job that measured has written them' },
    ],
    ['skipped where there are none', {}, {}, { kind: 'skipped', reason: 'there is nothing to annotate' }],
  ])('are %s', async (_what, changes, earlier, expected) => {
    expect(await annotate(changes, earlier)).toEqual({ outcome: expected, lines: [] })
  })

  test('are kept if the check was refused', async () => {
    const { outcome, lines } = await annotate({ annotations: [ONE] }, { check: { kind: 'failed', reason: 'no' } })
    expect([outcome.kind, lines.length]).toEqual(['done', 1])
  })
})
