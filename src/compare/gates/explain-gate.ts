import { formatAgainst, formatAmount, formatShare } from '../../format/format-metric.js'
import { countOf, formatPInWords } from '../../format/format-number.js'
import { describeSizeOpen, formatPossible } from '../../format/format-possible.js'
import { isWorseSizeOpen } from '../../model/relative-change.js'
import { ENOUGH_CLUSTERS } from '../rows/clustered-row.js'
import type { GateDecision } from './decide-gate.js'
import { explainExactGate } from '../rows/exact-gate.js'
import type { GateEvidence } from './gate-evidence.js'
import type { Figures } from './gate-power.js'
import type { TestInput } from '../pairing/paired-input.js'
import { explainTooFew, valuesOfArms } from '../rows/per-run-row.js'
import type { RowOutcome } from '../rows/row-outcome.js'
import { canBeSignificant, countUnscored, explainTooFewTrials } from '../rows/these-cases-row.js'

/** Why a gate has its verdict, in plain words with their numbers; a sentence's worth, no full stop. */
export function explainGate(
  evidence: GateEvidence,
  decision: GateDecision,
  details: { readonly p_adjusted: number | null; readonly alpha: number; readonly figures: Figures },
): string {
  const { test, broken_bound: broken, candidate_value: value, checked } = evidence
  if (test.kind === 'invalid') return test.reason
  if (broken !== null && value !== null) {
    const side = broken.kind === 'min' ? 'below the minimum' : 'above the maximum'
    const text = formatAgainst(checked.metric, value, broken.limit)
    return `${text.value} is ${side} of ${text.limit}`
  }
  if (test.kind === 'bounds-only') return 'within its bounds'
  if (test.kind === 'not-comparable') return test.reason
  if (test.kind === 'exact') return explainExactGate(checked, test)
  const { input, outcome } = test
  const typical = outcome.row === 'log-ratio' ? ' for the typical query' : ''
  switch (decision.verdict) {
    case 'breached':
      return `worse by ${writeChange(input, outcome)}${typical}, the margin is ${writeMargin(input, outcome)} (a threshold, not a test)`
    case 'regressed':
      return `worse by ${writeChange(input, outcome)}${typical}, the margin is ${writeMargin(input, outcome)} (${formatPInWords(details.p_adjusted ?? 1, details.alpha)})`
    case 'improved': {
      const word = outcome.delta < outcome.series.size ? 'slightly better' : 'better'
      return `${word} by ${writeChange(input, outcome)}${typical} (${formatPInWords(details.p_adjusted ?? 1, details.alpha)})`
    }
    case 'unchanged': {
      const cases =
        input.pairs.length === 1 ? 'unchanged on the only case' : `unchanged on all ${input.pairs.length} cases`
      const limit = writeRuledOut(input, details.figures)
      return limit === null ? cases : `${cases} (${limit})`
    }
    case 'no-regression': {
      const isWorse = (details.p_adjusted ?? 1) < details.alpha && outcome.delta < 0
      if (isWorse) return `slightly worse, within the margin${typical}`
      return `no ${adverse(input)} of ${writeMargin(input, outcome)} or more${typical}`
    }
    case 'inconclusive':
    case 'invalid':
    case 'not-comparable':
    case 'within-bounds':
      return explainInconclusive(evidence, input, outcome, {
        ...details,
        open: isWorseSizeOpen({ ...decision, p_adjusted: details.p_adjusted, delta: outcome.delta }, details.alpha)
          ? describeSizeOpen(checked)
          : 'cannot tell',
      })
  }
}

