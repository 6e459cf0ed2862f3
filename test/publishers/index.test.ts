import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { annotations } from '../../src/publishers/annotations.js'
import { PUBLISHERS, publishReport } from '../../src/publishers/index.js'
import { makePublication, recordEffects } from './publication.js'

describe('publishReport', () => {
  test('goes on when the comment fails, and says so in the log and in the summary', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-publish-'))
    const file = join(folder, 'summary.md')
    const refuse = () =>
      Promise.reject(Object.assign(new Error('Resource not accessible by integration'), { status: 403 }))
    const { effects, lines, outputs } = recordEffects({ GITHUB_STEP_SUMMARY: file }, refuse)
    const outcomes = await publishReport(makePublication(), effects)
    const reason =
      "the token lacks the permission (Resource not accessible by integration); add `pull-requests: write` to the job's permissions; the report stays in the job summary"
    // Those that nobody asked for say nothing.
    expect(Object.fromEntries(Object.entries(outcomes).filter(([, { kind }]) => kind !== 'off'))).toEqual({
      comment: { kind: 'failed', reason },
      summary: { kind: 'done' },
      annotations: { kind: 'skipped', reason: 'there is nothing to annotate' },
      outputs: { kind: 'done' },
    })
    expect(lines).toEqual([`warning comment: ${reason}.`, 'info annotations: skipped, there is nothing to annotate.'])
    expect(outputs).toEqual({ verdict: 'regressed', 'comment-url': '' })
    expect(await readFile(file, 'utf8')).toContain(`> The comment could not be written: ${reason}.`)
    await rm(folder, { recursive: true })
  })

  test('hides secrets in all that is shown, however they are written, and keeps what other steps read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'goldenpair-publish-'))
    const file = join(folder, 'summary.md')
    const { effects, lines, outputs } = recordEffects({
      GITHUB_STEP_SUMMARY: file,
      'INPUT_TARGET-ENV': 'db_place',
      DB_PLACE: 'db.example/7',
      MYSQL_PWD: 'hunter2_hunter2',
    })
    const summary = 'at db.exam\u200bple/7 with hunter2\\_hunter2 and aHVudGVyMl9odW50ZXIy'
    const note = { level: 'error', file: 'a.yaml', line: 3, title: 'at db.example/7', message: 'why' } as const
    await publishReport(
      {
        ...makePublication(),
        ...{ summary, annotations: [note], outputs: { place: 'db.example/7' } },
        place: { kind: 'none', reason: 'nobody asked' },
      },
      effects,
    )
    expect(await readFile(file, 'utf8')).toBe('at (hidden) with (hidden) and (hidden)\n')
    expect(lines.find((line) => line.startsWith('::error'))).toContain('"title":"at (hidden)"')
    expect(outputs['place']).toBe('db.example/7')
    await rm(folder, { recursive: true })
  })

  test('does not hide a bug', async () => {
    const { effects } = recordEffects({}, () => Promise.reject(new TypeError('a bug')))
    await expect(publishReport(makePublication(), effects)).rejects.toThrow('a bug')
  })

  test('has publishers with unique names', () => {
    expect(new Set(PUBLISHERS.map(({ name }) => name)).size).toBe(PUBLISHERS.length)
  })
})

describe('annotations', () => {
  test('are ten at most, on the line of the case', async () => {
    const one = {
      level: 'error',
      file: 'golden/cases/a.yaml',
      line: 3,
      title: 'a broke',
      message: 'why',
    } as const
    const { effects, lines } = recordEffects({})
    const publication = makePublication({ annotations: Array.from({ length: 12 }, () => one) })
    expect(await annotations.publish(publication, effects, {})).toEqual({ kind: 'done' })
    expect(lines).toHaveLength(10)
    expect(lines[0]).toBe('::error why {"title":"a broke","file":"golden/cases/a.yaml","startLine":3}')
  })
})
