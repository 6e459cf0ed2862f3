import type { ConfirmationsEnd } from '../model/confirmation.js'
import type { FingerprintDifference } from '../model/comparison.js'
import type { Gate } from '../model/gate.js'
import type { ScoredTrial } from '../model/run.js'
import { readUndecided } from '../model/undecided-span.js'
import { countOf } from '../format/format-number.js'
import type { CasePairing } from './pair-cases.js'

/** Differences that make a reader doubt the comparison; the others are what is compared, or keep metrics out of it. */
const DOUBTFUL: ReadonlySet<string> = new Set(['corpus', 'success', 'trials', 'seed', 'timeout'])

const STOPPED: Readonly<Record<ConfirmationsEnd['stopped_by'], string>> = {
  budget: 'the budget (max_cost_usd) is spent',
  time: 'the re-runs took too long',
  target: 'the target did not start again',
}

const nameSome = (ids: readonly string[]): string => `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ' …' : ''}`

/** What a reader should be warned of, beside the warnings of single gates. */
export function writeWarnings(input: {
  readonly unmeasured: readonly Gate[]
  readonly pairing: CasePairing
  readonly trials: readonly ScoredTrial[]
  readonly differences: readonly FingerprintDifference[]
  /** Why re-runs of newly failing cases ended early; null when they did not. */
  readonly stopped: ConfirmationsEnd | null
}): readonly string[] {
  const { pairing, trials, differences, stopped } = input
  const tried = new Set(trials.map((trial) => trial.case))
  const untried = pairing.candidate.filter((golden) => !tried.has(golden.id)).length
  return [
    ...(untried > 0 ? [`The run is incomplete: ${countOf(untried, 'case')} without a single trial.`] : []),
    ...[...new Set(input.unmeasured.map(({ metric }) => metric))].map((metric) => {
      const isUndecided = trials.some(({ unscored }) => readUndecided(unscored[metric] ?? '') !== null)
      const reason = isUndecided ? 'it cannot be told what was retrieved' : 'the target does not report it'
      return `\`${metric}\` is not gated: no trial could be scored, since ${reason}.`
    }),
    ...(stopped === null
      ? []
      : [
          `${countOf(stopped.cases.length, 'newly failing case')} not asked often enough to be confirmed, since ${STOPPED[stopped.stopped_by]}: ${nameSome(stopped.cases)}.`,
        ]),
    ...differences
      .filter(({ what }) => DOUBTFUL.has(what))
      .map(
        ({ what, baseline, candidate, effect }) =>
          `Different ${what} (${baseline} in the baseline, ${candidate} now): ${effect}.`,
      ),
  ]
}
