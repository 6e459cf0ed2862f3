import { openTables } from '../../../src/metrics/tables/index.js'
import type { RunTable } from '../../../src/model/run/run-table.js'
import type { Observation } from '../../../src/model/run/observation.js'
import type { Run } from '../../../src/model/run/run.js'
import { caseMeansOf } from '../../../src/stats/scores/case-means.js'
import { scoredRun } from '../../compare/build-runs.js'
import { makeCase, makeReply, SETTINGS } from '../make-trial.js'

interface GivenTrial {
  readonly case?: string
  readonly trial?: number
  readonly scores?: Readonly<Record<string, number>>
  readonly observation?: Observation
}

/** An arm in a test: its trials, and the means and facts of its run. */
export interface GivenArm {
  readonly trials?: readonly GivenTrial[]
  readonly means?: Readonly<Record<string, number | null>>
  readonly run?: Partial<Run>
}

/** Builds a table of the registry over some arms; `null` if there is none. An arm without trials gets one empty trial. */
export function tableOf(id: string, arms: Readonly<Record<string, GivenArm>>, settings = SETTINGS): RunTable | null {
  const tables = openTables(settings)
  const { run: plain } = scoredRun({ cases: [], trials: [] })
  Object.values(arms).forEach(({ trials = [{}] }, arm) => {
    for (const { case: name = 'c1', trial = 0, scores = {}, observation = makeReply() } of trials)
      tables.add(arm, { golden: makeCase({ id: name }), trial, observation, judgments: null, scores, unscored: {} })
  })
  const built = tables.build(
    Object.entries(arms).map(([name, { trials = [{}], means = {}, run }]) => ({
      name,
      means: caseMeansOf(
        trials.map(({ case: id = 'c1', trial = 0, scores = {} }) => ({ case: id, trial, scores, unscored: {} })),
      ),
      run: {
        ...plain,
        ...run,
        summaries: Object.fromEntries(
          Object.entries(means).map(([metric, mean]) => [metric, { mean, n: mean === null ? 0 : 1, applicable: 1 }]),
        ),
      },
    })),
  )
  return built.find((table) => table.id === id) ?? null
}
