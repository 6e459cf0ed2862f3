import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_SUMMARY_BYTES, summary } from '../../src/publishers/summary.js'
import { fitText, type Outcomes, type Publication } from '../../src/publishers/publication.js'
import { makeIssueText, makePublication, recordEffects } from './publication.js'

const CUT = '\n\n_The report is cut here, because a job summary holds at most 1 MiB. The artifact has all of it._\n'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldenpair-summary-'))
  file = join(folder, 'summary.md')
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

describe('the job summary', () => {
  test('is appended to the output of the step', async () => {
    await writeFile(file, 'before\n')
    const outcome = await summary.publish(makePublication(), recordEffects({ GITHUB_STEP_SUMMARY: file }).effects, {})
    expect(outcome).toEqual({ kind: 'done' })
    expect(await readFile(file, 'utf8')).toBe('before\nthe summary\n')
  })

  test('states why there is no comment', async () => {
    const { effects } = recordEffects({ GITHUB_STEP_SUMMARY: file })
    await summary.publish(makePublication(), effects, { comment: { kind: 'failed', reason: 'the token only reads' } })
    expect(await readFile(file, 'utf8')).toBe(
      'the summary\n\n> The comment could not be written: the token only reads.\n',
    )
  })

  const URL = 'https://github.com/octo-org/octo-repo/issues/9'
  test.each<[string, Outcomes['issue'], Publication['issue'], string]>([
    ...(
      [
        [{ kind: 'open' }, 'opened'],
        [{ kind: 'reopen', number: 9 }, 'opened again'],
        [{ kind: 'update', number: 9, news: null }, 'updated'],
        [{ kind: 'close', number: 9 }, 'closed'],
        [{ kind: 'nothing', reason: 'nothing is new' }, 'left'],
      ] as const
    ).map(([action, did]): [string, Outcomes['issue'], Publication['issue'], string] => [
      `that it was ${did}`,
      { kind: 'done', url: URL },
      makeIssueText(action),
      `> The issue of this suite was ${did}: ${URL}\n`,
    ]),
    [
      'that it could not be written',
      { kind: 'failed', reason: 'the token only reads' },
      makeIssueText({ kind: 'open' }),
      '> The issue could not be written: the token only reads.\n',
    ],
    [
      'why there is none',
      { kind: 'skipped', reason: 'the night was stopped' },
      { kind: 'none', reason: 'the night was stopped' },
      '> No issue was opened or closed: the night was stopped.\n',
    ],
  ])('states for the issue %s', async (_what, outcome, issue, expected) => {
    const { effects } = recordEffects({ GITHUB_STEP_SUMMARY: file })
    const publication = makePublication(issue && { issue })
    await summary.publish(publication, effects, { issue: outcome })
    expect(await readFile(file, 'utf8')).toBe(`the summary\n\n${expected}`)
  })

  test('does not mention an issue that nobody requested, or a written comment', async () => {
    const { effects } = recordEffects({ GITHUB_STEP_SUMMARY: file })
    await summary.publish(makePublication(), effects, { issue: { kind: 'off' }, comment: { kind: 'done' } })
    expect(await readFile(file, 'utf8')).toBe('the summary\n')
  })

  test("never exceeds GitHub's limit, whatever was there", async () => {
    await writeFile(file, 'x'.repeat(MAX_SUMMARY_BYTES - 200))
    const publication = makePublication({ summary: 'ü\n'.repeat(500) })
    await summary.publish(publication, recordEffects({ GITHUB_STEP_SUMMARY: file }).effects, {})
    const bytes = await readFile(file)
    expect(bytes.length).toBeLessThanOrEqual(MAX_SUMMARY_BYTES)
    expect(bytes.toString().endsWith(`ü${CUT}`)).toBe(true)
  })

  test('is skipped if the runner has none', async () => {
    expect(await summary.publish(makePublication(), recordEffects({}).effects, {})).toEqual({
      kind: 'skipped',
      reason: 'this runner has no job summary (GITHUB_STEP_SUMMARY is not set)',
    })
  })
})

describe('the text that fits into a summary', () => {
  test.each([
    ['a text that fits', 'short\n', 6, 'short\n'],
    ['a text that does not', 'one\ntwo\nthree\n'.repeat(20), CUT.length + 8, `one\ntwo${CUT}`],
    ['a line that does not', 'x'.repeat(500), CUT.length + 8, CUT],
    ['a line end where the room ends', 'one\ntwo\nthree\n'.repeat(20), CUT.length + 7, `one\ntwo${CUT}`],
    ['room for the notice alone', 'x'.repeat(500), CUT.length, CUT],
    ['no room for the notice', 'x'.repeat(500), 10, ''],
    ['no room at all', 'x', -5, ''],
  ])('%s', (_what, text, room, expected) => {
    expect(fitText(text, room, CUT)).toBe(expected)
  })
})
