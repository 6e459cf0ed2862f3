import type { Margin } from '../../model/metric.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { Reason } from '../../model/result/reason.js'
import type { Fact } from '../rounds/decide-fact.js'
import type { MissingTries } from '../rounds/open-rounds.js'
import type { GateOutcome } from '../rounds/gate-in-rounds.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { TestInput } from '../test/paired-input.js'
import type { RowOutcome } from '../test/row-outcome.js'
import type { GateDecision } from './decide-gate.js'
import type { Figures } from './gate-power.js'

/** How a gate is judged on these cases: in rounds, or by what was seen of a target that always answers alike. */
export type JudgedOnTheseCases =
  | {
      readonly kind: 'rounds'
      readonly outcome: GateOutcome
      readonly hopeless: boolean
      /** Cases, of the same kinds, with which all rounds are expected to rule out a loss of the margin. */
      readonly cases_to_settle: number | null
      /** What forbids good news: tries without a score. */
      readonly missing: MissingTries | null
    }
  | (Extract<Fact, { readonly kind: 'fact' }> & { readonly missing: MissingTries | null })

/** What stands in a gate's result in place of what its row says. */
interface OwnResult {
  readonly decision: GateDecision
  readonly cause: (alpha: number) => Reason
  readonly figures: Figures
  readonly measured: Pick<GateResult, 'row' | 'delta' | 'interval' | 'p' | 'p_adjusted' | 'these_cases'> &
    Partial<Pick<GateResult, 'baseline' | 'candidate' | 'ratio_of_means'>>
}

interface Tested {
  readonly input: TestInput
  readonly outcome: RowOutcome
}

/** The result of a gate that is judged on these cases (docs/decision-rules.md#these-cases). */
export function judgeTheseCases(tested: Tested, judged: JudgedOnTheseCases, checked: CheckedGate): OwnResult | null {
  return judged.kind === 'fact' ? judgeFact(judged, checked) : judgeRounds(tested, judged, checked)
}

/** What a target shows that always answers alike: no p, and nothing to bound. */
function judgeFact(
  { verdict: word, delta, changed, missing }: Extract<JudgedOnTheseCases, { readonly kind: 'fact' }>,
  { gate: { evidence }, margin }: CheckedGate,
): OwnResult | null {
  if (margin === null) return null
  const isLost = word === 'regressed'
  const isOpen = !isLost && missing !== null
  const verdict = isOpen ? 'inconclusive' : isLost && evidence === 'threshold' ? 'breached' : word
  return {
    decision: { verdict, suspect: false, failed: isLost || (isOpen && evidence === 'non-inferior') },
    cause: () =>
      isOpen
        ? { kind: 'trials-missing', ...missing }
        : { kind: 'fact', change: delta, changed: changed.length, margin, within: !isLost },
    figures: NO_FIGURES,
    measured: {
      row: 'fact',
      ...{ delta, interval: null, p: null, p_adjusted: null },
      these_cases: { how: 'fact', round: 0, worse: false, broke: [], copies: false, hopeless: false },
    },
  }
}

function judgeRounds(
  { input, outcome: { row } }: Tested,
  { outcome, hopeless, cases_to_settle, missing }: Extract<JudgedOnTheseCases, { readonly kind: 'rounds' }>,
  { gate: { evidence }, margin }: CheckedGate,
): OwnResult | null {
  const { figures, verdict, suspect, p_adjusted, slightly_worse: isSlightlyWorse } = outcome
  if (figures === null || margin === null) return null
  const { delta, lower, upper, p, broke, has_copies: copies } = figures
  const isLog = row === 'log-ratio'
  const isWorse = outcome.because === 'worse'
  const amountOf = (value: number): Margin =>
    isLog ? { kind: 'relative', value: shareOf(input, value) } : { kind: 'absolute', value: Math.abs(value) }
  const cause = (alpha: number): Reason => {
    const test = { p: p_adjusted ?? 1, alpha }
    switch (verdict) {
      case 'regressed':
        return { kind: 'beyond-margin', loss: amountOf(delta), margin, ...test }
      case 'breached':
        return { kind: 'beyond-threshold', loss: amountOf(delta), margin }
      case 'improved':
        return { kind: 'better', gain: amountOf(delta), slightly: delta < figures.margin, ...test }
      case 'no-regression':
        return isSlightlyWorse
          ? { kind: 'slightly-worse', typical: isLog }
          : { kind: 'inside-margin', margin, typical: isLog }
      case 'inconclusive':
        if (missing !== null && !isWorse) return { kind: 'trials-missing', ...missing }
        return {
          kind: 'range',
          worse: isWorse ? margin : null,
          range: { row: isLog ? 'log-ratio' : 'rounds', low: lower, high: upper },
          ...{ broke: broke.length, copies },
        }
    }
  }
  const failed = {
    significant: verdict === 'regressed',
    threshold: verdict === 'breached',
    // A bound alone is not enough: nothing may forbid the good news.
    'non-inferior': verdict !== 'no-regression' && verdict !== 'improved',
  }
  const ruledOut = isLog ? Math.abs(shareOf(input, Math.min(0, lower))) : Math.max(0, -lower)
  return {
    decision: { verdict, suspect, failed: failed[evidence] },
    cause,
    figures: { ...NO_FIGURES, can_rule_out: ruledOut, figures_unit: isLog ? 'relative' : 'absolute', cases_to_settle },
    measured: {
      row: isLog ? row : 'rounds',
      // Tries of rounds after the look that decided are no part of it.
      ...{ baseline: figures.means.main, candidate: figures.means.change, ratio_of_means: figures.ratio_of_means },
      ...{ delta, interval: { low: lower, high: upper, method: 'rounds' }, p, p_adjusted },
      these_cases: { how: 'rounds', round: outcome.round, worse: isWorse, broke: [...broke], copies, hopeless },
    },
  }
}

/** A mean log ratio, oriented so that positive is better, as a share of the baseline. */
function shareOf({ metric }: TestInput, delta: number): number {
  return Math.expm1(metric.direction === 'lower' ? -delta : delta)
}

/** Of a gate without figures of power. */
export const NO_FIGURES: Figures = {
  can_flag: null,
  can_rule_out: null,
  figures_unit: 'absolute',
  cases_needed: null,
  cases_to_settle: null,
}
