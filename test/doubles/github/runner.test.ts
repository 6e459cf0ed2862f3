import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { normaliseConversation } from './conversation.js'
import { startGitHubDouble, type GitHubDouble } from './double.js'
import * as events from './events.js'
import { parseFileCommands } from './runner-files.js'
import { runAction, type ActionRequest } from './runner.js'
import { importRepository, makeRepository } from './workspace.js'

const PROGRAMS = join(import.meta.dirname, 'programs')

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-test-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('runAction', () => {
  test("gives an action the runner's environment and reads its output files", async () => {
    await using repository = await makeRepository({ 'a.txt': 'a' }, { commits: [{ name: 'head', branch: 'feature' }] })
    await using github = await startGitHubDouble()
    importRepository(github.state, repository)
    const pull = github.addPull({ number: 7, head: { ref: 'feature', sha: repository.sha('head') } })
    const workspace = await repository.checkout('head')
    const result = await runAction({
      github,
      action: join(PROGRAMS, 'echo-action.js'),
      event: events.pullRequestEvent(github.state, pull),
      inputs: { 'github-token': github.state.token, 'fail on': 'never' },
      env: { EXTRA: 'x', ACTIONS_RESULTS_URL: undefined },
      workspace,
      sha: repository.sha('head'),
      ref: 'refs/pull/7/merge',
    })
    expect(result).toMatchObject({
      exitCode: 1,
      stderr: 'to stderr\n',
      summary: '# Summary\n',
      annotations: [
        {
          level: 'warning',
          message: 'one\ntwo 100%',
          properties: { file: 'golden/cases.yaml', line: '3', title: 'a: b, c' },
        },
        { level: 'error', message: 'bad', properties: {} },
      ],
      otherFiles: { env: 'A=1\n', path: '', state: '' },
      outputs: { cwd: workspace, node: process.versions.node },
      run: { status: 'completed', conclusion: 'failure', event: 'pull_request', head_branch: 'feature' },
    })
    expect(JSON.parse(result.outputs['event'] ?? '')).toMatchObject({
      number: 7,
      pull_request: { head: { sha: repository.sha('head') }, base: { sha: repository.sha('base') } },
      repository: { id: 1001, default_branch: 'main' },
    })
    const env = JSON.parse(result.outputs['env'] ?? '') as Record<string, string>
    expect(env).toMatchObject({
      'INPUT_GITHUB-TOKEN': 'ghs_double',
      INPUT_FAIL_ON: 'never',
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_HEAD_REF: 'feature',
      GITHUB_BASE_REF: 'main',
      GITHUB_REPOSITORY: 'octo-org/octo-repo',
      GITHUB_REPOSITORY_ID: '1001',
      GITHUB_RUN_ID: String(result.run.id),
      GITHUB_WORKFLOW_REF: 'octo-org/octo-repo/.github/workflows/goldenpair.yml@refs/pull/7/merge',
    })
    expect(env).not.toHaveProperty('ACTIONS_RESULTS_URL')
    const scopes = Buffer.from(env['ACTIONS_RUNTIME_TOKEN']?.split('.')[1] ?? '', 'base64url').toString()
    expect(scopes).toContain(`Actions.Results:${result.run.backend_id}:${result.run.job_backend_id}`)
    expect(Object.keys(env).filter((name) => name.startsWith('GITHUB_')).length).toBeGreaterThan(30)
  })

  test("fills in the manifest's defaults, including the runner's token", async () => {
    await using github = await startGitHubDouble({ token: 'ghs_other' })
    const { sha } = github.addCommit({})
    const manifest =
      'inputs:\n  github-token:\n    default: ${{ github.token }}\n  trials:\n    default: 3\n  suite: {}\n  mode: {}\n'
    const run = (text: string) =>
      withFolder(async (folder) => {
        await writeFile(join(folder, 'action.yml'), text)
        return runAction({
          github,
          action: join(PROGRAMS, 'echo-action.js'),
          event: events.scheduleEvent(github.state),
          manifest: join(folder, 'action.yml'),
          inputs: { mode: 'nightly' },
          workspace: folder,
          sha,
          ref: 'refs/heads/main',
        })
      })
    const { outputs } = await run(manifest)
    expect(JSON.parse(outputs['env'] ?? '')).toMatchObject({
      'INPUT_GITHUB-TOKEN': 'ghs_other',
      INPUT_TRIALS: '3',
      INPUT_SUITE: '',
      INPUT_MODE: 'nightly',
    })
    await expect(run(manifest.replace('github.token', 'github.actor'))).rejects.toThrow(
      'action.yml: the default of github-token is not understood here: ${{ github.actor }}',
    )
  })

  test('has a payload for every event', async () => {
    await using github = await startGitHubDouble()
    const { state } = github
    const { sha } = github.addCommit({})
    const run = github.addWorkflowRun({ event: 'pull_request', head_sha: sha })
    const repository = { id: 1001, full_name: 'octo-org/octo-repo' }
    const made = [
      events.pushEvent(state, { before: sha, after: sha }),
      events.workflowRunEvent(state, run),
      events.scheduleEvent(state),
      events.workflowDispatchEvent(state, { 'pr-number': '7' }),
      events.mergeGroupEvent(state, { baseSha: sha, headSha: sha }),
    ]
    expect(made).toMatchObject([
      { name: 'push', payload: { ref: 'refs/heads/main', after: sha, repository } },
      { name: 'workflow_run', payload: { workflow_run: { id: run.id, head_sha: sha }, repository } },
      { name: 'schedule', payload: { schedule: '0 3 * * *', repository } },
      { name: 'workflow_dispatch', payload: { inputs: { 'pr-number': '7' }, repository } },
      { name: 'merge_group', payload: { merge_group: { base_sha: sha }, repository } },
    ])
  })

  test.each([
    ['a=1\nb<<X\none\ntwo\nX\nc<<Y\n\nY\n', { a: '1', b: 'one\ntwo', c: '' }],
    ['b<<X\na=1\nX<<\nX\n', { b: 'a=1\nX<<' }],
    ['', {}],
  ])('reads the runner file %j', (text, values) => expect(parseFileCommands(text)).toEqual(values))

  test('refuses a file that the real runner would refuse', () => {
    expect(() => parseFileCommands('b<<X\none\n')).toThrow('the runner would find no end of b')
    expect(() => parseFileCommands('loose\n')).toThrow('the runner would refuse the line loose')
  })
})

