import { describe, expect, test } from 'vitest'
import { pullRequestEvent, pushEvent, workflowRunEvent } from '../doubles/github/events.js'
import type { WorkflowRunState } from '../doubles/github/state.js'
import { startActionStory, type Act, type ActionStory, type ActRequest } from './action-story.js'
import { FILES, openPull, recallMain, SPEC } from './handbook.js'

const start = async (): Promise<ActionStory> => startActionStory(FILES, SPEC)
const artifacts = (story: ActionStory) => [...story.github.state.artifacts.values()].map(({ name }) => name)

/** Prepares jobs of the pull request's workflow run, or of a push to main. */
function openJobs(
  story: ActionStory,
  head: 'broken' | 'harmless' | 'main',
  { fork = false, draft = false }: { readonly fork?: boolean; readonly draft?: boolean } = {},
) {
  const { github, repository } = story
  if (head === 'main') {
    const event = pushEvent(github.state, { before: repository.sha('base'), after: repository.sha('tip') })
    const run = github.addWorkflowRun({ event: 'push', head_sha: repository.sha('tip') })
    return { run, job: jobs(story, { event, checkout: 'tip', run }) }
  }
  const pull = openPull(story, head, fork)
  pull.draft = draft
  const facts = { event: 'pull_request', head_sha: pull.head.sha, head_branch: 'feature' }
  const run = github.addWorkflowRun({ ...facts, ...(fork ? { head_repository: pull.head.repository } : {}) })
  return { run, job: jobs(story, { event: pullRequestEvent(github.state, pull), checkout: `merge-${head}`, run }) }
}

const jobs =
  (story: ActionStory, request: ActRequest & { readonly run: WorkflowRunState }) =>
  async (inputs: Readonly<Record<string, string>>, more: Partial<ActRequest> = {}): Promise<Act> =>
    story.act({ ...request, inputs, ...more })

describe.concurrent('the input shard', () => {
  test.each(['main', 'broken'] as const)('on %s is measured, uploaded and compared with nothing', async (head) => {
    await using story = await start()
    const { job } = openJobs(story, head)
    const act = await job({ shard: '2/3' })
    expect(act.code).toBe(0)
    expect(artifacts(story)).toEqual(['goldenpair-shard-2-of-3-demo'])
    expect(story.comments()).toEqual([])
    expect(act.outputs).toEqual({ 'run-path': 'goldenpair-report/run' })
    // A shard cannot compare. It asks a deterministic target as often as main did.
    const said =
      'Shard 2/3: 3 cases, 6 trials, 0 without an answer. A job with `mode: publish` merges it with the others and reports.'
    expect(act.lines).toContain(`info ${said}`)
    const commit = story.repository.sha(head === 'main' ? 'tip' : 'merge-broken')
    const often = head === 'main' ? ', 2 trials a case' : ''
    expect(act.lines).toContain(`info Measuring ${commit} with demo, variant default${often}, shard 2/3.`)
    const rounds = 'info 3 cases in 2 rounds: 6 answers, all of them, since a shard cannot see the others.'
    expect(act.lines.includes(rounds)).toBe(head === 'broken')
    expect(act.summary).toBe(`### Goldenpair: \`demo\`\n\n${said}\n`)
  })

  test('fails if the shard cannot be uploaded, because that is its only purpose', async () => {
    await using story = await start()
    const { job } = openJobs(story, 'broken')
    const upload = { kind: 'failed', reason: 'the network is down' } as const
    await expect(job({ shard: '1/2' }, { upload })).rejects.toMatchObject({
      code: 'shard-not-kept',
      message:
        'Shard 1/2 of suite demo was measured but not kept, so the suite cannot be merged: the network is down. Fix that, then run the job again.',
    })
  })

  test.each(['publish', 'ab'])('is refused in mode %s', async (mode) => {
    await using story = await start()
    const { job } = openJobs(story, 'broken')
    await expect(job({ shard: '1/2', mode })).rejects.toMatchObject({
      code: 'input-invalid',
      message: `Input \`shard\`: got \`1/2\`, expected none in mode \`${mode}\`: only \`pr\` and \`baseline\` take it.`,
    })
    expect(artifacts(story)).toEqual([])
  })
})

