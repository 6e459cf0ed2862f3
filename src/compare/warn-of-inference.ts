import { countOf } from '../format/format-number.js'
import type { Inference } from '../model/inference.js'
import type { Run } from '../model/run.js'

/** With as many cases there is something to say of others, if little. */
const FEW_CASES = 5
/** With as many trials there is something to say of a single case. */
const MANY_TRIALS = 5

/**
 * Points to `these-cases` where few cases were tried many times and somebody may choose it, and says where the suite's own choice of it
 * does not count: a pull request's verdict speaks of cases like these, whatever the suite says.
 */
export function warnOfInference(input: {
  /** Null: this comparison has no choice. */
  readonly inference: Inference | null
  readonly baseline: Run | null
  readonly candidate: Run
  readonly shared: number
}): readonly string[] {
  const { inference, baseline, candidate, shared } = input
  if (baseline === null) return []
  if (inference === null)
    return candidate.settings.inference === 'these-cases'
      ? [
          'The suite’s setting “inference: these-cases” counts for ab and compare alone: this verdict speaks of cases like these.',
        ]
      : []
  const trials = Math.min(baseline.trials_per_case, candidate.trials_per_case)
  if (inference === 'these-cases' || shared === 0 || shared >= FEW_CASES || trials < MANY_TRIALS) return []
  return [
    `${countOf(shared, 'case says', 'cases say')} next to nothing of others, however often tried. To ask which side is better on ${shared === 1 ? 'this case' : 'these cases'} alone, by ${shared === 1 ? 'its' : 'their'} ${trials} trials a side, set inference: these-cases (--inference these-cases).`,
  ]
}
