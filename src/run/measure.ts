import { randomUUID } from 'node:crypto'
import type { Progress } from '../format/describe-progress.js'
import { systemSleep } from '../io/clock.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { buildMetrics } from '../metrics/build-metrics.js'
import { tableFiguresOfGates } from '../metrics/tables/table-figures.js'
import { UserError } from '../model/error.js'
import { parseSelection, selectCases } from '../model/suite/selection.js'
import { openLedger } from '../store/spend-ledger.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import type { RunSuiteInput } from './input.js'
import { type Overrides, overrideSuite } from './override-suite.js'
import { type FinishedArm, runSuite } from './run-suite.js'

/** What a measurement is asked; all else of `RunSuiteInput` follows from it. */
export interface MeasureRequest extends Omit<
  RunSuiteInput,
  'cases' | 'metrics' | 'seed' | 'session_id' | 'targets' | 'judges' | 'ledger' | 'sleep'
> {
  readonly overrides?: Overrides
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
  let progress: Pick<Progress, 'done' | 'total'> = { done: 0, total: 0 }
  try {
    return await runSuite({
      ...request,
      suite,
      cases,
      seed: suite.seed,
      metrics: buildMetrics(suite, [...(suite.custom_metrics?.metrics ?? []), ...tableFiguresOfGates(suite.gates)]),
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
