import { randomUUID } from 'node:crypto'
import { type Clock, systemSleep } from '../io/clock.js'
import type { Log } from '../io/log.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { buildMetrics } from '../metrics/build-metrics.js'
import { UserError } from '../model/error.js'
import type { Run } from '../model/run/run.js'
import type { Shard } from '../model/run/shard.js'
import { parseSelection } from '../model/suite/selection.js'
import type { Suite } from '../model/suite/suite.js'
import type { ProviderAccess } from '../providers/access.js'
import type { ReplyCache } from '../store/cache/open-cache.js'
import { openLedger } from '../store/ledger/spend-ledger.js'
import { selectCases } from '../suite/select-cases.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import type { TargetPrograms } from '../targets/target.js'
import type { ScorerProgram } from './custom-metrics/messages.js'
import type { Progress, RunSuiteInput, SuiteArm } from './input.js'
import { type Overrides, overrideSuite } from './override-suite.js'
import { type FinishedArm, runSuite } from './run-suite.js'

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
  /** Names of variables that targets may see in addition to the harmless ones. */
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
 * Throws the user's errors of `overrideSuite`, of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when
 * aborted; all trials made until then are in the folders.
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
