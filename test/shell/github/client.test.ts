import { expect, test } from 'vitest'
import { createClient } from '../../../src/shell/github/client.js'
import { explainFailure, readRequestFailure } from '../../../src/shell/github/request-error.js'
import { startGitHubDouble } from '../../github/double.js'
import { recordEffects } from '../publishers/publication.js'

test('a request without an answer ends, is not repeated, and says so', async () => {
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
  expect(github.requests).toHaveLength(1)
})
