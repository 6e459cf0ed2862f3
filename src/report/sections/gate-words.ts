import { present } from '../../model/omit-undefined.js'
import { describeClause, describeCause, describeUnsized, nameMargin } from '../../format/describe-reason.js'
import { formatMeasured, isInPercent, type Measured } from '../../format/format-measured.js'
import { formatAgainst, formatAmount, formatSignedShare, formatValue } from '../../format/format-metric.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { formatPossible, hasSomethingToLose } from '../../format/format-possible.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { findBrokenLimit } from '../../model/result/night.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { CANNOT_TELL } from '../../model/result/verdict.js'
import { isSlightlyBetter, isSlightlyWorse, isWorseUnsized } from '../../model/relative-change.js'

/** Returns "drop" if higher is better, "rise" if lower is, "change" if neither. */
export function adverseNoun(result: GateResult): 'drop' | 'rise' | 'change' {
  return { higher: 'drop', lower: 'rise', neutral: 'change' }[result.metric.direction] as 'drop' | 'rise' | 'change'
}

/**
 * Returns the margin in the unit of the change next to it, so that readers can compare the two: `5 points`, or `.065` if the suite allows
 * 10 % of a score of .65; `null` if there is none.
 */
export function allowedChange(
  { gate: { margin }, row, baseline, metric }: GateResult,
  options: { without_points?: boolean } = {},
): string | null {
  if (margin === null) return null
  const isAmount = !isInPercent({ metric, row, baseline }) && margin.kind === 'relative' && baseline !== null
  return formatAmount(metric, isAmount ? { kind: 'absolute', value: margin.value * baseline } : margin, options)
}

/** Returns "allowed 5" to follow "−7.6 points", which names the unit, or the limit if one is broken; `null` if there is neither. */
export function describeAllowed(result: GateResult): string | null {
  const bound = describeBrokenBound(result)
  if (bound !== null) return bound.bound
  const allowed = allowedChange(result, { without_points: result.delta !== null && !isInPercent(result) })
  const isLoss = (result.delta ?? 0) < 0 || result.verdict === 'inconclusive'
  return allowed !== null && isLoss ? `allowed ${allowed}` : null
}

/** Describes a metric's change without a test: "success fell from 82 % to 70 %", "tokens per query rose by 24 %". */
export function describeMove(result: Measured): string {
  const text = formatMeasured(result)
  const { title } = result.metric
  if (text.sign === 0 || text.change === null) return `${title} did not change`
  return `${title} ${isInPercent(result) ? `${text.verb} by ${text.size ?? '?'}${text.ofWhich}` : text.move}`
}

/** Writes a gate's "can flag" or "can rule out", rounded up; `null` without a figure, or if the metric cannot change that much. */
export function describeFigure(result: GateResult, figure: number | null): string | null {
  const amount = { kind: result.figures_unit, value: figure }
  return formatPossible(result.metric, amount, { baseline: result.baseline, round: 'up' })
}

/** Writes the candidate's value, `.58`, and the absolute bound that it breaks, `below the minimum of .60`; `null` if none is broken. */
export function describeBrokenBound(result: GateResult): { readonly value: string; readonly bound: string } | null {
  const broken = result.verdict === 'breached' ? findBrokenLimit(result) : null
  if (broken === null) return null
  const { value, limit } = formatAgainst(result.metric, broken.value, broken.limit)
  const side = broken.value < broken.limit ? 'below the minimum of' : 'above the maximum of'
  return { value, bound: `${side} ${limit}` }
}

/** Rows without one-sided bounds, so the loss that they could rule out explains nothing. */
const ROWS_WITHOUT_BOUNDS: ReadonlySet<GateResult['row']> = new Set(['per-run', 'rounds'])

/** Explains why a gate cannot tell although its bounds hold, or although it has none: its own reason, without the word that precedes it. */
export function describeUncertainty(result: GateResult): string | null {
  const isHeld = result.bounds.length > 0 && result.bounds.every((bound) => bound.above_margin)
  return isHeld || ROWS_WITHOUT_BOUNDS.has(result.row) ? describeClause(result) : null
}

/**
 * Says that so few flips can never be significant, in either direction; `null` if they could be.
 * @example '2 cases changed; fewer than 5 can never be significant'
 */
function describeFewFlips(input: GateResult): string | null {
  const { gate, newly_failing: failing, newly_passing: passing, least_flips: least } = input
  const flips = (failing ?? 0) + (passing ?? 0)
  if (gate.evidence === 'threshold' || least === undefined || flips === 0 || flips >= least) return null
  return `${countOf(flips, 'case')} changed; fewer than ${least} can never be significant`
}

function describeLimits(result: GateResult): string {
  const flags = describeFigure(result, result.can_flag)
  const rulesOut = describeFigure(result, result.can_rule_out)
  return [
    flags === null ? 'too few cases or differences to say what it would flag' : `flags ≥ ${flags}`,
    rulesOut === null ? 'rules out nothing' : `rules out ≥ ${rulesOut}`,
  ].join(', ')
}

function describeBounds({ gate: { min, max }, metric }: GateResult): string {
  const write = (limit: number): string => formatValue(metric, limit)
  return present(min !== null && `min ${write(min)}`, max !== null && `max ${write(max)}`).join(', ')
}

/** Whether the gate found no loss because none was possible. */
const isIdle = (result: GateResult): boolean =>
  (result.verdict === 'unchanged' || result.verdict === 'no-regression') && !hasSomethingToLose(result)

/**
 * Describes a gate's verdict for the last column of the gate table: sign, word, and what the word leaves open.
 * @example '❓ cannot tell: flags ≥ .05, rules out ≥ .07'
 */
