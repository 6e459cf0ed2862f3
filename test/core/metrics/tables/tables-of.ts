import { openTables } from '../../../../src/core/metrics/tables/open-tables.js'
import type { MetricSettings } from '../../../../src/core/model/metric.js'
import type { Observation } from '../../../../src/core/model/observation.js'
import type { RunTable } from '../../../../src/core/model/run-table.js'
import { scoredRun } from '../../compare/build-runs.js'
import { makeCase, scoreWith, SETTINGS } from '../make-trial.js'

/** The cases of an arm, each with the observations of its trials. */
export type Arms = Readonly<Record<string, Readonly<Record<string, readonly Observation[]>>>>

/** One table over arms whose trials are scored by every metric; null when there is none. */
export function tableOf(id: string, arms: Arms, settings: Partial<MetricSettings> = {}): RunTable | null {
  const tables = openTables({ ...SETTINGS, ...settings })
  for (const [arm, cases] of Object.values(arms).entries())
    for (const [caseId, observations] of Object.entries(cases))
      for (const [trial, observation] of observations.entries()) {
        const written = { id: caseId }
        const result = scoreWith(written, observation, settings)
        tables.add(arm, { golden: makeCase(written), trial, observation, judgments: null, ...result })
      }
  const { run } = scoredRun({ cases: [], trials: [] })
  return tables.build(Object.keys(arms).map((name) => ({ name, run }))).find((table) => table.id === id) ?? null
}
