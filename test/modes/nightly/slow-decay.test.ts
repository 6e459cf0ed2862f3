import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleEvent } from '../../doubles/github/events.js'
import { startActionStory } from '../action-story.js'
import { CASES, FILES, SPEC, state, writeReference } from './night-story.js'

const URL = 'https://github.com/octo-org/octo-repo/issues/1'
const LOST = CASES.slice(0, 3)
/** Three lost cases of twelve are too few flips for a proof in a single night, but exceed the margin of 20 points against the reference. */
const SLOW = { ...SPEC, commits: [...SPEC.commits, { name: 'three', files: state({ failing: LOST }) }] }

// Ties between nights are broken by a draw that is seeded with their date, so the dates are fixed.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a drop that is too slow for any single night is found over several nights, and ends when they have recovered', async () => {
  await using story = await startActionStory(FILES, SLOW)
  const { github } = story
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-drift-'))
  try {
    const reference = join(folder, 'reference.json')
    const told: unknown[] = []
    let date = Date.UTC(2026, 0, 1, 3)
    const sleep = async (name: string, times: number, checked: readonly number[]): Promise<void> => {
      for (let night = 1; night <= times; night++) {
        vi.setSystemTime((date += 86_400_000))
        const inputs = told.length === 0 ? {} : { reference }
        const act = await story.act({ event: scheduleEvent(github.state), checkout: name, inputs })
        const said = act.lines.find((line) => line.startsWith('info issue:'))?.slice('info issue: '.length)
        const warned = act.lines.find((line) => line.startsWith('warning Regression'))?.replaceAll('\u202f', ' ')
        if (told.length === 0) await writeReference(story, { folder, reference })
        if (checked.includes(night)) told.push([name, night, act.code, act.outputs['verdict'], said, warned])
        if (name === 'three' && night === 3) summary = act.summary
      }
    }
    let summary = ''
    await sleep('base', 9, [1, 9])
    await sleep('three', 5, [1, 2, 3, 4, 5])
    const issue = github.state.issues.get(1)
    const three = story.repository.sha('three').slice(0, 7)
    const line = (level: string, nights: number, alone = '75 %', commit = three) =>
      `warning Regression detected: success drifted: it fell from 100 % to ${level} over ${nights} nights (tonight ${alone}), against the reference, on commit ${commit}.`
    expect(issue?.title).toMatch(/^Golden suite demo: success fell from 100.% to 85.% over 11 nights since \d+ \w+$/)
    expect(issue?.body).toContain('Confirmed by 13 nights taken together (p = .006).')
    expect(issue?.body).toContain(
      'The drift is from the mean of the first 7 nights to that of the newest 7. The report above covers only tonight, which may show no change.',
    )
    expect(issue?.body).toContain(
      'A drift counts as repaired when the mean of 7 nights is back within a quarter of the margin, which takes most of a week.',
    )
    expect(summary.replaceAll('\u202f', ' ')).toContain(
      '❌ Regressed: success fell from 100 % to 85 % over 11 nights, against the reference',
    )
    await sleep('good', 8, [1, 5, 6, 7, 8])
    const good = story.repository.sha('good').slice(0, 7)
    expect(told).toEqual([
      ['base', 1, 0, 'not-comparable', 'skipped, there is no earlier night to compare it with.', undefined],
      ['base', 9, 0, 'unchanged', 'skipped, nothing is wrong.', undefined],
      ['three', 1, 0, 'inconclusive', 'skipped, nothing is wrong.', undefined],
      ['three', 2, 0, 'unchanged', 'skipped, nothing is wrong.', undefined],
      ['three', 3, 1, 'regressed', URL, line('85 %', 11)],
      ['three', 4, 1, 'regressed', URL, line('83 %', 12)],
      ['three', 5, 1, 'regressed', URL, line('79 %', 13)],
      // The mean of seven nights takes as long to recover.
      ['good', 1, 1, 'regressed', URL, line('82 %', 14, '100 %', good)],
      ['good', 5, 1, 'regressed', URL, line('92.9 %', 18, '100 %', good)],
      ['good', 6, 0, 'no-regression', 'skipped, 1 of 2 good nights in a row.', undefined],
      ['good', 7, 0, 'no-regression', URL, undefined],
      ['good', 8, 0, 'unchanged', 'skipped, nothing is wrong.', undefined],
    ])
    expect(story.comments().map((body) => body.split('\n')[1]?.replaceAll('\u202f', ' '))).toEqual([
      expect.stringMatching(
        /^Closed: success is back at 100 % \(79 % at worst\), for two good nights in a row, the last/,
      ),
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
