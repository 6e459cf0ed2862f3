import { formatValue } from '../../format/format-metric.js'
import type { CaseSide, TrialStory } from '../../model/case-data.js'
import type { ScoredRun, ScoredTrial, TrialRecord } from '../../model/run.js'
import { shrinkValue } from '../../report/sections/shrink-value.js'
import { tellTrial } from './tell-trial.js'
import { tellingTrial } from './telling-trial.js'
import { trialsByCase } from './trials-by-case.js'

/** What is kept of one trial while a run is read: a page shows no more. */
const KEPT = { text: 6000, items: 100 }

/** The stories of some cases of one arm under way. */
export interface OpenStories {
  /** Takes the trials of the run folder, in any order; those of other cases are passed over. */
  readonly add: (trial: TrialRecord) => void
  /** Null for a case without a trial; `isCut` when it had more to say than is kept. */
  readonly storyOf: (caseId: string) => { readonly side: CaseSide; readonly isCut: boolean } | null
}

/**
 * Collects what a page tells of some cases of a run: of each its telling trial is kept, cut to size, so that memory is bounded by the
 * number of cases, whatever targets answer. Scores are those of `scored`, made anew.
 */
export function collectStories(scored: ScoredRun, caseIds: ReadonlySet<string>): OpenStories {
  const cases = new Map(scored.run.cases.map((golden) => [golden.id, golden]))
  const trials = trialsByCase(scored.trials.filter((trial) => caseIds.has(trial.case)))
  const wanted = new Map([...trials].map(([id, all]) => [id, tellingTrial(all)?.trial]))
  const told = new Map<string, { readonly value: TrialStory; readonly isCut: boolean }>()
  return {
    add: (trial) => {
      const golden = cases.get(trial.case)
      if (golden === undefined || wanted.get(trial.case) !== trial.trial) return
      told.set(trial.case, shrinkValue(tellTrial(trial, golden), KEPT))
    },
    storyOf: (id) => {
      const story = told.get(id)
      if (story === undefined) return null
      const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial)
      return { side: { told: story.value, trials: all.map(briefTrial) }, isCut: story.isCut }
    },
  }
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
