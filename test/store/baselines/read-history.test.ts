import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { HistoryRow } from '../../../src/model/run/history.js'
import { writeHistory } from '../../../src/compare/nights/history.js'
import { HISTORY_FILE } from '../../../src/store/baselines/baseline.js'
import { readHistory } from '../../../src/store/baselines/read-history.js'
import { startGitHubDouble } from '../../doubles/github/double.js'
import { quickClient } from '../../doubles/github/quick-client.js'
import { recordEffects } from '../../publishers/publication.js'

const row = (run: number): HistoryRow => ({
  ...{ run, attempt: 1, at: '2026-01-01T00:00:00Z', mode: 'nightly', run_id: `run-${run}`, variant: 'default' },
  ...{ commit: null, branch: 'main', values: {}, known: 1 },
})

test('a past that GitHub does not return is a problem, but one that was never worth keeping is not', async () => {
  await using github = await startGitHubDouble({ now: () => new Date() })
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-history-'))
  const { owner, name: repo, id: repositoryId, default_branch: defaultBranch } = github.state.repository
  const home = {
    ...{ connect: () => quickClient(github), owner, repo, repositoryId, defaultBranch },
    ...{ serverUrl: 'https://github.com', workflow: '' },
  }
  const { log } = recordEffects({}).effects
  const read = async () => {
    const { rows, problem } = await readHistory({ suite: 'demo', folder, home, log })
    return [rows.map(({ run }) => run), problem]
  }
  const leave = (event: string) => {
    const run = github.addWorkflowRun({ event, head_sha: 'a'.repeat(40) })
    const files = { [HISTORY_FILE]: writeHistory([row(run.id)]) }
    github.addArtifact({ run, name: 'goldenpair-baseline-demo', files })
  }
  try {
    expect(await read()).toEqual([[], null])
    leave('pull_request')
    expect(await read()).toEqual([[], null])
    leave('schedule')
    leave('schedule')
    const operation = 'actions/get-workflow-run'
    github.failNext({ operation, status: 503, message: 'Service Unavailable', times: 4 })
    expect(await read()).toEqual([[4002], null])
    github.failNext({ operation, status: 503, message: 'Service Unavailable', times: 8 })
    expect(await read()).toEqual([[], expect.stringMatching(/^earlier runs could not be read: GitHub .*503.*/)])
    expect(await read()).toEqual([[4002, 4003], null])
  } finally {
    await rm(folder, { recursive: true })
  }
})