describe('the artifact service', () => {
  /** Random bytes cannot be compressed, so the archive needs more than one block of 8 MiB. */
  const BIG = 9 * 2 ** 20

  /** Runs the real @actions/artifact in a separate job. */
  async function take(github: GitHubDouble, steps: readonly unknown[], options: Partial<ActionRequest> = {}) {
    const { sha } = github.addCommit({})
    const result = await withFolder((workspace) =>
      runAction({
        github,
        action: join(PROGRAMS, 'artifact-client.js'),
        event: events.pushEvent(github.state, { before: sha, after: sha }),
        inputs: { steps: JSON.stringify(steps) },
        workspace,
        sha,
        ref: 'refs/heads/main',
        ...options,
      }),
    )
    if (result.exitCode !== 0) throw new Error(result.stderr)
    return { run: result.run, outcomes: JSON.parse(result.outputs['outcomes'] ?? '') as unknown[] }
  }

  // .ci/run runs the tests on Node 20 and on Node 24.
  test('serves the real @actions/artifact, in its run and from another one', async () => {
    const node = process.execPath
    await using github = await startGitHubDouble()
    const first = await take(
      github,
      [
        ['upload', { name: 'baseline', files: { 'run.json': '{"ä":1}', 'deep/trials.jsonl': BIG } }],
        ['list', {}],
        ['get', { name: 'baseline' }],
        ['download', { id: 5001, file: 'run.json' }],
        ['download', { id: 5001, file: 'deep/trials.jsonl' }],
        ['upload', { name: 'baseline', files: { 'run.json': 'again' } }],
      ],
      { node },
    )
    expect(first.outcomes).toEqual([
      5001,
      [{ id: 5001, name: 'baseline' }],
      { id: 5001, name: 'baseline', hasDigest: true },
      '{"ä":1}',
      BIG,
      'Error: Failed to CreateArtifact: Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run',
    ])
    expect(github.state.artifacts.get(5001)).toMatchObject({ name: 'baseline', run_id: first.run.id })
    expect(github.requests.filter(({ operation }) => operation === 'blob/put-block').length).toBeGreaterThan(1)

    const findBy = {
      workflowRunId: first.run.id,
      repositoryOwner: 'octo-org',
      repositoryName: 'octo-repo',
      token: github.state.token,
    }
    const second = await take(
      github,
      [
        ['list', {}],
        ['list', { findBy }],
        ['get', { name: 'baseline', findBy }],
        ['download', { id: 5001, file: 'run.json', findBy }],
        ['get', { name: 'nothing', findBy }],
        ['delete', { name: 'baseline', findBy }],
        ['list', { findBy }],
      ],
      { node, env: { ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY: '1' } },
    )
    expect(second.outcomes).toEqual([
      [],
      [{ id: 5001, name: 'baseline' }],
      { id: 5001, name: 'baseline', hasDigest: true },
      '{"ä":1}',
      'ArtifactNotFoundError: Artifact not found for name: nothing',
      5001,
      [],
    ])
  })

  test('replaces an artifact that was deleted first, and records it without varying values', async () => {
    await using github = await startGitHubDouble()
    const files = { 'run.json': '{}' }
    const { outcomes } = await take(github, [
      ['upload', { name: 'run', files }],
      ['delete', { name: 'run' }],
      ['upload', { name: 'run', files: { 'run.json': '{"new":1}' } }],
      ['list', {}],
    ])
    expect(outcomes).toEqual([5001, 5001, 5002, [{ id: 5002, name: 'run' }]])
    const [create, block, list, finalize] = normaliseConversation(github.requests)
    const job = { workflow_run_backend_id: '<backend id>', workflow_job_run_backend_id: '<backend id>', name: 'run' }
    const service = '/twirp/github.actions.results.api.v1.ArtifactService'
    expect([create, block, list, finalize]).toEqual([
      {
        operation: 'artifacts/CreateArtifact',
        method: 'POST',
        path: `${service}/CreateArtifact`,
        body: { ...job, mime_type: 'application/zip', version: 7 },
        status: 200,
      },
      {
        operation: 'blob/put-block',
        method: 'PUT',
        path: '/artifact-blobs/5001?sig=<signature>&comp=block&blockid=<block>',
        body: '<bytes>',
        status: 201,
      },
      {
        operation: 'blob/put-block-list',
        method: 'PUT',
        path: '/artifact-blobs/5001?sig=<signature>&comp=blocklist',
        body: '<bytes>',
        status: 201,
      },
      {
        operation: 'artifacts/FinalizeArtifact',
        method: 'POST',
        path: `${service}/FinalizeArtifact`,
        body: { ...job, size: '<bytes>', hash: 'sha256:<digest>' },
        status: 200,
      },
    ])
  })

  test('refuses requests outside its contract, and a token of another run', async () => {
    await using github = await startGitHubDouble()
    const { sha } = github.addCommit({})
    const run = github.addWorkflowRun({ event: 'push', head_sha: sha })
    const other = github.addWorkflowRun({ event: 'push', head_sha: sha })
    const { runtimeToken } = await import('./artifacts/runtime-token.js')
    const post = async (method: string, body: object, token = runtimeToken(run)) => {
      const response = await fetch(
        `${github.resultsUrl}/twirp/github.actions.results.api.v1.ArtifactService/${method}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      )
      return { status: response.status, body: (await response.json()) as object }
    }
    const job = { workflow_run_backend_id: run.backend_id, workflow_job_run_backend_id: run.job_backend_id }
    expect(await post('ListArtifacts', job)).toEqual({ status: 200, body: { artifacts: [] } })
    expect(await post('ListArtifacts', job, runtimeToken(other))).toMatchObject({ body: { code: 'permission_denied' } })
    expect(await post('ListArtifacts', job, 'x')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(await post('GetSignedArtifactURL', { ...job, name: 'x' })).toMatchObject({ status: 404 })
    expect(await post('CreateArtifact', { ...job, version: 4 })).toMatchObject({ status: 500 })
    expect(await post('Forget', {})).toMatchObject({ status: 500 })
    expect(github.takeViolations()).toEqual([
      "POST /twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact: artifacts/CreateArtifact: request must have required property 'name'; request/version must be equal to constant",
      'POST /twirp/github.actions.results.api.v1.ArtifactService/Forget: no request to the artifact service is POST /twirp/github.actions.results.api.v1.ArtifactService/Forget',
    ])
  })
})
