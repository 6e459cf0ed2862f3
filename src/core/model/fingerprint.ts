/** A cryptographic hash given by the caller (core has none): text in, `sha256:<hex>` out. */
export type Hash = (text: string) => string

/**
 * JSON with object keys sorted and `undefined` members left out, so that equal values give equal text.
 * @example canonicalJson({ b: 1, a: [undefined, 2] }) // '{"a":[null,2],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
