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

/** One variant to measure, and the folder its run goes to. What is left out is the input's. */
export interface SuiteArm {
  readonly variant: string
  readonly out: string
  readonly trials: number
  /** It has answered in this job before: where it answers nothing now, that is a result. */
  readonly hasAnswered?: boolean
  /** It is only compared with: where it answers nothing, that stops nobody. */
  readonly isBase?: boolean
  /** Added to the seeds of its trials, so that two arms of one variant do not repeat each other's draws. */
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
  /** The checkout has changes that the commit has not. */
  readonly isDirty?: boolean
  readonly branch: string | null
  readonly subset: string | null
  /** Of the cases of every arm only this part is asked. */
  readonly shard?: Shard | null
  /** Asks the arms in rounds, where it plans any; absent: in one pass of their trials. */
  readonly rounds?: OpenRounds | undefined
  /** Goes on with the runs that are in the arms' folders, where there are any. Absent where the command cannot be told to. */
  readonly isResuming?: boolean
  /** The environment of this process; targets get it by the rule of `targetEnvironment`. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
  readonly providers: ProviderAccess
  /** Runs the suite's own metrics, where it has any. */
  readonly scorer?: ScorerProgram
  /** For targets that run a program of Goldenpair's own. */
  readonly programs?: TargetPrograms
  readonly workingDirectory: string
  readonly targets: readonly TargetDefinition[]
  readonly judges: readonly JudgeDefinition[]
  /** Trials are only observed here, and whoever reports them asks the judge. */
  readonly isJudgedLater?: boolean
  /** Gives answers again that are known; null is none. */
  readonly cache?: ReplyCache | null
  /** Keeps what is spent in a month, where the suite limits that. */
  readonly ledger?: SpendLedger
  readonly clock: Clock
  readonly sleep: Sleep
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  /** Sees every trial that is scored and written, so that nobody need read it again; absent: nobody looks. */
  readonly onTrial?: ((arm: MeasuredArm, trial: TableTrial) => void) | undefined
  /** What happens, for another program; absent: nobody listens. */
  readonly onEvent?: ((event: RunEvent) => void) | undefined
}

/** An arm under way. */
export interface MeasuredArm {
  readonly place: number
  readonly run: Run
  /** Of all trials that are written so far, in their order. */
  readonly trials: () => readonly ScoredTrial[]
}

/** A case that is to be asked, in one arm or in all that have it. */
export interface WantedTries {
  readonly case_id: string
  /** In the whole round, those that are made already among them. */
  readonly tries: number
  /** Since it failed all its tries (docs/decision-rules.md): no part of any mean. */
  readonly asked_on: boolean
  /** The place of the arm; absent: every arm. */
  readonly arm?: number
}

/** What is asked before the next look. */
export interface NextTries {
  /** From 1: the round that the tries belong to. It is complete when all are made. */
  readonly round: number
  readonly cases: readonly WantedTries[]
  /** Ids of the gates that are still to be decided; empty before the first look. */
  readonly open: readonly string[]
  /** Waited before the first of them is asked, so that they do not all meet the same minute of a provider. */
  readonly wait_ms?: number
}

/** US dollars; or `rest`, where nobody knows: whatever is left when nothing else is under way. */
export type WorstCase = number | 'rest'

/** Money that is set aside for one call. */
export interface Reservation {
  readonly worstUsd: number
  /** What the call cost; once. The reservation is free again. */
  readonly settle: (actualUsd: number) => void
}

/** Why no further trial is begun. */
export type Halt = Pick<Stopped, 'because' | 'limit_usd' | 'detail'>

/** What the calls of a run spend together, of targets and judges alike: none may begin before its worst case fits. */
export interface Spending {
  readonly limitUsd: number
  /**
   * Sets the worst case aside, which is computed again whenever there may be room. Waits, in the order of asking, while calls that are
   * under way could still cost less than they were thought to; null as soon as it can never fit. Rejects when aborted.
   */
  readonly reserve: (worst: () => WorstCase, signal: AbortSignal) => Promise<Reservation | null>
  readonly spentUsd: () => number
  /** What the run has cost, also before this process; calls of unknown cost count as what was set aside for them. */
  readonly runUsd: () => number
  /** No further trial is begun; the first reason stays. */
  readonly halt: (why: Pick<Halt, 'detail'> & { readonly isUnknown?: true }) => void
  /** Null until then. */
  readonly halted: () => Halt | null
}

export interface RoundsState {
  /** So many rounds are complete; 0 before the first. */
  readonly complete: number
  /** What a judge's readings come out of; null without a budget. */
  readonly spending: Spending | null
  /** With the trials of the complete rounds, in the order of the run's arms. */
  readonly arms: readonly { readonly run: Run; readonly folder: string; readonly trials: readonly ScoredTrial[] }[]
}

/** Decides after each round what is asked next. */
export interface RoundsDirector {
  /** Written to run.json before the first request. */
  readonly plan: RoundsPlan
  /** Null: all is asked. The same state gives the same answer, so that a resumed run goes on as it would have. */
  readonly next: (state: RoundsState) => Promise<NextTries | null>
}

/** Plans the rounds of arms that are described and not started; null where they are asked in one pass. */
export type OpenRounds = (runs: readonly Run[]) => Promise<RoundsDirector | null>
