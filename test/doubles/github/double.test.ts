import { Octokit } from '@octokit/rest'
import { describe, expect, test } from 'vitest'
import { description } from './contract.js'
import { normaliseConversation } from './conversation.js'
import { startGitHubDouble, type GitHubDouble } from './double.js'
import { operationIds } from './operations/index.js'
import { acceptedPermissions } from './permissions.js'

const repo = { owner: 'octo-org', repo: 'octo-repo' }
const FORK = { owner: 'fork-er', name: 'octo-repo', id: 2002, default_branch: 'main', private: false, fork: true }

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const connect = (github: GitHubDouble, auth = github.state.token) =>
  new Octokit({ auth, baseUrl: github.url, log: quiet })

/** Returns Octokit's error for a refused request. */
async function refusal(promise: Promise<unknown>): Promise<{ status: number; message: string }> {
  const error: unknown = await promise.then(
    () => {
      throw new Error('the request was not refused')
    },
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error) || !('status' in error)) throw error
  return { status: Number(error.status), message: error.message.replace(/ - https:.*/, '') }
}

/** main: base <- moved; feature: base <- first <- second; merge: moved + second; one run and one open pull request. */
function tellStory(github: GitHubDouble) {
  const base = github.addCommit({
    message: 'base',
    files: { 'a.txt': 'a\n', 'docs/b.md': '# b\n', 'docs/deep/c.md': 'c' },
  })
  const moved = github.addCommit({ message: 'moved', parents: [base.sha], files: { 'm.txt': 'm' } })
  const first = github.addCommit({ message: 'first', parents: [base.sha], files: { 'a.txt': 'aa\n' } })
  const second = github.addCommit({ message: 'second', parents: [first.sha], files: { 'docs/b.md': null, n: 'n' } })
  const merge = github.addCommit({ message: 'merge', parents: [moved.sha, second.sha], files: { 'a.txt': 'aa\n' } })
  github.setBranch('main', moved.sha)
  github.setBranch('feature/x', second.sha)
  const pull = github.addPull({
    number: 7,
    title: 'Change a',
    head: { ref: 'feature/x', sha: second.sha },
    merge_commit_sha: merge.sha,
  })
  const run = github.addWorkflowRun({ event: 'push', head_sha: moved.sha })
  return { base, moved, first, second, merge, pull, run }
}

