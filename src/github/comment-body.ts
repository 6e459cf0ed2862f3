import { shortCommit } from '../format/short-commit.js'
import { isOfSame, isSame, parseMarker, renderMarker, type CommitResult, type Marker } from './marker.js'

/** Before the verdict that a comment without one of its own keeps. */
const KEPT = '\n<!-- goldenpair:kept -->\n'
const KEPT_END = '\n\n</details>\n'
/** GitHub may have trimmed it. */
const ENDS_KEPT = /\n\n<\/details>\s*$/
/** Before the line that says that a later commit was measured with the same result. */
const STILL = '\n\n<!-- goldenpair:still -->\n'

/** A text as a comment. */
export function renderVerdict(marker: Marker, text: string): string {
  return `${renderMarker(marker)}\n${text}`
}

/** The text of a comment on a run that has no verdict: its first lines, and why. The texts are markdown. */
export interface WithoutVerdict {
  readonly marker: Marker & { readonly state: 'measuring' | 'stopped' }
  readonly headline: string
  readonly explanation: string
}

/** A comment without a verdict of its own. The last one is kept below, folded, so that nobody takes it for this commit's. */
export function renderWithoutVerdict({ marker, headline, explanation }: WithoutVerdict, last: string | null): string {
  const head = `${renderMarker(marker)}\n### ${headline}\n\n${explanation}\n`
  if (last === null) return head
  const sha = parseMarker(last)?.sha
  const of = sha === undefined ? '' : `, of <code>${shortCommit(sha)}</code>`
  return `${head}\n<details><summary>The last verdict${of}</summary>\n${KEPT}${last}${KEPT_END}`
}

/** The body of the last verdict that a comment of ours shows or keeps, its marker first; null where there was none yet. */
export function lastVerdict(body: string): string | null {
  const marker = parseMarker(body)
  if (marker === null) return null
  if (marker.state === undefined) return body
  const from = body.indexOf(KEPT)
  if (from < 0) return null
  return body.slice(from + KEPT.length).replace(ENDS_KEPT, '')
}

/** The last verdict again, for a later commit of which the same was found. */
export function renderStill(marker: Marker, last: string): string {
  const text = last.slice(last.indexOf('\n') + 1).split(STILL, 1)[0] ?? ''
  const look = marker.look === undefined ? '' : `, look ${marker.look} of this PR`
  return `${renderVerdict(marker, text)}${STILL}<sub>Still so at <code>${shortCommit(marker.sha)}</code>${look}.</sub>`
}

/** What the comments on a pull request record of its earlier measurements. */
export interface PullHistory {
  /**
   * The number of the next measurement, from 1: the more often somebody looks, the more often chance alone shows a regression.
   * Reporting the same measurement again is no new look, and a run without a verdict was none.
   */
  readonly look: number
  /** Earlier measurements of the same commit, oldest first. */
  readonly results: readonly CommitResult[]
  /** The last measurement of another commit; null where there was none. */
  readonly before: { readonly sha: string; readonly word: string } | null
}

/** Reads it off the bodies of the comments that we wrote. */
export function readHistory(bodies: readonly string[], marker: Marker): PullHistory {
  const recorded = bodies.flatMap((body) => {
    const earlier = parseMarker(lastVerdict(body) ?? '')
    return earlier !== null && isOfSame(earlier, marker) ? [earlier] : []
  })
  const looks = recorded.map((earlier) => (earlier.look ?? 1) + (isSame(earlier, marker) ? 0 : 1))
  const results = recorded.filter(({ sha }) => sha === marker.sha).flatMap((earlier) => earlier.results ?? [])
  const others = recorded.filter(({ sha }) => sha !== marker.sha)
  const [before = null] = others.flatMap(({ sha, results: own = [] }) =>
    own.slice(-1).map(({ word }) => ({ sha, word })),
  )
  return { look: Math.max(1, ...looks), results: results.filter((result) => !isSame(result, marker)), before }
}
