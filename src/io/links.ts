import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path'
import { UserError } from '../model/error.js'
import { orNull } from './log.js'

/**
 * Why nothing may be written or read at a path, as a clause; null where all is well. A link in a checkout must not lead out of it: whoever
 * commits one would have files of others overwritten, or shown. Links outside a checkout, and above the working directory, are the user's own.
 */
export function findLinkOut(path: string): string | null {
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
    const target = realTarget(at)
    if (target === null) return `${at} is a link that leads nowhere`
    const isOurs = isInside(checkout, target) || isInside(target, process.cwd())
    if (!isOurs) return `${at} is a link that leads out of the checkout ${checkout}, to ${target}`
  }
  return null
}

/** The folder with `.git` at or above a folder; on a runner the workspace, which may be without. */
function findCheckout(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) break
  }
  const workspace = realTarget(process.env['GITHUB_WORKSPACE'] || folder)
  return process.env['GITHUB_WORKSPACE'] && workspace !== null && isInside(workspace, folder) ? workspace : null
}

/** Null where nothing is, or where it may not be seen: then nothing can be opened either. */
const readsAsLink = (path: string): boolean | null =>
  orNull(() => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? null)

/** Null where it leads nowhere, or in a circle. */
export const realTarget = (path: string): string | null => orNull(() => realpathSync(path))

/** Whether a path is in a folder, or is the folder. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way)
}

/** Throws the user's error `file-unreadable` for what `findLinkOut` finds; `shown` is the name that the error uses. */
export function refuseToReadOut(path: string, shown = path): void {
  const reason = findLinkOut(path)
  if (reason !== null) throw new UserError('file-unreadable', { path: shown, reason })
}

/** Throws the user's error `output-unwritable` for what `findLinkOut` finds. */
export function refuseToWriteOut(path: string): void {
  const reason = findLinkOut(path)
  if (reason !== null) throw new UserError('output-unwritable', { path, reason })
}
