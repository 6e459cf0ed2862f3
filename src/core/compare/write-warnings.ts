import type { FingerprintDifference } from '../model/comparison.js'
import type { Gate } from '../model/gate.js'
import type { ScoredTrial } from '../model/run.js'
import type { CasePairing } from './pair-cases.js'
import { writeCount } from './write-amount.js'

/** Differences that make a reader doubt the comparison; the others are what is compared, or keep metrics out of it. */
const DOUBTFUL: ReadonlySet<string> = new Set(['models', 'corpus', 'success', 'trials', 'seed', 'timeout'])

/** What a reader should be warned of, beside the warnings of single gates. */
export function writeWarnings(input: {
  readonly unmeasured: readonly Gate[]
  readonly pairing: CasePairing
  readonly trials: readonly ScoredTrial[]
  readonly differences: readonly FingerprintDifference[]
}): readonly string[] {
  const { pairing, trials, differences } = input
  const tried = new Set(trials.map((trial) => trial.case))
  const untried = pairing.candidate.filter((golden) => !tried.has(golden.id)).length
  return [
    ...(untried > 0 ? [`The run is incomplete: ${writeCount(untried, 'case')} without a single trial.`] : []),
    ...input.unmeasured.map(
      ({ metric }) => `\`${metric}\` is not gated: no trial could be scored, since the target does not report it.`,
    ),
    ...(pairing.stale.length > 0
      ? [
          `${writeCount(pairing.stale.length, 'stale case')} not compared: ${pairing.stale.slice(0, 5).join(', ')}${pairing.stale.length > 5 ? ' …' : ''}.`,
        ]
      : []),
    ...differences
      .filter(({ what }) => DOUBTFUL.has(what))
      .map(
        ({ what, baseline, candidate, effect }) =>
          `Different ${what} (${baseline} in the baseline, ${candidate} now): ${effect}.`,
      ),
  ]
}
