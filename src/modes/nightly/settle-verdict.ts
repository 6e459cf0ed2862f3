import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Text } from '../../model/result/report.js'
import type { FailOn, RunVerdict } from '../../model/result/verdict.js'
import type { NightOutcome } from '../../model/run/history.js'
import { findRegressions } from '../../compare/nights/find-regressions.js'
import { writeUnmeasured } from '../../report/words/headline.js'
import { describeFact, describeLine } from '../../report/words/regression-words.js'
import type { Confirmation } from './confirm-worse.js'
import type { NightComparison, Tonight } from '../../model/result/night.js'

/** A level that a person has accepted is reported and fails nothing. */
export function settleVerdict(
  { verdict, gates }: PairComparison,
  { tonight, outcome, failOn }: { readonly tonight: Tonight; readonly outcome: NightOutcome; readonly failOn: FailOn },
): RunVerdict {
  // A bug of Goldenpair is no night's to forgive.
  if (verdict.exit_code === 4) return verdict
  if (tonight.kind === 'regressed') {
    const exit_code = failOn === 'never' || outcome === 'accepted' ? 0 : 1
    if (verdict.word === 'regressed') return { ...verdict, exit_code, passed: exit_code === 0 }
    return { ...verdict, word: 'regressed', because: 'gate', exit_code, passed: exit_code === 0 }
  }
  if (verdict.word !== 'regressed' || tonight.kind !== 'unconfirmed') return verdict
  // As on a pull request: nothing passes by what cannot be measured any more.
  const isUnmeasured = gates.some((result) => result.gate.severity === 'fail' && result.verdict === 'invalid')
  const exit_code = failOn === 'inconclusive' || (isUnmeasured && failOn !== 'never') ? 2 : 0
  return { ...verdict, word: 'inconclusive', because: 'gate', exit_code, passed: exit_code === 0 }
}

/** What the report's own comparison does not say: that it was not confirmed, stands, or is worse beside the reference alone; else null. */
export function writeHeadline(
  tonight: Tonight,
  input: {
    /** The report's own. */
    readonly first: NightComparison | undefined
    readonly known: ReadonlySet<string>
    readonly confirmation: Confirmation | null
  },
): Text | null {
  const { first, known, confirmation } = input
  const own = first === undefined ? [] : findRegressions(first.comparison, first.against)
  if (tonight.kind === 'unconfirmed') {
    const figures = confirmation?.kind === 'unconfirmed' ? confirmation.figures : ''
    const [worst] = own
    return [
      `❔ Cannot tell: ${worst === undefined ? 'something got worse' : describeLine(worst)} in one measurement; ${tonight.reason}${figures}`,
      writeUnmeasured(first?.comparison.gates ?? []),
    ]
  }
  const [worst] = tonight.kind === 'regressed' ? tonight.regressions : []
  if (tonight.kind !== 'regressed' || worst === undefined) return null
  const isOwn = own.some(({ id }) => tonight.regressions.some((one) => one.id === id))
  if (first?.comparison.verdict.word === 'regressed' && isOwn) return null
  const from = worst.against === 'reference' ? ', against the reference' : ''
  return [`❌ ${known.has(worst.id) ? 'Still regressed' : 'Regressed'}: ${describeFact(worst)}${from}`]
}
