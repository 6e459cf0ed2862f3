import type { MetricFacts } from '../../model/metric.js'
import { type ScoredTrial, trialKey } from '../../model/run/run.js'
import { EPSILON } from '../../model/relative-change.js'
import { cohenKappa, spearman } from '../../stats/agreement.js'
import { mean } from '../../stats/moments.js'
import { clopperPearson } from '../../stats/newcombe-interval.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import type { CheckedGate } from '../pair/check-gates.js'

/** How judging again changed one metric, over the trials that both judgings scored. */
export type JudgingChange = Readonly<ReturnType<typeof compareJudgings>[number]>

/**
 * Compares two judgings of the same observations for every metric that the judge decides, in the order of the metrics. Leaves out metrics
 * that neither judging scored and figures of the whole run.
 */
export function compareJudgings(input: {
  readonly metrics: readonly MetricFacts[]
  readonly before: readonly ScoredTrial[]
  readonly after: readonly ScoredTrial[]
}) {
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
        metric: id,
        /** Number of trials that both judgings scored, and that only one of them scored. */
        n,
        only_before,
        only_after,
        /** Means over those `n` trials; `null` if there are none. */
        before: n === 0 ? null : mean(pairs.map(([one]) => one)),
        after: n === 0 ? null : mean(pairs.map(([, other]) => other)),
        /** Share of the trials with the same value. */
        equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
        /** Cohen's κ, for grades and pass/fail metrics; `null` for other metrics or if undefined. */
        kappa: kind === 'continuous' ? null : cohenKappa(pairs),
        /** Spearman's rank correlation; `null` if undefined. */
        spearman: spearman(pairs),
      },
    ]
  })
}

/** How many results another judging changed, as a count and as the ends of a 95 % interval; the ends are `null` without results. */
export type ChangedShare = Readonly<ReturnType<typeof changedShare>>

/** @example changedShare([true, false, false, false, false]) // 1 of 5, 0.5 % to 71.6 % */
export function changedShare(isChanged: readonly boolean[]) {
  const [changed, of] = [isChanged.filter(Boolean).length, isChanged.length]
  if (of === 0) return { changed, of, low: null, high: null }
  return { changed, of, ...clopperPearson({ successes: changed, n: of, alpha: 0.05 }) }
}

/**
 * Counts the cases with a value by the first judging that get another result by one of the others: they pass or fail instead, or their mean
 * differs by at least the gate's absolute margin (by any amount if the gate has none).
 */
export function countChangedCases(
  { metric, margin }: Pick<CheckedGate, 'metric' | 'margin'>,
  judgings: readonly (readonly ScoredTrial[])[],
): ChangedShare {
  const [before, ...after] = judgings.map(caseMeansOf)
  const least = margin?.kind === 'absolute' ? margin.value : 0
  const isOther = (old: number, now: number): boolean =>
    metric.kind === 'binary' ? old >= 0.5 !== now >= 0.5 : Math.abs(old - now) > Math.max(least, EPSILON) - EPSILON
  return changedShare(
    (before?.ids ?? []).flatMap((id) => {
      const old = before?.meanOf(id, metric.id) ?? null
      return old === null ? [] : [after.some((means) => isOther(old, means.meanOf(id, metric.id) ?? old))]
    }),
  )
}
