import { release } from 'node:os'
import { sep } from 'node:path'

/**
 * Differences between Linux, macOS and Windows. Code outside this folder never asks for the system
 * (test/io/platform.test.ts). process-tree.ts measures and ends processes.
 */
export const IS_WINDOWS = process.platform === 'win32'

/** Describes the machine, as stored in a run. */
export const describeSystem = (): string => `${process.platform} ${release()} ${process.arch}`

/** The signals that ask Goldenpair itself to end. GitHub's runner on Windows sends Ctrl+C and then Ctrl+Break. */
export const ENDING_SIGNALS: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  ...(IS_WINDOWS ? ['SIGBREAK' as const] : []),
]

/** Whether a process with this id exists on this machine, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Not permitted: another user owns the process.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns a path with the separators that suites, reports and JSON use.
 * @example withSlashes('golden\\cases', '\\') // 'golden/cases'
 */
export const withSlashes = (path: string, separator: string = sep): string => path.split(separator).join('/')

/**
 * Returns a text with the line ends that git stores. A checkout on Windows may have others and means the same.
 * @example withLineFeeds('a\r\nb') // 'a\nb'
 */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')
