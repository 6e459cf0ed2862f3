import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ListedArtifact } from './artifacts.js'
import { AnswerCut, AS_STREAM, limitBytes, type Repository, streamAnswer } from './client.js'
import { makeTempFolder } from '../io/files.js'
import { refuseUnsafeWrite } from '../io/links.js'
import { extractZip, ZipRefused } from './read-zip.js'

/** The largest archive that is downloaded. A run of 100,000 trials takes some 50 MB packed. */
export const MAX_ARCHIVE_BYTES = 500 * 2 ** 20
const ATTEMPTS = 2

export interface DownloadArtifact extends Repository {
  readonly artifact: ListedArtifact
  /** Created empty; existing content is deleted. */
  readonly folder: string
  readonly maxArchiveBytes?: number
  /** The longest pause of the download, see `streamAnswer`. */
  readonly silenceMs?: number
}

/**
 * Downloads an artifact and unpacks it into the folder.
 * @throws ZipRefused if the archive is too large (checked before and during the download) or not a valid zip; and GitHub's refusal
 */
export async function downloadArtifact(request: DownloadArtifact): Promise<void> {
  const { artifact, folder, maxArchiveBytes = MAX_ARCHIVE_BYTES } = request
  if (artifact.bytes > maxArchiveBytes)
    throw new ZipRefused(`it is ${artifact.bytes} bytes, more than ${maxArchiveBytes}`)
  refuseUnsafeWrite(folder)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await using temporary = await makeTempFolder('artifact')
  const archive = join(temporary.folder, 'artifact.zip')
  await extractZip({ archive, folder, archiveBytes: await fetchArchive(request, { archive, maxArchiveBytes }) })
}

/** Stores the archive and counts its bytes. Tries once more if the connection breaks or stalls. */
async function fetchArchive(
  { client, owner, repo, artifact, silenceMs }: DownloadArtifact,
  { archive, maxArchiveBytes }: { readonly archive: string; readonly maxArchiveBytes: number },
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const place = { owner, repo, artifact_id: artifact.id, archive_format: 'zip' }
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'
    const { data } = await client.request(route, { ...place, request: AS_STREAM })
    const source = streamAnswer(data, silenceMs)
    if (source === null) throw new ZipRefused('GitHub sent no archive')
    const limit = limitBytes(maxArchiveBytes, () => new ZipRefused(`it is more than ${maxArchiveBytes} bytes`))
    const file = createWriteStream(archive)
    try {
      await pipeline(source, limit, file)
      return file.bytesWritten
    } catch (error) {
      if (!(error instanceof AnswerCut) || attempt === ATTEMPTS) throw error
    }
  }
}
