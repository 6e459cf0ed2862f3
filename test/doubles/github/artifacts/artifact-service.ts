import { createHash } from 'node:crypto'
import { found, Refusal } from '../call.js'
import { formatTimestamp, nextId, type ArtifactState, type GitHubState } from '../state.js'
import { signedBlobUrl } from './blob-address.js'
import type { TwirpMethod } from './twirp-contract.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** GitHub keeps artifacts for 90 days by default. */
const RETENTION_MS = 90 * DAY_MS

/** An artifact whose upload has started but is not finished: its blocks arrive at the blob store. */
export interface Upload {
  readonly id: number
  readonly run_id: number
  readonly name: string
  readonly mime_type: string
  readonly expires_at: string | undefined
  readonly blocks: Map<string, Buffer>
  content: Buffer | null
}

/** An error in Twirp's format. */
export class TwirpRefusal extends Refusal {
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(status, message)
    this.code = code
  }
}

/** The fields of all five requests. The contract has checked that the required ones are present. */
export interface TwirpRequest {
  readonly workflow_run_backend_id: string
  readonly name?: string
  readonly name_filter?: string
  readonly id_filter?: string
  readonly mime_type?: string
  readonly expires_at?: string
  readonly size?: string
  readonly hash?: string
}

export interface ArtifactCall {
  readonly state: GitHubState
  readonly uploads: Map<number, Upload>
  readonly request: TwirpRequest
}

/** Stores bytes as a finished artifact of a run. */
export function storeArtifact(
  state: GitHubState,
  facts: Pick<ArtifactState, 'id' | 'name' | 'run_id' | 'content' | 'mime_type'> & {
    expires_at?: string | undefined
    expired?: boolean | undefined
  },
): ArtifactState {
  const now = state.now()
  const artifact: ArtifactState = {
    ...facts,
    digest: `sha256:${createHash('sha256').update(facts.content).digest('hex')}`,
    created_at: formatTimestamp(now),
    expires_at: facts.expires_at ?? formatTimestamp(new Date(now.getTime() + RETENTION_MS)),
    expired: facts.expired ?? false,
  }
  state.artifacts.set(artifact.id, artifact)
  return artifact
}

function runOf({ state, request }: ArtifactCall) {
  const runs = [...state.workflow_runs.values()]
  const run = runs.find((each) => each.backend_id === request.workflow_run_backend_id)
  if (run === undefined) throw new TwirpRefusal(404, 'not_found', 'workflow run not found')
  return run
}

function artifactsOf(call: ArtifactCall): readonly ArtifactState[] {
  const { id } = runOf(call)
  return [...call.state.artifacts.values()].filter((artifact) => artifact.run_id === id && !artifact.expired)
}

function demandArtifact(call: ArtifactCall): ArtifactState {
  const artifact = artifactsOf(call).find(({ name }) => name === call.request.name)
  if (artifact === undefined) throw new TwirpRefusal(404, 'not_found', 'artifact not found')
  return artifact
}

/** The answers of the artifact service, for requests that passed its contract. */
export const artifactService: Readonly<Record<TwirpMethod, (call: ArtifactCall) => object>> = {
  CreateArtifact: (call) => {
    const { state, uploads, request } = call
    const run = runOf(call)
    // A started upload reserves its name, although it is not listed.
    const begun = [...uploads.values()].filter(({ run_id }) => run_id === run.id)
    if ([...artifactsOf(call), ...begun].some(({ name }) => name === request.name)) {
      const message = 'an artifact with this name already exists on the workflow run'
      throw new TwirpRefusal(409, 'already_exists', message)
    }
    const id = nextId(state, 'artifacts')
    uploads.set(id, {
      id,
      run_id: run.id,
      name: found(request.name),
      mime_type: request.mime_type ?? 'application/zip',
      expires_at: request.expires_at,
      blocks: new Map(),
      content: null,
    })
    return { ok: true, signed_upload_url: signedBlobUrl(state, id) }
  },

  FinalizeArtifact: (call) => {
    const { state, uploads, request } = call
    const run = runOf(call)
    const upload = [...uploads.values()].find((each) => each.run_id === run.id && each.name === request.name)
    if (upload?.content === null || upload === undefined) {
      throw new TwirpRefusal(404, 'not_found', 'no upload of this name')
    }
    const { id, name, run_id, content, mime_type } = upload
    const expires_at = upload.expires_at === undefined ? undefined : formatTimestamp(new Date(upload.expires_at))
    const artifact = storeArtifact(state, { id, name, run_id, content, mime_type, expires_at })
    uploads.delete(id)
    const isAnother =
      String(content.length) !== request.size || (request.hash !== undefined && request.hash !== artifact.digest)
    if (isAnother) {
      state.artifacts.delete(id)
      throw new TwirpRefusal(400, 'invalid_argument', 'size or hash is not that of the uploaded content')
    }
    return { ok: true, artifact_id: String(id) }
  },

  ListArtifacts: (call) => {
    const { name_filter, id_filter } = call.request
    const run = runOf(call)
    const artifacts = artifactsOf(call)
      .filter(({ name }) => name_filter === undefined || name === name_filter)
      .filter(({ id }) => id_filter === undefined || String(id) === id_filter)
      .map((artifact) => ({
        workflow_run_backend_id: run.backend_id,
        workflow_job_run_backend_id: run.job_backend_id,
        database_id: String(artifact.id),
        name: artifact.name,
        size: String(artifact.content.length),
        created_at: artifact.created_at,
        digest: artifact.digest,
      }))
    return { artifacts }
  },

  GetSignedArtifactURL: (call) => ({ signed_url: signedBlobUrl(call.state, demandArtifact(call).id) }),

  DeleteArtifact: (call) => {
    const { id } = demandArtifact(call)
    call.state.artifacts.delete(id)
    return { ok: true, artifact_id: String(id) }
  },
}