export function describeVerdict(result: GateResult, alpha: number): string {
  const [sign, words] = explainVerdict(result, alpha)
  return `${sign} ${words}`
}

/** Explains the verdict, in full and in brief for a table that shows both values; `brief` is absent if the whole sentence is as short. */
function explainVerdict(result: GateResult, alpha: number): readonly [sign: string, words: string, brief?: string] {
  const { verdict } = result
  const margin = nameMargin(result)
  const fails = result.gate.severity === 'warn' ? '⚠️' : '❌'
  // The log-ratio row describes the typical query, so the ratio of the totals is added.
  const ratio = result.row === 'log-ratio' ? result.ratio_of_means : null
  const aside = (part: string | null = null): string => {
    const all = present(part, ratio !== null && `total ${formatSignedShare(ratio - 1)}`)
    return all.length === 0 ? '' : ` (${all.join('; ')})`
  }
  // Two values do not show the relative change.
  const change = isInPercent(result) ? formatMeasured(result).changeOfArrow : ''
  const sizeOpen = isWorseUnsized(result, alpha)
  // The gate requires proof that nothing was lost, and there is none.
  if (result.failed && verdict !== 'regressed' && verdict !== 'breached') {
    const limits = `${describeLimits(result)}${aside()}`
    const words = `${sizeOpen ? 'worse, ' : ''}not shown to stay within ${margin ?? 'its margin'}: ${limits}`
    return [fails, words, 'not proven']
  }
  if (isIdle(result)) return ['➖', `could not get worse by ${margin ?? 'its margin'}`]
  switch (verdict) {
    case 'regressed':
      return [fails, `regressed${aside(`margin ${margin ?? 'none'}`)}`, change ?? 'regressed']
    case 'breached':
      return [fails, describeBrokenBound(result)?.bound ?? `beyond the threshold of ${margin ?? 'none'}, not a test`]
    case 'improved': {
      const name = isSlightlyBetter(result) ? 'slightly better' : 'improved'
      return ['✅', `${name}${aside()}`, change ?? name]
    }
    case 'unchanged': {
      if (result.row === 'exact') return ['✅', 'unchanged', '']
      // One case is not enough for a tick.
      if (result.n === 1) return ['➖', 'unchanged on the only case']
      const rulesOut = describeFigure(result, result.can_rule_out)
      const limit = rulesOut === null ? '' : ` (rules out ≥ ${rulesOut})`
      return ['✅', `unchanged on all ${countOf(result.n, 'case')}${limit}`, '']
    }
    case 'no-regression':
      return isSlightlyWorse(result, alpha)
        ? ['✅', `slightly worse, within the margin${aside(margin ?? 'none')}`, 'as allowed']
        : ['✅', `no regression beyond ${margin ?? 'the margin'}${aside()}`, change ?? 'no regression']
    case 'within-bounds':
      return ['✅', `within bounds: ${describeBounds(result)}`]
    case 'inconclusive': {
      const open = result.these_cases?.broke[0] === undefined && `cannot tell${result.suspect ? ', suspect' : ''}`
      const why = present(describeFewFlips(result), describeUncertainty(result) ?? describeLimits(result)).join('; ')
      const brief = sizeOpen ? 'worse, size open' : result.suspect ? 'suspect' : 'cannot tell'
      return [CANNOT_TELL, `${present(sizeOpen ? describeUnsized(result) : open, why).join(': ')}${aside()}`, brief]
    }
    case 'invalid':
      return ['⚠️', `invalid: ${describeCause(result)}`]
    case 'not-comparable':
      return ['➖', `not compared: ${describeCause(result)}`]
  }
}

/**
 * Returns a gate's sign and what its two values do not show: the relative change, or the word of the verdict. No intervals or p-values.
 * @example { sign: '✅', words: '−19 %' }
 */
export function summarizeVerdict(result: GateResult, alpha: number) {
  const [sign, words, brief = words] = explainVerdict(result, alpha)
  return { sign, words: brief }
}

/** Returns the title of a column of changes, with the level of the interval. */
export function titleChange({ alpha }: Pick<PairComparison, 'alpha'>): string {
  return `change [${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% CI]`
}

/** Returns the gates that forbid a green tick although no gate fails: warn gates, and guardrails that could not be measured. */
export function warningGates({ gates, verdict: { primary } }: Pick<PairComparison, 'gates' | 'verdict'>): GateResult[] {
  const bad: readonly string[] = ['regressed', 'breached', 'invalid']
  return gates.filter(({ gate, verdict }) =>
    gate.severity === 'warn' ? bad.includes(verdict) : verdict === 'invalid' && gate.id !== primary,
  )
}

/** Returns the gate that makes the run invalid: the primary one, else the first that can fail the run. */
export function invalidGate(comparison: PairComparison): GateResult | null {
  const invalid = comparison.gates.filter(({ gate, verdict }) => verdict === 'invalid' && gate.severity === 'fail')
  return invalid.find(({ gate }) => gate.id === comparison.verdict.primary) ?? invalid[0] ?? null
}

/** A key for gates on the same metric and the same cases. */
export const metricOf = ({ gate }: Pick<GateResult, 'gate'>): string => JSON.stringify([gate.metric, gate.where])

/**
 * Returns the guardrails (not the primary gate) with this verdict. Good news from the other gates does not cover guardrails that were not
 * comparable.
 */
export function guardrails({ gates, verdict }: PairComparison, word: GateResult['verdict']): GateResult[] {
  return gates.filter((one) => one.gate.severity === 'fail' && one.verdict === word && one.gate.id !== verdict.primary)
}
