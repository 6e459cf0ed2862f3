import crypto from 'node:crypto'

/** Returns `sha256:<hex>` of a text in UTF-8. */
export const sha256 = (text: string): string => `sha256:${sha256Hex(text)}`

/**
 * Returns the SHA-256, in hex, of bytes or of a text in UTF-8. Uses the one-call hash of Node 20.12 and newer, since a
 * suite has thousands of cases.
 */
export const sha256Hex: (content: string | Uint8Array) => string =
  'hash' in crypto
    ? (content) => crypto.hash('sha256', content)
    : (content) => crypto.createHash('sha256').update(content).digest('hex')