/** What kept the gate from a verdict: the first reason that alone would have. */
function explainInconclusive(
  evidence: GateEvidence,
  input: TestInput,
  outcome: RowOutcome,
  details: {
    readonly figures: Figures
    readonly alpha: number
    readonly p_adjusted: number | null
    /** What is left open: all, or only the size of a loss. */
    readonly open: string
  },
): string {
  const { figures, alpha, p_adjusted: p, open } = details
  const { metric } = input
  if (input.inference === 'these-cases')
    return explainTheseCases(evidence, input, outcome, { ...details, change: writeChange(input, outcome) })
  const { missing_unevenly: missingUnevenly, cases } = evidence
  if (outcome.information_only) {
    if (input.cluster_count === 1) return 'information only: all cases are in one cluster'
    return explainTooFew(input)
  }
  if (missingUnevenly) {
    const { only_baseline: base, only_candidate: head } = cases.missing
    return `cases are missing unevenly: ${head} unscored in this run alone, ${base} in the baseline alone`
  }
  if (input.is_single) return input.pairs.length === 1 ? 'one case is too few to test' : 'all cases are in one cluster'
  if (outcome.total_contradicts && outcome.ratio_of_means !== null) {
    const way = outcome.ratio_of_means < 1 ? 'down' : 'up'
    return `${open}: the total is ${way} by ${formatShare(outcome.ratio_of_means - 1)}, half the margin or more`
  }
  if (outcome.matched_trials !== null && p !== null && p < alpha && outcome.delta > 0 && !outcome.bounds_hold) {
    return 'better on all trials, but not shown on equal numbers of trials'
  }
  if (outcome.row === 'per-run') return `${open}: a ${metric.title} is tested for change, never shown to be unchanged`
  if (input.cluster_count !== null && input.cluster_count < ENOUGH_CLUSTERS && hasBoundsAbove(outcome)) {
    return `${open}: ${input.cluster_count} clusters, at least ${ENOUGH_CLUSTERS} are needed to rule out a ${adverse(input)}`
  }
  const flagged = writeFigure(input, figures, figures.can_flag)
  const flags =
    flagged === null
      ? 'too few cases or differences to say what it would flag'
      : `flags ${adverse(input)}s of ${flagged} or more`
  return `${open}: ${flags}, ${writeRuledOut(input, figures) ?? `rules out no ${adverse(input)}`}`
}

function hasBoundsAbove({ bounds }: RowOutcome): boolean {
  return bounds.length > 0 && bounds.every((bound) => bound.above_margin)
}

/** What worse looks like: a drop where higher is better. */
function adverse(input: TestInput): 'drop' | 'rise' {
  return input.metric.direction === 'lower' ? 'rise' : 'drop'
}

function writeRuledOut(input: TestInput, figures: Figures): string | null {
  const limit = writeFigure(input, figures, figures.can_rule_out)
  return limit === null ? null : `rules out ${adverse(input)}s of ${limit} or more`
}

function writeFigure(input: TestInput, { figures_unit: kind }: Figures, value: number | null): string | null {
  const { baseline } = valuesOfArms(input)
  return formatPossible(input.metric, { kind, value }, { baseline, round: 'up' })
}

function writeMargin({ metric }: TestInput, { series }: RowOutcome): string {
  return series.relative === null
    ? formatAmount(metric, { kind: 'absolute', value: series.size })
    : formatShare(series.relative)
}

/** The size of the change: turned back from the log scale to a share of the baseline. */
function writeChange({ metric }: TestInput, { row, delta }: RowOutcome): string {
  if (row !== 'log-ratio') return formatAmount(metric, { kind: 'absolute', value: Math.abs(delta) })
  return formatShare(Math.expm1(metric.direction === 'lower' ? -delta : delta))
}

/** What kept a gate with inference `these-cases` from a verdict: the first reason that alone would have. Names no case. */
function explainTheseCases(
  { missing_unevenly: missingUnevenly, cases }: GateEvidence,
  input: TestInput,
  outcome: RowOutcome,
  details: {
    readonly alpha: number
    readonly p_adjusted: number | null
    /** What is left open: all, or only the size of a loss. */
    readonly open: string
    /** The difference in words. */
    readonly change: string
  },
): string {
  const { alpha, p_adjusted: p, open } = details
  if (outcome.row === 'per-run') return explainTooFew(input)
  const tooFew = explainTooFewTrials(input.pairs)
  if (tooFew !== null) return `information only: ${tooFew}`
  if (missingUnevenly) {
    const { baseline, candidate } = countUnscored(input.pairs)
    if (baseline === 0 && candidate === 0) {
      const { only_baseline: base, only_candidate: head } = cases.missing
      return `cases are missing unevenly: ${head} unscored in this run alone, ${base} in the baseline alone`
    }
    return `trials are missing unevenly: ${candidate} unscored in this run, ${baseline} in the baseline`
  }
  if (!canBeSignificant(input, outcome.row)) {
    const trials = Math.max(
      ...input.pairs.map(({ baseline, candidate }) => Math.min(baseline.values.length, candidate.values.length)),
    )
    return `${open}: ${countOf(trials, 'trial')} a side can never be significant, whatever they show`
  }
  const way =
    outcome.delta < 0
      ? `worse by ${details.change}`
      : outcome.delta > 0
        ? `better by ${details.change}`
        : 'no difference of the means'
  return p === null ? `${open}: ${way}` : `${open}: ${way} (${formatPInWords(p, alpha)})`
}
