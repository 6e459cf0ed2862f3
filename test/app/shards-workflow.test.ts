import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { pullRequestEvent, pushEvent, type GitHubEvent } from '../github/events.js'
import type { WorkflowRunFacts } from '../github/scenario.js'
import { startActionStory, type Act } from './action-story.js'
import { FILES, openPull, SPEC, TOPICS } from './handbook.js'

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'workflows', 'shards.yml')

const stepSchema = z.object({
  uses: z.string(),
  with: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
})
const jobSchema = z.object({
  needs: z.string().optional(),
  strategy: z.object({ matrix: z.object({ shard: z.array(z.string()) }) }).optional(),
  steps: z.array(stepSchema),
})
const workflowSchema = z.object({
  on: z.object({ push: z.object({ branches: z.array(z.string()) }), pull_request: z.null() }),
  jobs: z.object({ measure: jobSchema, report: jobSchema }),
})
type Job = z.infer<typeof jobSchema>

test('examples/workflows/shards.yml measures in parts and reports as one', { timeout: 120_000 }, async () => {
  const { on, jobs } = workflowSchema.parse(parse(await readFile(EXAMPLE, 'utf8')))
  expect(on.push.branches).toEqual(['main'])
  expect(jobs.report.needs).toBe('measure')
  await using story = await startActionStory(FILES, SPEC)
  const names = (): string[] => [...story.github.state.artifacts.values()].map(({ name }) => name)

  /** What the runner would do for this event: every job of the matrix, then the fan-in job, all in one workflow run. */
  async function start(
    event: GitHubEvent,
    checkout: string,
    facts: Partial<WorkflowRunFacts>,
  ): Promise<Act | undefined> {
    const run = story.github.addWorkflowRun({ event: event.name, head_sha: story.repository.sha(checkout), ...facts })
    let last: Act | undefined
    async function act({ steps }: Job, shard: string): Promise<void> {
      for (const step of steps) {
        const action = step.uses.split('@')[0]
        if (action === 'actions/checkout') continue
        expect(action).toBe('goldenpair/goldenpair')
        const inputs = Object.entries(step.with ?? {}).map(
          ([name, value]) => [name, String(value).replace('${{ matrix.shard }}', shard)] as const,
        )
        last = await story.act({ event, checkout, run, inputs: Object.fromEntries(inputs) })
      }
    }
    for (const shard of jobs.measure.strategy?.matrix.shard ?? []) {
      await act(jobs.measure, shard)
      expect([last?.code, last?.outputs]).toEqual([0, { 'run-path': 'goldenpair-report/run' }])
    }
    await act(jobs.report, '')
    return last
  }

  const [before, after] = [story.repository.sha('base'), story.repository.sha('tip')]
  const main = await start(pushEvent(story.github.state, { before, after }), 'tip', {})
  expect([main?.code, main?.outputs['pass-rate']]).toEqual([0, '1'])
  const shards = [1, 2, 3, 4].map((index) => `goldenpair-shard-${index}-of-4-demo`)
  expect(names()).toEqual([...shards, 'goldenpair-report-demo', 'goldenpair-baseline-demo'])

  const pull = openPull(story, 'broken')
  const event = pullRequestEvent(story.github.state, pull)
  const report = await start(event, 'merge-broken', { head_sha: pull.head.sha, head_branch: 'feature' })
  expect(report?.code).toBe(1)
  expect(report?.lines).toContain(`info Baseline: ${after}.`)
  expect(names().slice(6)).toEqual([...shards, 'goldenpair-report-demo'])
  const [body = ''] = story.comments()
  expect(story.comments()).toHaveLength(1)
  expect(body.split('\n')[1]).toMatch(/^### ❌ Regressed/)
  for (const topic of TOPICS.slice(0, 6)) expect(body).toContain(`about-${topic}`)
})
