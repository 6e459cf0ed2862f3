/**
 * The score of one trial for one metric. `unscored` is never 0: means leave it out and the report counts it. A metric that does not apply
 * to a case (judged by the case's text alone) gives no score at all.
 */
export type Score =
  { readonly kind: 'scored'; readonly value: number } | { readonly kind: 'unscored'; readonly reason: string }

export function scored(value: number): Score {
  return Number.isFinite(value)
    ? { kind: 'scored', value }
    : { kind: 'unscored', reason: `the value is ${value}, not a finite number` }
}

export function unscored(reason: string): Score {
  return { kind: 'unscored', reason }
}

/** Scores a value that may be missing, with the reason if it is. */
export function scoredOr(value: number | null | undefined, reason: string): Score {
  return value === undefined || value === null ? unscored(reason) : scored(value)
}

/** Scores a value, or the reason, given as text, why there is none. */
export const toScore = (value: number | string): Score => (typeof value === 'string' ? unscored(value) : scored(value))

/**
 * Computes a value from something that was read; returns the reason if it could not be read.
 * @example computeFrom({ share: 0.5 }, ({ share }) => 1 - share) // 0.5
 * @example computeFrom('no claim', ({ share }: { share: number }) => 1 - share) // 'no claim'
 */
export function computeFrom<Read>(read: Read | string, compute: (read: Read) => number | string): number | string {
  return typeof read === 'string' ? read : compute(read)
}

/**
 * Combines scores; unscored, with the reason of the first unscored one, if any is.
 * @example combineScores([scored(3), scored(4)], (a, b) => a / b) // scored 0.75
 */
export function combineScores<Scores extends readonly Score[]>(
  scores: readonly [...Scores],
  combine: (...values: { [Place in keyof Scores]: number }) => number | string,
): Score {
  const missing = scores.find((score) => score.kind === 'unscored')
  if (missing !== undefined) return missing
  const values = scores.map((score) => (score.kind === 'scored' ? score.value : NaN))
  return toScore(combine(...(values as { [Place in keyof Scores]: number })))
}

/**
 * The subject of a reason: the trial failed, the change deleted the case's source, a part of the success rule, or the result is undecided.
 */
export type ReasonTopic =
  | 'failure'
  | 'deleted'
  | 'willingness'
  | 'spans'
  | 'sources'
  | 'checks'
  | 'hops'
  | 'judge'
  | 'workflow'
  | 'reported'
  | 'unscored'

/** Why a trial does not succeed: one clause with its numbers. It may quote a target or a harness, so its text is untrusted. */
export interface Reason {
  readonly about: ReasonTopic
  readonly text: string
}
