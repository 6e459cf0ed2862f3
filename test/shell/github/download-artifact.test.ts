import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ListedArtifact } from '../../../src/shell/github/artifacts.js'
import { downloadArtifact } from '../../../src/shell/github/download-artifact.js'
import { startGitHubDouble } from '../../github/double.js'
import { quickClient } from '../../github/quick-client.js'

/** An artifact of 5,000 bytes that do not pack, and a download of it that allows 1,000. */
async function start() {
  const github = await startGitHubDouble()
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-download-'))
  const run = github.addWorkflowRun({ event: 'push', head_sha: github.addCommit({}).sha })
  const { id, name } = github.addArtifact({ run, name: 'big', content: Buffer.alloc(5000, 'x') })
  return {
    github,
    folder,
    download: async (bytes: number) => {
      const artifact: ListedArtifact = { id, name, bytes, isExpired: false, createdAt: new Date(0), run: null }
      const client = await quickClient(github)
      const place = { owner: 'octo-org', repo: 'octo-repo' }
      await downloadArtifact({ client, ...place, artifact, folder: join(folder, 'out'), maxArchiveBytes: 1000 })
    },
    [Symbol.asyncDispose]: async () => {
      await rm(folder, { recursive: true, force: true })
      await github.close()
    },
  }
}

test('an artifact that says it is too large is refused before a byte is downloaded', async () => {
  await using story = await start()
  await expect(story.download(5000)).rejects.toMatchObject({
    name: 'ZipRefused',
    message: 'it is 5000 bytes, more than 1000',
  })
  expect(story.github.requests).toEqual([])
  expect(await readdir(story.folder)).toEqual([])
})

test('an artifact that lies about its size is refused while it is downloaded', async () => {
  await using story = await start()
  await expect(story.download(10)).rejects.toMatchObject({ name: 'ZipRefused', message: 'it is more than 1000 bytes' })
  expect(await readdir(join(story.folder, 'out'))).toEqual([])
})
