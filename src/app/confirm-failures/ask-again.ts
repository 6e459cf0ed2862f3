import { costOfReply } from '../../core/metrics/cost-of-reply.js'
import { scoreTrial } from '../../core/metrics/score-trial.js'
import type { ConfirmationsEnd } from '../../core/model/confirmation.js'
import type { Metric } from '../../core/model/metric.js'
import type { Observation } from '../../core/model/observation.js'
import type { Run, Trial } from '../../core/model/run.js'
import type { Clock } from '../../shell/io/clock.js'
import type { Sleep } from '../../shell/io/sleep.js'
import type { TargetSession } from '../../shell/targets/target.js'
import { askTrial } from '../run-suite/ask-trial.js'

export interface AskAgain {
  readonly session: TargetSession
  readonly run: Run
  /** The variant's, handed to the target with every request. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Sorted by id. */
  readonly plan: readonly { readonly case_id: string; readonly trials: number }[]
  /** They say what a pass is. */
  readonly metrics: readonly Metric[]
  readonly retries: number
  /** No re-run starts when more than this is known to be spent on them; null is no limit. */
  readonly budgetUsd: number | null
  /** Nor after this. */
  readonly limitMs: number
  readonly clock: Clock
  readonly sleep: Sleep
  readonly signal: AbortSignal
  readonly onTrial: (trial: Trial) => void
}

/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the run's own. Rejects as `TargetSession.ask` does.
 */
export async function askAgain(input: AskAgain): Promise<ConfirmationsEnd | null> {
  const { run, plan, clock, signal } = input
  const start = clock.monotonicMs()
  const cases = new Map(run.cases.map((golden) => [golden.id, golden]))
  const cutShort: string[] = []
  let spentUsd = 0
  let stoppedBy: ConfirmationsEnd['stopped_by'] | null = null
  let next = 0

  const mayGoOn = (): boolean => {
    if (input.budgetUsd !== null && spentUsd > input.budgetUsd) stoppedBy ??= 'budget'
    if (clock.monotonicMs() - start > input.limitMs) stoppedBy ??= 'time'
    return stoppedBy === null
  }
  const work = async (): Promise<void> => {
    for (let planned = plan[next++]; planned !== undefined; planned = plan[next++]) {
      const golden = cases.get(planned.case_id)
      if (golden === undefined) throw new Error(`the plan has a case that the run lacks: ${planned.case_id}`)
      for (let again = 0; again < planned.trials; again++) {
        signal.throwIfAborted()
        if (!mayGoOn()) {
          cutShort.push(golden.id)
          break
        }
        const trial = run.trials_per_case + again
        const { observation, retries } = await askTrial(input.session, {
          golden,
          trial,
          suite: run.settings,
          settings: input.settings,
          seed: run.seed,
          retries: input.retries,
          signal,
          sleep: input.sleep,
        })
        const scores = scoreTrial({ metrics: input.metrics, golden, observation })
        input.onTrial({ case: golden.id, trial, retries, observation, ...scores })
        spentUsd += costOf(observation, run)
        if (scores.scores['success'] === 1) break
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(run.settings.concurrency, plan.length) }, work))
  return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() }
}

/** An unknown cost counts as nothing. */
function costOf(observation: Observation, { pricing }: Run): number {
  if (observation.status === 'failed') return 0
  const cost = costOfReply(observation.reply, pricing)
  return cost.kind === 'scored' ? cost.value : 0
}
