import type { Observation } from '../../core/model/observation.js'
import type { Run } from '../../core/model/run.js'

/** Counts the trials of a run as they come in. */
export interface Tally {
  readonly add: (trial: { readonly case: string; readonly retries: number; readonly observation: Observation }) => void
  /** `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`; `cases` have at least one trial. */
  readonly counts: () => NonNullable<Run['counts']>
  /** The models that answered, sorted. */
  readonly models: () => string[]
}

export function startTally(): Tally {
  const cases = new Set<string>()
  const models = new Set<string>()
  const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
  return {
    add: (trial) => {
      const { observation } = trial
      cases.add(trial.case)
      counts.trials += 1
      counts.retries += trial.retries
      if (observation.status === 'ok') {
        counts.ok += 1
        if (observation.reply.model !== undefined) models.add(observation.reply.model)
      } else if (observation.failure.kind === 'infrastructure') counts.infrastructure += 1
      else {
        counts.failed += 1
        if (observation.failure.kind === 'timeout') counts.timeouts += 1
      }
    },
    counts: () => ({ cases: cases.size, ...counts }),
    models: () => [...models].sort(),
  }
}
