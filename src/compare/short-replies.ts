import { countOf } from '../format/format-number.js'
import type { ScoredTrial } from '../model/run.js'

/** The metric of how many spans came back, duplicates left out. */
const RETURNED = 'retrieval.returned'

interface Count {
  readonly short: number
  readonly replies: number
}

/**
 * A warning where replies have fewer spans than the primary k. A target that always has been like that is not news: with a baseline, only
 * where it is more of them than there.
 */
export function describeShortReplies(input: {
  /** Null where there is no baseline; a reference of an older version may not say how many spans came back. */
  readonly baseline: readonly ScoredTrial[] | null
  readonly candidate: readonly ScoredTrial[]
  readonly k: number
}): readonly string[] {
  const { k } = input
  const now = countShort(input.candidate, k)
  const counted = input.baseline === null ? null : countShort(input.baseline, k)
  const before = counted === null || counted.replies === 0 ? null : counted
  if (now.short === 0) return []
  if (before !== null && now.short * before.replies <= before.short * now.replies) return []
  const comparison = before === null ? '' : ` (${before.short} of ${before.replies} in the baseline)`
  return [
    `${now.short} of ${countOf(now.replies, 'reply', 'replies')} ${now.short === 1 ? 'has' : 'have'} fewer than ${countOf(k, 'span')}, the primary k${comparison}: metrics at ${k} look at fewer.`,
  ]
}

function countShort(trials: readonly ScoredTrial[], k: number): Count {
  let [short, replies] = [0, 0]
  for (const { scores } of trials) {
    const length = scores[RETURNED]
    if (length === undefined) continue
    replies += 1
    if (length < k) short += 1
  }
  return { short, replies }
}
