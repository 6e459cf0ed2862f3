/** A request to the double, with its answer. */
export interface RecordedRequest {
  /** The operation, such as `issues/create-comment`; `null` if the double does not know it. */
  readonly operation: string | null
  readonly method: string
  /** The decoded path with the query, without the host. */
  readonly path: string
  /** The parsed JSON body; `<bytes>` for an upload; absent without a body. */
  readonly body?: unknown
  /** `null` if the connection was broken before an answer. */
  readonly status: number | null
}

const TIMESTAMP = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g
const BACKEND_ID = /[0-9a-f]{8}-0000-4000-8000-[0-9a-f]{12}/g
const SIGNATURE = /sig=[0-9a-f]{64}/g
const DIGEST = /sha256:[0-9a-f]{64}/g
const BLOCK_ID = /blockid=[^&"]+/g
const LOOPBACK = /http:\/\/127\.0\.0\.1:\d+/g

/** The parts that differ between two runs of the same story, with the words that replace them in a golden file. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [LOOPBACK, 'https://github.double'],
  [TIMESTAMP, '<time>'],
  [BACKEND_ID, '<backend id>'],
  [SIGNATURE, 'sig=<signature>'],
  [DIGEST, 'sha256:<digest>'],
  [BLOCK_ID, 'blockid=<block>'],
]

function replaceIn(value: unknown, replacements: readonly (readonly [RegExp, string])[]): unknown {
  if (typeof value === 'string') {
    return replacements.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), value)
  }
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replacements))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceIn(item, replacements)]))
}

/**
 * The conversation as a golden file keeps it: times, ports, ids of the artifact service, digests and sizes of uploads
 * replaced by words. `replacements` adds a story's own (global expressions), taken first.
 */
export function normaliseConversation(
  requests: readonly RecordedRequest[],
  replacements: readonly (readonly [RegExp, string])[] = [],
): readonly RecordedRequest[] {
  return requests.map((request) => {
    const isFinalize = request.operation === 'artifacts/FinalizeArtifact' && typeof request.body === 'object'
    const body = isFinalize ? { ...request.body, size: '<bytes>' } : request.body
    const replaced = replaceIn({ ...request, ...(body === undefined ? {} : { body }) }, [...replacements, ...VOLATILE])
    // Only strings were replaced, so the type is still right.
    return replaced as RecordedRequest
  })
}
