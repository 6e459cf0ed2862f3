import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { lookAtRun, planRun } from '../../../src/compare/decide/rounds-of-run.js'
import type { Run, ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import type { ZeroTolerance } from '../../../src/model/suite/suite.js'
import { gate, goldenCase, scoredRun } from '../build-runs.js'

/** `1` passes, `0` fails, `-` has no score. A space ends a round; tries after a `+` were asked on in the round before it. */
type Tries = string

const GATES = [gate({ margin: { kind: 'absolute', value: 0.05 }, primary: true })]

function trialsOf(id: string, tries: Tries, inRounds: boolean): readonly ScoredTrial[] {
  const trials: ScoredTrial[] = []
  tries.split(' ').forEach((part, at) => {
    const [counted = '', askedOn = ''] = part.split('+')
    for (const [own, isAskedOn] of [
      [counted, false],
      [askedOn, true],
    ] as const)
      for (const value of own)
        trials.push({
          ...{ case: id, trial: trials.length },
          ...(inRounds && { round: at + 1, ...(isAskedOn && { asked_on: true as const }) }),
          scores: value === '-' ? {} : { success: Number(value) },
          unscored: value === '-' ? { success: 'no answer' } : {},
        })
  })
  return trials
}

export interface Parts {
  readonly deterministic?: boolean
  readonly zero_tolerance?: ZeroTolerance
  readonly complete?: number
  readonly stopped?: Run['stopped']
  readonly session?: string
}

/** Makes a number of cases with the same tries. */
export function runOf(
  groups: readonly (readonly [number, Tries])[],
  parts: Parts & { readonly inRounds?: boolean } = {},
): ScoredRun {
  const cases = groups.flatMap(([count, tries], group) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${'abcdef'[group] ?? ''}-${String(at).padStart(2, '0')}`,
      tries,
    })),
  )
  const { deterministic = false, zero_tolerance = 'critical', complete = 1, stopped, session = 'main' } = parts
  return scoredRun({
    cases: cases.map(({ id }) => goldenCase({ id })),
    trials: cases.flatMap(({ id, tries }) => trialsOf(id, tries, parts.inRounds === true)),
    gates: GATES,
    settings: { deterministic, zero_tolerance },
    trials_per_case: complete,
    session_id: session,
    ...(stopped && { stopped }),
  })
}

export type Groups = readonly (readonly [count: number, main: Tries, change: Tries])[]

/** A change that was compared with main in rounds, or in one pass if `complete` is 0. */
export function compareGroups(groups: Groups, parts: Parts = {}) {
  const isInRounds = parts.complete !== 0
  const baseline = runOf(
    groups.map(([count, main]) => [count, main]),
    { ...parts, complete: 1, stopped: undefined },
  )
  const fresh = runOf(
    groups.map(([count, , change]) => [count, change]),
    {
      ...parts,
      complete: parts.complete === 0 ? 1 : (parts.complete ?? 1),
      inRounds: isInRounds,
      session: 'change',
    },
  )
  const input = { baseline, candidate: fresh, failOn: 'regression', inference: 'these-cases' } as const
  const plan = planRun(input, 3)
  const candidate = isInRounds && plan !== null ? { ...fresh, run: { ...fresh.run, plan } } : fresh
  const asked = { ...input, candidate }
  const comparison = compareRuns(asked)
  const [result] = comparison.gates
  return { comparison, result, verdict: comparison.verdict, next: isInRounds ? lookAtRun([asked]) : null, plan }
}

export const STOPPED = { because: 'budget', made: 70, planned: 120, limit_usd: 1, spent_usd: 1, detail: 'x' } as const
