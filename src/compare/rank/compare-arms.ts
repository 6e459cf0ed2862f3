import { COMPARISON_SCHEMA_VERSION, type MeasuredComparison } from '../../model/result/comparison.js'
import { compareRuns } from '../decide/compare-runs.js'
import { referToRun } from '../decide/list-cases.js'
import type { CompareInput } from '../pair/open-pair.js'
import type { ComparedArm } from './compare-places.js'
import { rankArms } from './rank-arms.js'

/**
 * As of `compareRuns`. Several candidates need a `ruleSet`, as they have no rules in common; `baselineLost` is of one arm alone, and
 * `confirmations` are re-runs of the only candidate.
 */
export interface CompareArms extends Omit<CompareInput, 'baseline' | 'candidate'> {
  /** One to ten under different names, the baseline first; of one alone there is nothing to compare with. */
  readonly arms: readonly ComparedArm[]
}

/**
 * Compares every arm with the first, as `compareRuns` does, and several candidates with each other. Throws the user's errors of
 * `checkGates`.
 */
export function compareArms({ arms, ...judged }: CompareArms): MeasuredComparison {
  const [first, candidate = first, ...others] = arms
  if (first === undefined || candidate === undefined) throw new RangeError('there is nothing to compare')
  const baseline = arms.length === 1 ? null : first
  const { ruleSet, failOn, inference = 'cases-like-these' } = judged
  if (others.length > 0 && ruleSet === undefined) throw new RangeError('several candidates need one set of rules')
  const result =
    others.length > 0 && ruleSet !== undefined
      ? rankArms({ arms, ruleSet, failOn, inference })
      : compareOne({ ...judged, baseline: baseline?.scored ?? null, candidate: candidate.scored })
  const names = arms.slice(baseline === null ? 0 : 1).map(({ name }) => name)
  const candidates = result.candidates.map((pair, place) => ({ name: names[place] ?? '', ...pair }))
  const [{ suite, alpha, seed } = {}] = candidates
  if (suite === undefined || alpha === undefined || seed === undefined) throw new RangeError('no arm is a candidate')
  return {
    schema_version: COMPARISON_SCHEMA_VERSION,
    ...{ suite, alpha, seed },
    ...(inference === 'these-cases' && { inference }),
    interleaved: candidates.every(({ interleaved }) => interleaved),
    arms: arms.map(({ name, scored: { run } }) => ({
      name,
      run: referToRun(run),
      counts: run.counts,
      summaries: run.summaries,
    })),
    baseline: baseline?.name ?? null,
    candidates,
    ranking: result.ranking,
    trade_offs: result.trade_offs,
    warnings: result.warnings,
    verdict: result.verdict,
  }
}

function compareOne(input: Parameters<typeof compareRuns>[0]) {
  const pair = compareRuns(input)
  return {
    candidates: [pair],
    ranking: null,
    trade_offs: [],
    warnings: pair.warnings,
    verdict: { ...pair.verdict, winner: null },
  }
}
