import { randomUUID } from 'node:crypto'
import { buildMetrics } from '../metrics/build-metrics.js'
import { selectCases } from '../suite/select-cases.js'
import type { Run } from '../model/run.js'
import { UserError } from '../model/error.js'
import { parseSelection } from '../model/selection.js'
import type { Shard } from '../model/shard.js'
import type { Suite } from '../model/suite.js'
import type { ReplyCache } from '../store/cache/reply-cache.js'
import type { Clock } from '../io/clock.js'
import type { Log } from '../io/log.js'
import { systemSleep } from '../io/sleep.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import type { ProviderAccess } from '../providers/access.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import type { TargetPrograms } from '../targets/target.js'
import type { ScorerProgram } from './custom-metrics/scorer-program.js'
import { overrideSuite, type Overrides } from './override-suite.js'
import { openLedger } from './budget/open-ledger.js'
import { runSuite, type FinishedArm } from './run-suite.js'
import type { Progress, RunSuiteInput, SuiteArm } from './input.js'

export interface MeasureRequest {
  readonly suite: Suite
  readonly arms: readonly SuiteArm[]
  readonly mode: Run['mode']
  readonly subset: string | null
  readonly shard?: Shard | null
  /** Goes on with what an interrupted measurement left in the arms' folders. */
  readonly isResuming?: boolean
  readonly overrides?: Overrides
  readonly commit: string | null
  readonly branch: string | null
  readonly env: Readonly<Record<string, string | undefined>>
  /** Names of variables that targets may see beside the harmless ones. */
  readonly targetEnvNames: readonly string[]
  readonly providers: ProviderAccess
  /** Trials are only observed, and whoever reports them asks the judge. */
  readonly isJudgedLater?: boolean
  /** Gives answers again that are known; null is none. */
  readonly cache?: ReplyCache | null
  /** Runs the suite's own metrics, where it has any. */
  readonly scorer?: ScorerProgram
  readonly programs?: TargetPrograms
  readonly workingDirectory: string
  readonly clock: Clock
  readonly log: Log
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly onSpent?: NonNullable<RunSuiteInput['onSpent']>
  readonly onTrial?: NonNullable<RunSuiteInput['onTrial']>
  readonly onScored?: NonNullable<RunSuiteInput['onScored']>
}

/**
 * Runs the selected cases of a suite with every arm side by side and writes a run folder for each.
 * Throws the user's errors of `overrideSuite`, of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when aborted; all
 * trials made until then are in the folders.
 */
export async function measure(request: MeasureRequest): Promise<readonly FinishedArm[]> {
  const { overrides = {}, subset } = request
  const suite = overrideSuite(request.suite, overrides)
  const cases = selectCases(suite.cases, subset === null ? null : parseSelection(subset))
  let progress: Progress = { done: 0, total: 0, failed: 0 }
  try {
    return await runSuite({
      ...request,
      suite,
      cases,
      seed: suite.seed,
      metrics: buildMetrics(suite, suite.custom_metrics?.metrics),
      session_id: randomUUID(),
      targets: TARGETS,
      judges: JUDGES,
      ledger: openLedger(request.workingDirectory),
      sleep: systemSleep,
      onProgress: (now) => {
        progress = now
        request.onProgress(now)
      },
    })
  } catch (error) {
    if (!request.signal.aborted) throw error
    const { done, total } = progress
    const folders = request.arms.map(({ out }) => out)
    throw new UserError(
      'run-interrupted',
      { folders, done, total, isResumable: request.mode === 'run' },
      { cause: error },
    )
  }
}
