import { redactSecrets } from '../model/redact-secrets.js'
import { UserError } from '../model/error.js'

/**
 * Receives progress and warnings: the runner's workflow commands in the Action, stderr on the command line, an array in
 * tests.
 */
export type Log = Readonly<Record<'debug' | 'info' | 'notice' | 'warning' | 'error', (message: string) => void>>

const ignore = (): void => undefined

/** A log that drops everything. */
export const SILENT: Log = { debug: ignore, info: ignore, notice: ignore, warning: ignore, error: ignore }

/** Returns a log whose lines are changed first, as to remove secrets from them. */
export function mapLog(log: Log, change: (message: string) => string): Log {
  return {
    debug: (message) => log.debug(change(message)),
    info: (message) => log.info(change(message)),
    notice: (message) => log.notice(change(message)),
    warning: (message) => log.warning(change(message)),
    error: (message) => log.error(change(message)),
  }
}

/**
 * Returns a server's text as one line, without the secrets that it was sent and may echo, and without anything that looks
 * like one.
 */
export function quoteLine(text: string, secrets: readonly string[]): string {
  return redactSecrets(secrets.reduce((shown, secret) => shown.replaceAll(secret, '(hidden)'), text))
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

/** Returns the code of a system error, such as ENOENT; empty for any other error. */
export const systemCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Returns why the system cannot write a file, in words; `null` for any other error. */
export function explainUnwritable(error: unknown): string | null {
  return REASONS[systemCode(error)] ?? null
}

/** Makes a handler for `catch` that throws the error of writing a file as `asOutputError` returns it. */
export const failWriting =
  (path: string) =>
  (error: unknown): never => {
    throw asOutputError(error, path)
  }

/** Returns `output-unwritable` for a system error about writing a file; any other error unchanged. */
export function asOutputError(error: unknown, path: string): unknown {
  const reason = explainUnwritable(error)
  return reason === null ? error : new UserError('output-unwritable', { path, reason }, { cause: error })
}
