/** Paths come again and again; this many are kept in their one spelling, none of them long. */
const MOST_KEPT = 10_000
const LONGEST_KEPT = 300
const kept = new Map<string, string>()

/**
 * A path in one spelling: forward slashes, no `.` or empty parts, `..` resolved, Unicode composed (macOS decomposes).
 * @example normalizePath('.\\src//core/../a.ts') // 'src/a.ts'
 */
export function normalizePath(path: string): string {
  const known = kept.get(path)
  if (known !== undefined) return known
  const normal = spellPath(path)
  if (path.length <= LONGEST_KEPT) {
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(path, normal)
  }
  return normal
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
