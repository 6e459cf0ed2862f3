import { expect, test } from 'vitest'
import { renderVerdict } from '../../src/github/sticky-comment.js'
import { pullRequestEvent } from '../doubles/github/events.js'
import { startActionStory } from './action-story.js'
import { FILES, openPull, SPEC, SUITE } from './handbook.js'

test('the fan-in job of a matrix over suites writes a comment for each, and retracts an old verdict if nothing was measured', async () => {
  const second = SUITE.replace('name: demo', 'name: second')
  await using story = await startActionStory({ ...FILES, 'golden/second.yaml': second }, SPEC)
  const { github } = story
  const other = github.addWorkflowRun({ id: 11, event: 'pull_request', head_sha: 'abc1234', workflow_id: 602 })
  github.addWorkflowRun({ ...other, id: 12, workflow_id: 601 })
  const pull = openPull(story, 'harmless')
  const last = renderVerdict({ suite: 'demo', run: 12, attempt: 1, sha: 'abc1234' }, '### ❌ Regressed')
  github.addComment({ issue_number: 7, author: 'github-actions[bot]', body: last })
  const foreign = renderVerdict({ suite: 'foreign', run: 11, attempt: 1, sha: 'abc1234' }, '### ✅ Unchanged')
  const { id } = github.addComment({ issue_number: 7, author: 'github-actions[bot]', body: foreign })
  const event = pullRequestEvent(github.state, pull)
  const run = github.addWorkflowRun({ event: event.name, head_branch: 'feature', head_sha: pull.head.sha })
  const job = { event, checkout: 'merge-harmless', run }

  const inputs = { mode: 'publish' }
  await expect(story.act({ ...job, inputs })).rejects.toMatchObject({ code: 'nothing-to-publish' })
  const [body = '', beside] = story.comments()
  expect(beside).toBe(foreign)
  github.state.comments.delete(id)
  expect(body.split('\n').slice(0, 4)).toEqual([
    `<!-- goldenpair:demo run=${run.id} attempt=1 sha=${pull.head.sha} state=stopped -->`,
    `### ⏹️ Not measured: \`${pull.head.sha.slice(0, 7)}\``,
    '',
    `[The run](https://github.com/octo-org/octo-repo/actions/runs/${run.id}) left nothing to report: the job that measures it failed or was skipped. The check fails.`,
  ])
  expect(body).toContain(`<!-- goldenpair:kept -->\n${last}`)

  for (const suite of ['golden/suite.yaml', 'golden/second.yaml'])
    expect((await story.act({ ...job, inputs: { suite, comment: 'never' } })).code).toBe(0)
  expect((await story.act({ ...job, inputs: { ...inputs, check: 'true' } })).code).toBe(0)
  expect(story.comments().map((text) => text.split('\n', 2))).toEqual([
    [
      expect.stringMatching(/^<!-- goldenpair:demo run=\d+ attempt=1 sha=\w+ look=2 said=/),
      expect.stringContaining('👋'),
    ],
    [expect.stringMatching(/^<!-- goldenpair:second run=\d+ attempt=1 sha=\w+ said=/), expect.stringContaining('👋')],
  ])
  expect([...github.state.checks.values()].map(({ name, conclusion }) => [name, conclusion]).sort()).toEqual([
    ['Goldenpair (demo)', 'neutral'],
    ['Goldenpair (second)', 'neutral'],
  ])

  const next = github.addWorkflowRun({ event: event.name, head_branch: 'feature', head_sha: pull.head.sha })
  const again = { ...job, run: next }
  const lines = (): readonly string[] => story.comments().map((text) => text.split('\n')[1] ?? '')
  const [verdict] = lines()
  await story.act({ ...again, inputs: { suite: 'golden/suite.yaml', shard: '1/2' } })
  await story.act({ ...again, inputs: { suite: 'golden/second.yaml', comment: 'never' } })
  await expect(story.act({ ...again, inputs })).rejects.toMatchObject({ code: 'shard-missing' })
  expect(lines()).toEqual([`### ⏹️ Not measured: \`${pull.head.sha.slice(0, 7)}\``, expect.stringContaining('👋')])
  expect(story.comments()[0]?.split('\n')[3]).toBe(
    `[The run](https://github.com/octo-org/octo-repo/actions/runs/${next.id}) left only part of the suite to report: shard 2/2 is missing. The check fails.`,
  )
  const lastRun = github.addWorkflowRun({ event: event.name, head_branch: 'feature', head_sha: pull.head.sha })
  await story.act({ ...job, run: lastRun, inputs: { suite: 'golden/suite.yaml', comment: 'never' } })
  await expect(story.act({ ...job, run: lastRun, inputs })).rejects.toMatchObject({
    code: 'suites-unmeasured',
    facts: { suites: ['second'], number: 7 },
  })
  expect(lines()).toEqual([verdict, `### ⏹️ Not measured: \`${pull.head.sha.slice(0, 7)}\``])
})

test('the reporting job states what ended the measuring job, even on a pull request without a comment', async () => {
  const broken = SUITE.replace(
    /target:[\s\S]*?\n(?=\w)/,
    'target: { type: command, command: "echo Cannot find module @me >&2; exit 9" }\n',
  )
  await using story = await startActionStory({ ...FILES, 'golden/suite.yaml': broken }, SPEC)
  const { github } = story
  const pull = openPull(story, 'harmless')
  const event = pullRequestEvent(github.state, pull)
  const run = github.addWorkflowRun({ event: event.name, head_branch: 'feature', head_sha: pull.head.sha })
  const job = { event, checkout: 'merge-harmless', run }
  const env = { GITHUB_JOB: 'measure' }
  await expect(story.act({ ...job, env, inputs: { comment: 'never' } })).rejects.toMatchObject({
    code: 'target-cannot-start',
  })
  for (let time = 1; time <= 2; time++) {
    await expect(story.act({ ...job, inputs: { mode: 'publish' } })).rejects.toMatchObject({
      code: 'nothing-to-publish',
      message: expect.stringMatching(
        /^There is nothing to publish: the job `measure` failed: .*The target .* exited with code 9 before it answered/,
      ) as string,
    })
    expect(story.comments()).toEqual([
      expect.stringMatching(
        /### ⏹️ Not measured: `\w{7}`\n\nThe job `measure` failed: Cannot find module @&#8203;me\. The target .* exited with code 9 before it answered anything\. .*install it with .*setup.* \[The run\]\(\S+\)\./,
      ),
    ])
    expect(story.comments()[0]).toContain('@&#8203;me')
  }
})