describe('comments', () => {
  test('are created, listed, updated and deleted by the token', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    const { issues } = connect(github).rest
    const { data: made, status } = await issues.createComment({ ...repo, issue_number: 7, body: 'Hello <!-- x -->' })
    expect(status).toBe(201)
    expect(made).toMatchObject({
      body: 'Hello <!-- x -->',
      html_url: `https://github.com/octo-org/octo-repo/pull/7#issuecomment-${made.id}`,
      user: { login: 'github-actions[bot]', type: 'Bot', id: 41898282 },
    })
    await issues.updateComment({ ...repo, comment_id: made.id, body: 'Bye' })
    github.addComment({ issue_number: 7, body: 'from a person' })
    const { data: listed } = await issues.listComments({ ...repo, issue_number: 7 })
    expect(listed.map(({ body, user }) => [user?.login, body])).toEqual([
      ['github-actions[bot]', 'Bye'],
      ['mona', 'from a person'],
    ])
    expect(Date.parse(listed[0]?.updated_at ?? '')).toBeGreaterThan(Date.parse(listed[0]?.created_at ?? ''))
    expect((await issues.deleteComment({ ...repo, comment_id: made.id })).status).toBe(204)
    expect([...github.state.comments.values()].map(({ body }) => body)).toEqual(['from a person'])
    expect(await refusal(issues.updateComment({ ...repo, comment_id: made.id, body: 'x' }))).toEqual({
      status: 404,
      message: 'Not Found',
    })
  })

  test('come in pages with Link headers, at most a hundred each', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    for (let index = 0; index < 230; index += 1) github.addComment({ issue_number: 7, body: `c${index}` })
    const octokit = connect(github)
    const first = await octokit.rest.issues.listComments({ ...repo, issue_number: 7, per_page: 500 })
    expect(first.data).toHaveLength(100)
    expect(first.headers.link).toBe(
      `<${github.url}/repos/octo-org/octo-repo/issues/7/comments?per_page=500&page=2>; rel="next", ` +
        `<${github.url}/repos/octo-org/octo-repo/issues/7/comments?per_page=500&page=3>; rel="last"`,
    )
    const request = { ...repo, issue_number: 7, per_page: 100 }
    const all = await octokit.paginate(octokit.rest.issues.listComments, request)
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 230 }, (_, index) => `c${index}`))
    expect((await octokit.rest.issues.listComments({ ...repo, issue_number: 7 })).data).toHaveLength(30)
    const last = await octokit.rest.issues.listComments({ ...request, page: 3 })
    expect(last.data).toHaveLength(30)
    expect(last.headers.link).toContain('rel="prev"')
    expect(last.headers.link).not.toContain('rel="next"')
  })

  test('that are too long or empty get the 422 of GitHub', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    const { issues } = connect(github).rest
    await issues.createComment({ ...repo, issue_number: 7, body: 'x'.repeat(65_536) })
    expect(await refusal(issues.createComment({ ...repo, issue_number: 7, body: 'x'.repeat(65_537) }))).toEqual({
      status: 422,
      message:
        'Validation Failed: {"resource":"IssueComment","field":"body","code":"custom","message":"body is too long (maximum is 65536 characters)"}',
    })
    expect(await refusal(issues.createComment({ ...repo, issue_number: 7, body: '' }))).toMatchObject({ status: 422 })
    expect(await refusal(issues.createComment({ ...repo, issue_number: 99, body: 'x' }))).toMatchObject({ status: 404 })
  })

  test('have their authors in GraphQL, in pages', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    const mine = github.addComment({ issue_number: 7, body: 'mine', author: 'github-actions[bot]' })
    github.addComment({ issue_number: 7, body: 'yours' })
    const query = `query comments($owner: String!, $repo: String!, $number: Int!, $after: String) {
      repository(owner: $owner, name: $repo) {
        issueOrPullRequest(number: $number) {
          ... on Issue { title }
          ... on PullRequest {
            comments(first: 1, after: $after) { nodes { databaseId url body viewerDidAuthor author { login } } pageInfo { hasNextPage endCursor } }
          }
        }
      }
    }`
    const octokit = connect(github)
    const page = await octokit.graphql<{ repository: { issueOrPullRequest: { comments: { pageInfo: object } } } }>(
      query,
      {
        ...repo,
        number: 7,
      },
    )
    const pageInfo = { hasNextPage: true, endCursor: 'Y3Vyc29yOjA=' }
    const url = `https://github.com/octo-org/octo-repo/pull/7#issuecomment-${mine.id}`
    const node = { databaseId: mine.id, url, body: 'mine', viewerDidAuthor: true, author: { login: 'github-actions' } }
    expect(page).toEqual({ repository: { issueOrPullRequest: { comments: { nodes: [node], pageInfo } } } })
    const next = await octokit.graphql(query, { ...repo, number: 7, after: pageInfo.endCursor })
    expect(next).toMatchObject({
      repository: {
        issueOrPullRequest: {
          comments: { nodes: [{ body: 'yours', viewerDidAuthor: false }], pageInfo: { hasNextPage: false } },
        },
      },
    })
    await expect(octokit.graphql(query, { ...repo, number: 99 })).rejects.toThrow(
      'Could not resolve to an issue or pull request with the number of 99.',
    )
    github.state.permissions = { contents: 'read' }
    await expect(octokit.graphql(query, { ...repo, number: 7 })).rejects.toThrow(
      'Resource not accessible by integration',
    )
  })
})

