import type { Progress } from '../../format/describe-progress.js'
import type { Clock, Sleep } from '../../io/clock.js'
import type { Log } from '../../io/log.js'
import type { JudgeDefinition } from '../judges/judge.js'
import type { Metric } from '../../model/metric.js'
import type { RoundsPlan } from '../../model/run/rounds-plan.js'
import type { Run, ScoredTrial, Stopped } from '../../model/run/run.js'
import type { TableTrial } from '../../model/run/run-table.js'
import type { RunEvent } from '../../model/run/run-event.js'
import type { Shard } from '../../model/run/shard.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Suite } from '../../model/suite/suite.js'
import type { ProviderAccess } from '../providers/access.js'
import type { ReplyCache } from '../../store/open-cache.js'
import type { SpendLedger } from '../../store/spend-ledger.js'
import type { TargetDefinition, TargetPrograms } from '../targets/target.js'
import type { ScorerProgram } from './custom-metrics/messages.js'

/** One variant to measure and the folder for its run. Fields left out are taken from the input. */
export interface SuiteArm {
  readonly variant: string
  readonly out: string
  readonly trials: number
  /** Whether the target answered in this job before; then a run without any answer is a result, not an error. */
  readonly hasAnswered?: boolean
  /** Whether it is only compared with; a run without answers is then not an error. */
  readonly isBase?: boolean
  /** Added to the seeds of the trials, so that two arms of one variant use different random draws. */
  readonly seedOffset?: number
  readonly suite?: Suite
  readonly cases?: readonly GoldenCase[]
  readonly workingDirectory?: string
  readonly commit?: string | null
  readonly branch?: string | null
}

export interface RunSuiteInput {
  /** Its concurrency, retries and budget hold for all arms together. */
  readonly suite: Suite
  readonly arms: readonly SuiteArm[]
  /** The cases to ask, already selected. */
  readonly cases: readonly GoldenCase[]
  readonly metrics: readonly Metric[]
  readonly mode: Run['mode']
  readonly seed: number
  readonly session_id: string
  readonly commit: string | null
  /** Whether the checkout has uncommitted changes. */
  readonly isDirty?: boolean
  readonly branch: string | null
  readonly subset: string | null
  /** Asks only this part of each arm's cases. */
  readonly shard?: Shard | null
  /** Plans the rounds. Absent, or if it plans none: each arm's trials are asked in one pass. */
  readonly rounds?: OpenRounds | undefined
  /** Whether to resume runs found in the arms' folders. Absent for commands that cannot resume. */
  readonly isResuming?: boolean
  /** The environment of this process; `targetEnvironment` decides which variables targets see. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
  readonly providers: ProviderAccess
  /** Runs the suite's own metrics, where it has any. */
  readonly scorer?: ScorerProgram
  /** For targets that run one of Goldenpair's own programs. */
  readonly programs?: TargetPrograms
  readonly workingDirectory: string
  readonly targets: readonly TargetDefinition[]
  readonly judges: readonly JudgeDefinition[]
  /** Whether trials are only observed here; the job that reports them asks the judge. */
  readonly isJudgedLater?: boolean
  /** Reuses known answers; `null` for no cache. */
  readonly cache?: ReplyCache | null
  /** Records monthly spending, if the suite limits it. */
  readonly ledger?: SpendLedger
  readonly clock: Clock
  readonly sleep: Sleep
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** Called for every trial that was scored and written, so that it need not be read again. */
  readonly onTrial?: ((arm: MeasuredArm, trial: TableTrial) => void) | undefined
  /** Called for each event of the run, for another program. */
  readonly onEvent?: ((event: RunEvent) => void) | undefined
}

/** An arm in progress. */
export interface MeasuredArm {
  readonly place: number
  readonly run: Run
  /** Returns all trials written so far, in order. */
  readonly trials: () => readonly ScoredTrial[]
}

/** A case that is to be asked, in one arm or in all that have it. */
export interface WantedTries {
  readonly case_id: string
  /** Tries in the whole round, including those already made. */
  readonly tries: number
  /** Whether this repeats a case that failed all its tries (docs/decision-rules.md); no part of any mean. */
  readonly asked_on: boolean
  /** Index of the arm. Absent: every arm. */
  readonly arm?: number
}

/** The tries to make before the next look. */
export interface NextTries {
  /** Round of the tries, starting at 1. A round is complete when all its tries are made. */
  readonly round: number
  readonly cases: readonly WantedTries[]
  /** Ids of gates that are not decided yet; empty before the first look. */
  readonly open: readonly string[]
  /** Delay before the first try, so that not all tries fall into the same minute at a provider. */
  readonly wait_ms?: number
}

/** Upper bound in US dollars, or `rest` if unknown: all money that is left when no other call is in flight. */
export type WorstCase = number | 'rest'

/** Money reserved for one call. */
export interface Reservation {
  readonly worstUsd: number
  /** Releases the reservation and records what the call cost. Call once. */
  readonly settle: (actualUsd: number) => void
}

/** Why no further trial is begun. */
export type Halt = Pick<Stopped, 'because' | 'limit_usd' | 'detail'>

/** Budget shared by all calls of a run, of targets and judges. A call may start only if its worst case fits. */
export interface Spending {
  readonly limitUsd: number
  /**
   * Reserves the worst case, which is computed again whenever there may be room. Waits, in order of request, while calls in flight
   * may turn out cheaper than reserved. Resolves to `null` as soon as the call can never fit. Rejects when aborted.
   */
  readonly reserve: (worst: () => WorstCase, signal: AbortSignal) => Promise<Reservation | null>
  readonly spentUsd: () => number
  /** Cost of the run, including earlier processes. Calls of unknown cost count as what was reserved for them. */
  readonly runUsd: () => number
  /** Stops the start of further trials. The first reason is kept. */
  readonly halt: (why: Pick<Halt, 'detail'> & { readonly isUnknown?: true }) => void
  /** `null` before a halt. */
  readonly halted: () => Halt | null
}

export interface RoundsState {
  /** Number of complete rounds; 0 before the first. */
  readonly complete: number
  /** Budget for the judge's readings; `null` without a budget. */
  readonly spending: Spending | null
  /** The arms in the order of the run, with the trials of the complete rounds. */
  readonly arms: readonly { readonly run: Run; readonly folder: string; readonly trials: readonly ScoredTrial[] }[]
}

/** Decides after each round what is asked next. */
export interface RoundsDirector {
  /** Written to run.json before the first request. */
  readonly plan: RoundsPlan
  /** Returns `null` if everything was asked. Depends only on the state, so that a resumed run continues the same way. */
  readonly next: (state: RoundsState) => Promise<NextTries | null>
}

/** Plans the rounds of arms that are described but not started; resolves to `null` if they are asked in one pass. */
export type OpenRounds = (runs: readonly Run[]) => Promise<RoundsDirector | null>
