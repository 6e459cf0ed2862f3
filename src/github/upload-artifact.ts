import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { ArtifactClient } from '@actions/artifact'
import type { Clock } from '../io/clock.js'
import type { Log } from '../io/log.js'
import { enterpriseHost } from './artifacts.js'
import type { Environment } from './event-context.js'

export interface Upload {
  readonly name: string
  readonly folder: string
  /** Paths below `folder`. */
  readonly files: readonly string[]
  /** Null leaves it to the repository's setting. */
  readonly retentionDays: number | null
  /** Asked where the run has an artifact of this name: whose it is, where it may not be replaced; null where it may. */
  readonly findOther?: () => Promise<string | null>
}

export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly id: number; readonly bytes: number }
  /** On a GitHub Enterprise Server no try of this job or another will do. `reason` is a clause. */
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** `reason` is a clause. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** The run has an artifact of this name that is another's. */
  | { readonly kind: 'taken'; readonly by: string }

/** For all uploads of a job that fail, together. The client asks a service that answers nothing five times for three minutes each. */
const LIMIT_MS = 60_000
/** What takes longer than the limit at this pace is given the time. */
const BYTES_PER_MS = 2_000

/**
 * The uploads of a job. One that failed takes its time from those after it, so that a service which is down costs a minute and not a minute each
 * time; nothing is tried when none is left.
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

/** A file that is missing is the client's to refuse. */
async function countBytes({ folder, files }: Upload): Promise<number> {
  const sizes = files.map(async (file) => (await stat(`${folder}/${file}`).catch(() => null))?.size ?? 0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/**
 * Uploads files as an artifact of this workflow run. One of the same name (a second step, or a job that is run again) is replaced, unless
 * it is another's. What fails is
 * tried twice, in addition to the client's own repeats. Failing is an outcome: what was measured is reported all the same.
 * @param limitMs for all of it; what is under way then is given up, though its connection may still be open
 */
export async function uploadArtifact(
  upload: Upload,
  { env, log, limitMs }: { readonly env: Environment; readonly log: Log; readonly limitMs: number },
): Promise<UploadOutcome> {
  // The client's own refusal advises to try again.
  const server = enterpriseHost(env['GITHUB_SERVER_URL'] || 'https://github.com')
  if (server !== null)
    return {
      kind: 'unsupported',
      reason: `${server} is a GitHub Enterprise Server, whose artifacts are of another kind`,
    }
  if (!env['ACTIONS_RUNTIME_TOKEN'] || !env['ACTIONS_RESULTS_URL'])
    return { kind: 'failed', reason: 'this runner offers no artifact storage (ACTIONS_RUNTIME_TOKEN is not set)' }
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const ended = new AbortController()
  const late = setTimeout(limitMs, null, { signal: ended.signal }).catch(() => null)
  try {
    const outcome = await Promise.race([sendTwice(new DefaultArtifactClient(), upload, log), late])
    return outcome ?? { kind: 'failed', reason: `it did not finish within ${limitMs / 1000} s` }
  } finally {
    ended.abort()
  }
}

async function sendTwice(client: ArtifactClient, upload: Upload, log: Log): Promise<UploadOutcome> {
  const { name } = upload
  const first = await send(client, upload)
  if (first.kind === 'uploaded' || isFull(first)) return first
  // Carried out all the same, where only the answer was lost.
  const uploaded = isFinalizing(first) ? await findArtifact(client, name) : null
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
  // GitHub keeps the name of an upload that was begun, and shows it to nobody.
  const before = isConflict(first) ? 'an earlier upload of this name never finished' : first.reason
  return { kind: 'failed', reason: `${before}; its name stays reserved until the job is run again` }
}

type FailedUpload = Extract<UploadOutcome, { kind: 'failed' }>
type Sent = FailedUpload | Extract<UploadOutcome, { kind: 'uploaded' }>

const isConflict = ({ reason }: FailedUpload): boolean => /\(409\)|already exists/i.test(reason)
const isFinalizing = ({ reason }: FailedUpload): boolean => reason.includes('FinalizeArtifact')
/** Asking again does not make room. */
const isFull = ({ reason }: FailedUpload): boolean => reason.includes('storage quota')

async function send(client: ArtifactClient, { name, folder, files, retentionDays }: Upload): Promise<Sent> {
  const paths = files.map((file) => `${folder}/${file}`)
  const sending = client.uploadArtifact(name, paths, folder, retentionDays === null ? {} : { retentionDays })
  return sending.then(({ id = 0, size = 0 }): Sent => ({ kind: 'uploaded', id, bytes: size }), readFailure)
}

/** Null where GitHub does not show it, or does not answer. */
async function findArtifact(client: ArtifactClient, name: string): Promise<Sent | null> {
  const found = await client.getArtifact(name).catch(() => null)
  return found && { kind: 'uploaded', id: found.artifact.id, bytes: found.artifact.size }
}

/** What stands in the way, or null; nothing is to be removed where nothing is. */
async function removeArtifact(client: ArtifactClient, name: string): Promise<FailedUpload | null> {
  try {
    await client.deleteArtifact(name)
    return null
  } catch (error) {
    return error instanceof Error && error.name === 'ArtifactNotFoundError' ? null : readFailure(error)
  }
}

/** In one line, and without the signatures that let anybody write where an address points. Throws what is no error. */
function readFailure(error: unknown): FailedUpload {
  if (!(error instanceof Error)) throw error
  const [line = ''] = error.message.split('\n')
  return { kind: 'failed', reason: line.replaceAll(/\?\S+/g, '').replace(/\.$/, '').slice(0, 300) }
}
