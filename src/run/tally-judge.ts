import { listReadings } from '../metrics/answer/list-readings.js'
import type { Run, Trial } from '../model/run.js'

/** Counts what a judge did, as the trials come in. */
export interface JudgeTally {
  readonly add: (trial: Pick<Trial, 'judgments' | 'judge_retries'>) => void
  /** Null where nobody judged. */
  readonly counts: () => NonNullable<NonNullable<Run['counts']>['judge']> | null
  /** The models that judged, sorted. */
  readonly models: () => string[]
  /** What is known to be spent; an unknown cost counts as nothing. */
  readonly costUsd: () => number
}

export function startJudgeTally(): JudgeTally {
  const models = new Set<string>()
  const counts = { readings: 0, failed: 0, retries: 0 }
  let fromCache = 0
  let costUsd = 0
  return {
    add: ({ judgments, judge_retries: retries = 0 }) => {
      counts.retries += retries
      for (const { error, model, cost_usd: cost = 0, cached } of judgments === undefined
        ? []
        : listReadings(judgments)) {
        counts.readings += 1
        if (error !== undefined) counts.failed += 1
        if (cached === true) fromCache += 1
        if (model !== undefined) models.add(model)
        costUsd += cost
      }
    },
    counts: () =>
      counts.readings + counts.retries === 0 ? null : { ...counts, ...(fromCache > 0 && { cached: fromCache }) },
    models: () => [...models].sort(),
    costUsd: () => costUsd,
  }
}
