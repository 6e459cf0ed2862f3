import { costOfReply } from '../../core/metrics/cost-of-reply.js'
import type { Pricing } from '../../core/model/pricing.js'
import type { Run, Trial } from '../../core/model/run.js'

/** Counts the trials of a run as they come in. */
export interface Tally {
  readonly add: (trial: Pick<Trial, 'case' | 'retries' | 'observation'>) => void
  /** `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`; `cases` have at least one trial. */
  readonly counts: () => NonNullable<Run['counts']>
  /** The models that answered, sorted. */
  readonly models: () => string[]
  /** What the replies say they searched, sorted; more than one when that changed during the run. */
  readonly corpora: () => string[]
  /** What is known to be spent; an unknown cost counts as nothing. */
  readonly costUsd: () => number
  /** Whether the target ever did anything but crash. */
  readonly hasAnswered: () => boolean
}

export function startTally(pricing: Pricing): Tally {
  const cases = new Set<string>()
  const models = new Set<string>()
  const corpora = new Set<string>()
  const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
  let costUsd = 0
  let crashes = 0
  return {
    add: (trial) => {
      const { observation } = trial
      cases.add(trial.case)
      counts.trials += 1
      counts.retries += trial.retries
      if (observation.status === 'ok') {
        const { reply } = observation
        const cost = costOfReply(reply, pricing)
        counts.ok += 1
        if (reply.model !== undefined) models.add(reply.model)
        if (reply.corpus !== undefined) corpora.add(reply.corpus)
        if (cost.kind === 'scored') costUsd += cost.value
      } else if (observation.failure.kind === 'infrastructure') counts.infrastructure += 1
      else {
        counts.failed += 1
        if (observation.failure.kind === 'timeout') counts.timeouts += 1
        if (observation.failure.kind === 'crash') crashes += 1
      }
    },
    counts: () => ({ cases: cases.size, ...counts }),
    models: () => [...models].sort(),
    corpora: () => [...corpora].sort(),
    costUsd: () => costUsd,
    hasAnswered: () => counts.trials > crashes,
  }
}
