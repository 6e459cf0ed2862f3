import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGitHubDouble, type GitHubDouble } from '../doubles/github/double.js'
import type { ActionResult } from '../doubles/github/runner.js'
import { findSecrets, PLANTED_ENV, PLANTED_INPUTS, type Written } from './find-secrets.js'

let workspace: string
let github: GitHubDouble
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'goldenpair-find-secrets-'))
  github = await startGitHubDouble()
})
afterEach(async () => {
  await github.close()
  await rm(workspace, { recursive: true })
})

const KEY = PLANTED_ENV.SERVICE_TOKEN
const CLEAN = { stdout: '', stderr: '', outputs: {}, summary: '', annotations: [] }

function wrote(part: Partial<ActionResult>, body: unknown = null): Written {
  const run = github.addWorkflowRun({ event: 'push', head_sha: '0'.repeat(40) })
  const result = { exitCode: 0, ...CLEAN, otherFiles: { env: '', path: '', state: '' }, run, ...part }
  const request = { operation: 'issues/create-comment', method: 'POST', path: '/', body, status: 201 }
  return { github, steps: [{ title: 'a step', result, requests: [request] }], workspaces: [workspace] }
}

async function keep(path: string, text: string): Promise<string> {
  const file = join(workspace, path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
  return file
}

test('the search finds every planted secret, wherever a story writes', async () => {
  await keep('run/trials.jsonl', 'no secret')
  expect(await findSecrets(wrote({}))).toEqual([])
  for (const key of [...Object.values(PLANTED_ENV), ...Object.values(PLANTED_INPUTS), github.state.token])
    expect(await findSecrets(wrote({ stderr: `denied: ${key}` }))).toEqual(['log of a step'])
  expect(await findSecrets(wrote({ stdout: `::add-mask::${KEY}\n` }))).toEqual([])
  expect(await findSecrets(wrote({ stdout: `::add-mask::${KEY}\n${KEY}\n` }))).toEqual(['log of a step'])
  const outputs: readonly Partial<ActionResult>[] = [
    { outputs: { 'report-path': KEY } },
    { summary: KEY },
    { otherFiles: { env: KEY, path: '', state: '' } },
    { annotations: [{ level: 'notice', message: KEY, properties: {} }] },
  ]
  for (const part of outputs) expect(await findSecrets(wrote(part))).toEqual(['outputs of a step'])
  expect(await findSecrets(wrote({}, { body: `answer: ${KEY}` }))).toEqual(['requests of a step'])

  const { id } = github.addComment({ issue_number: 7, body: KEY })
  const files = {
    'run.json': '{}',
    'deep/page.html': `<p>${encodeURIComponent(PLANTED_ENV.AWS_SECRET_ACCESS_KEY)}</p>`,
  }
  github.addArtifact({ run: { id: 1 }, name: 'zipped', files })
  const file = await keep('.goldenpair/cache/ab.json', KEY)
  await keep('.git/config', KEY)
  const found = await findSecrets(wrote({}))
  expect(found.map((place) => place.replace(/: .*deep/, ': deep'))).toEqual([
    `comment ${id}`,
    file,
    `zipped: ${join('deep', 'page.html')}`,
  ])
})

test('the search does not treat a story without a run as clean', async () => {
  await expect(findSecrets(wrote({}))).rejects.toThrow('no run folder was searched')
})
