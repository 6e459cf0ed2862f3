/**
 * What a metric says of one trial. `unscored` is never 0: means leave it out and the report counts it.
 * A metric that does not apply to a case (judged by the case's text alone) gives no score at all.
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

/** What a reason is about: the trial failed, the change deleted the case's source, a part of the success rule, or nothing could be told. */
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

/** Why a trial does not succeed: one clause with its numbers. It may quote a target or a harness, so its text is hostile. */
export interface Reason {
  readonly about: ReasonTopic
  readonly text: string
}