describe('issues and labels', () => {
  test('are created with labels, listed by them, updated and closed', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    const { issues } = connect(github).rest
    const { data: label } = await issues.createLabel({ ...repo, name: 'goldenpair', color: 'ff0000', description: 'd' })
    expect(label).toMatchObject({ name: 'goldenpair', color: 'ff0000', description: 'd' })
    expect(await refusal(issues.createLabel({ ...repo, name: 'goldenpair' }))).toMatchObject({ status: 422 })
    const { data: issue } = await issues.create({
      ...repo,
      title: 'T',
      body: 'B',
      labels: ['goldenpair'],
      assignees: ['mona'],
    })
    expect(issue).toMatchObject({
      number: 8,
      state: 'open',
      assignee: { login: 'mona' },
      labels: [{ name: 'goldenpair' }],
    })
    const { data: listed } = await issues.listForRepo({ ...repo, labels: 'goldenpair', state: 'all' })
    expect(listed.map(({ number }) => number)).toEqual([8])
    await issues.addLabels({ ...repo, issue_number: 8, labels: ['night run'] })
    expect((await issues.listLabelsForRepo(repo)).data.map(({ name }) => name)).toEqual(['goldenpair', 'night run'])
    expect((await issues.getLabel({ ...repo, name: 'night run' })).data.color).toBe('ededed')
    const { data: closed } = await issues.update({
      ...repo,
      issue_number: 8,
      state: 'closed',
      state_reason: 'completed',
    })
    expect(closed).toMatchObject({ state: 'closed', state_reason: 'completed' })
    expect(closed.closed_at).not.toBeNull()
    expect((await issues.listForRepo({ ...repo, labels: 'goldenpair' })).data).toEqual([])
    expect((await issues.update({ ...repo, issue_number: 8, state: 'open' })).data.closed_at).toBeNull()
    const { data: pullAsIssue } = await issues.get({ ...repo, issue_number: 7 })
    expect(pullAsIssue.pull_request?.html_url).toBe('https://github.com/octo-org/octo-repo/pull/7')
  })
})

describe('pull requests', () => {
  test('are returned and listed by head and state, including those from forks', async () => {
    await using github = await startGitHubDouble()
    const { second, merge, moved } = tellStory(github)
    github.addPull({ number: 9, head: { ref: 'main', sha: second.sha, repository: FORK } })
    github.addPull({ number: 10, head: { ref: 'old', sha: second.sha }, state: 'closed' })
    const { pulls, repos } = connect(github).rest
    const { data: pull } = await pulls.get({ ...repo, pull_number: 7 })
    expect(pull).toMatchObject({
      head: { sha: second.sha, label: 'octo-org:feature/x', repo: { id: 1001 } },
      base: { ref: 'main', sha: moved.sha },
      merge_commit_sha: merge.sha,
      commits: 2,
      changed_files: 3,
    })
    const numbers = async (query: object) => (await pulls.list({ ...repo, ...query })).data.map(({ number }) => number)
    expect(await numbers({})).toEqual([9, 7])
    expect(await numbers({ state: 'all' })).toEqual([10, 9, 7])
    expect(await numbers({ head: 'fork-er:main' })).toEqual([9])
    expect((await pulls.get({ ...repo, pull_number: 9 })).data.head.repo).toMatchObject({ id: 2002, fork: true })
    expect(await refusal(pulls.get({ ...repo, pull_number: 99 }))).toMatchObject({ status: 404 })
    const { data: associated } = await repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha: second.sha })
    expect(associated.map(({ number }) => number)).toEqual([7, 9, 10])
  })
})

