import { representativeTrial } from '../../metrics/representative-trial.js'
import type { ScoredTrial } from '../../model/run.js'

/** The trial by which a case is told: the first that fails, since it shows what went wrong, else the one that stands for all; null without any. */
export function tellingTrial<Told extends Pick<ScoredTrial, 'trial' | 'scores'>>(trials: readonly Told[]): Told | null {
  const ordered = [...trials].sort((a, b) => a.trial - b.trial)
  return ordered.find(({ scores }) => scores['success'] === 0) ?? representativeTrial(ordered)
}
