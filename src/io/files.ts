import { constants, mkdirSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { nullOnError, UserError } from '../model/error.js'
import { isInside, refuseToReadOut, refuseUnsafeWrite } from './links.js'
import { failWriting, asOutputError, systemCode } from './log.js'
import { withLineFeeds, withSlashes } from './platform.js'
import { escapeRegex, globToRegExp } from '../model/glob.js'

/**
 * Reads a text file in UTF-8, without a byte order mark; lines end with line feeds unless `asIs`. Throws
 * `file-unreadable` if the file is missing, a folder, not permitted, larger than `maxBytes`, UTF-16, binary, or behind a
 * link that leads out of the checkout. `shown` is the name that the error uses.
 */
export async function readTextFile(input: {
  readonly path: string
  readonly shown?: string
  readonly maxBytes: number
  readonly asIs?: boolean
}): Promise<string> {
  const { path, shown = path, maxBytes, asIs = false } = input
  const refuse = (reason: string, cause?: unknown): never => {
    throw new UserError('file-unreadable', { path: shown, reason }, { cause })
  }
  refuseToReadOut(path, shown)
  const bytes = await readBytes(path, maxBytes).catch((error: unknown) => {
    const reason = REASONS[systemCode(error)]
    if (reason === undefined) throw error
    return refuse(reason, error)
  })
  if (bytes === 'too large')
    return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`)
  if (/^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2))) return refuse('it is UTF-16: save it as UTF-8')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) return refuse('it is binary')
    return asIs ? text : withLineFeeds(text)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse('it is not UTF-8 text', error)
  }
}

async function readBytes(path: string, maxBytes: number): Promise<Buffer | 'too large'> {
  const facts = await stat(path)
  if (!facts.isFile()) throw Object.assign(new Error(path), { code: facts.isDirectory() ? 'EISDIR' : 'ENOTFILE' })
  return facts.size > maxBytes ? 'too large' : readFile(path)
}

/** Why a file cannot be read, in words, by the system's error code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission to read it was denied',
  EISDIR: 'it is a folder',
  ELOOP: 'its links form a loop',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  ENOTFILE: 'it is not a file',
  EPERM: 'permission to read it was denied',
}

/** Whether a path is a regular file; follows links. */
export async function isRegularFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}

/** Whether anything exists at a path; follows links. */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}

/** Whether a path lies inside a folder, outside of it, or does not exist; follows links. */
export async function locatePath(folder: string, path: string): Promise<'inside' | 'outside' | 'missing'> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path).catch(() => null)])
  if (real === null) return 'missing'
  return isInside(root, real) ? 'inside' : 'outside'
}

/**
 * Returns the path of `name` in a folder. Throws `refuse(reason)` if nothing is there, or if links lead out of the
 * folder.
 */
export async function findInside(
  folder: string,
  name: string,
  { refuse, missing = 'it does not exist' }: { readonly refuse: (reason: string) => Error; readonly missing?: string },
): Promise<string> {
  const path = join(folder, name)
  const place = await locatePath(folder, path)
  if (place === 'missing') throw refuse(missing)
  if (place === 'outside') throw refuse(`it is not inside ${folder}`)
  return path
}

/** Returns a path as people and suites write it: relative to a folder, with `/`. */
export const nameFrom = (folder: string, path: string): string => withSlashes(relative(folder, resolve(folder, path)))

/**
 * Returns a text whose absolute paths inside a folder are written from there, with `/`.
 * @example shortenPaths('Cannot read /shop/golden/a.yaml: it is a folder.', '/shop') // 'Cannot read golden/a.yaml: it is a folder.'
 */
export function shortenPaths(text: string, folder: string): string {
  if (folder === dirname(folder)) return text
  const start = `(?<![\\w.\\\\/-])${escapeRegex(folder)}[\\\\/]`
  return text.replace(new RegExp(`${start}([^\\s"'\`:,;]*)`, 'g'), (_, path: string) => withSlashes(path))
}

/** Throws `file-exists` if one of the paths, relative to `folder`, exists already: only `--force` overwrites. */
export async function refuseExisting(paths: readonly string[], folder: string, cure = ANOTHER_NAME): Promise<void> {
  const places = await Promise.all(paths.map(async (path) => locatePath(folder, resolve(folder, path))))
  const taken = paths.filter((_, index) => places[index] !== 'missing')
  if (taken.length === 0) return
  throw new UserError('file-exists', { paths: taken.map((path) => nameFrom(folder, path)), cure })
}

const ANOTHER_NAME = 'Give another name, or replace it with --force.'

/**
 * Lists the regular files below a folder as paths relative to it, with `/`, sorted by code unit. Links are not followed;
 * `tellOther` is called for each link and folder. `enters` decides by a folder's relative path whether to read the
 * folder.
 */
export async function listFiles(
  root: string,
  enters: (folder: string) => boolean,
  tellOther: (path: string, kind: 'link' | 'folder') => void = () => undefined,
): Promise<string[]> {
  const files: string[] = []
  const read = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) files.push(path)
      else if (entry.isSymbolicLink()) tellOther(path, 'link')
      else if (entry.isDirectory()) {
        tellOther(path, 'folder')
        if (enters(path)) await read(path)
      }
    }
  }
  await read('')
  return files.sort()
}

