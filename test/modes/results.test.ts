import { describe, expect, test } from 'vitest'
import { pullRequestEvent, pushEvent, scheduleEvent, workflowDispatchEvent, workflowRunEvent } from '../doubles/github/events.js'
import { type Act, type ActionStory, startActionStory } from './action-story.js'
import { openPull } from './handbook.js'

const FILE = 'out/results.json'

/** What promptfoo writes of forty questions, of which the first `broken` fail. */
function writePromptfoo(broken: number, providers: readonly string[] = ['openai:gpt-4o']): string {
  const results = providers.flatMap((id) =>
    Array.from({ length: 40 }, (_, index) => ({
      success: index >= broken,
      score: index >= broken ? 1 : 0,
      provider: { id },
      prompt: { label: 'Answer {{question}}' },
      vars: { question: `What is ${index}?` },
      response: { output: index >= broken ? `It is ${index}.` : 'I do not know.' },
      latencyMs: 120,
    })),
  )
  return JSON.stringify({ results: { version: 3, results } })
}

const FILES = { [FILE]: writePromptfoo(0), 'prompt.txt': 'Answer {{question}}\n' }
const SPEC = {
  commits: [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'broken', parents: ['base'], files: { [FILE]: writePromptfoo(14) } },
    { name: 'merge-broken', parents: ['tip', 'broken'], files: { [FILE]: writePromptfoo(14) } },
    { name: 'harmless', parents: ['base'], files: { 'other.txt': 'x' } },
    { name: 'merge-harmless', parents: ['tip', 'harmless'], files: { 'other.txt': 'x' } },
  ],
}
const start = async (files: Readonly<Record<string, string>> = FILES): Promise<ActionStory> => startActionStory(files, SPEC)
const artifacts = ({ github }: ActionStory) => [...github.state.artifacts.values()].map(({ name }) => name)
const firstLines = (story: ActionStory) => story.comments().map((body) => body.split('\n').slice(1, 3))

const INPUTS = { results: FILE, label: 'geography' }

async function measureMain(story: ActionStory, inputs: Readonly<Record<string, string>> = INPUTS): Promise<Act> {
  const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
  return story.act({ event: pushEvent(story.github.state, { before, after }), checkout: 'tip', inputs })
}

async function measurePull(
  story: ActionStory,
  head: string,
  { inputs = INPUTS, fork = false }: { readonly inputs?: Readonly<Record<string, string>>; readonly fork?: boolean } = {},
): Promise<Act> {
  const pull = openPull(story, head, fork)
  const repository = fork ? { head_repository: pull.head.repository } : {}
  return story.act({
    event: pullRequestEvent(story.github.state, pull),
    checkout: `merge-${head}`,
    inputs,
    run: { head_branch: 'feature', head_sha: pull.head.sha, event: 'pull_request', ...repository },
  })
}

describe.concurrent('results of another harness', { timeout: 120_000 }, () => {
  test('of a push to main are the baseline of the pull requests that follow', async () => {
    await using story = await start()
    const main = await measureMain(story)
    expect([main.code, main.outputs['pass-rate']]).toEqual([0, '1'])
    expect(main.lines).toContain(
      `info Taking 40 results of ${story.repository.sha('tip')} from out/results.json as geography.`,
    )
    expect(artifacts(story)).toEqual(['goldenpair-report-geography', 'goldenpair-baseline-geography'])

    const red = await measurePull(story, 'broken')
    expect(red.lines).toContain(`info Baseline: ${story.repository.sha('tip')}.`)
    expect(red.code).toBe(1)
    expect(red.outputs).toMatchObject({ verdict: 'regressed', passed: 'false', 'pass-rate': '0.65' })
    expect(JSON.parse(red.outputs['newly-failing'] ?? '')).toHaveLength(14)
    expect(story.comments()).toHaveLength(1)
    expect(story.comments()[0]).toContain('<!-- goldenpair:geography ')
    expect(firstLines(story)[0]?.[0]).toMatch(/^### ❌ Regressed: 14 of 40 cases broke/)
    // No line of a file in this repository is at fault.
    expect(red.lines.filter((line) => line.startsWith('::'))).toEqual([])
    expect(story.comments()[0]).not.toContain('results.json:0')
    // Nothing is looked for that only a suite has.
    expect(story.github.requests.filter(({ path }) => path.includes('/contents/'))).toEqual([])

    const green = await measurePull(story, 'harmless')
    expect([green.code, green.outputs['verdict']]).toEqual([0, 'unchanged'])
    expect(story.comments()).toHaveLength(1)
  })
})
