import { join, normalize } from 'node:path'
import { listSymbols } from '../search/list-symbols.js'
import type { ExpectedSpan, GoldenCase } from '../model/case.js'
import { UserError } from '../model/error.js'
import type { Hash } from '../model/fingerprint.js'
import { findStaleSpans, type CheckedFile, type StaleSpan } from '../suite/stale-spans.js'
import { locatePath, readTextFile } from '../io/files.js'
import { listFiles } from '../io/list-files.js'

/** A span in a larger file is only checked for its path. */
const MAX_BYTES = 10_000_000

/**
 * The expected spans that the working directory does not have. Files outside it are not read; of a file that is no text only the
 * existence is known, so nothing else is said of it.
 */
export async function checkSpans({
  cases,
  workingDirectory,
  hash,
}: {
  readonly cases: readonly GoldenCase[]
  readonly workingDirectory: string
  readonly hash: Hash
}): Promise<{ readonly stale: readonly StaleSpan[]; readonly unchecked: boolean }> {
  const paths = new Set(
    cases.filter(({ enabled }) => enabled).flatMap(({ expected_spans: spans }) => spans.map(({ path }) => path)),
  )
  const files = new Map<string, CheckedFile>()
  const unreadable = new Set<string>()
  for (const path of paths) {
    const file = await readFile(path, workingDirectory)
    if (file === 'not text') unreadable.add(path)
    else if (file !== null) files.set(path, file)
  }
  const isReadable = ({ path }: ExpectedSpan): boolean => !unreadable.has(path)
  const readable = cases.map((golden) =>
    golden.expected_spans.every(isReadable)
      ? golden
      : { ...golden, expected_spans: golden.expected_spans.filter(isReadable) },
  )
  const isMissing = files.size > 0 && files.size + unreadable.size < paths.size
  const known = isMissing ? await listFiles(workingDirectory, isOwnFolder) : []
  return findStaleSpans({ cases: readable, files, known, hash })
}

async function readFile(path: string, workingDirectory: string): Promise<CheckedFile | 'not text' | null> {
  const read = await readInside(path, workingDirectory)
  if (read === null || read === 'not text') return read
  return { lines: read.text.split(/\r\n|\n|\r/), symbols: listSymbols(path, read.text) }
}

/** The text of a file that a case names; null where there is none, or where it lies outside the folder, be it by a link. */
export async function readInside(
  path: string,
  workingDirectory: string,
): Promise<{ readonly text: string } | 'not text' | null> {
  const full = join(workingDirectory, normalize(path.replaceAll('\\', '/')))
  if ((await locatePath(workingDirectory, full)) !== 'inside') return null
  try {
    return { text: await readTextFile({ path: full, shown: path, maxBytes: MAX_BYTES }) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return 'not text'
  }
}

/** Neither hidden nor of a package manager. */
function isOwnFolder(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return !name.startsWith('.') && name !== 'node_modules'
}
