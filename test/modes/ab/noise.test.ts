import { describe, expect, test } from 'vitest'
import { pushEvent } from '../../doubles/github/events.js'
import { startActionStory, type Act, type ActionStory } from '../action-story.js'
import { FILES, SPEC } from '../handbook.js'

async function actAa(story: ActionStory, inputs: Readonly<Record<string, string>>): Promise<Act> {
  const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
  const event = pushEvent(story.github.state, { before, after })
  return story.act({ event, checkout: 'tip', inputs: { mode: 'ab', variants: 'default, default', ...inputs } })
}

describe('mode ab with one variant named twice', () => {
  test('writes the noise of the checkout to the job summary and the artifacts, and passes', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const act = await actAa(story, { trials: '1' })
    expect(act.code).toBe(0)
    expect(act.outputs).toMatchObject({
      passed: 'true',
      'run-path': 'goldenpair-report/runs/a',
      'report-path': 'goldenpair-report/report.html',
    })
    expect(act.summary).toContain('Repeatable')
    expect([...story.github.state.artifacts.values()].map(({ name }) => name)).toEqual(['goldenpair-report-demo'])
    expect(story.comments()).toEqual([])
  })

  test('refuses options that only a comparison takes', async () => {
    await using story = await startActionStory(FILES, SPEC)
    await expect(actAa(story, { inference: 'these-cases' })).rejects.toThrow(
      'Input `inference`: got `these-cases`, expected none where one variant is named twice, which shows its noise in the job summary.',
    )
  })
})
