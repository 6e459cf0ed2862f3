import { createHash } from 'node:crypto'

/** `sha256:<hex>` of a text in UTF-8. */
export const sha256 = (text: string): string => `sha256:${sha256Hex(text)}`

/** In hex, of bytes or of a text in UTF-8. */
export const sha256Hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
