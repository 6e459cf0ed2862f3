import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { normalizePath } from '../metrics/retrieval/normalize-path.js'
import type { ExpectedSpan, GoldenCase } from '../model/case.js'
import type { Observation, Span } from '../model/observation.js'
import { locateSpan } from '../search/locate-span.js'
import { nameFiles } from '../search/name-files.js'
import { outlineFile, type FileOutline } from '../search/outline-file.js'
import type { TargetSession } from '../targets/target.js'
import { readInside } from './check-spans.js'
import { decorateTarget } from './decorate-target.js'

/** The target, whose spans and sources are named by their paths in the checkout where they lie in it. */
export async function nameTargetFiles(session: TargetSession, workingDirectory: string): Promise<TargetSession> {
  const root = resolve(workingDirectory)
  const roots = [root, await realpath(root).catch(() => root)]
  return decorateTarget(session, async (request, limits) => {
    const attempt = await session.ask(request, limits)
    return attempt.status === 'ok' ? { ...attempt, reply: nameFiles(attempt.reply, roots) } : attempt
  })
}

/** Looks retrieved spans up in one checkout, while it is at hand. */
export interface SpanLocator {
  /** The observation, with `in_checkout` where a span is in a file of which the case expects a symbol or lines. */
  readonly locate: (observation: Observation, golden: GoldenCase) => Promise<Observation>
}

/** Each file is read once, when it is first needed; files outside the checkout are not. */
export function openSpanLocator(workingDirectory: string): SpanLocator {
  const outlines = new Map<string, Promise<FileOutline | null>>()
  const read = async (path: string): Promise<FileOutline | null> => {
    const found = await readInside(path, workingDirectory)
    return found === null || found === 'not text' ? null : outlineFile(path, found.text)
  }
  const outlineOf = async (path: string): Promise<FileOutline | null> => {
    const outline = outlines.get(path) ?? read(path)
    outlines.set(path, outline)
    return outline
  }
  const locateOne = async (span: Span, expected: ReadonlyMap<string, readonly ExpectedSpan[]>): Promise<Span> => {
    const path = span.path === undefined ? undefined : normalizePath(span.path)
    const wanted = path === undefined ? undefined : expected.get(path)
    if (path === undefined || wanted === undefined) return span
    const outline = await outlineOf(path)
    const located = outline === null ? null : locateSpan(span, wanted, outline)
    return located === null ? span : { ...span, in_checkout: located }
  }
  return {
    locate: async (observation, golden) => {
      if (observation.status === 'failed' || observation.reply.spans === undefined) return observation
      const expected = spansWithinFiles(golden)
      if (expected.size === 0) return observation
      const spans: Span[] = []
      for (const span of observation.reply.spans) spans.push(await locateOne(span, expected))
      return { ...observation, reply: { ...observation.reply, spans } }
    },
  }
}

/** What a case expects within files, by path: where it expects whole files, there is nothing to look up. */
function spansWithinFiles({ expected_spans: spans }: GoldenCase): ReadonlyMap<string, readonly ExpectedSpan[]> {
  const files = new Map<string, ExpectedSpan[]>()
  for (const span of spans) {
    if (span.symbol === undefined && span.start_line === undefined && span.end_line === undefined) continue
    const path = normalizePath(span.path)
    files.set(path, [...(files.get(path) ?? []), span])
  }
  return files
}
