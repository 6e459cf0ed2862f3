import { describe, expect, test } from 'vitest'
import { mergeGroupEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../github/events.js'
import { startActionStory, type ActionStory, type ActRequest } from './action-story.js'
import type { DoubleOptions } from '../github/double.js'

const TOPICS = ['apples', 'bridges', 'candles', 'deserts', 'engines', 'forests', 'glaciers', 'harbours']
const page = (topic: string) => `# ${topic}\n\nEverything about ${topic} is told on this page of the handbook.\n`
const SUITE = [
  'name: demo',
  "version: '1'",
  'cases: cases.yaml',
  'target:',
  '  type: search',
  "  include: ['handbook/*.md']",
  'gates:',
  '  - { metric: success, max_drop: 0.05, primary: true }',
  '',
].join('\n')
const CASES = TOPICS.map((topic) =>
  [
    `- id: about-${topic}`,
    `  query: what is told about ${topic}`,
    '  critical: true',
    `  expected_spans: [{ path: handbook/${topic}.md }]`,
    '',
  ].join('\n'),
).join('')

const FILES = {
  'golden/suite.yaml': SUITE,
  'golden/cases.yaml': CASES,
  ...Object.fromEntries(TOPICS.map((topic) => [`handbook/${topic}.md`, page(topic)])),
}
/** The pages that six of the eight cases need are gone. */
const BROKEN = Object.fromEntries(TOPICS.slice(0, 6).map((topic) => [`handbook/${topic}.md`, null]))

/** main is base – tip; `broken` and `harmless` left at base; each was merged with tip by GitHub. */
const SPEC = {
  commits: [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'broken', parents: ['base'], files: BROKEN },
    { name: 'merge-broken', parents: ['tip', 'broken'], files: BROKEN },
    { name: 'harmless', parents: ['base'], files: { 'other.txt': 'x' } },
    { name: 'merge-harmless', parents: ['tip', 'harmless'], files: { 'other.txt': 'x' } },
  ],
}

async function start(options?: DoubleOptions): Promise<ActionStory> {
  return startActionStory(FILES, SPEC, options)
}

function open(story: ActionStory, head: string, fork = false) {
  const { owner, name } = story.github.state.repository
  const repository = { owner: 'mona', name, id: 2002, default_branch: 'main', private: false, fork: true }
  return story.github.addPull({
    number: 7,
    head: { ref: 'feature', sha: story.repository.sha(head), ...(fork ? { repository } : {}) },
    base: { ref: 'main', sha: story.repository.sha('base') },
    title: `${owner} ${head}`,
  })
}

async function measureMain(story: ActionStory) {
  const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
  return story.act({ event: pushEvent(story.github.state, { before, after }), checkout: 'tip' })
}

const artifacts = (story: ActionStory) => [...story.github.state.artifacts.values()].map(({ name }) => name)

describe.concurrent('mode baseline', { timeout: 120_000 }, () => {
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

describe.concurrent('mode pr', { timeout: 120_000 }, () => {
  test('with no baseline comments, says why there is none, and passes', async () => {
    await using story = await start()
    const pull = open(story, 'harmless')
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'merge-harmless' })
    expect(act.code).toBe(0)
    expect(act.lines).toContain('info No baseline: no artifact goldenpair-baseline-demo exists yet.')
    expect(story.comments()).toHaveLength(1)
    expect(act.outputs['comment-url']).toBe('https://github.com/octo-org/octo-repo/pull/7#issuecomment-3001')
  })

  test('fails a change that breaks cases, and the second push updates the one comment', async () => {
    await using story = await start()
    await measureMain(story)
    const pull = open(story, 'broken')
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
    const marker = `<!-- goldenpair:demo run=${act.run.id} attempt=1 sha=${story.repository.sha('broken')} -->\n`
    expect(story.comments()[0]?.startsWith(`${marker}### ❌ Regressed`)).toBe(true)

    const again = open(story, 'harmless')
    const second = await story.act({ event: pullRequestEvent(story.github.state, again), checkout: 'merge-harmless' })
    expect(second.code).toBe(0)
    expect(story.comments()).toHaveLength(1)
    expect(story.comments()[0]).toContain('### ✅ Unchanged')
  })

  test('compares a checkout of the head itself with the merge base', async () => {
    await using story = await start()
    const pull = open(story, 'harmless')
    const act = await story.act({ event: pullRequestEvent(story.github.state, pull), checkout: 'harmless' })
    expect(act.lines).toContain(
      `info Compared with: ${story.repository.sha('base')} (merge base of main and the measured commit).`,
    )
  })

  test('does nothing on a merge queue by itself', async () => {
    await using story = await start()
    const [baseSha, headSha] = [story.repository.sha('base'), story.repository.sha('tip')]
    const act = await story.act({ event: mergeGroupEvent(story.github.state, { baseSha, headSha }), checkout: 'tip' })
    expect(act.code).toBe(0)
    expect(act.lines).toEqual([
      'notice Goldenpair does nothing by itself on merge_group: set `mode: pr` to measure and compare without a comment.',
    ])
    expect(story.github.requests).toEqual([])
  })
})