describe.concurrent('mode publish of shards', () => {
  test('of a draft merges a first look, of which each shard has asked its part, and no other job treats it as complete', async () => {
    await using story = await start()
    await recallMain(story)
    const { run, job } = openJobs(story, 'harmless', { draft: true })
    const parts = [await job({ shard: '1/2', first: '4' }), await job({ shard: '2/2', first: '4' })]
    for (const { lines } of parts) expect(lines).toContainEqual(expect.stringMatching(/^info First look: 4 of 8 cases/))
    expect(parts.map(({ summary }) => /Shard .*? cases/.exec(summary)?.[0])).toEqual([
      'Shard 1/2: 2 cases',
      'Shard 2/2: 2 cases',
    ])
    const act = await job({ mode: 'publish', first: '4' })
    expect([act.code, act.outputs['verdict']]).toEqual([0, 'inconclusive'])
    expect(story.comments()[0]).toContain('first look: 4 of 8 cases')
    const blind = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect([blind.code, blind.outputs['verdict']]).toEqual([1, 'regressed'])
  })

  test("merges a fork's shards from a separate workflow, and trusts none of their scores", async () => {
    await using story = await start()
    await recallMain(story)
    const { run, job } = openJobs(story, 'broken', { fork: true })
    const tamper = (_file: string, text: string): string =>
      text.replaceAll('"success":0', '"success":1').replaceAll('"success.retrieval":0', '"success.retrieval":1')
    await job({ shard: '1/2' }, { tamper })
    await job({ shard: '2/2' }, { tamper })
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect([act.code, act.outputs['pass-rate'], act.outputs['verdict']]).toEqual([1, '0.25', 'regressed'])
    expect(story.comments()[0]?.split('\n')[2]).toBe("> Measured by the fork's own workflow: unverified.")
  })

  test.each(['main', 'broken'] as const)('on %s names the missing shards', async (head) => {
    await using story = await start()
    const { job } = openJobs(story, head)
    await job({ shard: '1/3' })
    await job({ shard: '3/3' })
    await expect(job({ mode: 'publish' })).rejects.toMatchObject({
      code: 'shard-missing',
      message:
        'A shard is missing: 2/3 (found: 1/3, 3/3). Measure it too, and name all folders; on GitHub, re-run the jobs that failed.',
    })
    expect(story.comments()).toEqual([])
    expect(artifacts(story)).not.toContain('goldenpair-baseline-demo')
  })

  test('takes the newest of a repeated shard, and a whole run before any shard', async () => {
    await using story = await start()
    const { run, job } = openJobs(story, 'broken')
    story.github.addArtifact({ run, name: 'goldenpair-shard-1-of-2-demo', files: { 'run.json': '{}' } })
    await job({ shard: '1/2' })
    await job({ shard: '2/2' })
    const merged = await job({ mode: 'publish' })
    expect(merged.outputs['pass-rate']).toBe('0.25')
    story.github.addArtifact({ run, name: 'goldenpair-shard-2-of-2-demo', files: { 'run.json': '{}' } })
    await job({ mode: 'pr', comment: 'never' })
    const whole = await job({ mode: 'publish' })
    expect(whole.outputs['pass-rate']).toBe('0.25')
  })

  test('refuses shards with the name of another suite, and a damaged archive', async () => {
    await using story = await start()
    await openJobs(story, 'broken').job({ shard: '1/1' })
    const [shard] = [...story.github.state.artifacts.values()]
    if (shard === undefined) throw new Error('no shard was uploaded')
    const { run, job } = openJobs(story, 'broken')
    const name = 'goldenpair-shard-1-of-1-other'
    story.github.addArtifact({ run, name, content: shard.content })
    await expect(job({ mode: 'publish' })).rejects.toMatchObject({
      code: 'nothing-to-publish',
      facts: { reason: 'the shards of other are of a run of "demo"' },
    })
    story.github.addArtifact({ run, name, content: Buffer.from('<html>sorry</html>') })
    await expect(job({ mode: 'publish' })).rejects.toMatchObject({
      code: 'nothing-to-publish',
      facts: { reason: expect.stringMatching(/^the artifact goldenpair-shard-1-of-1-other was rejected: /) as string },
    })
  })

  test('makes no baseline from shards that were measured in mode pr', async () => {
    await using story = await start()
    const { job } = openJobs(story, 'main')
    await job({ shard: '1/1', mode: 'pr' })
    await expect(job({ mode: 'publish' })).rejects.toMatchObject({
      code: 'baseline-not-kept',
      facts: { suite: 'demo', reason: 'its shards were measured in mode `pr`, not `baseline`' },
    })
    expect(artifacts(story)).toEqual(['goldenpair-shard-1-of-1-demo'])
  })
})
