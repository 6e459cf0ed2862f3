import type { FingerprintDifference } from '../model/comparison.js'
import type { TwoRuns } from './two-runs.js'

const LIST_LENGTH = 80

/** Which models answered, where that differs, and whether anybody asked for it. */
export function findModelDifference({ baseline, candidate, facts }: TwoRuns): readonly FingerprintDifference[] {
  const [old, now] = [listModels(baseline.run.fingerprints.models), listModels(candidate.run.fingerprints.models)]
  if (old === now) return []
  const row = { what: 'models', baseline: old, candidate: now }
  switch (facts.model_change) {
    case 'configured':
      return [{ ...row, effect: 'other models answered by configuration, which is part of what is compared' }]
    case 'provider': {
      const effect = "the provider's model changed, which may be all that these differences show"
      return [{ ...row, effect, notice: `The provider's model changed: ${cutModels(old)} → ${cutModels(now)}.` }]
    }
    case 'none':
      return [{ ...row, effect: 'one side does not say which models answered' }]
  }
}

export function listModels(models: readonly string[]): string {
  return models.length === 0 ? 'none reported' : models.join(', ')
}

export function cutModels(list: string): string {
  return list.length <= LIST_LENGTH ? list : `${list.slice(0, LIST_LENGTH - 1)}…`
}
