import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Progress } from '../../format/describe-progress.js'
import { systemSleep } from '../../io/clock.js'
import { asOutputError } from '../../io/log.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import { UserError } from '../../model/error.js'
import { selectSubset } from '../../model/suite/selection.js'
import { demandSealed, type Seal } from '../../store/runs/seal.js'
import { openLedger } from '../../store/spend-ledger.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import type { RunSuiteInput, SuiteArm } from './input.js'
import { type Overrides, overrideSuite } from './override-suite.js'
import { type FinishedArm, runSuite } from './run-suite.js'

/** What a measurement is asked; all else of `RunSuiteInput` follows from it. */
export interface MeasureRequest extends Omit<
  RunSuiteInput,
  'cases' | 'metrics' | 'seed' | 'session_id' | 'targets' | 'judges' | 'ledger' | 'sleep'
> {
  readonly overrides?: Overrides
  /** Files that the targets must leave alone, besides those of the runs. */
  readonly sealed?: readonly Seal[]
  /** The run folders have names that nobody can guess until the targets are stopped. */
  readonly isHidden?: boolean
}

/**
 * Runs the selected cases of a suite with every arm side by side and writes a run folder for each.
 * Throws `files-rewritten` when a target has changed them or what is sealed, the user's errors of `overrideSuite`, of `selectCases`, of resuming, of the targets and of files, and `run-interrupted` when
 * aborted; all trials made until then are in the folders.
 */
export async function measure(request: MeasureRequest): Promise<readonly FinishedArm[]> {
  const { overrides = {}, subset } = request
  const suite = overrideSuite(request.suite, overrides)
  const cases = selectSubset(suite.cases, subset)
  let progress: Pick<Progress, 'done' | 'total'> = { done: 0, total: 0 }
  try {
    const finished = await writeHidden(request, async (arms) =>
      runSuite({
        ...request,
        arms,
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
      }),
    )
    // The targets are stopped.
    await demandSealed([...(request.sealed ?? []), ...finished.map(({ seal }) => seal)])
    return finished
  } catch (error) {
    if (!request.signal.aborted) throw error
    const { done, total } = progress
    const folders = request.arms.map(({ out }) => out)
    throw new UserError(
      'run-interrupted',
      { folders, done, total, isResumable: request.isResuming !== undefined },
      { cause: error },
    )
  }
}

/** Lets the runs be written, under other names where they are to be hidden, and gives them theirs whatever became of them. */
async function writeHidden(
  { arms, isHidden = false }: Pick<MeasureRequest, 'arms' | 'isHidden'>,
  write: (arms: readonly SuiteArm[]) => Promise<readonly FinishedArm[]>,
): Promise<readonly FinishedArm[]> {
  if (!isHidden) return write(arms)
  const hidden = arms.map((arm) => ({ ...arm, out: `${arm.out}-${randomUUID()}` }))
  for (const { out } of arms) await clear(out)
  try {
    const finished = await write(hidden)
    return finished.map((one, index) => {
      const out = arms[index]?.out ?? one.out
      return { ...one, out, seal: { ...one.seal, folder: out } }
    })
  } finally {
    for (const [index, { out }] of hidden.entries()) await giveName(out, arms[index]?.out ?? out)
  }
}

async function giveName(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await clear(to)
  await rename(from, to).catch((error: unknown) => {
    throw asOutputError(error, to)
  })
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
    throw asOutputError(error, folder)
  })
}
