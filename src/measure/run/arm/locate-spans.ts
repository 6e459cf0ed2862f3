import { join, normalize } from 'node:path'
import { listFiles, locatePath, readTextFile } from '../../../io/files.js'
import type { ExpectedSpan, GoldenCase } from '../../../model/suite/case.js'
import { onMistake } from '../../../model/error.js'
import { sha256 } from '../../../io/sha256.js'
import { groupBy } from '../../../model/group-by.js'
import type { Observation, Span } from '../../../model/run/observation.js'
import { listSymbols } from '../../search/find-symbols.js'
import { type FileOutline, locateSpan, outlineFile } from '../../search/locate-span.js'
import { type CheckedFile, findStaleSpans } from '../../suite/stale-spans.js'
import type { RunSuiteInput } from '../input.js'
import { normalizePath } from '../../../metrics/retrieval/normalize-path.js'

/** Finds retrieved spans in one checkout, while it is available. */
export type SpanLocator = ReturnType<typeof openSpanLocator>

/** Opens a locator. Reads each file once, when it is first needed, and only files inside the checkout. */
export function openSpanLocator(workingDirectory: string) {
  const outlines = new Map<string, ReturnType<typeof readInside<FileOutline>>>()
  const outlineOf = async (path: string): Promise<FileOutline | null> => {
    const read = outlines.get(path) ?? readInside(path, workingDirectory, outlineFile)
    outlines.set(path, read)
    const outline = await read
    return outline === 'not text' ? null : outline
  }
  const locateOne = async (span: Span, expected: ReadonlyMap<string, readonly ExpectedSpan[]>): Promise<Span> => {
    const path = span.path === undefined ? undefined : normalizePath(span.path)
    const wanted = path === undefined ? undefined : expected.get(path)
    if (path === undefined || wanted === undefined) return span
    const outline = await outlineOf(path)
    const located = outline === null ? null : locateSpan(span, wanted, outline)
    return located === null ? span : { ...span, in_checkout: located }
  }
  /** Adds `in_checkout` to each span in a file for which the case expects a symbol or lines. */
  return async (observation: Observation, golden: GoldenCase): Promise<Observation> => {
    if (observation.status === 'failed' || observation.reply.spans === undefined) return observation
    const expected = spansWithinFiles(golden)
    if (expected.size === 0) return observation
    const spans: Span[] = []
    for (const span of observation.reply.spans) spans.push(await locateOne(span, expected))
    return { ...observation, reply: { ...observation.reply, spans } }
  }
}

/** Returns the spans that a case expects within files, by path. Whole files need no lookup. */
function spansWithinFiles({ expected_spans: spans }: GoldenCase): ReadonlyMap<string, readonly ExpectedSpan[]> {
  const within = spans.filter(({ symbol, start_line, end_line }) =>
    [symbol, start_line, end_line].some((end) => end !== undefined),
  )
  return groupBy(within, ({ path }) => normalizePath(path))
}

/** In a larger file, only the path of a span is checked. */
const MAX_BYTES = 10_000_000

/**
 * Finds the expected spans that the working directory lacks. Does not read files outside it. For a file that is not text only its
 * existence is known, so its spans are not checked further.
 */
export async function checkSpans({ cases, workingDirectory }: Pick<RunSuiteInput, 'cases' | 'workingDirectory'>) {
  const paths = new Set(
    cases.filter(({ enabled }) => enabled).flatMap(({ expected_spans: spans }) => spans.map(({ path }) => path)),
  )
  const files = new Map<string, CheckedFile>()
  const unreadable = new Set<string>()
  for (const path of paths) {
    const file = await readCheckedFile(path, workingDirectory)
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
  return findStaleSpans({ cases: readable, files, known, hash: sha256 })
}

/** Reads a file that a case names; `null` if there is no such file inside the folder. */
export const readCheckedFile = async (path: string, workingDirectory: string) =>
  readInside(path, workingDirectory, outlineText)

export const outlineText = (path: string, text: string): CheckedFile => ({
  lines: text.split(/\r\n|\n|\r/),
  symbols: listSymbols(path, text),
})

/** Applies `outline` to a file that a case names; `null` if the file is missing or outside the folder, also through a link. */
async function readInside<Outline>(
  path: string,
  workingDirectory: string,
  outline: (path: string, text: string) => Outline,
): Promise<Outline | 'not text' | null> {
  const full = join(workingDirectory, normalize(path.replaceAll('\\', '/')))
  if ((await locatePath(workingDirectory, full)) !== 'inside') return null
  const text = await readTextFile({ path: full, shown: path, maxBytes: MAX_BYTES }).catch(onMistake(() => null))
  return text === null ? 'not text' : outline(path, text)
}

/** Whether it is neither hidden nor of a package manager. */
export function isOwnFolder(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return !name.startsWith('.') && name !== 'node_modules'
}
