import { describe, expect, test } from 'vitest'
import { renderMarker } from '../../src/github/marker.js'
import { check } from '../../src/publishers/check.js'
import { comment } from '../../src/publishers/comment.js'
import { issue } from '../../src/publishers/issue.js'
import type { Publication, Publisher } from '../../src/publishers/publication.js'
import { startGitHubDouble, type GitHubDouble } from '../doubles/github/double.js'
import type { Fault, RequestName } from '../doubles/github/faults.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { makeIssueText, makePublication, recordEffects } from './publication.js'

const MARKER = { suite: 'demo', run: 20, attempt: 1, sha: '9d0e4c1aa52f' }
const OLDER = `${renderMarker({ ...MARKER, run: 19 })}\nolder`
const PLACE = { owner: 'octo-org', repo: 'octo-repo' }
const REMARK = { level: 'notice', file: 'a.yaml', line: 3, title: 'case-1', message: 'why' } as const

interface Write {
  readonly publisher: Publisher
  readonly permission: string
  /** The end of the reason, which says what still holds if publishing fails. */
  readonly suffix: string
  /** Prepares the double and returns the content to publish. */
  readonly prepare: (github: GitHubDouble) => Partial<Publication>
  /** Returns everything on the double afterwards. */
  readonly read: (github: GitHubDouble) => unknown
  readonly written: unknown
}

const checkOf = (github: GitHubDouble, id: number | null): Partial<Publication> => {
  const sha = [...github.state.commits.keys()][0] ?? ''
  const place = { ...PLACE, sha, suite: 'demo', run: 20, attempt: 1, run_url: 'https://github.com/' }
  return { annotations: [REMARK, REMARK], check: { place, id, conclusion: 'failure', title: 'Regressed' } }
}
const openCheck = (github: GitHubDouble): Partial<Publication> => {
  const { check: report } = checkOf(github, 9001)
  github.state.checks.set(9001, {
    ...{ id: 9001, head_sha: report?.place.sha ?? '', name: 'Goldenpair (demo)', status: 'in_progress' },
    ...{ conclusion: null, external_id: 'goldenpair:demo:20:1', details_url: null, started_at: '2026-01-01T00:00:00Z' },
    ...{ completed_at: null, title: null, summary: null, text: null, annotations: [] },
  })
  return checkOf(github, 9001)
}

const COMMENT = {
  publisher: comment,
  permission: 'pull-requests: write',
  suffix: '; the report stays in the job summary',
  read: ({ state }: GitHubDouble) => [...state.comments.values()].map(({ body }) => body),
  written: [`${renderMarker(MARKER)}\n### Regressed`],
}
const ISSUE = {
  publisher: issue,
  permission: 'issues: write',
  suffix: '',
  read: ({ state }: GitHubDouble) => [...state.issues.values()].flatMap((one) => (one.number === 7 ? [] : [one.body])),
  written: [`${renderMarker({ ...MARKER, title: 'demo regressed' })}\nnew`],
}
const CHECK = {
  publisher: check,
  permission: 'checks: write',
  suffix: '',
  read: ({ state }: GitHubDouble) => [...state.checks.values()].map((one) => [one.conclusion, one.annotations.length]),
  written: [['failure', 2]],
}
const WRITES: Partial<Record<RequestName, Write>> = {
  'issues/create-comment': { ...COMMENT, prepare: () => ({}) },
  'issues/update-comment': {
    ...COMMENT,
    prepare: (github) => {
      github.addComment({ issue_number: 7, body: OLDER, author: github.state.actor })
      return {}
    },
  },
  'issues/create': { ...ISSUE, prepare: () => ({ issue: makeIssueText({ kind: 'open' }) }) },
  'issues/update': {
    ...ISSUE,
    prepare: (github) => {
      github.addIssue({ number: 8, author: github.state.actor, body: OLDER })
      return { issue: makeIssueText({ kind: 'update', number: 8, news: null }) }
    },
  },
  'checks/create': { ...CHECK, prepare: (github) => checkOf(github, null) },
  'checks/update': { ...CHECK, prepare: openCheck },
}

