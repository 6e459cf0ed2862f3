import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pullRequestEvent, workflowRunEvent } from '../../../doubles/github/events.js'
import type { CommitSpec } from '../../../doubles/github/workspace.js'
import { startActionStory } from '../../../modes/action-story.js'
import { FILES, measureMain, openPull, SUITE } from '../../../modes/handbook.js'
import { compileHome } from './compile-home.js'

let temp: string
beforeEach(async () => {
  temp = await mkdtemp(join(tmpdir(), 'goldenpair-marks-'))
})
afterEach(async () => rm(temp, { recursive: true }))

/** Leaves a file wherever it is run. */
const moduleOf = (score: string) => `import { writeFileSync } from 'node:fs'

writeFileSync(${JSON.stringify(join(temp, 'was-run'))}, '')
const secrets = Object.keys(process.env).filter((name) => /^INPUT_|TOKEN/.test(name)).length
export default ({ defineMetric }) => [
  defineMetric({
    name: 'short',
    title: 'short answers',
    unit: 'ratio',
    kind: 'continuous',
    direction: 'higher',
    range: [0, 1],
    score: () => ${score} - secrets,
    when_failed: 0,
  }),
]
`
const row = (comment: string) => comment.split('\n').find((line) => line.includes('short answers')) ?? ''
const wasRun = () => existsSync(join(temp, 'was-run'))

const commit = (name: string, files: Readonly<Record<string, string>>): readonly CommitSpec[] => [
  { name, parents: ['base'], files },
  { name: `merge-${name}`, parents: ['tip', name], files },
]

test("a pull request's own metrics are measured in a job without secrets, and reported in a job that never runs their module", async () => {
  const suite = `${SUITE}  - { metric: custom.short, max_drop: 0.1 }\ncustom_metrics: metrics.mjs\n`
  const files = { ...FILES, 'golden/suite.yaml': suite, 'golden/metrics.mjs': moduleOf('0.75') }
  const commits: readonly CommitSpec[] = [
    { name: 'tip', files: { 'notes.txt': 'tip' }, branch: 'main' },
    ...commit('harmless', { 'other.txt': 'x' }),
    ...commit('edited', { 'golden/metrics.mjs': moduleOf('0.9') }),
  ]
  await using story = await startActionStory(files, { commits }, { home: await compileHome() })
  await measureMain(story)
  const comments: string[] = []
  for (const head of ['harmless', 'edited']) {
    const pull = openPull(story, head)
    const measured = await story.act({
      event: pullRequestEvent(story.github.state, pull),
      checkout: `merge-${head}`,
      inputs: { comment: 'never' },
      run: { head_branch: 'feature', head_sha: pull.head.sha, event: 'pull_request' },
    })
    expect(measured.code).toBe(0)
    expect(wasRun()).toBe(true)
    await rm(join(temp, 'was-run'))
    const { code } = await story.act({ event: workflowRunEvent(story.github.state, measured.run), checkout: 'tip' })
    expect([code, wasRun()]).toEqual([0, false])
    comments.push(story.comments()[0] ?? '')
  }
  const [harmless = '', edited = ''] = comments
  expect(harmless).toContain('Unchanged: all 8 results as on main')
  expect(harmless.split('\n')[2]).toBe(
    "> The suite's own metrics (`custom.…`) were taken from the job that measured: their module never runs in a job that writes comments.",
  )
  expect(row(edited)).toContain("defined differently from the baseline's")
})
