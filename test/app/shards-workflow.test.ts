import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { runCli } from '../bin/run-cli.js'
import { pullRequestEvent } from '../github/events.js'
import { startActionStory } from './action-story.js'
import { FILES, measureMain, openPull, TOPICS } from './handbook.js'

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'workflows', 'shards.yml')

/** The handbook's suite under the name that the example uses. */
const suite = (...excluded: readonly string[]): string =>
  FILES['golden/suite.yaml']
    .replace('name: demo', 'name: golden')
    .replace("  include: ['handbook/*.md']\n", (line) => `${line}  exclude: ${JSON.stringify(excluded)}\n`)

/** The pull request's search no longer finds six of the eight pages. */
const broken = { 'golden/suite.yaml': suite(...TOPICS.slice(0, 6).map((topic) => `handbook/${topic}.md`)) }
const spec = {
  commits: [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    { name: 'broken', parents: ['base'], files: broken },
    { name: 'merge-broken', parents: ['tip', 'broken'], files: broken },
  ],
}

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
})
const jobSchema = z.object({
  strategy: z.object({ matrix: z.object({ shard: z.array(z.int()) }) }).optional(),
  steps: z.array(stepSchema),
})
const workflowSchema = z.object({ jobs: z.record(z.string(), jobSchema) })
type Step = z.infer<typeof stepSchema>

/** The arguments of `npx --yes goldenpair@0 …`, as a shell would give them in this folder. */
async function argumentsOf(command: string, folder: string): Promise<string[]> {
  const words = command.split(' ').map((word) => word.replace(/^"(.*)"$/, '$1'))
  expect(words.splice(0, 3)).toEqual(['npx', '--yes', 'goldenpair@0'])
  const expand = async (word: string): Promise<string[]> =>
    word.endsWith('/*')
      ? (await readdir(join(folder, word.slice(0, -2)))).map((name) => word.replace('*', name))
      : [word]
  return (await Promise.all(words.map(expand))).flat()
}

test('examples/workflows/shards.yml measures in parts and reports as one', { timeout: 120_000 }, async () => {
  const { jobs } = workflowSchema.parse(parse(await readFile(EXAMPLE, 'utf8')))
  await using story = await startActionStory({ ...FILES, 'golden/suite.yaml': suite() }, spec)
  await measureMain(story)
  const pull = openPull(story, 'broken')
  const event = pullRequestEvent(story.github.state, pull)
  const run = story.github.addWorkflowRun({ event: 'pull_request', head_sha: pull.head.sha, head_branch: 'feature' })
  const store = await mkdtemp(join(tmpdir(), 'goldenpair-artifacts-'))

  /** What the runner, and the actions that move artifacts, would do. */
  async function act(step: Step, folder: string, shard: number): Promise<void> {
    const fill = (text: string | boolean | undefined): string =>
      String(text ?? '').replace('${{ matrix.shard }}', String(shard))
    if (step.run !== undefined) {
      const { code, log } = await runCli(folder, await argumentsOf(fill(step.run), folder))
      expect([code, log.includes('error')]).toEqual([0, false])
      return
    }
    const action = step.uses?.split('@')[0]
    const { name, path, pattern, mode } = step.with ?? {}
    if (action === 'actions/upload-artifact') {
      const paths = fill(path).trim().split('\n')
      if (paths.length === 1) return cp(join(folder, paths[0] ?? ''), join(store, fill(name)), { recursive: true })
      const files = paths.map(async (file) => [basename(file), await readFile(join(folder, file), 'utf8')] as const)
      story.github.addArtifact({ run, name: fill(name), files: Object.fromEntries(await Promise.all(files)) })
    } else if (action === 'actions/download-artifact') {
      for (const found of await readdir(store))
        if (found.startsWith(fill(pattern).replace('*', '')))
          await cp(join(store, found), join(folder, fill(path), found), { recursive: true })
    } else if (action === 'goldenpair/goldenpair') {
      const { code } = await story.act({ event, checkout: 'merge-broken', run, inputs: { mode: fill(mode) } })
      expect(code).toBe(1)
    } else expect(action).toBe('actions/checkout')
  }

  try {
    const shards = jobs['measure']?.strategy?.matrix.shard ?? []
    expect(shards).toEqual([1, 2, 3, 4])
    for (const shard of shards) {
      const checkout = await story.repository.checkout('merge-broken')
      for (const step of jobs['measure']?.steps ?? []) await act(step, checkout, shard)
    }
    const empty = await mkdtemp(join(store, 'workspace-'))
    for (const step of jobs['report']?.steps ?? []) await act(step, empty, 0)
  } finally {
    await rm(store, { recursive: true })
  }
  const [body = ''] = story.comments()
  expect(story.comments()).toHaveLength(1)
  expect(body.split('\n')[1]).toMatch(/^### ❌ Regressed/)
  for (const topic of TOPICS.slice(0, 6)) expect(body).toContain(`about-${topic}`)
})
