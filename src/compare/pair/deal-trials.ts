import { groupBy } from '../../model/group-by.js'
import type { MetricFacts } from '../../model/metric.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { shuffled, type Random } from '../../stats/random.js'
import { readColumns, type CaseScores, type MetricColumn } from './metric-columns.js'

/** Both runs' trials of each case, together. */
export type TrialPool = readonly (readonly ScoredTrial[])[]

/** Trials a case in each run. */
export interface ArmTrials {
  readonly baseline: number
  readonly candidate: number
}

/** Puts the trials of two runs of the same variant together, by case; the order of files does not matter. */
export function poolTrials(first: readonly ScoredTrial[], second: readonly ScoredTrial[]): TrialPool {
  const inOrder = [first, second].flatMap((run) => run.toSorted((a, b) => a.trial - b.trial))
  const pool = groupBy(inOrder, (trial) => trial.case)
  return [...pool].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, trials]) => trials)
}

/**
 * Each case's trials in a new order, of which the first ones are dealt to the baseline and the next to the candidate: whole trials, so
 * that what the metrics of a trial share stays together. Where nothing differs but chance, every deal is as likely as the one
 * that was measured.
 */
export function dealTrials(pool: TrialPool, random: Random): TrialPool {
  return pool.map((own) => shuffled(own, random))
}

/** What one metric says of some trials of a case; null where it does not apply. */
export function readScores(own: readonly ScoredTrial[], metricId: string, from: number, to: number): CaseScores | null {
  const values: number[] = []
  let trials = 0
  let failed = 0
  for (let index = from; index < Math.min(to, own.length); index++) {
    const trial = own[index]
    const value = trial?.scores[metricId]
    if (value !== undefined) values.push(value)
    else if (trial?.unscored[metricId] === undefined) continue
    if (value === undefined && trial?.failed === true) failed++
    else trials++
  }
  if (failed > 0) return { trials, values, failed }
  return trials === 0 ? null : { trials, values }
}

/** The columns of both arms of a deal. A figure of the run may look at the trials' numbers, so they are renumbered. */
export function readDeal(
  dealt: TrialPool,
  { baseline, candidate }: ArmTrials,
  metric: MetricFacts,
): { readonly baseline: MetricColumn; readonly candidate: MetricColumn } {
  const columnOf = (from: number, to: number): MetricColumn =>
    readColumns(dealt.flatMap((own) => own.slice(from, to).map((one, trial) => ({ ...one, trial }))))(metric)
  return { baseline: columnOf(0, baseline), candidate: columnOf(baseline, baseline + candidate) }
}
