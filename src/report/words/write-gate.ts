import { describeDoubt, describeReason, describeSizeOpen, nameGate, nameMargin } from '../../format/describe-reason.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatCount, formatPInWords } from '../../format/format-number.js'
import { startSentence } from '../../format/start-sentence.js'
import type { GateResult } from '../../model/result/gate-result.js'
import {
  isPotentiallyMeaningful,
  isSlightlyBetter,
  isSlightlyWorse,
  isWorseSizeOpen,
} from '../../model/relative-change.js'
import { describeChange, describeSize } from './change-clauses.js'

/** What a gate's finding claims, and so where it stands: the worst first. */
export type GateClaim =
  | 'invalid'
  | 'failed'
  | 'unproven'
  | 'suspect'
  | 'worse-inside'
  | 'slightly-worse'
  | 'maybe-worse'
  | 'improved'
  | 'maybe-better'

/** The strongest claim that a gate supports; null for nothing worth a sentence. */
export function claimOf(result: GateResult, alpha: number): GateClaim | null {
  const { verdict, delta, p_adjusted: p } = result
  if (verdict === 'invalid') return 'invalid'
  if (verdict === 'regressed' || verdict === 'breached') return 'failed'
  if (result.failed) return 'unproven'
  if (result.suspect) return 'suspect'
  if (verdict === 'improved') return 'improved'
  if (isSlightlyWorse(result, alpha)) return 'slightly-worse'
  if (delta === null || delta === 0 || verdict === 'not-comparable') return null
  if (isWorseSizeOpen(result, alpha)) return 'worse-inside'
  if (p !== null && p < alpha) return null
  return isPotentiallyMeaningful(result, alpha) ? (delta < 0 ? 'maybe-worse' : 'maybe-better') : null
}

/** A gate as the start of a sentence, with its severity. */
function leadOf(result: GateResult): string {
  const name = startSentence(nameGate(result))
  return result.gate.severity === 'warn' ? `Warning: ${name}` : name
}

/** One sentence that claims no more than `claim`. */
export function writeGate(result: GateResult, claim: GateClaim, alpha: number): string {
  return `${writeClaim(result, claim, alpha)}.`
}

/** The sentence without its full stop. */
export function writeClaim(result: GateResult, claim: GateClaim, alpha: number): string {
  const name = leadOf(result)
  const margin = nameMargin(result) ?? ''
  const p = result.p_adjusted === null ? null : formatPInWords(result.p_adjusted, alpha)
  const change = describeChange(result, p)
  switch (claim) {
    case 'invalid':
      return `${name}: ${describeReason(result)}`
    case 'failed':
      if (result.cause.kind === 'outside-bound') return `${name}: ${describeReason(result)}`
      return result.verdict === 'regressed'
        ? `${name} ${change}, which breaks its margin of ${margin}`
        : `${name} ${describeChange(result, null)}, which breaks its threshold of ${margin} (a threshold, not a test)`
    case 'unproven':
      return `${name} ${describeChange(result, null)}, not shown to stay within its margin of ${margin}: ${describeDoubt(result)}`
    case 'suspect': {
      const mark = isPotentiallyMeaningful(result, alpha) ? ': potentially meaningful' : ''
      return `${name} ${describeChange(result, p ?? 'untested')}, enough to break its margin of ${margin}, but chance may explain it${mark}`
    }
    case 'worse-inside':
      return `${name} ${change}: ${describeSizeOpen(result)}; ${describeDoubt(result)}`
    case 'slightly-worse':
      return `${name} ${change}: slightly worse, shown to stay within its margin of ${margin}`
    case 'improved':
      return isSlightlyBetter(result)
        ? `${name} ${change}: slightly better, by less than its margin of ${margin}`
        : `${name} ${change}: improved`
    case 'maybe-worse':
    case 'maybe-better':
      return writeMaybe(name, result, { p, alpha })
  }
}

/**
 * docs/decision-rules.md#potentially-meaningful-changes: at least 10 % of the baseline, named as what it is. `p` is written out; null: not
 * tested.
 */
function writeMaybe(
  name: string,
  measured: Parameters<typeof describeSize>[0] & { readonly n: number; readonly p_adjusted: number | null },
  { p, alpha }: { readonly p: string | null; readonly alpha: number },
): string {
  const isClose = measured.p_adjusted !== null && measured.p_adjusted < alpha
  const reason =
    p === null
      ? 'which was not tested'
      : isClose
        ? `whose interval ${formatMeasured(measured).interval ?? ''} leaves room for no change`
        : 'which this suite cannot tell from chance'
  const facts = [...(p === null ? [] : [p]), `n = ${formatCount(measured.n)}`].join(', ')
  return `${name} ${describeSize(measured)}, ${reason} (${facts}): potentially meaningful`
}
