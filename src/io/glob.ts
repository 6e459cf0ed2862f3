import { basename, join } from 'node:path'
import { globToRegExp } from '../model/glob.js'
import { isFolder, listFiles, locatePath } from './files.js'

/** Where a glob begins to be one, and which folders below that may have what it matches. */
export function splitGlob(glob: string): {
  /** The folders in front that have no wildcard. */
  readonly fixed: readonly string[]
  /** Whether a folder, named from there, is looked into: hidden ones and `node_modules` never are. */
  readonly enters: (inner: string) => boolean
} {
  const parts = glob.split('/')
  const firstWild = parts.findIndex((part) => /[*?{]/.test(part))
  const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild)
  const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1
  const enters = (inner: string): boolean => {
    const name = basename(inner)
    return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth
  }
  return { fixed, enters }
}

/** What matches a glob: paths from the working directory. */
interface Matches {
  readonly files: readonly string[]
  /** Links, which are not followed: those that match, and those to folders that could have what matches. */
  readonly links: readonly string[]
  /** Folders that match, where a file should. */
  readonly folders: readonly string[]
}

/**
 * What below the working directory matches a glob from there, sorted; nothing for a glob that leads out of it. Neither hidden folders nor
 * `node_modules` are entered.
 */
export async function findMatches(glob: string, workingDirectory: string): Promise<Matches> {
  const { fixed, enters } = splitGlob(glob)
  const folder = join(workingDirectory, ...fixed)
  if ((await locatePath(workingDirectory, folder)) !== 'inside') return { files: [], links: [], folders: [] }
  const pattern = globToRegExp(glob)
  const others = { link: [] as string[], folder: [] as string[] }
  const files = await listFiles(folder, enters, (path, kind) => void others[kind].push(path))
  const place = (path: string): string => [...fixed, path].join('/')
  const matches = (path: string): boolean => pattern.test(place(path))
  const links: string[] = []
  for (const link of others.link.sort())
    if (matches(link) || (enters(link) && isFolder(join(folder, link)))) links.push(link)
  return {
    files: files.filter(matches).map(place),
    links: links.map(place),
    folders: others.folder.filter(matches).sort().map(place),
  }
}

/** The files that match a glob, as `findMatches` finds them. */
export async function findFiles(glob: string, workingDirectory: string): Promise<readonly string[]> {
  return (await findMatches(glob, workingDirectory)).files
}
