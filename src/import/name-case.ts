const MAX_LENGTH = 60

/**
 * An id made of a text: its words in lower case, joined by dashes, at most 60 characters; `fallback` where there is no word.
 * @example nameCase('How long is bread baked?', 'case') // 'how-long-is-bread-baked'
 */
export function nameCase(text: string, fallback: string): string {
  let id = ''
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (id !== '' && id.length + 1 + word.length > MAX_LENGTH) break
    id += `${id === '' ? '' : '-'}${word.slice(0, MAX_LENGTH)}`
  }
  return id === '' ? fallback : id
}

/** An id of another format as it may stand in a case: without control characters, trimmed, at most 200 characters; null when nothing is left. */
export function cleanId(id: string): string | null {
  const clean = id
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
  return clean === '' ? null : clean
}