/**
 * Writes a new text file and creates its folder. Returns false, with nothing written, if the file exists already. Throws
 * `output-unwritable`.
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  refuseUnsafeWrite(path)
  try {
    makeFolder(dirname(path))
    await writeFile(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    const isOpening = error instanceof Error && 'syscall' in error && error.syscall === 'open'
    if (isOpening && systemCode(error) === 'EEXIST') return false
    throw asOutputError(error, path)
  }
}

/** Refuses to follow a link that was planted after the path was checked. Windows has no such flag. */
const OVER_NO_LINK =
  constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | ((constants.O_NOFOLLOW as number | undefined) ?? 0)

/**
 * Writes a whole text file by way of `draft` in the same folder, which is created: readers see the old file or the new
 * one, never half of it. Leaves no draft after a failure. Rejects with the file system's error, or with
 * `output-unwritable` if a link leads out of the checkout.
 */
export async function writeAtomic(path: string, { draft, text }: { readonly draft: string; readonly text: string }) {
  refuseUnsafeWrite(dirname(path))
  refuseUnsafeWrite(draft)
  try {
    makeFolder(dirname(path))
    await writeFile(draft, text, { flag: OVER_NO_LINK })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/**
 * Writes a whole text file and creates its folder; readers see the old file or the new one, never half of it. Throws
 * `output-unwritable`.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeAtomic(path, { draft: `${path}.tmp`, text }).catch(failWriting(path))
}

/** Writes a whole JSON file, indented for people. Throws as `replaceFile` does. */
export async function replaceJson(path: string, data: unknown): Promise<void> {
  await replaceFile(path, writeJson(data))
}

/** Returns the text of a JSON file, indented for people. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}

/**
 * Creates a folder and its missing parents. Throws the file system's error. Node's own recursive `mkdir` never ends if a
 * folder exists and nothing can be created in it, as below /proc: it takes the first error, ENOENT, for a missing parent.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process was quicker.
    if (!isFolder(path)) throw error
  }
}

/** Creates the folder of a later output, so that a bad path fails before anything is spent. Throws `output-unwritable`. */
export function prepareFolder(path: string): void {
  try {
    makeFolder(path)
  } catch (error) {
    throw asOutputError(error, path)
  }
}

/** Creates a new folder in the system's temporary folder. Disposing it removes the folder and its content. */
export async function makeTempFolder(what: string) {
  const folder = await mkdtemp(join(tmpdir(), `goldenpair-${what}-`))
  return { folder, [Symbol.asyncDispose]: async () => rm(folder, { recursive: true, force: true }) }
}

/** Whether a path is a folder; follows links. */
export const isFolder = (path: string): boolean => nullOnError(() => statSync(path).isDirectory()) ?? false

/** Splits a glob into the leading folders without wildcards and a test for the folders below them that may have matches. */
export function splitGlob(glob: string) {
  const parts = glob.split('/')
  const firstWild = parts.findIndex((part) => /[*?{]/.test(part))
  /** The leading folders without a wildcard. */
  const fixed = parts.slice(0, firstWild === -1 ? -1 : firstWild)
  const depth = glob.includes('**') ? Infinity : parts.length - fixed.length - 1
  /** Whether to read a folder, named relative to the fixed ones. Hidden folders and `node_modules` are never read. */
  const enters = (inner: string): boolean => {
    const name = basename(inner)
    return name !== 'node_modules' && !name.startsWith('.') && inner.split('/').length <= depth
  }
  return { fixed, enters }
}

/**
 * Returns what matches a glob below the working directory, as sorted paths relative to it; nothing for a glob that leads
 * out of it. Hidden folders and `node_modules` are not read.
 */
export async function findMatches(glob: string, workingDirectory: string) {
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
    // Links are not followed. Listed are those that match and those to folders that may have matches.
    links: links.map(place),
    // Folders that match where a file should be.
    folders: others.folder.filter(matches).sort().map(place),
  }
}
