import { describe, expect, test } from 'vitest'
import { packZip } from '../doubles/github/artifacts/zip.js'
import { mergeGroupEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../doubles/github/events.js'
import { startActionStory, type ActionStory, type ActRequest } from './action-story.js'
import type { WorkflowRunFacts } from '../doubles/github/scenario.js'
import type { DoubleOptions } from '../doubles/github/double.js'
import { FILES, measureMain, recallMain, openPull, SPEC, SUITE, TOPICS } from './handbook.js'

async function start(options?: DoubleOptions): Promise<ActionStory> {
  return startActionStory(FILES, SPEC, options)
}

const artifacts = (story: ActionStory) => [...story.github.state.artifacts.values()].map(({ name }) => name)

describe.concurrent('mode baseline', () => {
  test('keeps the run of the default branch, reports it and passes', async () => {
    await using story = await start()
    const act = await measureMain(story)
    expect(act.code).toBe(0)
    expect(artifacts(story)).toEqual(['goldenpair-report-demo', 'goldenpair-baseline-demo'])
    expect(act.outputs).toMatchObject({
      verdict: 'not-comparable',
      passed: 'true',
      'pass-rate': '1',
      'comment-url': '',
    })
    expect(act.summary).not.toBe('')
    expect(story.comments()).toEqual([])
  })
})

describe.concurrent('mode pr', () => {
  test('without a baseline writes a comment, states why there is none, and passes', async () => {
    await using story = await start()
    const pull = openPull(story, 'harmless')
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'merge-harmless' })
    expect(act.code).toBe(0)
    expect(act.lines).toContain('info No baseline: no artifact goldenpair-baseline-demo exists yet.')
    expect(story.comments()).toHaveLength(1)
    expect(act.outputs['comment-url']).toBe('https://github.com/octo-org/octo-repo/pull/7#issuecomment-3001')
  })

  test("applies no gates to the source code, not even the base's, if the workflow skips it", async () => {
    const suite = `${SUITE}  - { metric: code.mi, min: 100 }\ncode_quality: { sources: ['agent.py'] }\n`
    const agent = 'def f(a, b):\n    return a if a > b else b - a * 2\n'
    await using story = await startActionStory({ ...FILES, 'golden/suite.yaml': suite, 'agent.py': agent }, SPEC)
    const event = pullRequestEvent(story.github.state, openPull(story, 'harmless'))
    const act = await story.act({ event, checkout: 'merge-harmless', inputs: { 'skip-code': 'quality' } })
    expect(act.code).toBe(0)
    expect(act.lines).toContain('warning Not decided, because the code quality is skipped: the gates on code.mi.')
    expect(story.comments()[0]).not.toContain('maintainability')
  })

  test('fails a change that breaks cases, and the second push updates the same comment', async () => {
    await using story = await start()
    await recallMain(story)
    const pull = openPull(story, 'broken')
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'merge-broken' })
    const sha = story.repository.sha('tip')
    expect(act.lines).toContain(`info Compared with: ${sha} (first parent of the merge commit).`)
    expect(act.code).toBe(1)
    expect(act.outputs).toMatchObject({
      verdict: 'regressed',
      passed: 'false',
      'regressed-metrics': '["success"]',
      'newly-failing': JSON.stringify(TOPICS.slice(0, 6).map((topic) => `about-${topic}`)),
      'run-path': 'goldenpair-report/run',
      'comparison-path': 'goldenpair-report/comparison.json',
    })
    expect(act.lines.filter((line) => line.startsWith('::error'))).toHaveLength(6)
    const [marker, headline] = story.comments()[0]?.split('\n') ?? []
    expect(marker).toContain(
      `<!-- goldenpair:demo run=${act.run.id} attempt=1 sha=${story.repository.sha('broken')} said=`,
    )
    expect(headline).toMatch(/^### ❌ Regressed/)

    const again = openPull(story, 'harmless')
    const second = await story.act({ event: pullRequestEvent(story.github.state, again), checkout: 'merge-harmless' })
    expect(second.code).toBe(0)
    expect(story.comments()).toHaveLength(1)
    const [body = ''] = story.comments()
    expect(body.split('\n')[0]).toMatch(/ look=2 said=/)
    expect(body).toContain('### ✅ Unchanged')
    expect(second.summary).toContain(' · measurement 2 of this PR · ')
  })

  test('compares a checkout of the head itself with the merge base', async () => {
    await using story = await start()
    const pull = openPull(story, 'harmless')
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'harmless' })
    expect(act.lines).toContain(
      `info Compared with: ${story.repository.sha('base')} (merge base of main and the measured commit).`,
    )
  })

  test('takes the next good baseline if the newest ones are forged, and the comment says so', async () => {
    await using story = await start()
    await recallMain(story)
    const { github, repository } = story
    const good = [...github.state.artifacts.values()].find(({ name }) => name === 'goldenpair-baseline-demo')
    if (good === undefined) throw new Error('main left no baseline')
    const lie = (content: Buffer | null, facts: Partial<WorkflowRunFacts> = {}) => {
      const run = github.addWorkflowRun({ event: 'push', head_sha: repository.sha('tip'), ...facts })
      github.addArtifact({ run, name: good.name, content: content ?? good.content })
    }
    const owner = { owner: 'mallory', name: 'octo-repo', id: 2002, default_branch: 'main', private: false, fork: true }
    lie(null, { head_repository: owner })
    lie(null, { event: 'pull_request' })
    lie(null, { event: 'workflow_dispatch', head_sha: repository.sha('base') })
    lie(good.content.subarray(0, 2000))
    lie(Buffer.from('<html>sorry</html>'))
    lie(packZip({ 'run.json': Buffer.alloc(30 * 2 ** 20) }))
    lie(packZip({ 'run.json': '{}', '../../../.bashrc': 'echo owned' }))
    lie(packZip({ 'trials.jsonl': '' }))
    const pull = openPull(story, 'broken')
    const act = await story.act({ event: pullRequestEvent(github.state, pull), checkout: 'merge-broken' })
    expect(act.code).toBe(1)
    expect(act.outputs['verdict']).toBe('regressed')
    expect(story.comments()[0]).toContain('6 better ones were skipped: it has no run.json')
    const skipped = act.lines.flatMap(
      (line) => /^info The baseline artifact \d+ of \w+ was skipped: (.*)\.$/.exec(line)?.[1] ?? [],
    )
    expect(skipped).toEqual([
      'it has no run.json',
      'invalid relative path: ../../../.bashrc',
      expect.stringMatching(/^it unpacks to more than \d+ bytes from \d+$/),
      expect.stringMatching(/end of central directory/i),
      expect.stringMatching(/end of central directory/i),
      'its run was started by pull_request',
    ])
  })

  test('warns of a baseline 300 commits behind, even if nothing changed', async () => {
    const commits = Array.from({ length: 300 }, (_, index) => ({ name: `c${index + 1}` }))
    const tip = { name: 'tip', parents: ['c299'], branch: 'main' }
    const change = { name: 'change', parents: ['tip'], files: { 'other.txt': 'x' } }
    await using story = await startActionStory(FILES, { commits: [...commits.slice(0, 299), tip, change] })
    const event = pushEvent(story.github.state, { before: '0'.repeat(40), after: story.repository.sha('base') })
    await story.act({ event, checkout: 'base' })
    const pull = openPull(story, 'change')
    pull.base = { ref: 'main', sha: story.repository.sha('tip') }
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'change' })
    expect(act.lines).toContain('warning The baseline is stale: 300 commits behind and less than a day old.')
    expect(act.code).toBe(0)
    expect(story.comments()[0]).toContain('> ⚠️ The baseline is stale: 300 commits behind and less than a day old.')
  })

  test('in a merge queue compares with the base of the group, and writes no comment', async () => {
    await using story = await start()
    await recallMain(story)
    const [baseSha, headSha] = [story.repository.sha('tip'), story.repository.sha('merge-broken')]
    const event = mergeGroupEvent(story.github.state, { baseSha, headSha })
    const act = await story.act({ event, checkout: 'merge-broken' })
    expect(act.lines).toContain(`info Compared with: ${baseSha} (base of the merge group).`)
    expect(act.lines).toContain('info comment: skipped, there is no pull request.')
    expect(act.code).toBe(1)
    expect(act.outputs['verdict']).toBe('regressed')
    expect(story.comments()).toEqual([])
  })

  test('measures a draft like any other', async () => {
    await using story = await start()
    const pull = openPull(story, 'harmless')
    pull.draft = true
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'merge-harmless' })
    expect(act.code).toBe(0)
    expect(story.comments()).toHaveLength(1)
  })

  test.each(['pr', 'publish'])('mode %s ignores a closed pull request', async (mode) => {
    await using story = await start()
    const pull = openPull(story, 'broken')
    pull.state = 'closed'
    const event = pullRequestEvent(story.github.state, pull)
    const act = await story.act({ event, checkout: 'merge-broken', inputs: { mode } })
    expect(act.code).toBe(0)
    const what = mode === 'pr' ? 'measured' : 'published'
    expect(act.lines).toEqual([`notice Nothing was ${what}: #7 is closed.`])
    expect(story.comments()).toEqual([])
  })
})

