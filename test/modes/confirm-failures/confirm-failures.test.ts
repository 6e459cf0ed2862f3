import { describe, expect, test } from 'vitest'
import { pullRequestEvent, workflowRunEvent } from '../../doubles/github/events.js'
import { startActionStory, type ActionStory } from '../action-story.js'
import { openPull, recallMain } from '../handbook.js'

/** A target that answers yes, except in the critical case `b` if `broken` holds. */
const target = (broken: string) => `
import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, case: name, trial } = JSON.parse(line)
  console.log(JSON.stringify({ id, answer: name === 'b' && (${broken}) ? 'no' : 'yes' }))
})
`
const suite = (claim: string) => `
name: demo
cases: cases.yaml
baseline_trials: 1
target: { type: command, command: [${JSON.stringify(process.execPath)}, target.mjs], shutdown_seconds: 1${claim} }
rounds: 1 # of three rounds none is left to ask again
gates: [{ metric: success, max_drop: 90pp }]
`
const cases = ['a', 'b', 'c'].map(
  (id) => `- { id: ${id}, query: ${id}?, critical: true, checks: [{ contains: yes }] }\n`,
)

async function start(change: Readonly<Record<string, string>>, claim = ''): Promise<ActionStory> {
  const files = {
    'golden/suite.yaml': suite(claim),
    'golden/cases.yaml': cases.join(''),
    'target.mjs': target('false'),
  }
  const story = await startActionStory(files, {
    commits: [
      { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
      { name: 'change', parents: ['base'], files: change },
      { name: 'merge-change', parents: ['tip', 'change'], files: change },
    ],
  })
  await recallMain(story)
  return story
}

async function propose(story: ActionStory, more: { readonly comment?: string; readonly fork?: boolean } = {}) {
  const pull = openPull(story, 'change', more.fork)
  const { comment = 'always', fork = false } = more
  const act = await story.act({
    event: pullRequestEvent(story.github.state, pull),
    checkout: 'merge-change',
    inputs: { comment },
    run: {
      head_sha: pull.head.sha,
      head_branch: 'feature',
      event: 'pull_request',
      ...(fork ? { head_repository: pull.head.repository } : {}),
    },
  })
  return act
}

const PROOF = '<code>b</code> (critical, confirmed by 3 of 3 trials, passed 1 of 1 before)'

describe.concurrent('mode pr', () => {
  test('asks a newly failing critical case again, and the comment states the number of confirming trials', async () => {
    await using story = await start({ 'target.mjs': target('true') })
    const { code, lines } = await propose(story)
    expect(lines).toContain('info Asking 1 broken case again, up to 3 trials in all.')
    expect(code).toBe(1)
    expect(story.comments()[0]).toContain(PROOF)
  })

  test('a case that passes the next time fails nothing', async () => {
    await using story = await start({ 'target.mjs': target('trial === 0') })
    const { code } = await propose(story)
    expect(code).toBe(0)
    expect(story.comments()[0]).toContain('flaky, worse, passes 1 of 2 trials, was 1 of 1')
  })

  test('is not bypassed if the target is no longer declared deterministic: the case is asked three times then', async () => {
    const change = { 'target.mjs': target('true'), 'golden/suite.yaml': suite('') }
    await using story = await start(change, ', deterministic: true')
    const { code } = await propose(story)
    expect(code).toBe(1)
    expect(story.comments()[0]).toContain(PROOF)
    expect(story.comments()[0]).toContain('deterministic true → false')
  })
})

describe.concurrent('mode publish', () => {
  test('uses the re-runs of the measuring job', async () => {
    await using story = await start({ 'target.mjs': target('true') })
    const { run } = await propose(story, { comment: 'never', fork: true })
    expect(story.comments()).toEqual([])
    const event = workflowRunEvent(story.github.state, run)
    const { code } = await story.act({ event, checkout: 'tip', inputs: { mode: 'publish' } })
    expect(code).toBe(1)
    expect(story.comments()[0]).toContain(PROOF)
  })
})
