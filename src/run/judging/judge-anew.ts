import type { GoldenCase } from '../../model/suite/case.js'
import type { Trial } from '../../model/run/run.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import type { Scorer } from '../custom-metrics/start-scorer.js'
import { NotAffordable, type Spending } from '../budget/spending.js'
import { recordJudged, unjudged } from './judge-trial.js'
import type { TrialJudge } from './start-judging.js'

/** Who judges the trials of a recorded run. */
export type Rejudging =
  | {
      readonly kind: 'judge'
      readonly judge: TrialJudge
      /** Scores the suite's own metrics again, which may look at judgments; null where their module is not run. */
      readonly scorer: Scorer | null
      /** What its readings come out of; null without a budget. */
      readonly spending: Spending | null
    }
  /** Nobody, and why: a clause. */
  | { readonly kind: 'nobody'; readonly questions: readonly JudgedQuestion[]; readonly reason: string }

type Observed = Pick<Trial, 'trial' | 'observation' | 'scores' | 'unscored'>

/** The judgments of one recorded trial, and what the suite's own metrics say of it with them. Rejects as `TrialJudge.judge` does. */
export async function judgedAnew({
  golden,
  trial: recorded,
  rejudging,
  signal,
}: {
  readonly golden: GoldenCase
  readonly trial: Observed
  readonly rejudging: Rejudging | undefined
  readonly signal: AbortSignal
}): Promise<{
  readonly judged: Pick<Trial, 'judgments' | 'judge_retries'>
  readonly recorded: Pick<Trial, 'scores' | 'unscored'>
}> {
  const { trial, observation } = recorded
  if (rejudging === undefined || observation.status === 'failed') return { judged: {}, recorded }
  if (rejudging.kind === 'nobody')
    return { judged: { judgments: unjudged(rejudging.questions, rejudging.reason) }, recorded }
  const { judge, scorer } = rejudging
  const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged)
  if (judged === null) return { judged: {}, recorded }
  const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal)
  return { judged: recordJudged(judged), recorded: own ?? recorded }
}

/** What the budget has no room for; the run says that it was stopped. */
function leaveUnjudged(error: unknown): null {
  if (error instanceof NotAffordable) return null
  throw error
}
