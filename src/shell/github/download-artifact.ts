import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { ListedArtifact } from './artifacts.js'
import type { Client } from './client.js'
import { extractZip, ZipRefused, type ZipLimits } from './read-zip.js'

/** Of the packed archive. A run of 100,000 trials is some 50 MB packed. */
export const MAX_ARCHIVE_BYTES = 500 * 2 ** 20

export interface DownloadArtifact {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly artifact: ListedArtifact
  /** Made anew; what was in it is gone. */
  readonly folder: string
  readonly maxArchiveBytes?: number
  readonly limits?: ZipLimits
}

/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused when it is too large (asked before downloading, and counted while downloading) or not a sound zip
 */
export async function downloadArtifact(request: DownloadArtifact): Promise<void> {
  const { client, owner, repo, artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES, limits } = request
  if (artifact.bytes > maxArchiveBytes) {
    throw new ZipRefused(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`)
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const temporary = await mkdtemp(join(tmpdir(), 'goldenpair-'))
  const archive = join(temporary, 'artifact.zip')
  try {
    const { data } = await client.request(
      'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
      {
        owner,
        repo,
        artifact_id: artifact.id,
        archive_format: 'zip',
        // A stream instead of the whole archive in memory. GitHub redirects to its storage; fetch leaves our token behind.
        request: { parseSuccessResponseBody: false },
      },
    )
    const archiveBytes = await store(data, archive, maxArchiveBytes)
    await extractZip({ archive, folder, archiveBytes, ...(limits === undefined ? {} : { limits }) })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function store(body: unknown, path: string, maxBytes: number): Promise<number> {
  if (!isStream(body)) throw new ZipRefused('GitHub sent no archive')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? new ZipRefused(`it is more than ${maxBytes} bytes`) : null, chunk)
    },
  })
  await pipeline(Readable.fromWeb(body), count, createWriteStream(path))
  return bytes
}

function isStream(body: unknown): body is ReadableStream {
  return typeof body === 'object' && body !== null && 'getReader' in body
}
