/** What a comment of ours carries, hidden, in its first line: whose it is and how new it is. */
export interface Marker {
  readonly suite: string
  /**
   * The id of the workflow run that measured. Not its number: ids grow over the whole repository, while numbers start
   * again at 1 in a renamed workflow, whose reports would then never replace an older one.
   */
  readonly run: number
  readonly attempt: number
  /** The head commit of the pull request that was measured. */
  readonly sha: string
  /** The how-manieth measurement of the pull request this is; absent for the first. */
  readonly look?: number
}

const MARKER =
  /^<!-- goldenpair:([A-Za-z0-9][A-Za-z0-9._-]*) run=(\d{1,15}) attempt=(\d{1,6}) sha=([0-9a-f]{7,64})(?: look=(\d{1,6}))? -->/

/** @example `<!-- goldenpair:demo run=812 attempt=1 sha=9d0e4c1… -->` */
export function renderMarker({ suite, run, attempt, sha, look }: Marker): string {
  const count = look === undefined ? '' : ` look=${look}`
  return `<!-- goldenpair:${suite} run=${run} attempt=${attempt} sha=${sha}${count} -->`
}

/** The marker that a comment's body starts with, or null. A marker further down is somebody's quotation. */
export function parseMarker(body: string): Marker | null {
  const match = MARKER.exec(body)
  if (match === null) return null
  const [, suite = '', run, attempt, sha = '', look] = match
  const count = look === undefined ? {} : { look: Number(look) }
  return { suite, run: Number(run), attempt: Number(attempt), sha, ...count }
}

/** Whether `a` reports a later measurement than `b`. */
export function isNewer(a: Marker, b: Marker): boolean {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run
}

/**
 * The how-manieth measurement of a pull request a new one is, by the bodies of the comments that we wrote: the more often
 * somebody looks, the more often chance alone shows a regression. Reporting the same measurement again is no new look.
 */
export function countLook(bodies: readonly string[], marker: Marker): number {
  const looks = bodies.flatMap((body) => {
    const found = parseMarker(body)
    if (found?.suite !== marker.suite) return []
    const isSame = found.run === marker.run && found.attempt === marker.attempt
    return [(found.look ?? 1) + (isSame ? 0 : 1)]
  })
  return Math.max(1, ...looks)
}
