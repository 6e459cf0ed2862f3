import type { CaseRow } from '../model/case-data.js'
import type { MetricFacts } from '../model/metric.js'
import type { ScoredRun } from '../model/run.js'
import { mean } from '../stats/mean.js'

/** What the trials of a case scored. */
export interface CaseScores {
  readonly trials: number
  /** By metric: one a trial that scored it. */
  readonly scores: ReadonlyMap<string, readonly number[]>
}

/** The scores of a run by case id; empty where there is no run. */
export function collectValues(run: ScoredRun | null): ReadonlyMap<string, CaseScores> {
  const values = new Map<string, { trials: number; readonly scores: Map<string, number[]> }>()
  for (const { case: id, scores } of run?.trials ?? []) {
    const known = values.get(id) ?? { trials: 0, scores: new Map<string, number[]>() }
    values.set(id, known)
    known.trials += 1
    for (const metric in scores) {
      const score = scores[metric]
      if (score === undefined) continue
      const list = known.scores.get(metric)
      if (list === undefined) known.scores.set(metric, [score])
      else list.push(score)
    }
  }
  return values
}

/** How many of the scored trials succeeded; null where none was scored. */
export function tallyOf(values: CaseScores | undefined): CaseRow['candidate'] {
  const scored = values?.scores.get('success') ?? []
  return scored.length === 0 ? null : [scored.filter((score) => score === 1).length, scored.length]
}

/** The mean over trials; null when fewer than half of them are scored, as in every mean. */
export function meanOf(values: CaseScores | undefined, { id }: Pick<MetricFacts, 'id'>): number | null {
  const scored = values?.scores.get(id) ?? []
  const isUnscored = scored.length === 0 || 2 * scored.length < (values?.trials ?? 0)
  return isUnscored ? null : mean(scored)
}
