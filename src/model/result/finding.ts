/** A `trade` is an improved gate with what it cost the others; a `cause` is what the newly failing cases share, or how they fail. */
export const FINDING_SUBJECTS = [
  'gate',
  'trade',
  'metric',
  'slice',
  'cause',
  'confirmed-case',
  'edited-cases',
  'zero-recall',
] as const

/** A sentence with its numbers, and what it is about, so that a report need not say a thing twice. */
export interface Finding {
  readonly about: (typeof FINDING_SUBJECTS)[number]
  /** The gate's id; null for everything else. */
  readonly gate: string | null
  readonly text: string
}

export const RECOMMENDATION_SUBJECTS = [
  'rerun',
  'look-first',
  'cause',
  'more-trials',
  'more-cases',
  'slice',
  'edited-cases',
  'stale-cases',
  'interleave',
] as const

/** What to do next, with the figure of this comparison that speaks for it. */
export interface Recommendation {
  readonly about: (typeof RECOMMENDATION_SUBJECTS)[number]
  /** The gate's id; null when it is about no single gate. */
  readonly gate: string | null
  /** Names no case. */
  readonly text: string
  /** Ids of the cases that it speaks of, for a report that may name them. */
  readonly cases: readonly string[]
}
