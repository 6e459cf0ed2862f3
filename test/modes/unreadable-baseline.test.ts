import { describe, expect, test } from 'vitest'
import { pullRequestEvent, scheduleEvent } from '../doubles/github/events.js'
import { startActionStory, type ActionStory } from './action-story.js'
import { FILES, measureMain, openPull, SPEC } from './handbook.js'

const LIST = 'actions/list-artifacts-for-repo'
const DOWN = { operation: LIST, status: 503, message: 'Service Unavailable', times: Infinity } as const
const LACKING =
  "the token lacks the permission (Resource not accessible by integration); add `actions: read` to the job's permissions"

const actOnPull = async (story: ActionStory, inputs: Readonly<Record<string, string>> = {}) => {
  const pull = openPull(story, 'broken')
  return story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'merge-broken', inputs })
}

describe.concurrent('an existing baseline that cannot be read', () => {
  test('is not a first run: the headline says so, and the check fails unless nothing may fail it', async () => {
    await using story = await startActionStory(FILES, SPEC)
    await measureMain(story)
    story.github.failNext(DOWN)
    const act = await actOnPull(story)
    const reason = 'GitHub answered 503 (Service Unavailable); run the job again later'
    expect(act.lines).toContain(`info ${reason}: trying again in 10 s.`)
    expect(act.lines).toContain(`warning The baseline could not be read: ${reason}.`)
    expect([act.code, act.outputs['verdict'], act.outputs['passed']]).toEqual([2, 'not-comparable', 'false'])
    const [, headline, ...rest] = story.comments()[0]?.split('\n') ?? []
    expect(headline).toBe('### ⚠️ Not compared: the baseline could not be read (GitHub answered 503)')
    const text = rest.join('\n')
    expect(text).toContain(`\n${reason}.\n`)
    expect(text).toContain('not compared: the baseline could not be read |')
    expect(text).not.toMatch(/no baseline yet|once there is a baseline|first run/i)

    const lenient = await actOnPull(story, { 'fail-on': 'never' })
    expect([lenient.code, lenient.outputs['verdict']]).toEqual([0, 'not-comparable'])
  })

  test('because of a missing permission is an error of the setup, which names the line; nothing is measured before that', async () => {
    await using story = await startActionStory(FILES, SPEC, { repository: { private: true } })
    await measureMain(story)
    story.github.state.permissions = { contents: 'read', 'pull-requests': 'write' }
    await expect(actOnPull(story, { 'fail-on': 'never' })).rejects.toMatchObject({
      code: 'baseline-forbidden',
      message: `The baseline could not be read, so nothing was compared: ${LACKING}.`,
    })
    expect([...story.github.state.artifacts.values()].map(({ name }) => name)).not.toContain('goldenpair-run-demo')
    expect(story.comments().join('\n')).not.toMatch(/First run|No baseline/)
  })

  test('at night is an error in the log: exit 2 for an outage, an error of the setup for a missing permission', async () => {
    await using story = await startActionStory(FILES, SPEC)
    const night = async () =>
      story.act({ event: scheduleEvent(story.github.state), checkout: 'tip', inputs: { mode: 'nightly' } })
    expect((await night()).code).toBe(0)
    story.github.failNext({ ...DOWN, times: 20 })
    const blind = await night()
    expect(blind.lines).toContain(
      'error No history is available: earlier runs could not be read: GitHub answered 503 (Service Unavailable); run the job again later.',
    )
    expect([blind.code, blind.outputs['verdict']]).toEqual([2, 'not-comparable'])
    expect(blind.summary).toContain('### ⚠️ Not compared: the baseline could not be read')

    story.github.failNext({ operation: LIST, status: 403, message: 'Resource not accessible by integration' })
    const before = story.github.state.artifacts.size
    await expect(night()).rejects.toMatchObject({
      code: 'baseline-forbidden',
      facts: { reason: `earlier runs could not be read: ${LACKING}` },
    })
    expect(story.github.state.artifacts.size).toBe(before + 1)
  })
})