describe.concurrent('pull_request_target', () => {
  test.each(['broken', 'merge-broken'])('is refused with %s checked out, before anything runs', async (checkout) => {
    await using story = await start()
    const event = pullRequestEvent(story.github.state, openPull(story, 'broken'), 'pull_request_target')
    await expect(story.act({ event, checkout, sha: 'tip', inputs: { mode: 'pr' } })).rejects.toMatchObject({
      code: 'pull-request-target',
    })
    expect(artifacts(story)).toEqual([])
  })

  test('has nothing to measure if the base is checked out', async () => {
    await using story = await start()
    const event = pullRequestEvent(story.github.state, openPull(story, 'broken'), 'pull_request_target')
    await expect(story.act({ event, checkout: 'tip', inputs: { mode: 'pr' } })).rejects.toMatchObject({
      code: 'mode-needs-event',
      message:
        'Mode `pr` cannot run on the event `pull_request_target`: it needs `pull_request`. Set the input `mode`, or start the workflow with that event.',
    })
  })
})

describe.concurrent('mode publish', () => {
  /** Measures a pull request in its own workflow run, which has no write permissions. */
  async function measured(story: ActionStory, fork: boolean, tamper?: ActRequest['tamper']) {
    await recallMain(story)
    const pull = openPull(story, 'broken', fork)
    const repository = fork ? { head_repository: pull.head.repository } : {}
    const { run } = await story.act({
      event: pullRequestEvent(story.github.state, pull),
      checkout: 'merge-broken',
      inputs: { comment: 'never' },
      run: { head_branch: 'feature', head_sha: pull.head.sha, event: 'pull_request', ...repository },
      ...(tamper === undefined ? {} : { tamper }),
    })
    expect(story.comments()).toEqual([])
    return { run, pull }
  }

  test("reports a fork's run with the base's rights, and states that it is unverified", async () => {
    await using story = await start()
    const { run } = await measured(story, true)
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.code).toBe(1)
    const [body = ''] = story.comments()
    const [marker, headline, label] = body.split('\n')
    expect(marker).toContain(`<!-- goldenpair:demo run=${run.id} attempt=1 sha=${story.repository.sha('broken')} said=`)
    expect(headline).toMatch(/^### ❌ Regressed/)
    expect(label).toBe("> Measured by the fork's own workflow: unverified.")
  })

  test('does not label a run of this repository', async () => {
    await using story = await start()
    const { run } = await measured(story, false)
    await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(story.comments()[0]).not.toContain('unverified')
  })

  test('reports nothing for an outdated head', async () => {
    await using story = await start()
    const { run, pull } = await measured(story, true)
    pull.head = { ...pull.head, sha: story.repository.sha('harmless') }
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.code).toBe(0)
    const [from, to] = [story.repository.sha('broken').slice(0, 7), story.repository.sha('harmless').slice(0, 7)]
    expect(act.lines).toEqual([`notice Nothing was published: #7 has moved on from ${from} to ${to}.`])
    expect(story.comments()).toEqual([])
  })

  test('trusts nothing in the artifact: forged scores are recomputed', async () => {
    await using story = await start()
    const { run } = await measured(story, true, (_file, text) =>
      text
        .replaceAll('"success":0', '"success":1')
        .replaceAll('"success.retrieval":0', '"success.retrieval":1')
        .replace('"mode": "pr"', '"mode": "run"')
        .replace('"value": 0.05', '"value": 0.99'),
    )
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.outputs['pass-rate']).toBe('0.25')
    expect(act.code).toBe(1)
  })

  test('needs a measuring run', async () => {
    await using story = await start()
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    await expect(story.act({ event, checkout: 'tip', inputs: { mode: 'publish' } })).rejects.toMatchObject({
      code: 'mode-needs-event',
    })
    const run = story.github.addWorkflowRun({ event: 'push', head_sha: after })
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.lines).toEqual([
      `notice Nothing was published: run ${run.id} was started by push, not by a pull request.`,
    ])
  })

  test('as a job of the pull request itself fails if nothing was measured, and reports if something was', async () => {
    await using story = await start()
    await recallMain(story)
    const event = pullRequestEvent(story.github.state, openPull(story, 'broken'))
    const facts = { head_branch: 'feature', head_sha: story.repository.sha('broken') }
    const request = { event, checkout: 'tip', sha: 'merge-broken', inputs: { mode: 'publish' }, run: facts }
    await expect(story.act(request)).rejects.toMatchObject({
      code: 'nothing-to-publish',
      message:
        'There is nothing to publish: no job of run 4002 has left a measured suite. A job before this one must measure (`mode: pr` or `mode: ab`) and upload what it measured.',
    })
    const measure = { event, checkout: 'merge-broken', inputs: { comment: 'never' }, run: facts }
    const { run } = await story.act(measure)
    const act = await story.act({ ...request, run })
    expect(act.code).toBe(1)
    expect(story.comments()[0]).toContain('### ❌ Regressed')
  })

  test('names the missing permission if GitHub refuses', async () => {
    await using story = await start()
    const { run } = await measured(story, true)
    story.github.failNext({ operation: 'actions/list-workflow-run-artifacts', status: 403, message: 'Forbidden' })
    await expect(
      story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' }),
    ).rejects.toMatchObject({
      code: 'github-refused',
      message:
        "Mode `publish` stopped: the token lacks the permission (Forbidden); add `actions: read, pull-requests: write` to the job's permissions.",
    })
  })
})

describe.concurrent('errors that the user can fix', () => {
  test('a baseline that cannot be uploaded fails the job, because that is its only purpose', async () => {
    await using story = await start()
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    const reason = 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)'
    await expect(story.act({ event, checkout: 'tip', upload: { kind: 'failed', reason } })).rejects.toMatchObject({
      code: 'baseline-not-kept',
      message: `The baseline of suite demo was measured but not kept, so pull requests will use an older one: ${reason}. Fix that, then run the job again.`,
    })
  })

  test('several variants are for mode ab', async () => {
    await using story = await start()
    const event = pullRequestEvent(story.github.state, openPull(story, 'harmless'))
    await expect(story.act({ event, checkout: 'merge-harmless', inputs: { variants: 'a, b' } })).rejects.toMatchObject({
      code: 'input-invalid',
      message: 'Input `variants`: got `a, b`, expected one variant (several are for mode `ab`).',
    })
  })
})
