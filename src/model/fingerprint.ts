/** A cryptographic hash given by the caller (core has none): text in, `sha256:<hex>` out. */
export type Hash = (text: string) => string

/**
 * Writes JSON with object keys sorted and `undefined` members left out, so that equal values give equal text.
 * @example canonicalJson({ b: 1, a: [undefined, 2] }) // '{"a":[null,2],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  let members = ''
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) return JSON.stringify(value)
    for (const item of value) members += `${members === '' ? '' : ','}${canonicalJson(item)}`
    return `[${members}]`
  }
  const fields = value as Readonly<Record<string, unknown>>
  // By default, `sort` compares code units, which is the same in every locale.
  for (const key of Object.keys(fields).sort()) {
    const member = fields[key]
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`
  }
  return `{${members}}`
}

/** Shortens hashes in a text to their first twelve digits, which are enough to distinguish them. */
export function shortenHashes(text: string): string {
  return text.replace(/\b(sha256:)?([0-9a-f]{12})[0-9a-f]{20,}\b/g, '$2…')
}
