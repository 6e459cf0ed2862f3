import { createHash } from 'node:crypto'
import type { GitHubState } from '../state.js'

/** Returns the signature in the URL of a blob. Only a client that has the URL can read or write the blob. */
export function blobSignature(state: GitHubState, id: number): string {
  return createHash('sha256').update(`${state.token}:${id}`).digest('hex')
}

/** Returns the URL of the bytes of an artifact, with a signature instead of a token, as in Azure. */
export function signedBlobUrl(state: GitHubState, id: number): string {
  return `${state.results_url}/artifact-blobs/${id}?sig=${blobSignature(state, id)}`
}
