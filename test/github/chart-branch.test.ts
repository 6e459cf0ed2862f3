import { expect, test } from 'vitest'
import { chartBranch, isExpired, pushPictures, type PicturePush } from '../../src/github/chart-branch.js'
import { startGitHubDouble, type GitHubDouble } from '../doubles/github/double.js'
import { listHistory } from '../doubles/github/git-graph.js'
import { plainClient } from '../doubles/github/plain-client.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { PNG } from '../publishers/chart-server.js'

const BRANCH = 'refs/heads/goldenpair-charts/2026-11'

function pushTo(github: GitHubDouble, changes: Partial<PicturePush> = {}): Promise<unknown> {
  return pushPictures({
    client: plainClient(github),
    owner: 'octo-org',
    repo: 'octo-repo',
    files: [{ path: 'atlas/delta-forest.png', bytes: PNG }],
    message: 'Charts of atlas, run 1 [skip ci]',
    now: new Date('2026-11-22T23:59:59Z'),
    retentionDays: 90,
    wait: () => Promise.resolve(),
    ...changes,
  })
}

const pushed = (commit: unknown) => ({
  kind: 'pushed',
  commit,
  branch: 'goldenpair-charts/2026-11',
  deleted: [],
  undeleted: [],
})

/** Commits of a branch, newest first, each with its files. */
function read({ state }: GitHubDouble, ref = BRANCH) {
  return listHistory(state, state.refs.get(ref) ?? '').map(({ sha, tree, parents, message }) => {
    const files = [...(state.trees.get(tree) ?? [])].map(([path, file]) => [path, state.blobs.get(file.sha)] as const)
    return { sha, parents, message, files: Object.fromEntries(files) }
  })
}

test('the first pictures of a month start a branch without shared history with the code, and the next are added to it', async () => {
  await using github = await startGitHubDouble()
  github.setBranch('main', github.addCommit({ files: { 'src/index.ts': 'code' } }).sha)
  expect(await pushTo(github)).toEqual(pushed(github.state.refs.get(BRANCH)))
  const files = [{ path: 'atlas/trend.png', bytes: Buffer.concat([PNG, PNG]) }]
  expect(await pushTo(github, { files, message: 'Charts of atlas, run 2' })).toEqual(
    pushed(github.state.refs.get(BRANCH)),
  )
  const [second, first] = read(github)
  expect(second?.files).toEqual({ 'atlas/trend.png': Buffer.concat([PNG, PNG]) })
  expect(second?.parents).toEqual([first?.sha])
  expect(first).toMatchObject({ parents: [], files: { 'atlas/delta-forest.png': PNG } })
})

test('if another job is faster, its pictures are kept', async () => {
  await using github = await startGitHubDouble()
  const client = plainClient(github)
  const others = ['first', 'second']
  client.hook.before('request', ({ method }) => {
    const updates = method === 'PATCH' || github.requests.at(-1)?.operation === 'git/create-commit'
    const other = updates ? others.shift() : undefined
    const head = github.state.refs.get(BRANCH)
    if (other !== undefined)
      github.setBranch(
        'goldenpair-charts/2026-11',
        github.addCommit({ message: other, parents: head === undefined ? [] : [head] }).sha,
      )
  })
  const waits: number[] = []
  const wait = (ms: number) => Promise.resolve(void waits.push(ms))
  expect(await pushTo(github, { client, wait })).toEqual(pushed(github.state.refs.get(BRANCH)))
  expect(read(github).map(({ message }) => message)).toEqual(['Charts of atlas, run 1 [skip ci]', 'second', 'first'])
  expect(waits).toEqual([500, 1000])
  const refused = github.requests.filter(({ status }) => status === 422).map(({ operation }) => operation)
  expect(refused).toEqual(['git/create-ref', 'git/update-ref'])
})

test.each([
  ['plain', plainClient],
  ['patient', quickClient],
])('a lost answer is not a failure of a %s client', async (_, connect) => {
  await using github = await startGitHubDouble()
  github.failNext({ operation: 'git/create-ref', dropAnswerAfterEffect: true })
  expect(await pushTo(github, { client: await connect(github) })).toEqual(pushed(github.state.refs.get(BRANCH)))
  expect(read(github)).toHaveLength(1)
})

