import type { GoldenCase } from '../../core/model/case.js'
import type { Metric } from '../../core/model/metric.js'
import type { Run } from '../../core/model/run.js'
import type { Shard } from '../../core/model/shard.js'
import type { Suite } from '../../core/model/suite.js'
import type { Clock } from '../../shell/io/clock.js'
import type { Log } from '../../shell/io/log.js'
import type { Sleep } from '../../shell/io/sleep.js'
import type { ScorerProgram } from '../custom-metrics/scorer-program.js'
import type { TargetDefinition } from '../../shell/targets/target.js'

/** One variant to measure, and the folder its run goes to. What is left out is the input's. */
export interface SuiteArm {
  readonly variant: string
  readonly out: string
  readonly trials: number
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
  readonly branch: string | null
  readonly subset: string | null
  /** Of the cases of every arm only this part is asked. */
  readonly shard?: Shard | null
  /** Goes on with the runs that are in the arms' folders, where there are any. */
  readonly isResuming?: boolean
  /** The environment of this process; targets get it by the rule of `targetEnvironment`. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly targetEnvNames: readonly string[]
  /** Runs the suite's own metrics, where it has any. */
  readonly scorer?: ScorerProgram
  readonly workingDirectory: string
  readonly targets: readonly TargetDefinition[]
  readonly clock: Clock
  readonly sleep: Sleep
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/** `failed` counts every trial without a reply, infrastructure failures too. */
export interface Progress {
  readonly done: number
  readonly total: number
  readonly failed: number
}
