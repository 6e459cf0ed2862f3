import type { ArtifactClient } from '@actions/artifact'
import type { Log } from '../io/log.js'
import type { Environment } from './event-context.js'

export interface Upload {
  readonly name: string
  readonly folder: string
  /** Paths below `folder`. */
  readonly files: readonly string[]
  /** Null leaves it to the repository's setting. */
  readonly retentionDays: number | null
}

export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: number; readonly bytes: number }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Uploads files as an artifact of this workflow run. An artifact of the same name (a second step, or a second try) is
 * replaced. Failing is an outcome: what was measured is reported all the same.
 */
export async function uploadArtifact(upload: Upload, env: Environment, log: Log): Promise<UploadOutcome> {
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL']) {
    return { kind: 'skipped', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' }
  }
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const client = new DefaultArtifactClient()
  try {
    return await send(client, upload)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'GHESNotSupportedError') return { kind: 'skipped', reason: error.message }
    if (!/\(409\)|already exists/i.test(error.message)) return { kind: 'failed', reason: error.message }
    log.info(`An artifact ${upload.name} exists in this run already; replacing it.`)
    return replace(client, upload)
  }
}

async function replace(client: ArtifactClient, upload: Upload): Promise<UploadOutcome> {
  try {
    await client.deleteArtifact(upload.name)
    return await send(client, upload)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { kind: 'failed', reason: error.message }
  }
}

async function send(client: ArtifactClient, upload: Upload): Promise<UploadOutcome> {
  const { name, folder, files, retentionDays } = upload
  const paths = files.map((file) => `${folder}/${file}`)
  const options = retentionDays === null ? {} : { retentionDays }
  const { id, size } = await client.uploadArtifact(name, paths, folder, options)
  return { kind: 'uploaded', id: id ?? 0, bytes: size ?? 0 }
}
