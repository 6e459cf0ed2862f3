/**
 * Surely in that spelling, as nearly all are: ASCII, and no part that is empty or starts with a dot. An expression, since a run asks of
 * every span that every trial retrieved, and V8 makes machine code of it.
 */
const PLAIN = /^(?:[^./\\\u0080-\uffff][^/\\\u0080-\uffff]*(?:\/(?!$)|$))+$/
/** Longer than a system's paths; an expression runs out of stack on one of ten million characters. */
const LONG = 1_000

/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
export function normalizePath(path: string): string {
  return path.length < LONG && PLAIN.test(path) ? path : spellPath(path)
}

function spellPath(path: string): string {
  const parts: string[] = []
  const slashed = path.normalize('NFC').replaceAll('\\', '/')
  for (const part of slashed.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return (slashed.startsWith('/') ? '/' : '') + parts.join('/')
}

/** Whether a path in one spelling starts at the root of a system, or of a drive. */
export function isAbsolutePath(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:\//i.test(path)
}
