import crypto from 'node:crypto'

/** `sha256:<hex>` of a text in UTF-8. */
export const sha256 = (text: string): string => `sha256:${sha256Hex(text)}`

/** In hex, of bytes or of a text in UTF-8. In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
export const sha256Hex: (content: string | Uint8Array) => string =
  'hash' in crypto
    ? (content) => crypto.hash('sha256', content)
    : (content) => crypto.createHash('sha256').update(content).digest('hex')