describe.concurrent('pull_request_target', { timeout: 120_000 }, () => {
  test.each(['broken', 'merge-broken'])('is refused with %s checked out, before anything runs', async (checkout) => {
    await using story = await start()
    const event = pullRequestEvent(story.github.state, open(story, 'broken'), 'pull_request_target')
    await expect(story.act({ event, checkout, sha: 'tip', inputs: { mode: 'pr' } })).rejects.toMatchObject({
      code: 'pull-request-target',
    })
    expect(artifacts(story)).toEqual([])
  })

  test('has nothing to measure with the base checked out', async () => {
    await using story = await start()
    const event = pullRequestEvent(story.github.state, open(story, 'broken'), 'pull_request_target')
    await expect(story.act({ event, checkout: 'tip', inputs: { mode: 'pr' } })).rejects.toMatchObject({
      code: 'mode-needs-event',
      message:
        'Mode `pr` cannot run on the event `pull_request_target`: it needs `pull_request`. Set the input `mode`, or start the workflow with that event.',
    })
  })
})

describe.concurrent('mode publish', { timeout: 120_000 }, () => {
  /** The run of a pull request's own workflow, that measured and may not write. */
  async function measured(story: ActionStory, fork: boolean, tamper?: ActRequest['tamper']) {
    await measureMain(story)
    const pull = open(story, 'broken', fork)
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

  test("reports a fork's run with the base's rights, and says that it is unverified", async () => {
    await using story = await start()
    const { run } = await measured(story, true)
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.code).toBe(1)
    const [body = ''] = story.comments()
    const [marker, headline, label] = body.split('\n')
    expect(marker).toBe(`<!-- goldenpair:demo run=${run.id} attempt=1 sha=${story.repository.sha('broken')} -->`)
    expect(headline).toMatch(/^### ❌ Regressed/)
    expect(label).toBe("> Measured by the fork's own workflow: unverified.")
  })

  test('does not label a run of this repository', async () => {
    await using story = await start()
    const { run } = await measured(story, false)
    await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(story.comments()[0]).not.toContain('unverified')
  })

  test('reports nothing for a head that has moved on', async () => {
    await using story = await start()
    const { run, pull } = await measured(story, true)
    pull.head = { ...pull.head, sha: story.repository.sha('harmless') }
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.code).toBe(0)
    const [from, to] = [story.repository.sha('broken').slice(0, 7), story.repository.sha('harmless').slice(0, 7)]
    expect(act.lines).toEqual([`notice Nothing is published: #7 has moved on from ${from} to ${to}.`])
    expect(story.comments()).toEqual([])
  })

  test('takes no word of the artifact: forged scores are made anew', async () => {
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

  test('needs a run that measured', async () => {
    await using story = await start()
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    await expect(story.act({ event, checkout: 'tip', inputs: { mode: 'publish' } })).rejects.toMatchObject({
      code: 'mode-needs-event',
    })
    const run = story.github.addWorkflowRun({ event: 'push', head_sha: after })
    const act = await story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' })
    expect(act.lines).toEqual([
      `notice Nothing is published: run ${run.id} was started by push, not by a pull request.`,
    ])
  })

  test('as a job of the pull request itself fails when nothing was measured, and reports when something was', async () => {
    await using story = await start()
    await measureMain(story)
    const event = pullRequestEvent(story.github.state, open(story, 'broken'))
    const facts = { head_branch: 'feature', head_sha: story.repository.sha('broken') }
    const request = { event, checkout: 'tip', sha: 'merge-broken', inputs: { mode: 'publish' }, run: facts }
    await expect(story.act(request)).rejects.toMatchObject({
      code: 'nothing-to-publish',
      message:
        'There is nothing to publish: run 4002 has no artifact goldenpair-run-<suite>. A job before this one must measure with `mode: pr` and upload its run.',
    })
    const measure = { event, checkout: 'merge-broken', inputs: { comment: 'never' }, run: facts }
    const { run } = await story.act(measure)
    const act = await story.act({ ...request, run })
    expect(act.code).toBe(1)
    expect(story.comments()[0]).toContain('### ❌ Regressed')
  })

  test('names what to add when GitHub refuses', async () => {
    await using story = await start()
    const { run } = await measured(story, true)
    story.github.failNext({ operation: 'actions/list-workflow-run-artifacts', status: 403, message: 'Forbidden' })
    await expect(
      story.act({ event: workflowRunEvent(story.github.state, run), checkout: 'tip' }),
    ).rejects.toMatchObject({
      code: 'github-refused',
      message:
        "Mode `publish` could not go on: the token may not do it (Forbidden); add `actions: read, pull-requests: write` to the job's permissions.",
    })
  })
})

describe.concurrent('what the user can mend', { timeout: 120_000 }, () => {
  test('a baseline that cannot be uploaded fails the job, since that is all it is for', async () => {
    await using story = await start()
    const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
    const event = pushEvent(story.github.state, { before, after })
    const reason = 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)'
    await expect(story.act({ event, checkout: 'tip', upload: { kind: 'skipped', reason } })).rejects.toMatchObject({
      code: 'baseline-not-kept',
      message: `The baseline of suite demo was measured but not kept, so pull requests will use an older one: ${reason}.`,
    })
  })

  test('two variants are for mode ab', async () => {
    await using story = await start()
    const event = pullRequestEvent(story.github.state, open(story, 'harmless'))
    await expect(story.act({ event, checkout: 'merge-harmless', inputs: { variants: 'a, b' } })).rejects.toMatchObject({
      code: 'input-invalid',
      message: 'Input `variants`: got `a, b`, expected one variant (two are for mode `ab`).',
    })
  })
})
