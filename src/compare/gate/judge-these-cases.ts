import type { GateResult, TestRow } from '../../model/result/gate-result.js'
import type { Cause } from '../../model/result/cause.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { Fact } from '../rounds/decide-fact.js'
import type { GateOutcome } from '../rounds/measure-look.js'
import type { MissingTries } from '../rounds/open-rounds.js'
import { causeOfChange, type GateDecision, sizeOfChange } from './decide-gate.js'
import { type PowerFigures, NO_POWER } from './gate-power.js'

/** How a gate is judged on these cases: in rounds, or as a fact about a deterministic target. */
export type JudgedOnTheseCases =
  | {
      readonly kind: 'rounds'
      readonly outcome: GateOutcome
      readonly hopeless: boolean
      /** Number of cases, of the same kinds, with which all rounds should rule out a loss of the margin. */
      readonly cases_to_settle: number | null
      /** Tries without a score, if they forbid good news. */
      readonly missing: MissingTries | null
    }
  | (Extract<Fact, { readonly kind: 'fact' }> & { readonly missing: MissingTries | null })

/** The parts of a gate's result that replace those of its row. */
interface OwnResult {
  readonly decision: GateDecision
  readonly cause: Cause
  readonly figures: PowerFigures
  readonly measured: Pick<GateResult, 'row' | 'delta' | 'interval' | 'p' | 'p_adjusted' | 'these_cases'> &
    Partial<Pick<GateResult, 'baseline' | 'candidate' | 'ratio_of_means'>>
}

/**
 * Returns the result of a gate that is judged on these cases (docs/decision-rules.md#these-cases); `null` if nothing was measured there.
 */
export function judgeTheseCases(
  row: TestRow,
  judged: JudgedOnTheseCases,
  checked: CheckedGate,
  alpha: number,
): OwnResult | null {
  return judged.kind === 'fact' ? judgeFact(judged, checked) : judgeRounds(row, judged, checked, alpha)
}

/** Judges a fact about a deterministic target: without p or bounds. */
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
    cause: isOpen
      ? { kind: 'trials-missing', ...missing }
      : { kind: 'fact', change: delta, changed: changed.length, margin, within: !isLost },
    figures: NO_POWER,
    measured: {
      row: 'fact',
      delta,
      interval: null,
      p: null,
      p_adjusted: null,
      these_cases: { how: 'fact', round: 0, worse: false, broke: [], copies: false, hopeless: false },
    },
  }
}

function judgeRounds(
  row: TestRow,
  { outcome, hopeless, cases_to_settle, missing }: Extract<JudgedOnTheseCases, { readonly kind: 'rounds' }>,
  { gate: { evidence }, metric, margin }: CheckedGate,
  alpha: number,
): OwnResult | null {
  const { figures, verdict, suspect, p_adjusted, slightly_worse: isSlightlyWorse } = outcome
  if (figures === null || margin === null) return null
  const { delta, lower, upper, p, broke, has_copies: copies } = figures
  const isLog = row === 'log-ratio'
  const isWorse = outcome.because === 'worse'
  const mayExceed = isWorse && delta < 0 && !figures.rules_out_margin
  const range = { row: isLog ? row : 'rounds', low: lower, high: upper } as const
  const change = causeOfChange(verdict, {
    p: p_adjusted ?? 1,
    alpha,
    margin,
    is_log: isLog,
    size: sizeOfChange(metric, row, delta),
    is_slight: verdict === 'improved' ? delta < figures.margin - figures.noise : isSlightlyWorse,
  })
  const open: Cause =
    missing !== null && !mayExceed && broke.length === 0
      ? { kind: 'trials-missing', ...missing }
      : { kind: 'range', worse: mayExceed ? margin : null, range, broke: broke.length, copies }
  const failed = {
    significant: verdict === 'regressed',
    threshold: verdict === 'breached',
    // A bound alone is not enough: nothing may forbid the good news.
    'non-inferior': verdict !== 'no-regression' && verdict !== 'improved',
  }
  const ruledOut = Math.abs(sizeOfChange(metric, row, Math.min(0, lower)).value)
  return {
    decision: { verdict, suspect, failed: failed[evidence] },
    cause: change ?? open,
    figures: { ...NO_POWER, can_rule_out: ruledOut, figures_unit: isLog ? 'relative' : 'absolute', cases_to_settle },
    measured: {
      row: range.row,
      // Without the tries of rounds after the look that decided.
      baseline: figures.means.main,
      candidate: figures.means.change,
      ratio_of_means: figures.ratio_of_means,
      delta,
      interval: { low: lower, high: upper, method: 'rounds' },
      p,
      p_adjusted,
      these_cases: { how: 'rounds', round: outcome.round, worse: isWorse, broke: [...broke], copies, hopeless },
    },
  }
}