describe('commits and files', () => {
  test('are compared by their real ancestry', async () => {
    await using github = await startGitHubDouble()
    const { base, moved, first, second, merge } = tellStory(github)
    const { repos } = connect(github).rest
    const compare = async (basehead: string) => (await repos.compareCommitsWithBasehead({ ...repo, basehead })).data
    expect(await compare(`${moved.sha}...${second.sha}`)).toMatchObject({
      status: 'diverged',
      ahead_by: 2,
      behind_by: 1,
      merge_base_commit: { sha: base.sha },
      commits: [{ sha: first.sha }, { sha: second.sha }],
      files: [
        { filename: 'a.txt', status: 'modified' },
        { filename: 'docs/b.md', status: 'removed' },
        { filename: 'n', status: 'added' },
      ],
    })
    expect(await compare('main...feature/x')).toMatchObject({ status: 'diverged' })
    expect(await compare(`main...${merge.sha}`)).toMatchObject({ status: 'ahead', ahead_by: 3, behind_by: 0 })
    expect(await compare(`${merge.sha}...main`)).toMatchObject({ status: 'behind', ahead_by: 0, behind_by: 3 })
    expect(await compare('main...main')).toMatchObject({ status: 'identical' })
    expect(await refusal(repos.compareCommitsWithBasehead({ ...repo, basehead: 'main...nowhere' }))).toMatchObject({
      status: 404,
    })
    const { data: one } = await repos.compareCommitsWithBasehead({
      ...repo,
      basehead: `main...${merge.sha}`,
      per_page: 1,
    })
    expect(one).toMatchObject({ total_commits: 3, commits: [{ sha: first.sha }] })
  })

  test('are listed and returned by branch or SHA', async () => {
    await using github = await startGitHubDouble()
    const { base, moved, first, second, merge } = tellStory(github)
    const { repos } = connect(github).rest
    const shas = async (query: object) => (await repos.listCommits({ ...repo, ...query })).data.map(({ sha }) => sha)
    expect(await shas({})).toEqual([moved.sha, base.sha])
    expect(await shas({ sha: 'feature/x' })).toEqual([second.sha, first.sha, base.sha])
    expect(await shas({ sha: 'feature/x', path: 'a.txt' })).toEqual([first.sha, base.sha])
    expect(await shas({ sha: 'feature/x', per_page: 1, page: 2 })).toEqual([first.sha])
    expect(await refusal(repos.listCommits({ ...repo, sha: 'nowhere' }))).toMatchObject({ status: 404 })
    const { data: commit } = await repos.getCommit({ ...repo, ref: merge.sha })
    expect(commit.parents.map(({ sha }) => sha)).toEqual([moved.sha, second.sha])
    expect(commit.files?.map(({ filename }) => filename)).toEqual(['a.txt'])
    const { data: branch } = await repos.getBranch({ ...repo, branch: 'feature/x' })
    expect(branch.commit.sha).toBe(second.sha)
    expect(await refusal(repos.getBranch({ ...repo, branch: 'nope' }))).toEqual({
      status: 404,
      message: 'Branch not found',
    })
    expect((await repos.get(repo)).data).toMatchObject({ id: 1001, default_branch: 'main', private: true })
  })

  test('are read as files and folders at any ref', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    const { repos } = connect(github).rest
    const { data: file } = await repos.getContent({ ...repo, path: 'docs/b.md' })
    if (Array.isArray(file) || file.type !== 'file') throw new Error('a file is expected')
    expect(Buffer.from(file.content, 'base64').toString()).toBe('# b\n')
    const { data: folder } = await repos.getContent({ ...repo, path: 'docs' })
    if (!Array.isArray(folder)) throw new Error('a folder is expected')
    expect(folder.map(({ type, path }) => [type, path])).toEqual([
      ['file', 'docs/b.md'],
      ['dir', 'docs/deep'],
    ])
    expect(await refusal(repos.getContent({ ...repo, path: 'docs/b.md', ref: 'feature/x' }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(repos.getContent({ ...repo, path: 'a.txt', ref: 'nope' }))).toMatchObject({
      message: 'No commit found for the ref nope',
    })
  })

  test('are made as blob, tree, commit and ref, and can be read back', async () => {
    await using github = await startGitHubDouble()
    const { moved } = tellStory(github)
    const { git, repos } = connect(github).rest
    const { data: blob } = await git.createBlob({
      ...repo,
      content: Buffer.from('<svg/>').toString('base64'),
      encoding: 'base64',
    })
    expect(blob.sha).toBe('950ddbbd87f70356e400dbd9eb234b9447dfccab')
    const { data: tree } = await git.createTree({
      ...repo,
      base_tree: moved.tree,
      tree: [
        { path: 'charts/a.svg', mode: '100644', type: 'blob', sha: blob.sha },
        { path: 'a.txt', mode: '100644', type: 'blob', sha: null },
        { path: 'text.md', mode: '100644', type: 'blob', content: 'hi' },
      ],
    })
    const { data: commit } = await git.createCommit({
      ...repo,
      message: 'Charts',
      tree: tree.sha,
      parents: [moved.sha],
    })
    const { data: ref } = await git.createRef({ ...repo, ref: 'refs/heads/charts', sha: commit.sha })
    expect(ref).toMatchObject({ ref: 'refs/heads/charts', object: { sha: commit.sha } })
    expect((await git.getRef({ ...repo, ref: 'heads/charts' })).data.object.sha).toBe(commit.sha)
    const names = await repos.getContent({ ...repo, path: '', ref: 'charts' })
    expect(Array.isArray(names.data) ? names.data.map(({ path }) => path) : []).toEqual([
      'docs',
      'm.txt',
      'charts',
      'text.md',
    ])
    const { data: child } = await git.createCommit({ ...repo, message: 'More', tree: tree.sha, parents: [commit.sha] })
    await git.updateRef({ ...repo, ref: 'heads/charts', sha: child.sha })
    expect(await refusal(git.updateRef({ ...repo, ref: 'heads/charts', sha: moved.sha }))).toEqual({
      status: 422,
      message: 'Update is not a fast forward',
    })
    await git.updateRef({ ...repo, ref: 'heads/charts', sha: moved.sha, force: true })
    expect(await refusal(git.createRef({ ...repo, ref: 'refs/heads/charts', sha: moved.sha }))).toEqual({
      status: 422,
      message: 'Reference already exists',
    })
    const matching = async (ref: string) => (await git.listMatchingRefs({ ...repo, ref })).data.map((one) => one.ref)
    expect(await matching('heads/ch')).toEqual(['refs/heads/charts'])
    expect(await refusal(git.createRef({ ...repo, ref: 'refs/heads/charts/new', sha: moved.sha }))).toEqual({
      status: 422,
      message: 'Reference update failed',
    })
    expect((await git.deleteRef({ ...repo, ref: 'heads/charts' })).status).toBe(204)
    expect(await matching('heads/ch')).toEqual([])
    expect(await refusal(git.deleteRef({ ...repo, ref: 'heads/charts' }))).toMatchObject({ status: 422 })
    expect(await refusal(git.getRef({ ...repo, ref: 'heads/nope' }))).toMatchObject({ status: 404 })
    expect(await refusal(git.createCommit({ ...repo, message: 'x', tree: '0'.repeat(40) }))).toMatchObject({
      status: 422,
    })
  })
})

describe('workflow runs and artifacts', () => {
  test('are listed with the repositories of their heads', async () => {
    await using github = await startGitHubDouble()
    const { moved, second, run } = tellStory(github)
    const { actions } = connect(github).rest
    const fromFork = github.addWorkflowRun({ event: 'pull_request', head_sha: second.sha, head_repository: FORK })
    const old = github.addArtifact({ run, name: 'baseline', files: { 'run.json': '{}' }, expired: true })
    const good = github.addArtifact({ run, name: 'baseline', files: { 'run.json': '{}' } })
    const forked = github.addArtifact({ run: fromFork, name: 'baseline', content: Buffer.from('no zip') })
    github.addArtifact({ run, name: 'other' })
    const { data: listed } = await actions.listArtifactsForRepo({ ...repo, name: 'baseline', per_page: 2 })
    expect(listed).toMatchObject({
      total_count: 3,
      artifacts: [
        { id: forked.id, expired: false, workflow_run: { head_repository_id: 2002 } },
        { id: good.id, expired: false, workflow_run: { id: run.id, head_sha: moved.sha, repository_id: 1001 } },
      ],
    })
    expect((await actions.listWorkflowRunArtifacts({ ...repo, run_id: run.id })).data.total_count).toBe(3)
    expect((await actions.getArtifact({ ...repo, artifact_id: good.id })).data.size_in_bytes).toBe(good.content.length)
    expect((await actions.getWorkflowRun({ ...repo, run_id: fromFork.id })).data).toMatchObject({
      event: 'pull_request',
      path: '.github/workflows/goldenpair.yml',
      head_repository: { id: 2002, fork: true },
      pull_requests: [],
    })
    const ids = async (query: object) =>
      (await actions.listWorkflowRuns({ ...repo, workflow_id: 'goldenpair.yml', ...query })).data.workflow_runs.map(
        ({ id }) => id,
      )
    expect(await ids({})).toEqual([fromFork.id, run.id])
    expect(await ids({ event: 'push', branch: 'main', status: 'success' })).toEqual([run.id])
    expect(await refusal(actions.listWorkflowRuns({ ...repo, workflow_id: 'x.yml' }))).toMatchObject({ status: 404 })
    expect((await actions.listWorkflowRunsForRepo({ ...repo, head_sha: second.sha })).data.total_count).toBe(1)
    expect(await refusal(actions.downloadArtifact({ ...repo, artifact_id: old.id, archive_format: 'zip' }))).toEqual({
      status: 410,
      message: 'Artifact has expired',
    })
    expect((await actions.deleteArtifact({ ...repo, artifact_id: old.id })).status).toBe(204)
    expect(await refusal(actions.getArtifact({ ...repo, artifact_id: old.id }))).toMatchObject({ status: 404 })
  })

  test('are downloaded from another origin, to which fetch does not send the token', async () => {
    await using github = await startGitHubDouble()
    const { run } = tellStory(github)
    const { content, id } = github.addArtifact({ run, name: 'a', files: { 'x.txt': 'x' } })
    const { actions } = connect(github).rest
    const { data } = await actions.downloadArtifact({ ...repo, artifact_id: id, archive_format: 'zip' })
    if (!(data instanceof ArrayBuffer)) throw new Error('bytes are expected')
    expect(Buffer.from(data)).toEqual(content)
    expect(new URL(github.resultsUrl).origin).not.toBe(new URL(github.url).origin)
    expect((await fetch(`${github.resultsUrl}/artifact-blobs/${id}?sig=guess`)).status).toBe(403)
    expect(github.takeViolations()).toEqual([])
    await fetch(`${github.resultsUrl}/artifact-blobs/${id}?sig=x`, { headers: { authorization: 'token x' } })
    expect(github.takeViolations()).toEqual([`GET /artifact-blobs/${id}: a token was sent to the blob store`])
  })
})

describe('checks', () => {
  test('are created with annotations and completed', async () => {
    await using github = await startGitHubDouble()
    const { second } = tellStory(github)
    const { checks } = connect(github).rest
    const annotation = { path: 'a.txt', start_line: 1, end_line: 1, annotation_level: 'warning' as const, message: 'm' }
    const output = { title: 't', summary: 's', annotations: [annotation] }
    const { data: check } = await checks.create({
      ...repo,
      name: 'Goldenpair',
      head_sha: second.sha,
      status: 'in_progress',
      output,
    })
    expect(check).toMatchObject({ status: 'in_progress', conclusion: null, output: { annotations_count: 1 } })
    const { data: done } = await checks.update({ ...repo, check_run_id: check.id, conclusion: 'failure', output })
    expect(done).toMatchObject({ status: 'completed', conclusion: 'failure', output: { annotations_count: 2 } })
    expect(await refusal(checks.create({ ...repo, name: 'x', head_sha: 'f'.repeat(40) }))).toMatchObject({
      status: 422,
    })
  })
})

describe('permissions', () => {
  test('that the token lacks are refused as on GitHub', async () => {
    const permissions = { contents: 'read', actions: 'read' } as const
    await using github = await startGitHubDouble({ permissions, repository: { private: false } })
    tellStory(github)
    const { issues, repos, users } = connect(github).rest
    const forbidden = { status: 403, message: 'Resource not accessible by integration' }
    const response = await fetch(`${github.url}/repos/octo-org/octo-repo/issues/7/comments`, {
      method: 'POST',
      headers: { authorization: 'Bearer ghs_double', 'content-type': 'application/json' },
      body: '{"body":"x"}',
    })
    expect(response.headers.get('x-accepted-github-permissions')).toBe('issues=write; pull_requests=write')
    expect(await response.json()).toEqual({
      message: 'Resource not accessible by integration',
      documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
      status: '403',
    })
    expect((await issues.listComments({ ...repo, issue_number: 7 })).data).toEqual([])
    expect(await refusal(users.getAuthenticated())).toEqual(forbidden)
    expect(await refusal(repos.get({ owner: 'octo-org', repo: 'secret' }))).toEqual({
      status: 404,
      message: 'Not Found',
    })
    expect(await refusal(connect(github, 'wrong').rest.repos.get(repo))).toEqual({
      status: 401,
      message: 'Bad credentials',
    })
  })

  test('for reading are required in a private repository, and for downloads everywhere', async () => {
    await using github = await startGitHubDouble({ permissions: {} })
    const { run } = tellStory(github)
    const { id } = github.addArtifact({ run, name: 'a' })
    const { actions, repos, issues } = connect(github).rest
    expect(await refusal(repos.listCommits(repo))).toMatchObject({ status: 403 })
    expect(await refusal(actions.listArtifactsForRepo(repo))).toMatchObject({ status: 403 })
    expect(await refusal(issues.listComments({ ...repo, issue_number: 7 }))).toMatchObject({ status: 403 })
    expect((await repos.get(repo)).status).toBe(200)
    await using open = await startGitHubDouble({ permissions: {}, repository: { private: false } })
    open.addArtifact({ run: open.addWorkflowRun({ event: 'push', head_sha: run.head_sha }), name: 'a' })
    const anonymous = connect(open).rest.actions
    expect((await anonymous.listArtifactsForRepo(repo)).data.total_count).toBe(1)
    expect(
      await refusal(anonymous.downloadArtifact({ ...repo, artifact_id: id, archive_format: 'zip' })),
    ).toMatchObject({
      status: 403,
    })
  })

  test('for pull requests do not include issues', async () => {
    await using github = await startGitHubDouble({ permissions: { 'pull-requests': 'write' } })
    tellStory(github)
    const { number } = github.addIssue({ title: 'an issue' })
    const { issues } = connect(github).rest
    expect((await issues.createComment({ ...repo, issue_number: 7, body: 'x' })).status).toBe(201)
    expect(await refusal(issues.createComment({ ...repo, issue_number: number, body: 'x' }))).toMatchObject({
      status: 403,
    })
  })
})

describe('faults', () => {
  test('are answered as configured, as often as configured, without effect', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    const { issues } = connect(github).rest
    const headers = { 'x-ratelimit-remaining': '0', 'retry-after': '1' }
    github.failNext({ operation: 'issues/create-comment', status: 429, message: 'Slow down', headers, times: 2 })
    const comment = { ...repo, issue_number: 7, body: 'x' }
    expect(await refusal(issues.createComment(comment))).toEqual({ status: 429, message: 'Slow down' })
    expect(await refusal(issues.createComment(comment))).toMatchObject({ status: 429 })
    expect(github.state.comments.size).toBe(0)
    expect((await issues.createComment(comment)).headers['x-ratelimit-limit']).toBe('1000')
  })

  test('may drop the answer after the effect, or break the connection before it', async () => {
    await using github = await startGitHubDouble()
    tellStory(github)
    github.failNext({ operation: 'issues/create-comment', dropAnswerAfterEffect: true })
    const { issues } = connect(github).rest
    await expect(issues.createComment({ ...repo, issue_number: 7, body: 'x' })).rejects.toThrow()
    expect(github.state.comments.size).toBe(1)
    expect(github.requests.at(-1)).toMatchObject({ operation: 'issues/create-comment', status: null })
    const rule = 'a fault has a status or is one way to lose the answer'
    expect(() => github.failNext({ operation: 'graphql' })).toThrow(rule)
    github.failNext({ operation: 'issues/create-comment', resetConnection: true, times: 2 })
    await expect(issues.createComment({ ...repo, issue_number: 7, body: 'y' })).rejects.toThrow()
    expect(github.state.comments.size).toBe(1)
    github.clearFaults()
    await issues.createComment({ ...repo, issue_number: 7, body: 'y' })
    expect(github.state.comments.size).toBe(2)
  })
})

