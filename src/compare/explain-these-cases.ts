import { countOf } from '../format/format-number.js'
import { formatPInWords } from '../format/format-p.js'
import type { GateEvidence } from './gate-evidence.js'
import type { TestInput } from './paired-input.js'
import { explainTooFew } from './per-run-row.js'
import type { RowOutcome } from './row-outcome.js'
import { canBeSignificant, countUnscored, explainTooFewTrials } from './these-cases-row.js'

/** What kept a gate with inference `these-cases` from a verdict: the first reason that alone would have. Names no case. */
export function explainTheseCases(
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
