import { isNewer, parseMarker, type Marker } from './marker.js'
import type { OwnIssue } from './own-issues.js'

/** The issues of one suite. */
export interface SuiteIssue {
  /** The one that is kept; null when there is none. */
  readonly keep: OwnIssue | null
  /** Open ones beside it. */
  readonly duplicates: readonly OwnIssue[]
  /** What has written to one of them after us; null when nothing has. */
  readonly newer: Marker | null
}

/**
 * Which of the issues that we opened (oldest first) is this suite's: the first open one, so that links to it stay good, else the newest that
 * was closed. One that we closed as a duplicate of another says nothing.
 */
export function pickIssue(own: readonly OwnIssue[], marker: Marker): SuiteIssue {
  const ours = own.flatMap((issue) => {
    const found = parseMarker(issue.body)
    return found?.suite === marker.suite ? [{ issue, found }] : []
  })
  const [first, ...others] = ours.flatMap(({ issue }) => (issue.is_open ? [issue] : []))
  const closed = ours.flatMap(({ issue, found }) => (issue.is_open || found.kind === 'duplicate' ? [] : [issue]))
  const newer = ours.find(({ found }) => isNewer(found, marker))?.found ?? null
  return { keep: first ?? closed.at(-1) ?? null, duplicates: others, newer }
}
