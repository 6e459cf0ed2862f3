import type { CaseDetails } from '../../model/report.js'
import type { Run } from '../../model/run.js'

/** Cases that neither flipped nor fail and are told all the same. */
const OTHERS = 200
/** A page with more in full would be too large, or each too short to be of use. */
const MOST = 1500

/**
 * Ids of the cases that a page tells in full: `telling` in its order, then others in the run's, evenly spread over it. None where
 * their text must not be shown.
 */
export function chooseStories(telling: ReadonlySet<string>, run: Run, details: CaseDetails): ReadonlySet<string> {
  if (details !== 'full') return new Set()
  const rest = run.cases.filter(({ id }) => !telling.has(id))
  const step = Math.max(1, rest.length / OTHERS)
  const others = Array.from({ length: Math.min(OTHERS, rest.length) }, (_, place) => rest[Math.floor(place * step)])
  const ids = others.flatMap((golden) => (golden === undefined ? [] : [golden.id]))
  return new Set([...[...telling].slice(0, MOST), ...ids])
}