describe('violations', () => {
  const post = (github: GitHubDouble, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(github.url + path, {
      method: 'POST',
      headers: { authorization: 'token ghs_double', 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const COMMENTS = '/repos/octo-org/octo-repo/issues/7/comments'
  const CHECKS = '/repos/octo-org/octo-repo/check-runs'
  const query = (text: string, variables: object = {}) => ({ query: text, variables })

  test.each([
    ['a body without a required key', COMMENTS, {}, "issues/create-comment: body must have required property 'body'"],
    ['a wrong type', COMMENTS, { body: 1 }, 'issues/create-comment: body/body must be string'],
    ['an unknown key', COMMENTS, { body: 'x', boby: 1 }, 'issues/create-comment: body has the unknown key boby'],
    ['no body', COMMENTS, '', 'issues/create-comment: body is missing'],
    ['no JSON', COMMENTS, '{', 'the body is no JSON'],
    [
      'an unknown query key',
      `${COMMENTS}?per_pag=1`,
      { body: 'x' },
      'issues/create-comment: query must NOT have additional properties (per_pag)',
    ],
    [
      'a path that is not a number',
      COMMENTS.replace('7', 'x'),
      { body: 'x' },
      'issues/create-comment: path/issue_number must be integer',
    ],
    [
      'an unknown operation',
      '/repos/octo-org/octo-repo/forks',
      {},
      'no operation that Goldenpair uses is POST /repos/octo-org/octo-repo/forks',
    ],
    [
      'a wrong conclusion',
      CHECKS,
      { name: 'x', head_sha: 'y', conclusion: 'red' },
      'checks/create: body/conclusion must be equal to one of the allowed values',
    ],
    [
      'an annotation without lines',
      CHECKS,
      {
        name: 'x',
        head_sha: 'y',
        output: { title: 't', summary: 's', annotations: [{ path: 'a', annotation_level: 'notice', message: 'm' }] },
      },
      "checks/create: body/output/annotations/0 must have required property 'start_line'",
    ],
    [
      'a field that GraphQL does not have',
      '/graphql',
      query('{ repository(owner: "a", name: "b") { stars } }'),
      "Field 'stars' doesn't exist on type 'Repository'",
    ],
    [
      'GraphQL without a page size',
      '/graphql',
      query(
        '{ repository(owner: "octo-org", name: "octo-repo") { pullRequest(number: 7) { comments { totalCount } } } }',
      ),
      'You must provide a `first` or `last` value',
    ],
    [
      'a GraphQL variable without a value',
      '/graphql',
      query('query ($n: Int!) { repository(owner: "a", name: "b") { issue(number: $n) { title } } }'),
      'Variable $n was provided no value',
    ],
    ['broken GraphQL', '/graphql', query('{ repository('), 'GraphQL ends too early'],
  ])('%s is answered 500 and kept', async (_, path, body, wanted) => {
    await using github = await startGitHubDouble()
    tellStory(github)
    // GraphQL fields are looked up in a repository that exists.
    const text = JSON.stringify(body).replace(
      'owner: \\"a\\", name: \\"b\\"',
      'owner: \\"octo-org\\", name: \\"octo-repo\\"',
    )
    const response = await post(github, path, typeof body === 'string' ? body : text)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('GitHub double: ')
    expect(github.takeViolations().join('\n')).toContain(wanted)
    expect(github.state.comments.size).toBe(0)
  })

  test('a request without a token is a violation', async () => {
    await using github = await startGitHubDouble()
    await fetch(`${github.url}/repos/octo-org/octo-repo`)
    expect(github.takeViolations()).toEqual([
      'GET /repos/octo-org/octo-repo: the header authorization is missing: no token',
    ])
  })

  test('a response of the double that breaks the description is a violation', async () => {
    await using github = await startGitHubDouble()
    const { run } = tellStory(github)
    Object.assign(run, { created_at: 'yesterday' })
    await refusal(connect(github).rest.actions.getWorkflowRun({ ...repo, run_id: run.id }))
    expect(github.takeViolations().join('\n')).toContain(
      'the double\'s own answer to actions/get-workflow-run: answer/created_at must match format "date-time"',
    )
  })

  test('closing the double fails while a violation is left', async () => {
    const github = await startGitHubDouble()
    await post(github, COMMENTS, {})
    await expect(github.close()).rejects.toThrow(
      "GitHub's contract was broken:\nPOST /repos/octo-org/octo-repo/issues/7",
    )
  })
})

test('every operation of the subset has a response and a permission', () => {
  expect([...operationIds].sort()).toEqual(Object.keys(description.operations))
  const free = operationIds.filter((id) => acceptedPermissions(id) === '')
  expect(free).toEqual(['repos/get', 'repos/get-collaborator-permission-level', 'users/get-authenticated'])
})

test('the conversation is recorded without varying values', async () => {
  await using github = await startGitHubDouble()
  const { second } = tellStory(github)
  const { issues, pulls } = connect(github).rest
  await pulls.list({ ...repo, head: 'octo-org:feature/x' })
  await issues.createComment({
    ...repo,
    issue_number: 7,
    body: `At 2026-11-21T10:00:00Z, ${second.sha}, ${github.url}/x`,
  })
  expect(normaliseConversation(github.requests, [[new RegExp(second.sha, 'g'), '<second>']])).toEqual([
    {
      operation: 'pulls/list',
      method: 'GET',
      path: '/repos/octo-org/octo-repo/pulls?head=octo-org:feature/x',
      status: 200,
    },
    {
      operation: 'issues/create-comment',
      method: 'POST',
      path: '/repos/octo-org/octo-repo/issues/7/comments',
      body: { body: 'At <time>, <second>, https://github.double/x' },
      status: 201,
    },
  ])
})
