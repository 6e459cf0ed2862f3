import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path'
import { nullOnError, UserError } from '../model/error.js'

/**
 * Returns why a path must not be read or written, as a clause; `null` if it may be. A link in a checkout must not lead
 * out of it: whoever commits one could have other files overwritten or shown. Links outside a checkout, and above the
 * working directory, are the user's own.
 */
export function findUnsafeLink(path: string): string | null {
  const whole = resolve(path)
  const { root } = parse(whole)
  let at = root
  for (const part of relative(root, whole).split(sep)) {
    const folder = at
    at = join(folder, part)
    const isLink = readsAsLink(at)
    if (isLink === null) return null
    if (!isLink) continue
    const checkout = findCheckout(realpathSync(folder))
    if (checkout === null) continue
    const target = resolveLinks(at)
    if (target === null) return `${at} is a link that leads nowhere`
    const isOurs = isInside(checkout, target) || isInside(target, process.cwd())
    if (!isOurs) return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`
  }
  return null
}

/**
 * Finds the folder with `.git` at or above a folder; if there is none, the runner's workspace, provided the folder is in
 * it.
 */
function findCheckout(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) break
  }
  const workspace = resolveLinks(process.env['GITHUB_WORKSPACE'] || folder)
  return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null
}

/** Whether a path is a link; `null` if nothing is there or may be seen, so that nothing can be opened either. */
const readsAsLink = (path: string): boolean | null =>
  nullOnError(() => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null)

/** Follows all links of a path; `null` if they lead nowhere or in a circle. */
export const resolveLinks = (path: string): string | null => nullOnError(() => realpathSync(path))

/** Whether a path is in a folder, or is the folder. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way)
}

/** Throws `file-unreadable` if `findUnsafeLink` gives a reason; `shown` is the name that the error uses. */
export function refuseToReadOut(path: string, shown = path): void {
  const reason = findUnsafeLink(path)
  if (reason !== null) throw new UserError('file-unreadable', { path: shown, reason })
}

/** Throws `output-unwritable` if `findUnsafeLink` gives a reason. */
export function refuseUnsafeWrite(path: string): void {
  const reason = findUnsafeLink(path)
  if (reason !== null) throw new UserError('output-unwritable', { path, reason })
}
