import { createHash } from 'node:crypto'
import type { GitHubState } from '../state.js'

/** The signature of a blob's address; only the holder of the address can read or write the blob. */
export function blobSignature(state: GitHubState, id: number): string {
  return createHash('sha256').update(`${state.token}:${id}`).digest('hex')
}

/** Where the bytes of an artifact are, with a signature instead of a token, as Azure does it. */
export function signedBlobUrl(state: GitHubState, id: number): string {
  return `${state.results_url}/artifact-blobs/${id}?sig=${blobSignature(state, id)}`
}
