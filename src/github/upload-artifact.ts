import { stat } from 'node:fs/promises'
import type { ArtifactClient } from '@actions/artifact'
import { type Clock, resolveWithin } from '../io/clock.js'
import type { Log } from '../io/log.js'
import { enterpriseHost } from './artifacts.js'
import type { Environment } from './event-context.js'

export interface Upload {
  readonly name: string
  readonly folder: string
  /** Paths below `folder`. */
  readonly files: readonly string[]
  /** `null` uses the repository's setting. */
  readonly retentionDays: number | null
  /** Called if the run already has an artifact of this name. Returns whose it is if it must not be replaced, else `null`. */
  readonly findOther?: () => Promise<string | null>
}

export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: number; readonly bytes: number }
  /** A GitHub Enterprise Server, where no retry by any job can succeed. `reason` is a clause. */
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** `reason` is a clause. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The run has an artifact of this name that must not be replaced; `by` says whose it is. */
  | { readonly kind: 'taken'; readonly by: string }

/**
 * The time limit for all failing uploads of a job together. Without it, the client tries an unresponsive service five times for three
 * minutes each.
 */
const LIMIT_MS = 60_000
/** An upload that needs more than the limit at this rate gets that time. */
const BYTES_PER_MS = 2_000

/**
 * Returns a function for the uploads of a job. A failed upload uses up time of the later ones, so that an unavailable service costs one
 * minute in total; with no time left, nothing is tried.
 */
export function openUploads(input: {
  readonly env: Environment
  readonly log: Log
  readonly clock: Clock
  readonly limitMs?: number
}): (upload: Upload) => Promise<UploadOutcome> {
  const { env, log, clock, limitMs = LIMIT_MS } = input
  let leftMs = limitMs
  return async (upload) => {
    if (leftMs <= 0) return { kind: 'failed', reason: `earlier uploads of this job failed for ${limitMs / 1000} s` }
    const startMs = clock.monotonicMs()
    const neededMs = leftMs < limitMs ? 0 : (await countBytes(upload)) / BYTES_PER_MS
    const outcome = await uploadArtifact(upload, { env, log, limitMs: Math.max(leftMs, neededMs) })
    if (outcome.kind === 'failed') leftMs -= clock.monotonicMs() - startMs
    return outcome
  }
}

/** Counts the bytes of all files. A missing file counts 0; the client refuses it later. */
async function countBytes({ folder, files }: Upload): Promise<number> {
  const sizes = files.map(async (file) => (await stat(`${folder}/${file}`).catch(() => null))?.size ?? 0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/**
 * Uploads files as an artifact of this workflow run. An artifact of the same name (from a second step, or from a rerun of the job) is
 * replaced unless `findOther` forbids it. A failed upload is tried twice, in addition to the client's own retries. Failure is an outcome, so
 * that the results are reported anyway.
 * @param limitMs for the whole upload; a request still running then is abandoned, though its connection may stay open
 */
export async function uploadArtifact(
  upload: Upload,
  { env, log, limitMs }: { readonly env: Environment; readonly log: Log; readonly limitMs: number },
): Promise<UploadOutcome> {
  // The client's own message would advise to try again.
  const server = enterpriseHost(env['GITHUB_SERVER_URL'] || 'https://github.com')
  if (server !== null)
    return {
      kind: 'unsupported',
      reason: `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`,
    }
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL'])
    return { kind: 'failed', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' }
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const outcome = await resolveWithin(sendTwice(new DefaultArtifactClient(), upload, log), limitMs)
  return outcome ?? { kind: 'failed', reason: `it did not finish within ${limitMs / 1000} s` }
}

async function sendTwice(client: ArtifactClient, upload: Upload, log: Log): Promise<UploadOutcome> {
  const { name } = upload
  const first = await send(client, upload)
  if (first.kind === 'uploaded' || isFull(first)) return first
  // The upload may have succeeded if only the answer was lost.
  const uploaded = first.reason.includes('FinalizeArtifact') ? await findArtifact(client, name) : null
  if (uploaded !== null) return uploaded
  const other = isConflict(first) ? ((await upload.findOther?.()) ?? null) : null
  if (other !== null) return { kind: 'taken', by: other }
  log.info(
    isConflict(first)
      ? `This run already has an artifact ${name}; replacing it.`
      : `The artifact ${name} was not uploaded: ${first.reason}; trying again.`,
  )
  const refused = await removeArtifact(client, name)
  if (refused !== null) return refused
  const second = await send(client, upload)
  if (second.kind === 'uploaded' || !isConflict(second)) return second
  // GitHub reserves the name of an upload that was begun, but does not list it.
  const before = isConflict(first) ? 'an earlier upload of this name never finished' : first.reason
  return { kind: 'failed', reason: `${before}; its name stays reserved until the job is run again` }
}

type FailedUpload = Extract<UploadOutcome, { kind: 'failed' }>
type Sent = FailedUpload | Extract<UploadOutcome, { kind: 'uploaded' }>

const isConflict = ({ reason }: FailedUpload): boolean => /\(409\)|already exists/i.test(reason)
/** Retrying does not free storage. */
const isFull = ({ reason }: FailedUpload): boolean => reason.includes('storage quota')

async function send(client: ArtifactClient, { name, folder, files, retentionDays }: Upload): Promise<Sent> {
  const paths = files.map((file) => `${folder}/${file}`)
  const sending = client.uploadArtifact(name, paths, folder, retentionDays === null ? {} : { retentionDays })
  return sending.then(({ id = 0, size = 0 }): Sent => ({ kind: 'uploaded', id, bytes: size }), readFailure)
}

/** Returns the artifact if GitHub lists it; `null` if not, or without an answer. */
async function findArtifact(client: ArtifactClient, name: string): Promise<Sent | null> {
  const found = await client.getArtifact(name).catch(() => null)
  return found && { kind: 'uploaded', id: found.artifact.id, bytes: found.artifact.size }
}

/** Removes an artifact. Returns what prevents the removal, or `null`; a missing artifact needs no removal. */
async function removeArtifact(client: ArtifactClient, name: string): Promise<FailedUpload | null> {
  try {
    await client.deleteArtifact(name)
    return null
  } catch (error) {
    return error instanceof Error && error.name === 'ArtifactNotFoundError' ? null : readFailure(error)
  }
}

/** Reads the error in one line, without the signatures that let anyone write to an address. Rethrows what is not an error. */
function readFailure(error: unknown): FailedUpload {
  if (!(error instanceof Error)) throw error
  const [line = ''] = error.message.split('\n')
  return { kind: 'failed', reason: line.replaceAll(/\?\S+/g, '').replace(/\.$/, '').slice(0, 300) }
}
