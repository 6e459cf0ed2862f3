import type { MetricFacts } from '../../model/metric.js'
import { type ScoredTrial, trialKey } from '../../model/run/run.js'
import { EPSILON } from '../../model/relative-change.js'
import { cohenKappa, spearman } from '../../stats/agreement.js'
import { mean } from '../../stats/moments.js'
import { clopperPearson } from '../../stats/newcombe-interval.js'
import { caseMeansOf } from '../../stats/scores/case-means.js'
import type { CheckedGate } from '../pair/check-gates.js'

/** How another judging changed one metric, over the trials that both scored. */
export type JudgingChange = Readonly<ReturnType<typeof compareJudgings>[number]>

/**
 * What judging the same observations again did to every metric that the judge decides, in the order of the metrics. One that neither scored
 * is left out, and so are figures of the whole run.
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
        /** Trials scored by both, and by one of them only. */
        n,
        only_before,
        only_after,
        /** Means over those `n`; null when there are none. */
        before: n === 0 ? null : mean(pairs.map(([one]) => one)),
        after: n === 0 ? null : mean(pairs.map(([, other]) => other)),
        /** Share of the trials with the same value. */
        equal: n === 0 ? null : pairs.filter(([one, other]) => one === other).length / n,
        /** Cohen's κ, for grades and for what passes or fails; null for other metrics, and where it does not exist. */
        kappa: kind === 'continuous' ? null : cohenKappa(pairs),
        /** Spearman's rank correlation; null where it does not exist. */
        spearman: spearman(pairs),
      },
    ]
  })
}

/** How many of several results another judging changed, with the ends of a 95 % interval; the share is null without any. */
export type ChangedShare = Readonly<ReturnType<typeof shareChanged>>

/** @example shareChanged([true, false, false, false, false]) // 1 of 5, 0.5 % to 71.6 % */
export function shareChanged(isChanged: readonly boolean[]) {
  const [changed, of] = [isChanged.filter(Boolean).length, isChanged.length]
  if (of === 0) return { changed, of, low: null, high: null }
  return { changed, of, ...clopperPearson({ successes: changed, n: of, alpha: 0.05 }) }
}

/**
 * Of the cases with a value by the first judging, how many have another result by one of the others: they pass otherwise, or their mean
 * lies as far off as the gate's absolute margin, without one anywhere else.
 */
export function countChangedCases(
  { metric, margin }: Pick<CheckedGate, 'metric' | 'margin'>,
  judgings: readonly (readonly ScoredTrial[])[],
): ChangedShare {
  const [before, ...after] = judgings.map(caseMeansOf)
  const least = margin?.kind === 'absolute' ? margin.value : 0
  const isOther = (old: number, now: number): boolean =>
    metric.kind === 'binary' ? old >= 0.5 !== now >= 0.5 : Math.abs(old - now) > Math.max(least, EPSILON) - EPSILON
  return shareChanged(
    (before?.ids ?? []).flatMap((id) => {
      const old = before?.meanOf(id, metric.id) ?? null
      return old === null ? [] : [after.some((means) => isOther(old, means.meanOf(id, metric.id) ?? old))]
    }),
  )
}
