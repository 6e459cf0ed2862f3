import { hideSecrets } from '../model/hide-secrets.js'
import { UserError } from '../model/error.js'

/** Where progress and warnings go: the runner's workflow commands in the Action, stderr in the command line, an array in tests. */
export type Log = Readonly<Record<'debug' | 'info' | 'notice' | 'warning' | 'error', (message: string) => void>>

const ignore = (): void => undefined

/** A log that drops everything. */
export const SILENT: Log = { debug: ignore, info: ignore, notice: ignore, warning: ignore, error: ignore }

/** A server's text as one line, without the secrets that it was sent and may echo, nor what looks like one. */
export function quoteLine(text: string, secrets: readonly string[]): string {
  return hideSecrets(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission to write there was denied',
  EDQUOT: 'the disk quota is exceeded',
  EEXIST: 'part of the path is a file',
  EFBIG: 'the file would exceed the allowed size',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link, or its links form a loop',
  ENOENT: 'nothing can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is a file',
  EPERM: 'permission to write there was denied',
  EROFS: 'the file system is read-only',
}

/** The code of an error of the system, such as ENOENT; empty for every other error. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** What a call to the system gives; null where it refuses. */
export function orNull<Value>(call: () => Value): Value | null {
  try {
    return call()
  } catch {
    return null
  }
}

/** Why the system refuses to write a file, in words; null for every other error. */
export function whyUnwritable(error: unknown): string | null {
  return REASONS[codeOf(error)] ?? null
}

/** The user's error `output-unwritable` where the system refuses to write a file; every other error as it is. */
export function asOutputError(error: unknown, path: string): unknown {
  const reason = whyUnwritable(error)
  return reason === null ? error : new UserError('output-unwritable', { path, reason }, { cause: error })
}
