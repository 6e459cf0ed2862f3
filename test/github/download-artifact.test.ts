import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ListedArtifact } from '../../src/github/artifacts.js'
import { downloadArtifact, type DownloadArtifact } from '../../src/github/download-artifact.js'
import { AS_STREAM, explainFailure, readRequestFailure, streamAnswer } from '../../src/github/client.js'
import { startGitHubDouble } from '../doubles/github/double.js'
import { quickClient } from '../doubles/github/quick-client.js'

/** An artifact of 5,000 incompressible bytes, and a download of it with a limit of 1,000. */
async function start() {
  const github = await startGitHubDouble()
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-download-'))
  const run = github.addWorkflowRun({ event: 'push', head_sha: github.addCommit({}).sha })
  const { id, name } = github.addArtifact({ run, name: 'big', content: Buffer.alloc(5000, 'x') })
  return {
    github,
    folder,
    id,
    download: async (bytes: number, limits: Partial<DownloadArtifact> = { maxArchiveBytes: 1000 }) => {
      const artifact: ListedArtifact = { id, name, bytes, isExpired: false, createdAt: new Date(0), run: null }
      const client = await quickClient(github)
      const place = { owner: 'octo-org', repo: 'octo-repo' }
      await downloadArtifact({ client, ...place, artifact, folder: join(folder, 'out'), ...limits })
    },
    [Symbol.asyncDispose]: async () => {
      await rm(folder, { recursive: true, force: true })
      await github.close()
    },
  }
}

test('an artifact with too large a declared size is refused before a byte is downloaded', async () => {
  await using story = await start()
  await expect(story.download(5000)).rejects.toMatchObject({
    name: 'ZipRefused',
    message: 'it is 5000 bytes, more than 1000',
  })
  expect(story.github.requests).toEqual([])
  expect(await readdir(story.folder)).toEqual([])
})

test('an artifact with a false size is refused while it is downloaded', async () => {
  await using story = await start()
  await expect(story.download(10)).rejects.toMatchObject({ name: 'ZipRefused', message: 'it is more than 1000 bytes' })
  expect(await readdir(join(story.folder, 'out'))).toEqual([])
})

test('an archive whose response is garbage-collected before it is read arrives whole', async () => {
  await using story = await start()
  const place = { owner: 'octo-org', repo: 'octo-repo', artifact_id: story.id, archive_format: 'zip' }
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'
  const request = async () => (await quickClient(story.github)).request(route, { ...place, request: AS_STREAM })
  const { data } = await request()
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round++) {
    await setImmediate()
    collectGarbage()
  }
  expect(await buffer(streamAnswer(data) ?? Readable.from([]))).toHaveLength(5000)
})

test('an artifact that stops arriving is requested once more, and then given up with the reason', async () => {
  await using story = await start()
  story.github.failNext({ operation: 'blob/get', stallAnswer: true, times: 2 })
  const failed = await story.download(5000, { silenceMs: 20 }).catch((error: unknown) => error)
  const failure = readRequestFailure(failed)
  expect(failure).toEqual({ status: 500, isAnswered: false, message: 'nothing more came for 0.02 s' })
  expect(failure === null ? null : explainFailure(failure, 'actions: read')).toBe(
    'GitHub did not answer (nothing more came for 0.02 s); run the job again later',
  )
  expect(story.github.requests.map(({ operation }) => operation)).toEqual([
    ...['actions/download-artifact', 'blob/get'],
    ...['actions/download-artifact', 'blob/get'],
  ])
  expect(await readdir(join(story.folder, 'out'))).toEqual([])
})
