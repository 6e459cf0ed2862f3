import { costOfReply } from '../metrics/cost/cost-of-reply.js'
import type { Pricing } from '../model/pricing.js'
import type { Fingerprints, Run, Trial } from '../model/run.js'
import { startJudgeTally } from './tally-judge.js'

/** Counts the trials of a run as they come in. */
export interface Tally {
  readonly add: (trial: Pick<Trial, 'case' | 'retries' | 'observation' | 'judgments' | 'judge_retries'>) => void
  /** `trials` = `ok` + `failed` + `infrastructure`; `timeouts` are part of `failed`; `cases` have at least one trial. */
  readonly counts: () => NonNullable<Run['counts']>
  /** The models that answered, and those that judged, each list sorted; no second one where nobody judged. */
  readonly models: () => Pick<Fingerprints, 'models' | 'judge_models'>
  /** What the replies say they searched, sorted; more than one when that changed during the run. */
  readonly corpora: () => string[]
  /** What is spent, by the judge too, an answer of unknown cost counted as `unknownUsd`; one from the cache cost nothing. */
  readonly costUsd: () => number
  /** The dearest trial; null as long as no cost is known. */
  readonly dearestUsd: () => number | null
  /** Whether the target ever did anything but crash. */
  readonly hasAnswered: () => boolean
  /** The message of the first failure that is no outage; null where there is none. */
  readonly firstFailure: () => string | null
}

/** What was asked and got no answer that can be read: it may be billed. */
const LOST: ReadonlySet<string> = new Set(['timeout', 'crash', 'protocol'])

/** `unknownUsd` is what a trial counts as that may have cost something and does not say what. */
export function startTally(pricing: Pricing, unknownUsd = 0): Tally {
  const cases = new Set<string>()
  const models = new Set<string>()
  const corpora = new Set<string>()
  const counts = { trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
  let cached = 0
  let costUsd = 0
  let dearestUsd: number | null = null
  let crashes = 0
  let firstFailure: string | null = null
  const judge = startJudgeTally()
  return {
    add: (trial) => {
      const { observation } = trial
      cases.add(trial.case)
      judge.add(trial)
      counts.trials += 1
      counts.retries += trial.retries
      if (observation.status === 'ok') {
        const { reply } = observation
        const cost = costOfReply(reply, pricing)
        counts.ok += 1
        if (reply.model !== undefined) models.add(reply.model)
        if (reply.corpus !== undefined) corpora.add(reply.corpus)
        if (observation.cached === true) cached += 1
        if (cost.kind === 'scored') {
          if (observation.cached !== true) costUsd += cost.value
          dearestUsd = Math.max(dearestUsd ?? 0, cost.value)
        } else if (observation.cached !== true) costUsd += unknownUsd
      } else if (observation.failure.kind === 'infrastructure') counts.infrastructure += 1
      else {
        counts.failed += 1
        firstFailure ??= observation.failure.message
        if (LOST.has(observation.failure.kind)) costUsd += unknownUsd
        if (observation.failure.kind === 'timeout') counts.timeouts += 1
        if (observation.failure.kind === 'crash') crashes += 1
      }
    },
    counts: () => {
      const judged = judge.counts()
      return { cases: cases.size, ...counts, ...(cached > 0 && { cached }), ...(judged && { judge: judged }) }
    },
    models: () => ({
      models: [...models].sort(),
      ...(judge.counts() !== null && { judge_models: judge.models() }),
    }),
    corpora: () => [...corpora].sort(),
    costUsd: () => costUsd + judge.costUsd(),
    dearestUsd: () => dearestUsd,
    hasAnswered: () => counts.trials > crashes,
    firstFailure: () => firstFailure,
  }
}