test('broken connections, server errors and a rate limit lose no picture and write none twice', async () => {
  await using github = await startGitHubDouble()
  const client = await quickClient(github)
  await pushTo(github, { client })
  const limit = { status: 429, message: 'a secondary rate limit', headers: { 'retry-after': '60' } }
  github.failNext({ operation: 'git/list-matching-refs', cutAnswer: true })
  github.failNext({ operation: 'git/create-blob', resetConnection: true })
  github.failNext({ operation: 'git/create-tree', status: 502 })
  github.failNext({ operation: 'git/create-commit', ...limit })
  github.failNext({ operation: 'git/update-ref', dropAnswerAfterEffect: true })
  expect(await pushTo(github, { client })).toEqual(pushed(github.state.refs.get(BRANCH)))
  expect(read(github)).toHaveLength(2)
})

test('months that ended long enough ago are deleted, other branches never', async () => {
  await using github = await startGitHubDouble()
  const { sha } = github.addCommit({})
  const kept = ['main', 'goldenpair-charts/2026-8', 'goldenpair-charts/2026-08-x', 'goldenpair-chartsy/2026-01']
  for (const name of [...kept, 'goldenpair-charts/2026-07', 'goldenpair-charts/2026-06']) github.setBranch(name, sha)
  github.setBranch('goldenpair-charts/2026-08', sha)
  github.failNext({ operation: 'git/delete-ref', status: 422, message: 'Repository rule violations found' })
  const now = new Date('2026-11-10T00:00:00Z')
  expect(await pushTo(github, { now })).toEqual({
    ...pushed(github.state.refs.get(BRANCH)),
    deleted: ['goldenpair-charts/2026-07'],
    undeleted: [
      "GitHub refused the branch goldenpair-charts/2026-06 (Repository rule violations found); the repository's rules must let this job create, update and delete goldenpair-charts/*",
    ],
  })
  expect([...github.state.refs.keys()].sort()).toEqual(
    [...kept, 'goldenpair-charts/2026-06', 'goldenpair-charts/2026-08', 'goldenpair-charts/2026-11']
      .map((name) => `refs/heads/${name}`)
      .sort(),
  )
})

test.each([
  [
    'a token that only reads',
    { contents: 'read' } as const,
    undefined,
    "the token lacks the permission (Resource not accessible by integration); add `contents: write` to the job's permissions",
  ],
  [
    'a ruleset',
    { contents: 'write' } as const,
    { operation: 'git/create-ref', status: 422, message: 'Repository rule violations found' } as const,
    "GitHub refused the branch goldenpair-charts/2026-11 (Repository rule violations found); the repository's rules must let this job create, update and delete goldenpair-charts/*",
  ],
  [
    'an outage',
    { contents: 'write' } as const,
    { operation: 'git/create-tree', status: 502, message: 'Bad gateway' } as const,
    'GitHub answered 502 (Bad gateway); run the job again later',
  ],
])('%s is an outcome with a remedy', async (_, permissions, fault, reason) => {
  await using github = await startGitHubDouble({ permissions })
  if (fault !== undefined) github.failNext(fault)
  expect(await pushTo(github)).toEqual({ kind: 'failed', reason })
})

test('a branch is named by the month in UTC and expires by the days after its end', () => {
  expect(chartBranch(new Date('2026-12-31T23:30:00-05:00'))).toBe('goldenpair-charts/2027-01')
  const ends: readonly (readonly [string, number, boolean])[] = [
    ['2026-12-01T00:00:00Z', 0, false],
    ['2026-12-01T00:00:01Z', 0, true],
    ['2026-12-31T00:00:00Z', 30, false],
    ['2026-12-31T00:00:01Z', 30, true],
  ]
  for (const [now, days, expired] of ends) expect(isExpired(BRANCH, new Date(now), days), now).toBe(expired)
})
