import { CONFIRMING_TRIALS } from '../../model/result/confirmation.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Suite } from '../../model/suite/suite.js'
import type { PlannedAgain, PlannedCalls } from './call-plan.js'

/** Why trials may be made beside those that are planned, and how many at most. */
export type WantedAgain = Pick<PlannedAgain, 'because' | 'trials'>

/**
 * The most trials that a second look may take: those of cases that zero tolerance watches, up to `CONFIRMING_TRIALS` in all, or a night's
 * whole fresh run. Null where none can follow.
 */
export function findAgain(
  because: PlannedAgain['because'],
  {
    suite,
    cases,
    arm,
  }: {
    readonly suite: Pick<Suite, 'zero_tolerance' | 'variants'>
    readonly cases: readonly GoldenCase[]
    readonly arm: { readonly variant: string; readonly trials: number }
  },
): WantedAgain | null {
  const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true
  const { zero_tolerance: scope } = suite
  const watched = isDeterministic || scope === 'off' ? [] : cases.filter(({ critical }) => scope === 'all' || critical)
  const missing = Math.max(0, CONFIRMING_TRIALS - arm.trials)
  const trials =
    because === 'zero-tolerance'
      ? watched.length * missing
      : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials)
  return trials === 0 ? null : { because, trials }
}

/** What these trials come to, by the rows of the arm and of the judge's questions. */
export function planAgain(
  { because, trials }: WantedAgain,
  {
    target,
    armTrials,
    questions,
    judgedTrials,
  }: {
    readonly target: PlannedCalls
    /** All trials of the arm, and of all arms. */
    readonly armTrials: number
    readonly questions: readonly PlannedCalls[]
    readonly judgedTrials: number
  },
): PlannedAgain {
  const parts = [
    { row: target, share: trials / armTrials, dearer: 1 },
    // A rubric's dollars are those of its fewest readings.
    ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
  ]
  const usd = parts.reduce<number | null>(
    (sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer),
    0,
  )
  return {
    because,
    trials,
    calls: Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0)),
    usd,
  }
}
