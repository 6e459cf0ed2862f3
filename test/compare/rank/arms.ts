import { type CompareArms, compareArms } from '../../../src/compare/rank/rank-arms.js'
import { gate, goldenCase, scoredRun, successTrials } from '../build-runs.js'

/** The primary gate: success, with a margin of 5 points. */
export const PRIMARY = gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })
export const IDS = Array.from({ length: 20 }, (_, at) => `c${String(at + 1).padStart(2, '0')}`)
/** Makes one trial per case, of which the first `count` pass. */
export const passing = (count: number) =>
  successTrials(Object.fromEntries(IDS.map((id, at) => [id, at < count ? 1 : 0])))

export type RunParts = Partial<Parameters<typeof scoredRun>[0]>

/** Makes arms a, b, c … with the given numbers of passing cases. */
export const armsOf = (passes: readonly number[], partsOf: (place: number) => RunParts = () => ({})) =>
  passes.map((count, place) => ({
    name: 'abcdefghij'[place] ?? '',
    scored: scoredRun({
      cases: IDS.map((id) => goldenCase({ id })),
      trials: passing(count),
      gates: [PRIMARY],
      ...partsOf(place),
    }),
  }))

/** Compares the arms by the rules of the first. */
export function compare(arms: CompareArms['arms'], more: Partial<CompareArms> = {}) {
  const { settings, pricing, gates } = arms[0]?.scored.run ?? scoredRun({ cases: [], trials: [] }).run
  const ruleSet = { rules: { gates, settings, pricing, judge: null }, from: 'base', changes: [] } as const
  return compareArms({ arms, ruleSet, failOn: 'regression', ...more })
}
