import { mcnemar } from '../stats/mcnemar.js'
import { EPSILON } from '../stats/round-noise.js'
import type { Missing } from './gate-cases.js'

const CASES = 2
const SHARE = 0.02
/** Fixed: it guards against a broken measurement and is no claim at the suite's alpha. */
const LEVEL = 0.05

/**
 * Whether cases are missing more in one arm than in the other: by at least 2 cases and more than 2 points, or by
 * McNemar's mid-p on scored against unscored (verdict-rules 2). It forbids the good verdicts.
 */
export function isMissingUnevenly({ applicable, only_baseline, only_candidate }: Missing): boolean {
  const difference = Math.abs(only_candidate - only_baseline)
  if (difference >= CASES && difference / applicable > SHARE + EPSILON) return true
  return mcnemar({ worse: only_candidate, better: only_baseline }).midP < LEVEL
}
