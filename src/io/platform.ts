import { release } from 'node:os'
import { sep } from 'node:path'

/**
 * What differs between Linux, macOS and Windows. Outside this folder nothing asks on which system it runs (test/io/platform.test.ts); how
 * processes are looked at and ended is in process-tree.ts.
 */
export const IS_WINDOWS = process.platform === 'win32'

/** What a run keeps of its machine. */
export const describeSystem = (): string => `${process.platform} ${release()} ${process.arch}`

/** What asks Goldenpair itself to end. GitHub's runner on Windows sends Ctrl+C and then Ctrl+Break. */
export const ENDING_SIGNALS: readonly NodeJS.Signals[] = [
  'SIGINT',
  'SIGTERM',
  ...(IS_WINDOWS ? ['SIGBREAK' as const] : []),
]

/** Whether there is a process of this number on this machine, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Not permitted: it is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A path with the separators of suites, reports and JSON.
 * @example withSlashes('golden\\cases', '\\') // 'golden/cases'
 */
export const withSlashes = (path: string, separator: string = sep): string => path.split(separator).join('/')

/**
 * A text as git keeps it. A checkout on Windows may have other line ends, and means the same.
 * @example withLineFeeds('a\r\nb') // 'a\nb'
 */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')
