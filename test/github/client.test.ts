import { expect, test } from 'vitest'
import { createClient, explainFailure, readRequestFailure } from '../../src/github/client.js'
import { startGitHubDouble } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'
import { recordEffects } from '../publishers/publication.js'

test('a request without an answer ends, is not repeated, and reports that', async () => {
  await using github = await startGitHubDouble()
  github.failNext({ operation: 'actions/list-artifacts-for-repo', neverAnswer: true })
  const { log } = recordEffects({}).effects
  const client = await createClient({ token: github.state.token, apiUrl: github.url, log, answerMs: 50 })
  const asked = client.rest.actions.listArtifactsForRepo({ owner: 'octo-org', repo: 'octo-repo' })
  const failure = readRequestFailure(await asked.catch((error: unknown) => error))
  expect(failure).toEqual({ status: 500, isAnswered: false, message: 'not within 0.05 s' })
  expect(failure === null ? null : explainFailure(failure, 'actions: read')).toBe(
    'GitHub did not answer (not within 0.05 s); run the job again later',
  )
  // There may be no request if the machine is busy and the client gives up before the request arrives.
  expect(github.requests.length).toBeLessThanOrEqual(1)
})

test('an archived repository is reported as such, whatever the token may do', () => {
  const refused = { status: 403, isAnswered: true, message: 'Repository was archived so is read-only.' }
  expect(explainFailure(refused, 'pull-requests: write')).toBe(
    'the repository is archived, which makes it read-only (Repository was archived so is read-only.)',
  )
})

test('an HTML page instead of an answer, as from a proxy, is not a bug: the host is named, and it is requested once', async () => {
  await using github = await startGitHubDouble()
  const client = await quickClient(github)
  const ask = async (status: number, times: number): Promise<string | null> => {
    const page = { body: Buffer.from('<html>Sign in</html>'), headers: { 'content-type': 'text/html' } }
    github.failNext({ operation: 'actions/list-artifacts-for-repo', status, times, ...page })
    const asked = client.rest.actions.listArtifactsForRepo({ owner: 'octo-org', repo: 'octo-repo' })
    const failure = readRequestFailure(await asked.catch((error: unknown) => error))
    return failure === null ? null : explainFailure(failure, 'actions: read')
  }
  const why = `GitHub's API answered with HTML, from ${new URL(github.url).host}: either a proxy or a login page is in front of it, or GITHUB_API_URL is wrong`
  expect([await ask(200, 1), await ask(403, 1)]).toEqual([why, why])
  expect(github.requests).toHaveLength(2)
  // An error of GitHub itself.
  expect(await ask(502, 4)).toBe('GitHub answered 502 (a page of HTML); run the job again later')
})
