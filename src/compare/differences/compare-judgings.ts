import type { MetricFacts } from '../../model/metric.js'
import { type ScoredTrial, trialKey } from '../../model/run/run.js'
import { cohenKappa, spearman } from '../../stats/agreement.js'
import { mean } from '../../stats/moments.js'

/** How another judging changed one metric, over the trials that both scored. */
export interface JudgingChange {
  readonly metric: string
  /** Trials scored by both. */
  readonly n: number
  /** Trials scored by one of them only. */
  readonly only_before: number
  readonly only_after: number
  /** Means over those `n`; null when there are none. */
  readonly before: number | null
  readonly after: number | null
  /** Share of the trials with the same value. */
  readonly equal: number | null
  /** Cohen's κ, for grades and for what passes or fails; null for other metrics, and where it does not exist. */
  readonly kappa: number | null
  /** Spearman's rank correlation; null where it does not exist. */
  readonly spearman: number | null
}

/**
 * What judging the same observations again did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
 */
export function compareJudgings(input: {
  readonly metrics: readonly MetricFacts[]
  readonly before: readonly ScoredTrial[]
  readonly after: readonly ScoredTrial[]
}): readonly JudgingChange[] {
  const { metrics, before, after } = input
  const old = new Map(before.map((trial) => [trialKey(trial.case, trial.trial), trial.scores]))
  return metrics.flatMap(({ id, kind, judged_by, per_run }) => {
    if (judged_by === undefined || per_run !== undefined) return []
    const both = after.map((trial) => [old.get(trialKey(trial.case, trial.trial))?.[id], trial.scores[id]] as const)
    const pairs = both.flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [[one, other] as const],
    )
    const only_before = both.filter(([one, other]) => one !== undefined && other === undefined).length
    const only_after = both.filter(([one, other]) => one === undefined && other !== undefined).length
    const n = pairs.length
    if (n + only_before + only_after === 0) return []
    return [
      {
        ...{ metric: id, n, only_before, only_after },
        before: n === 0 ? null : mean(pairs.map(([one]) => one)),
        after: n === 0 ? null : mean(pairs.map(([, other]) => other)),
        equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
        kappa: kind === 'continuous' ? null : cohenKappa(pairs),
        spearman: spearman(pairs),
      },
    ]
  })
}
