import { readJson, Violation, type ApiRequest } from '../answer-request.js'
import { answerTarball } from '../archives/tarball.js'
import type { Answer } from '../call.js'
import type { GitHubState } from '../state.js'
import { artifactService, TwirpRefusal, type TwirpRequest, type Upload } from './artifact-service.js'
import { blobOperation, blobStore } from './blob-store.js'
import { runtimeToken } from './runtime-token.js'
import { checkTwirpMessage, isTwirpMethod, type TwirpMethod } from './twirp-contract.js'

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/'
const BLOB = /^\/artifact-blobs\/(\d+)$/

/** Returns the name of a request to the artifact service or the blob store; `null` if it is neither. */
export function nameResultsRequest(method: string, url: URL): string | null {
  const twirpMethod = url.pathname.startsWith(SERVICE) ? url.pathname.slice(SERVICE.length) : ''
  if (method === 'POST' && isTwirpMethod(twirpMethod)) return `artifacts/${twirpMethod}`
  return BLOB.test(url.pathname) ? blobOperation(method, url) : null
}

function demandRuntimeToken(state: GitHubState, authorization: string | undefined, request: TwirpRequest): void {
  const runs = [...state.workflow_runs.values()]
  const run = runs.find((each) => authorization === `Bearer ${runtimeToken(each)}`)
  if (run === undefined) throw new TwirpRefusal(401, 'unauthenticated', 'the runtime token is not valid')
  if (run.backend_id !== request.workflow_run_backend_id) {
    throw new TwirpRefusal(403, 'permission_denied', 'the runtime token is for another workflow run')
  }
}

function answerTwirp(state: GitHubState, uploads: Map<number, Upload>, method: TwirpMethod, call: ApiRequest): Answer {
  const message = readJson(call)
  const faults = checkTwirpMessage(method, 'request', message)
  if (faults.length > 0) throw new Violation(`artifacts/${method}: ${faults.join('; ')}`)
  // The contract has just checked the fields.
  const request = message as TwirpRequest
  try {
    demandRuntimeToken(state, call.headers.authorization, request)
    const body = artifactService[method]({ state, uploads, request })
    const ownFaults = checkTwirpMessage(method, 'answer', body)
    if (ownFaults.length > 0) throw new Violation(`the double's own answer to ${method}: ${ownFaults.join('; ')}`)
    return { status: 200, body }
  } catch (error) {
    if (!(error instanceof TwirpRefusal)) throw error
    return { status: error.status, body: { code: error.code, msg: error.message } }
  }
}

/** Returns the answer of the artifact service (Twirp) or of the blob store to which it redirects clients. */
export function answerResultsRequest(state: GitHubState, uploads: Map<number, Upload>, call: ApiRequest): Answer {
  const tarball = call.method === 'GET' ? answerTarball(state, call.url) : null
  if (tarball !== null) return tarball
  const name = nameResultsRequest(call.method, call.url)
  const twirpMethod = name?.replace('artifacts/', '') ?? ''
  if (isTwirpMethod(twirpMethod)) return answerTwirp(state, uploads, twirpMethod, call)
  const operation = name === null ? undefined : blobStore[name]
  if (operation === undefined)
    throw new Violation(`no request to the artifact service is ${call.method} ${call.url.pathname}`)
  if (call.headers.authorization !== undefined) throw new Violation('a token was sent to the blob store')
  const id = Number(BLOB.exec(call.url.pathname)?.[1])
  return operation({ state, uploads, id, url: call.url, body: call.body })
}
