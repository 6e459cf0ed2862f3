import { formatValue } from '../../core/format/format-metric.js'
import type { CaseSide, TrialStory } from '../../core/model/case-data.js'
import type { GoldenCase } from '../../core/model/case.js'
import type { ScoredRun, ScoredTrial, Trial } from '../../core/model/run.js'
import { shrinkValue } from '../../core/report/shrink-value.js'
import { tellTrial } from './tell-trial.js'

/** What is kept of one trial while a run is read: a page shows no more. */
const KEPT = { text: 6000, items: 100 }

/** The stories of some cases of one arm under way. */
interface OpenStories {
  /** Takes the trials of the run folder, in any order; those of other cases are passed over. */
  readonly add: (trial: Trial) => void
  readonly sideOf: (caseId: string) => CaseSide | null
}

/**
 * Collects what a page tells of some cases of a run: of each the first failing trial, else the first, is kept cut to size, so that
 * memory is bounded by the number of cases, whatever targets answer. Scores are those of `scored`, made anew.
 */
export function collectStories(scored: ScoredRun, caseIds: ReadonlySet<string>): OpenStories {
  const cases = new Map(scored.run.cases.flatMap((golden) => (caseIds.has(golden.id) ? [[golden.id, golden]] : [])))
  const trials = new Map<string, ScoredTrial[]>()
  for (const trial of scored.trials) {
    if (!caseIds.has(trial.case)) continue
    const known = trials.get(trial.case)
    if (known === undefined) trials.set(trial.case, [trial])
    else known.push(trial)
  }
  const wanted = new Map([...trials].map(([id, all]) => [id, tellingTrial(all)]))
  const told = new Map<string, TrialStory>()
  return {
    add: (trial) => {
      const golden: GoldenCase | undefined = cases.get(trial.case)
      if (golden === undefined || wanted.get(trial.case) !== trial.trial) return
      told.set(trial.case, shrinkValue(tellTrial(trial, golden), KEPT).value)
    },
    sideOf: (id) => {
      const story = told.get(id)
      if (story === undefined) return null
      const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial)
      return { told: story, trials: all.map(briefTrial) }
    },
  }
}

function tellingTrial(all: readonly ScoredTrial[]): number {
  const failing = all.filter(({ scores }) => scores['success'] === 0)
  return Math.min(...(failing.length === 0 ? all : failing).map(({ trial }) => trial))
}

function briefTrial({ trial, scores }: ScoredTrial): CaseSide['trials'][number] {
  const { success, 'performance.latency': latency, 'cost.usd': cost } = scores
  return {
    trial,
    passed: success === undefined ? null : success === 1,
    latency: latency === undefined ? null : formatValue({ unit: 's', kind: 'continuous' }, latency),
    cost: cost === undefined ? null : formatValue({ unit: 'usd', kind: 'continuous' }, cost),
  }
}
