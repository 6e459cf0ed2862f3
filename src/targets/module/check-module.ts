import { join } from 'node:path'
import { UserError } from '../../model/error.js'
import { locatePath } from '../../io/files.js'

/** The absolute path of a module of the checkout that this Node can run. Throws the user's error `module-unusable`. */
export async function checkModule(
  written: string,
  { workingDirectory, hasLoader }: { readonly workingDirectory: string; readonly hasLoader: boolean },
): Promise<string> {
  const refuse = (problem: string): UserError => new UserError('module-unusable', { module: written, problem })
  const path = join(workingDirectory, written)
  const place = await locatePath(workingDirectory, path)
  if (place === 'missing') throw refuse(`there is no such file in ${workingDirectory}`)
  if (place === 'outside') throw refuse(`it is not inside ${workingDirectory}`)
  if (/\.[cm]?ts$/.test(path) && !hasLoader && !stripsTypes(process.versions.node))
    throw refuse(
      `Node ${process.versions.node} does not run TypeScript by itself. Compile it to JavaScript, use Node 22.18 or newer, or name a loader: \`node: [--import, tsx]\``,
    )
  return path
}

/**
 * Whether a version of Node runs TypeScript without a flag. Source: Node's changelogs, type stripping enabled by default.
 * @example stripsTypes('22.18.0') // true
 */
export function stripsTypes(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 22) return minor >= 18
  return major === 23 ? minor >= 6 : major > 23
}
