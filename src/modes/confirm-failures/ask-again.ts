import type { Clock, Sleep } from '../../io/clock.js'
import { withinTime } from '../../io/within-time.js'
import { workThrough } from '../../io/finish-all.js'
import { scoreTrial } from '../../metrics/score-trial.js'
import type { Metric } from '../../model/metric.js'
import type { ConfirmationsEnd } from '../../model/result/confirmation.js'
import type { Run, Trial } from '../../model/run/run.js'
import { askTrial, type PlannedRequest } from '../../measure/run/arm/ask-trial.js'
import type { LimitedTarget } from '../../measure/run/arm/limit-target.js'
import type { SpanLocator } from '../../measure/run/arm/locate-spans.js'
import { NotAffordable, type Spending } from '../../measure/run/budget/spending.js'
import { recordJudged, type TrialJudge } from '../../measure/run/judging/start-judging.js'

interface Planned {
  readonly case_id: string
  readonly trials: number
  /** The number of the first of them: they follow the case's own trials. */
  readonly first: number
}

export interface AskAgain {
  readonly session: LimitedTarget['session']
  readonly pacer: LimitedTarget['pacer']
  readonly checkout: SpanLocator
  /** Null where nobody judges. */
  readonly judge: TrialJudge | null
  /** Null without a budget. */
  readonly spending: Spending | null
  readonly run: Run
  /** The variant's, handed to the target with every request. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Sorted by id. */
  readonly plan: readonly Planned[]
  /** They say what a pass is. */
  readonly metrics: readonly Metric[]
  readonly retries: number
  /** No re-run starts after this. */
  readonly limitMs: number
  readonly clock: Clock
  readonly sleep: Sleep
  readonly signal: AbortSignal
  readonly onTrial: (trial: Trial) => void
}

/**
 * Asks cases again, in the order of the plan and each until it passes or was asked as often as planned; which cases were not, and
 * why, or null. Their trials are numbered on from the case's own. Rejects as `TargetSession.ask` does.
 */
export async function askAgain(input: AskAgain): Promise<ConfirmationsEnd | null> {
  const { run, plan, clock } = input
  const start = clock.monotonicMs()
  const cases = new Map(run.cases.map((golden) => [golden.id, golden]))
  const cutShort: string[] = []
  let stoppedBy: ConfirmationsEnd['stopped_by'] | null = null

  const mayGoOn = (): boolean => {
    if (input.spending !== null && input.spending.halted() !== null) stoppedBy ??= 'budget'
    if (clock.monotonicMs() - start > input.limitMs) stoppedBy ??= 'time'
    return stoppedBy === null
  }
  const askOrStop = async (planned: PlannedRequest, signal: AbortSignal) => {
    const isHopeless = (): boolean => input.pacer !== null && input.pacer.gaveUp() !== null
    try {
      const made = await askTrial(input.session, {
        ...planned,
        checkout: input.checkout,
        retries: input.retries,
        isHopeless,
        signal,
        sleep: input.sleep,
      })
      const judged = await input.judge?.judge({ ...planned, observation: made.observation }, signal)
      return { ...made, ...(judged && recordJudged(judged)) }
    } catch (error) {
      if (!(error instanceof NotAffordable)) throw error
      stoppedBy ??= 'budget'
      return null
    }
  }
  const askCase = async ({ case_id, trials, first }: Planned, signal: AbortSignal): Promise<void> => {
    const golden = cases.get(case_id)
    if (golden === undefined) throw new Error(`the plan has a case that the run lacks: ${case_id}`)
    for (let again = 0; again < trials; again++) {
      signal.throwIfAborted()
      const trial = first + again
      const planned = { golden, trial, suite: run.settings, settings: input.settings, seed: run.seed }
      const made = mayGoOn() ? await askOrStop(planned, signal) : null
      if (made === null) {
        cutShort.push(golden.id)
        return
      }
      const { observation, judgments } = made
      const scores = scoreTrial({ metrics: input.metrics, golden, observation, judgments, withinTime })
      input.onTrial({ case: golden.id, trial, ...made, ...scores })
      if (scores.scores['success'] === 1) return
    }
  }
  const { concurrency } = run.settings
  await workThrough({ items: inOrder(plan), concurrency, signal: input.signal }, askCase)
  return stoppedBy === null || cutShort.length === 0 ? null : { stopped_by: stoppedBy, cases: cutShort.sort() }
}

// eslint-disable-next-line @typescript-eslint/require-await -- as readers of files give their items
async function* inOrder<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}
