import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative } from 'node:path'
import { UserError } from '../model/error.js'

/**
 * The text of a file in UTF-8, without a byte order mark. Throws the user's error `file-unreadable` for everything that
 * is no such text: missing, a folder, no permission, larger than `maxBytes`, UTF-16, binary.
 * `shown` is the name that the error uses.
 */
export async function readTextFile({
  path,
  shown = path,
  maxBytes,
}: {
  readonly path: string
  readonly shown?: string
  readonly maxBytes: number
}): Promise<string> {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new UserError('file-unreadable', { path: shown, reason }, { cause })
  }
  const bytes = await readBytes(path, maxBytes).catch((error: unknown) => {
    const reason = reasonOf(error)
    if (reason === null) throw error
    return refuse(reason, error)
  })
  if (bytes === 'too large')
    return refuse(`it is larger than ${maxBytes < 1e6 ? `${maxBytes / 1e3} kB` : `${maxBytes / 1e6} MB`}`)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return refuse('it is UTF-16: save it as UTF-8')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return refuse('it is UTF-16: save it as UTF-8')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? refuse('it is binary') : text
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse('it is not UTF-8 text', error)
  }
}

async function readBytes(path: string, maxBytes: number): Promise<Buffer | 'too large'> {
  const found = await stat(path)
  if (!found.isFile()) throw Object.assign(new Error(path), { code: found.isDirectory() ? 'EISDIR' : 'ENOTFILE' })
  return found.size > maxBytes ? 'too large' : readFile(path)
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission to read it',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a circle of links',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  ENOTFILE: 'it is not a file',
  EPERM: 'there is no permission to read it',
}

/** What the system says, in words; null for what is no fault of the file. */
function reasonOf(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? null
}

/** Whether a path, links followed, lies in a folder, out of it, or nowhere. */
export async function locatePath(folder: string, path: string): Promise<'inside' | 'outside' | 'missing'> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path).catch(() => null)])
  if (real === null) return 'missing'
  const way = relative(root, real)
  return way === '..' || /^\.\.[/\\]/.test(way) || isAbsolute(way) ? 'outside' : 'inside'
}
