import { describe, expect, test } from 'vitest'
import { pullRequestEvent, workflowDispatchEvent, workflowRunEvent } from '../doubles/github/events.js'
import { renderVerdict } from '../../src/github/sticky-comment.js'
import { type ActionStory, startActionStory } from './action-story.js'
import { FILES, openPull, SPEC, SUITE } from './handbook.js'

const ASKS_A_PROVIDER = {
  'golden/suite.yaml': SUITE.replace(/ {2}type: search\n.*\n/, '  type: openai\n  model: gpt-5-mini\n'),
}
/** A suite whose only gate is on a judged metric. */
const IS_JUDGED = {
  'golden/suite.yaml': `${SUITE.replace('metric: success', 'metric: judge.correctness')}scoring: { judged: [answer] }\njudge: { type: openai, model: gpt-5-mini }\n`,
}
const ASKS = {
  commits: [
    ...SPEC.commits,
    { name: 'provider', parents: ['base'], files: ASKS_A_PROVIDER },
    { name: 'judged', parents: ['base'], files: IS_JUDGED },
  ],
}

const fork = (story: ActionStory, head: string, isFork = true) => {
  const pull = openPull(story, head, isFork)
  const run = { head_branch: 'feature', head_sha: pull.head.sha, head_repository: pull.head.repository }
  return { event: pullRequestEvent(story.github.state, pull), run }
}

describe.concurrent('a pull request of a fork, which gets no secrets,', () => {
  test('ends as not measured, green, with the steps for a maintainer, and nothing is published after it', async () => {
    await using story = await startActionStory(FILES, ASKS)
    const { github, repository } = story
    const { event, run } = fork(story, 'harmless')
    const inputs = { 'target-env': 'PATH LLM_KEY', charts: 'none' }
    const env = { LLM_KEY: '' }
    const act = await story.act({ event, checkout: 'harmless', inputs, env, run })
    const why = "a fork's pull request gets no secrets, so `LLM_KEY` (input `target-env`) is empty"
    expect([act.code, act.lines[0]]).toEqual([0, `notice Not measured: ${why}.`])
    const sha = repository.sha('harmless')
    expect(act.summary).toBe(`### 👋 Not measured: \`${sha.slice(0, 7)}\`

Nothing was asked and nothing compared: ${why}.

A maintainer of https://github.com/octo-org/octo-repo can measure it after reading the change: start the workflow on \`workflow_dispatch\` with \`pr-number: 7\` and the commit \`${sha}\` (docs/workflows.md#pull-requests-from-forks of Goldenpair).
`)
    expect(github.state.artifacts.size).toBe(0)
    const none = `notice Nothing was published: no job of run ${act.run.id} has left a measured suite.`
    for (const after of [workflowRunEvent(github.state, act.run), event]) {
      const report = await story.act({ event: after, checkout: null, inputs: { mode: 'publish' }, run: act.run })
      expect([report.code, report.lines]).toEqual([0, [none]])
    }
  })

  test('that asks a provider itself, or is judged by one, is green too; in this repository the same is an error', async () => {
    await using story = await startActionStory(FILES, ASKS)
    const asks = await story.act({ ...fork(story, 'provider'), checkout: 'provider' })
    expect([asks.code, asks.lines.find((line) => line.startsWith('notice'))]).toEqual([
      0,
      "notice Not measured: a fork's pull request gets no secrets, so the key of a provider is missing.",
    ])
    await expect(story.act({ ...fork(story, 'provider', false), checkout: 'provider' })).rejects.toMatchObject({
      code: 'provider-key-missing',
    })
    const inputs = { 'gates-from': 'head' }
    const judged = await story.act({ ...fork(story, 'judged'), checkout: 'judged', inputs })
    expect([judged.code, judged.outputs['verdict']]).toEqual([0, 'invalid'])
    expect(judged.summary).toContain(
      '> Not judged: this job has no key for the judge (input `openai-api-key`, which workflows of forks do not get).',
    )
    const own = await story.act({ ...fork(story, 'judged', false), checkout: 'judged', inputs })
    expect([own.code, own.outputs['verdict']]).toEqual([2, 'invalid'])
  })
})

