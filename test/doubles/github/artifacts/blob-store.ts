import type { Answer } from '../call.js'
import type { GitHubState } from '../state.js'
import type { Upload } from './artifact-service.js'
import { blobSignature } from './blob-address.js'

interface BlobRequest {
  readonly state: GitHubState
  readonly uploads: ReadonlyMap<number, Upload>
  readonly id: number
  readonly url: URL
  readonly body: Buffer
}

/** Returns the name of a request to the blob store; `null` if it does not know the request. */
export function blobOperation(method: string, url: URL): string | null {
  const component = url.searchParams.get('comp')
  if (method === 'GET') return 'blob/get'
  if (method === 'PUT' && component === 'block') return 'blob/put-block'
  if (method === 'PUT' && component === 'blocklist') return 'blob/put-block-list'
  return null
}

function refuse(status: number, code: string): Answer {
  const body = Buffer.from(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`)
  return { status, body, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code } }
}

const CREATED: Answer = {
  status: 201,
  headers: {
    etag: '"0x8D000000000000"',
    'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    'x-ms-request-id': '00000000-0000-0000-0000-000000000000',
    'x-ms-version': '2025-11-05',
  },
}

/** Answers the three requests of Azure's blob store that artifacts need. */
export const blobStore: Readonly<Record<string, (request: BlobRequest) => Answer>> = {
  'blob/get': ({ state, id, url }) => {
    if (url.searchParams.get('sig') !== blobSignature(state, id)) return refuse(403, 'AuthenticationFailed')
    const artifact = state.artifacts.get(id)
    if (artifact === undefined || artifact.expired) return refuse(404, 'BlobNotFound')
    const disposition = `attachment; filename="${artifact.name}.zip"`
    const headers = { 'content-type': artifact.mime_type, 'content-disposition': disposition }
    return { status: 200, body: artifact.content, headers }
  },

  'blob/put-block': ({ state, uploads, id, url, body }) => {
    if (url.searchParams.get('sig') !== blobSignature(state, id)) return refuse(403, 'AuthenticationFailed')
    const blockId = url.searchParams.get('blockid')
    const upload = uploads.get(id)
    if (upload === undefined || blockId === null) return refuse(404, 'BlobNotFound')
    upload.blocks.set(blockId, body)
    return CREATED
  },

  'blob/put-block-list': ({ state, uploads, id, url, body }) => {
    if (url.searchParams.get('sig') !== blobSignature(state, id)) return refuse(403, 'AuthenticationFailed')
    const upload = uploads.get(id)
    if (upload === undefined) return refuse(404, 'BlobNotFound')
    const blocks = [...body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)].map((match) =>
      upload.blocks.get(match[1] ?? ''),
    )
    if (blocks.length === 0 || blocks.includes(undefined)) return refuse(400, 'InvalidBlockList')
    upload.content = Buffer.concat(blocks.filter((block) => block !== undefined))
    return CREATED
  },
}
