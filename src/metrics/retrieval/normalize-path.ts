/**
 * Matches paths that are certainly normalised, as nearly all are: ASCII, and no part that is empty or starts with a dot. A regular
 * expression, because a run checks every span that every trial retrieved, and V8 compiles it to machine code.
 */
const PLAIN = /^(?:[^./\\\u0080-\uffff][^/\\\u0080-\uffff]*(?:\/(?!$)|$))+$/
/** Longer than real paths. Longer ones are not matched: a regular expression overflows the stack at ten million characters. */
const LONG = 1_000

/**
 * Normalises a path: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
export const normalizePath = (path: string): string => (path.length < LONG && PLAIN.test(path) ? path : spellPath(path))

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

/** Whether a normalised path starts at the root of a system, or of a drive. */
export const isAbsolutePath = (path: string): boolean => path.startsWith('/') || /^[a-z]:\//i.test(path)
