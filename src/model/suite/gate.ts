import type { Margin } from '../metric.js'

export const SEVERITIES = ['fail', 'warn'] as const
export type Severity = (typeof SEVERITIES)[number]

/** `significant`: needs the test and the margin. `threshold`: the margin alone. `non-inferior`: must be shown to stay inside the margin. */
export const EVIDENCE = ['significant', 'threshold', 'non-inferior'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** A rule over a run or a comparison. `metric` is a full metric id; margins are positive and point in the bad direction. */
export interface Gate {
  /** Unique in the suite: the metric id, with ` (warn)` or ` where …` appended when a metric has several gates. */
  readonly id: string
  readonly metric: string
  readonly severity: Severity
  readonly evidence: Evidence
  readonly primary: boolean
  readonly margin: Margin | null
  readonly min: number | null
  readonly max: number | null
  /** A selection such as `tag:auth`; null is the whole suite. */
  readonly where: string | null
  /** One of the default gates, which the suite does not name. */
  readonly assumed?: true
}
