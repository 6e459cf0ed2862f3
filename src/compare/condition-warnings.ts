import { countOf } from '../format/format-number.js'
import type { Flip } from '../model/comparison.js'
import type { Run } from '../model/run.js'
import type { Comparability } from './comparability.js'
import { findMovedModels } from './model-change.js'
import { warnOfUndeclaredDifferences } from './undeclared-differences.js'

/**
 * What makes the two sides less alike than their fingerprints show: a provider that changed its model while one of them was measured,
 * answers that nobody asked for just now, and cases that flipped while they check the time an answer takes, which may be the machine's doing.
 */
export function findConditionWarnings(input: {
  readonly baseline: Run | null
  readonly candidate: Run
  readonly facts: Comparability
  readonly flips: readonly Flip[]
}): readonly string[] {
  const { baseline, candidate, facts, flips } = input
  const moved = [
    ...(baseline === null ? [] : findMovedModels(baseline).map((versions) => `the baseline: ${versions}`)),
    ...findMovedModels(candidate).map((versions) => `this run: ${versions}`),
  ]
  const flipped = new Set(flips.map(({ case_id }) => case_id))
  const timed = candidate.cases.filter(
    ({ id, checks }) => flipped.has(id) && checks.some((check) => 'max_latency_s' in check),
  ).length
  return [
    ...(baseline === null ? [] : warnOfUndeclaredDifferences(baseline, candidate)),
    ...(candidate.settings.replayed === true
      ? [
          "This run's answers were replayed from a recording: nothing was asked, so they say nothing of what has changed since.",
        ]
      : []),
    ...moved.map((what) => `The provider changed its model during ${what} answered.`),
    ...(facts.interleaved || timed === 0
      ? []
      : [
          `${countOf(timed, 'flipped case checks', 'flipped cases check')} how long an answer takes (max_latency_s), but the two sides were not measured side by side: that may be the machine's doing.`,
        ]),
  ]
}
