const SLASH = 47
const DOT = 46
const BACKSLASH = 92
const ASCII = 127

/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
export function normalizePath(path: string): string {
  return isPlain(path) ? path : spellPath(path)
}

/** Whether it surely is in that spelling, as nearly all are: a run asks of every span that every trial retrieved. */
function isPlain(path: string): boolean {
  let isPartStart = true
  for (let at = 0; at < path.length; at++) {
    const code = path.charCodeAt(at)
    if (code > ASCII || code === BACKSLASH) return false
    if (isPartStart && (code === SLASH || code === DOT)) return false
    isPartStart = code === SLASH
  }
  return !isPartStart
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
