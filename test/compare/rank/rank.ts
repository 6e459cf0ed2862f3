import { rankArms } from '../../../src/compare/rank/rank-arms.js'
import type { RankedArms } from '../../../src/compare/rank/pairs.js'
import { referToRun } from '../../../src/compare/decide/list-cases.js'
import type { MeasuredComparison, RankedComparison } from '../../../src/model/result/comparison.js'

/** Compares two or more arms and always ranks them (`compareArms` ranks only three or more). */
export function rank({
  inference = 'cases-like-these',
  ...input
}: Omit<RankedArms, 'inference'> & Partial<Pick<RankedArms, 'inference'>>): RankedComparison & MeasuredComparison {
  const { candidates, ...ranked } = rankArms({ ...input, inference })
  const [first] = candidates
  if (first === undefined) throw new Error('two arms are wanted')
  const { suite, alpha, seed } = first
  return {
    schema_version: 2,
    ...{ suite, alpha, seed },
    ...(inference === 'these-cases' && { inference }),
    interleaved: candidates.every(({ interleaved }) => interleaved),
    arms: input.arms.map(({ name, scored: { run } }) => ({
      name,
      run: referToRun(run),
      counts: run.counts,
      summaries: run.summaries,
    })),
    baseline: input.arms[0]?.name ?? null,
    candidates: candidates.map((pair, place) => ({ name: input.arms[place + 1]?.name ?? '', ...pair })),
    ...ranked,
  }
}
