import { describe, expect, test } from 'vitest'
import { mergeGroupEvent, pullRequestEvent, pushEvent, scheduleEvent } from '../doubles/github/events.js'
import { startActionStory, type Act, type ActionStory } from './action-story.js'
import { FILES, openPull } from './handbook.js'

const BASELINE = 'golden/baseline/run.json'
const REMOVED = { [BASELINE]: null }
const LABEL = 'golden-change'

/** Starts with a committed baseline on main that the pull request removes; GitHub has merged the pull request with main's tip. */
async function start(): Promise<ActionStory> {
  const commits = [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'change', parents: ['base'], files: REMOVED },
    { name: 'harmless', parents: ['base'], files: { 'other.txt': 'x' } },
    { name: 'merge-harmless', parents: ['tip', 'harmless'], files: { 'other.txt': 'x' } },
    { name: 'merge-change', parents: ['tip', 'change'], files: REMOVED },
  ]
  return startActionStory({ ...FILES, [BASELINE]: '{}' }, { commits })
}

async function propose(story: ActionStory, baseline: string, mode = 'pr'): Promise<Act & { comment: string }> {
  const event = pullRequestEvent(story.github.state, openPull(story, 'change'))
  const act = await story.act({ event, checkout: 'merge-change', inputs: { baseline, mode } })
  return { ...act, comment: story.comments()[0] ?? '' }
}

const firstLines = (comment: string) => comment.split('\n').slice(1, 4).join('\n')

describe.concurrent('a missing working directory', () => {
  test("is the workflow's mistake, but not for a job that publishes without a checkout", async () => {
    await using story = await start()
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    for (const path of ['nowhere', 'notes.txt'])
      await expect(story.act({ event, checkout: 'tip', inputs: { 'working-directory': path } })).rejects.toMatchObject({
        message: `Input \`working-directory\`: got \`${path}\`, expected a folder of the checkout, from its root.`,
      })
  })
})

describe.concurrent('a missing named baseline', () => {
  test.each([
    ['golden/typo', ''],
    ['artefact', ' Did you mean `artifact`?'],
    ['main', ''],
    ['../elsewhere/baseline', ''],
  ])("%s is the workflow's mistake: nothing is measured", async (baseline, meant) => {
    await using story = await start()
    await expect(propose(story, baseline)).rejects.toMatchObject({
      code: 'input-invalid',
      message: `Input \`baseline\`: got \`${baseline}\`, expected \`artifact\` (the run that mode \`baseline\` keeps on the default branch), \`ref\` (measures the base in the same job), or the path of a run folder or reference, and nothing is at that path in the checkout.${meant}`,
    })
    expect(story.comments()).toEqual([])
    expect([...story.github.state.artifacts.values()]).toEqual([])
  })

  test('is a regression if the change removes it, in one job and in the queue', async () => {
    await using story = await start()
    const { code, comment, lines } = await propose(story, 'golden/baseline')
    expect(code).toBe(1)
    const base = story.repository.sha('tip').slice(0, 7)
    expect(firstLines(comment)).toBe(
      [
        '### ❌ Regressed: this PR removes its own baseline',
        '',
        `This change removes golden/baseline, which ${base} has, so nothing was compared. Keep it, or have someone with write access add the label \`${LABEL}\` and run the job again.`,
      ].join('\n'),
    )
    expect(comment).toContain('this change removes its own baseline')
    expect(comment).not.toMatch(/no baseline yet|first run/i)
    expect(lines.filter((line) => line.startsWith('warning'))).toContainEqual(
      expect.stringContaining(`No baseline: this change removes golden/baseline, which ${base} has`),
    )

    const [baseSha, headSha] = [story.repository.sha('tip'), story.repository.sha('merge-change')]
    const event = mergeGroupEvent(story.github.state, { baseSha, headSha })
    const queued = await story.act({ event, checkout: 'merge-change', inputs: { baseline: 'golden/baseline' } })
    expect([queued.code, queued.outputs['verdict']]).toEqual([1, 'regressed'])
  })

  test('is no reason to fail if a person has accepted that with the label, which is mentioned', async () => {
    await using story = await start()
    const pull = openPull(story, 'change')
    story.github.state.collaborators.set('maintainer', 'write')
    story.github.setLabel(7, LABEL, 'maintainer')
    const event = pullRequestEvent(story.github.state, pull)
    const act = await story.act({ event, checkout: 'merge-change', inputs: { baseline: 'golden/baseline' } })
    expect(act.code).toBe(0)
    const [headline, , second] = firstLines(story.comments()[0] ?? '').split('\n')
    expect(headline).toContain('### ➖ No baseline: success ')
    expect(second).toBe(`This change removes golden/baseline, accepted by maintainer with the label \`${LABEL}\`.`)
  })

  test('is a mistake if the contents of the base are unknown', async () => {
    await using story = await start()
    story.github.failNext({ operation: 'repos/get-content', status: 403, message: 'Forbidden', times: 9 })
    await expect(propose(story, 'golden/baseline')).rejects.toMatchObject({
      facts: { name: 'baseline', got: 'golden/baseline' },
    })
  })

  test('is a mistake of a publishing job that has not checked it out', async () => {
    await using story = await start()
    const harmless = openPull(story, 'harmless')
    const event = pullRequestEvent(story.github.state, harmless)
    const inputs = { baseline: 'golden/baseline' }
    const measured = await story.act({ event, checkout: 'merge-harmless', inputs: { comment: 'never' } })
    const publish = story.act({
      event,
      checkout: null,
      sha: 'merge-harmless',
      run: measured.run,
      inputs: { ...inputs, mode: 'publish' },
    })
    await expect(publish).rejects.toMatchObject({ facts: { name: 'baseline', got: 'golden/baseline' } })
  })

  test('is a mistake at night too, if it is the reference', async () => {
    await using story = await start()
    const inputs = { mode: 'nightly', reference: 'golden/typo.json' }
    const night = story.act({ event: scheduleEvent(story.github.state), checkout: 'tip', inputs })
    await expect(night).rejects.toMatchObject({ facts: { name: 'reference', got: 'golden/typo.json' } })
  })

  test('is reported on the default branch, where the kept run is useless for such a workflow', async () => {
    await using story = await start()
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    const act = await story.act({ event, checkout: 'tip', inputs: { baseline: 'golden/typo' } })
    expect(act.code).toBe(0)
    expect(act.lines).toContainEqual(expect.stringMatching(/^warning Input `baseline`: got `golden\/typo`, expected /))
  })
})
