import { createHash } from 'node:crypto'

/** `sha256:<hex>` of a text in UTF-8. */
export function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