describe.concurrent('pr-number', () => {
  test('measures what a maintainer has reviewed, and reports it while it is the head', async () => {
    await using story = await startActionStory(FILES, ASKS)
    const { github, repository } = story
    const pull = openPull(story, 'broken', true)
    const event = workflowDispatchEvent(github.state)
    const inputs = { 'pr-number': '7', comment: 'never' }
    const { run, ...measured } = await story.act({ event, checkout: 'merge-broken', inputs })
    expect(measured.lines).toContain(`info Compared with: ${repository.sha('tip')} (first parent of the merge commit).`)
    const publish = { event, checkout: null, run, inputs: { ...inputs, mode: 'publish', comment: 'always' } }
    await story.act(publish)
    expect(story.comments()).toEqual([expect.stringContaining(`sha=${repository.sha('broken')}`)])
    expect(story.comments()[0]).not.toContain('unverified')
    pull.head = { ...pull.head, sha: repository.sha('harmless') }
    const moved = await story.act(publish)
    const [from, to] = [repository.sha('merge-broken').slice(0, 7), repository.sha('harmless').slice(0, 7)]
    expect([moved.code, moved.lines]).toEqual([
      0,
      [`notice Nothing was published: #7 has moved on from ${from} to ${to}.`],
    ])
  })

  test('is refused before anything runs if it makes no sense, or another commit is checked out', async () => {
    await using story = await startActionStory(FILES, ASKS)
    const { github, repository } = story
    const dispatch = workflowDispatchEvent(github.state)
    const { event } = fork(story, 'broken')
    const act = (own: typeof event, mode: string) =>
      story.act({ event: own, checkout: 'tip', inputs: { mode, 'pr-number': '7' } })
    await expect(act(event, 'pr')).rejects.toMatchObject({
      message: 'Input `pr-number`: got `7`, expected none on `pull_request`.',
    })
    await expect(act(dispatch, 'nightly')).rejects.toMatchObject({
      message: 'Input `pr-number`: got `7`, expected none in mode `nightly`: only `pr`, `publish` and `ab` take it.',
    })
    const [head, got] = [repository.sha('broken').slice(0, 7), repository.sha('tip').slice(0, 7)]
    await expect(act(dispatch, 'auto')).rejects.toMatchObject({
      code: 'pull-request-not-checked-out',
      facts: { number: 7, head, got },
    })
    expect(github.state.artifacts.size).toBe(0)
  })
})

test('an artifact of a fork that is not a run is refused by name, and no older verdict counts for its head', async () => {
  await using story = await startActionStory(FILES, SPEC)
  const { github } = story
  const { event, run } = fork(story, 'broken')
  const tamper = (file: string, text: string) => (file === 'run.json' ? '{"schema_version":1}' : text)
  const measured = await story.act({ event, checkout: 'merge-broken', inputs: { comment: 'never' }, run, tamper })
  const publish = async (inputs = {}) =>
    story.act({ event: workflowRunEvent(github.state, measured.run), checkout: null, inputs })
  await expect(publish()).rejects.toMatchObject({ code: 'run-invalid' })
  expect(story.comments()).toEqual([])

  github.addWorkflowRun({ ...measured.run, id: 12 })
  const body = renderVerdict({ suite: 'demo', run: 12, attempt: 1, sha: 'abc1234' }, '### ✅ Unchanged')
  const old = github.addComment({ issue_number: 7, author: 'github-actions[bot]', body })
  const refused = async (inputs = {}) => {
    github.state.comments.set(old.id, { ...old, body })
    const code = await publish(inputs).then(
      (act) => act.code,
      (error: unknown) => Reflect.get(Object(error), 'code') as unknown,
    )
    return [code, story.comments()[0]?.split('\n')[1]]
  }
  const told: unknown = expect.stringContaining('⏹️ Not measured')
  expect(await refused({ comment: 'on-change' })).toEqual(['run-invalid', told])
  github.failNext({ operation: 'actions/download-artifact', status: 404, message: 'Not Found' })
  expect(await refused()).toEqual(['github-refused', told])
  // An artifact that is not an archive leads to the same comment as one without a valid run.
  for (const artifact of github.state.artifacts.values())
    Object.assign(artifact, { content: Buffer.from('no archive') })
  expect(await refused()).toEqual(['nothing-to-publish', told])
})
