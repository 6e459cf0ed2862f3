import { summarizeRun } from '../../../src/metrics/summarize-run.js'
import { openTables } from '../../../src/metrics/tables/index.js'
import type { MetricSettings } from '../../../src/model/metric.js'
import type { Observation } from '../../../src/model/run/observation.js'
import type { RunTable } from '../../../src/model/run/run-table.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { scoredRun } from '../../compare/build-runs.js'
import { makeCase, metricsOf, scoreWith, SETTINGS } from '../make-trial.js'
import { metricFacts } from '../../../src/metrics/define-metric.js'

/** A case as written in a file, and its observations. The default id is `c` and the index, from 0. */
export type Asked = readonly [written: Readonly<Record<string, unknown>>, observation: Observation]

export function times(count: number, asked: Asked): readonly Asked[] {
  return Array.from({ length: count }, () => asked)
}

/** Builds one table over arms, with all trials scored and summarized by every metric; `null` if there is no table. */
export function tableOf(
  id: string,
  arms: Readonly<Record<string, readonly Asked[]>>,
  settings: Partial<MetricSettings> = {},
): RunTable | null {
  const complete = { ...SETTINGS, ...settings }
  const metrics = metricsOf(settings)
  const tables = openTables(complete)
  const runs = Object.entries(arms).map(([name, asked], arm) => {
    const trials = asked.map(([written, observation], index): ScoredTrial => {
      const golden = makeCase({ id: `c${index}`, ...written })
      const trial = asked.slice(0, index).filter(([earlier]) => earlier['id'] === golden.id).length
      const result = scoreWith(written, observation, settings)
      tables.add(arm, { golden, trial, observation, judgments: null, ...result })
      return { case: golden.id, trial, ...result }
    })
    const cases = [
      ...new Map(
        asked.map(([written], index) => [written['id'] ?? index, makeCase({ id: `c${index}`, ...written })]),
      ).values(),
    ]
    const { run } = scoredRun({ cases, trials: [], metrics: metrics.map(metricFacts) })
    return { name, run: { ...run, summaries: summarizeRun({ metrics, trials }) }, means: caseMeansOf(trials) }
  })
  return tables.build(runs).find((table) => table.id === id) ?? null
}

/** Like the function above, from cases with the observations of their trials. */
export function tableOfCases(
  id: string,
  arms: Readonly<Record<string, Readonly<Record<string, readonly Observation[]>>>>,
  settings: Partial<MetricSettings> = {},
): RunTable | null {
  const asked = Object.entries(arms).map(([name, cases]): [string, readonly Asked[]] => [
    name,
    Object.entries(cases).flatMap(([caseId, observations]) =>
      observations.map((observation): Asked => [{ id: caseId }, observation]),
    ),
  ])
  return tableOf(id, Object.fromEntries(asked), settings)
}
