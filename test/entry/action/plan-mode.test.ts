import { expect, test } from 'vitest'
import { pullRequestEvent } from '../../doubles/github/events.js'
import { startActionStory } from '../../modes/action-story.js'
import { FILES, measureMain, openPull, SPEC } from '../../modes/handbook.js'

test('a dry run states the expected and the maximum answers, and asks nothing', async () => {
  await using story = await startActionStory(FILES, SPEC)
  const event = pullRequestEvent(story.github.state, openPull(story, 'broken'))
  const plan = async (inputs: Readonly<Record<string, string>> = {}) => {
    const { code, lines } = await story.act({
      event,
      checkout: 'merge-broken',
      inputs: { ...inputs, 'dry-run': 'true' },
    })
    const written = lines.find((line) => line.includes('Nothing was asked.'))
    return [code, ...(written ?? '').split('\n').filter((line) => line.includes('round'))]
  }
  // Without a baseline nothing is compared, so each case is asked in a single pass.
  expect(await plan()).toEqual([0])
  await measureMain(story)
  const uploaded = story.github.state.artifacts.size
  expect(await plan()).toEqual([0, '8 cases in at most 3 rounds: about 8 answers if unchanged, 24 at most.'])
  expect(await plan({ shard: '1/2' })).toEqual([
    0,
    '4 cases in 2 rounds: 8 answers, all of them, since a shard cannot see the others.',
  ])
  expect(await plan({ trials: '2' })).toEqual([0])
  expect([story.github.state.artifacts.size, story.comments()]).toEqual([uploaded, []])
})
