import crypto from 'node:crypto'

/** `sha256:<hex>` of a text in UTF-8. */
export function sha256(text: string): string {
  return `sha256:${digest(text)}`
}

/** In one call where Node has it (20.12 and newer): a suite has thousands of cases. */
const digest: (text: string) => string =
  'hash' in crypto
    ? (text) => crypto.hash('sha256', text)
    : (text) => crypto.createHash('sha256').update(text).digest('hex')