const inSeconds = (seconds: number): string => String(Math.floor(Date.now() / 1000) + seconds)
const AGAIN = 'run the job again later'
const PRIMARY = 'API rate limit exceeded for installation ID 1.'
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
const limited = (status: number, seconds: number) => ({
  ...{ status, message: PRIMARY },
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(seconds) },
})
const slowed = (status: number, seconds: number) => ({
  ...{ status, message: SECONDARY, headers: { 'retry-after': String(seconds) } },
})

/** If there is a `reason`, nothing is written, for this reason. */
const FAULTS: [string, Omit<Fault, 'operation'>, ((permission: string) => string)?][] = [
  ['a primary rate limit that ends soon', limited(403, 30)],
  [
    'a primary rate limit that does not',
    limited(429, 3000),
    () => `GitHub's rate limit was reached (${PRIMARY}); ${AGAIN}`,
  ],
  ['a secondary rate limit', slowed(429, 60)],
  [
    'a secondary rate limit that is too long',
    slowed(403, 3600),
    () => `GitHub's rate limit was reached (${SECONDARY}); ${AGAIN}`,
  ],
  ['one fault of the server', { status: 502 }],
  [
    'an outage',
    { status: 503, message: 'Service Unavailable', times: 99 },
    () => `GitHub answered 503 (Service Unavailable); ${AGAIN}`,
  ],
  ['a reset connection', { resetConnection: true }],
  [
    'a network that is gone',
    { resetConnection: true, times: 99 },
    () => `GitHub did not answer (other side closed); ${AGAIN}`,
  ],
  ['a lost answer', { dropAnswerAfterEffect: true }],
  ['an answer that breaks off', { cutAnswer: true }],
  [
    'a token that only reads',
    { status: 403, message: 'Resource not accessible by integration' },
    (permission) =>
      `the token lacks the permission (Resource not accessible by integration); add \`${permission}\` to the job's permissions`,
  ],
]

describe.concurrent.each(Object.entries(WRITES))('%s', (operation, write) => {
  test.each(FAULTS)('with %s is carried out once, or reports why not', async (_, fault, explain) => {
    await using github = await startGitHubDouble()
    const { sha } = github.addCommit({ files: { a: '1' } })
    github.setBranch('main', sha)
    github.addPull({ number: 7, head: { ref: 'feature', sha } })
    const changes = write.prepare(github)
    const before = write.read(github)
    // All keys are names of requests.
    github.failNext({ operation: operation as RequestName, ...fault })
    const { effects } = recordEffects({}, () => quickClient(github))
    const outcome = await write.publisher.publish(makePublication(changes), effects, {})
    const reason = explain?.(write.permission)
    if (reason === undefined) expect(outcome.kind).toBe('done')
    else expect(outcome).toEqual({ kind: 'failed', reason: reason + write.suffix })
    expect(write.read(github)).toEqual(reason === undefined ? write.written : before)
  })
})

test('a rate limit of GraphQL, which is not an HTTP error, leaves it to REST to find the comment', async () => {
  await using github = await startGitHubDouble()
  const { sha } = github.addCommit({ files: { a: '1' } })
  github.addPull({ number: 7, head: { ref: 'feature', sha } })
  github.addComment({ issue_number: 7, body: OLDER, author: github.state.actor })
  const { headers } = limited(200, 3000)
  const body = { data: null, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }
  github.failNext({ operation: 'graphql', status: 200, body, headers })
  const { effects } = recordEffects({}, () => quickClient(github))
  expect(await comment.publish(makePublication(), effects, {})).toMatchObject({ kind: 'done' })
  expect(COMMENT.read(github)).toEqual(COMMENT.written)
})
