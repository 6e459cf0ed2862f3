import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Progress } from '../../format/describe-progress.js'
import { systemSleep } from '../../io/clock.js'
import { limitHeapGrowth } from '../../io/heap.js'
import { failWriting, type Log } from '../../io/log.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import { UserError } from '../../model/error.js'
import { selectSubset } from '../../model/suite/selection.js'
import { requireSealed, type Seal } from '../../store/runs/seal.js'
import { openLedger } from '../../store/spend-ledger.js'
import { REGISTRY as TARGETS } from '../targets/index.js'
import type { RunSuiteInput, SuiteArm } from './input.js'
import { type FinishedArm, runSuite } from './run-suite.js'
import type { Run } from '../../model/run/run.js'
import { describeRun } from './arm/describe-run.js'
import { joinNames } from '../../format/join-names.js'
import type { MetricFacts } from '../../model/metric.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Suite, Variant } from '../../model/suite/suite.js'
import { omitUndefined } from '../../model/omit-undefined.js'

/** A measurement to make; the rest of `RunSuiteInput` is derived from it. */
export interface MeasureRequest extends Omit<
  RunSuiteInput,
  'cases' | 'metrics' | 'seed' | 'session_id' | 'targets' | 'judges' | 'ledger' | 'sleep'
> {
  readonly overrides?: Overrides
  /** Files that the targets must not change, besides those of the runs. */
  readonly sealed?: readonly Seal[]
  /** Whether the run folders get unpredictable names until the targets are stopped. */
  readonly isHidden?: boolean
}

/**
 * Runs the selected cases of a suite with all arms side by side and writes a run folder for each. Throws `files-rewritten` if a
 * target changed these folders or a sealed file; `run-interrupted` when aborted, with all trials made so far in the folders; and
 * the user errors of `overrideSuite`, `selectCases`, resuming, targets and files.
 */
export async function measure(request: MeasureRequest): Promise<readonly FinishedArm[]> {
  const prepared = prepareRun(request)
  limitHeapGrowth(request.arms.length * prepared.cases.length * prepared.suite.trials)
  let progress: Pick<Progress, 'done' | 'total'> = { done: 0, total: 0 }
  try {
    const finished = await writeHidden(request, async (arms) =>
      runSuite({
        ...request,
        ...prepared,
        arms,
        session_id: randomUUID(),
        judges: JUDGES,
        ledger: openLedger(request.workingDirectory),
        sleep: systemSleep,
        onProgress: (now) => {
          progress = now
          request.onProgress(now)
        },
      }),
    )
    // The targets are stopped by now.
    await requireSealed([...(request.sealed ?? []), ...finished.map(({ seal }) => seal)])
    return finished
  } catch (error) {
    if (!request.signal.aborted) throw error
    const { done, total } = progress
    const folders = request.arms.map(({ out }) => out)
    const facts = { folders, done, total, isResumable: request.isResuming !== undefined }
    throw new UserError('run-interrupted', facts, { cause: error })
  }
}

/** Derives the parts of a run from a request. Throws like `selectCases`. */
export function prepareRun(request: Pick<MeasureRequest, 'suite' | 'overrides' | 'subset'>) {
  const suite = overrideSuite(request.suite, request.overrides ?? {})
  /** Goldenpair's metrics, the suite's own, and the table figures that its gates use. */
  const metrics = buildMetrics(suite, [...(suite.custom_metrics?.metrics ?? []), ...tableFiguresOfGates(suite.gates)])
  return { suite, cases: selectSubset(suite.cases, request.subset), metrics, seed: suite.seed, targets: TARGETS }
}

/** Writes the runs, under hidden names if requested, and renames their folders in the end, even after an error. */
async function writeHidden(
  { arms, isHidden = false }: Pick<MeasureRequest, 'arms' | 'isHidden'>,
  write: (arms: readonly SuiteArm[]) => Promise<readonly FinishedArm[]>,
): Promise<readonly FinishedArm[]> {
  if (!isHidden) return write(arms)
  const hidden = arms.map((arm) => ({ ...arm, out: `${arm.out}-${randomUUID()}` }))
  for (const { out } of arms) await clear(out)
  try {
    return (await write(hidden)).map((one, index) => {
      const out = arms[index]?.out ?? one.out
      return { ...one, out, seal: { ...one.seal, folder: out } }
    })
  } finally {
    for (const [index, { out: from }] of hidden.entries()) {
      const to = arms[index]?.out ?? from
      if (!existsSync(from)) continue
      await clear(to)
      await rename(from, to).catch(failWriting(to))
    }
  }
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(failWriting(folder))
}

/**
 * Returns run.json of an arm as `measure` would begin it, without starting anything: the fingerprints of judge, models and corpus
 * are missing. Returns `null` if the suite has no such variant. Throws like `selectCases`.
 */
export function describeArm(
  request: Omit<Parameters<typeof describeRun>[0], 'cases' | 'metrics' | 'seed' | 'session_id' | 'targets'> &
    Pick<MeasureRequest, 'overrides'>,
  arm: SuiteArm,
  index = 0,
): Run | null {
  const prepared = { ...request, ...prepareRun(request), session_id: '' }
  const variant = prepared.suite.variants[arm.variant]
  return variant === undefined ? null : describeRun(prepared, { arm, index, variant, judge: null })
}

type Overridden = {
  readonly [Key in 'seed' | 'rounds' | 'concurrency' | 'timeout_seconds' | 'inference']?: Suite[Key] | undefined
}

/** Values that a caller sets in place of the suite's; undefined keeps the suite's value. */
export interface Overrides extends Overridden {
  readonly max_cost_usd?: number | undefined
  /** Model of the suite's judge. */
  readonly judge_model?: string | undefined
  /** Override the settings of every variant, key by key; sent to the target with every request. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/**
 * Returns the suite with the caller's overrides. An overridden setting counts as declared by each variant. Throws `flag-invalid`
 * for a model that the suite's judge does not accept.
 */
export function overrideSuite(suite: Suite, { judge_model: judgeModel, settings = {}, ...others }: Overrides): Suite {
  const names = Object.keys(settings).map((name) => `settings.${name}`)
  const override = (variant: Variant): Variant => ({
    ...variant,
    target: { ...variant.target, settings: { ...variant.target.settings, ...settings } },
    declared: variant.declared && [...new Set([...variant.declared, ...names])].sort(),
  })
  return {
    ...(judgeModel === undefined ? suite : overrideJudgeModel(suite, judgeModel)),
    ...omitUndefined<Partial<Suite>>(others),
    variants: names.length === 0 ? suite.variants : mapVariants(suite.variants, override),
  }
}

/** The result has no prototype, like that of `parseVariants`. */
function mapVariants(variants: Suite['variants'], change: (variant: Variant) => Variant): Suite['variants'] {
  const changed = Object.fromEntries(Object.entries(variants).map(([name, variant]) => [name, change(variant)]))
  Object.setPrototypeOf(changed, null)
  return changed
}

/**
 * Returns the suite with another model for its judge. Throws `flag-invalid` if there is no judge, the judge has no questions, or it
 * has no model.
 */
function overrideJudgeModel(suite: Suite, model: string): Suite {
  const { judge, scoring } = suite
  const refuse = (expected: string): UserError<'flag-invalid'> =>
    new UserError('flag-invalid', { flag: 'judge-model', got: model, expected })
  if (judge === undefined || scoring.judged.length === 0)
    throw refuse('none: the suite names no `judge` and `scoring.judged`')
  const definition = JUDGES.find(({ name }) => name === judge.type)
  const parsed = definition?.options.safeParse({ ...judge.options, model })
  if (parsed?.success !== true) throw refuse(`none: a judge of type \`${judge.type}\` takes no such model`)
  return { ...suite, judge: { ...judge, options: { ...judge.options, model } } }
}

/** The part of the code checks to skip: all of them, or only the judge's review. */
export type SkippedCode = 'quality' | 'review'

/**
 * Removes the source code or its review from the suite, and with it the gates that only this could decide. Logs the names of these
 * gates.
 */
export function skipCodeQuality(
  suite: Suite,
  { skipped, log }: { readonly skipped: SkippedCode; readonly log: Log },
): Suite {
  const gates = dropCodeGates(suite.gates, { skipped, metrics: buildMetrics(suite) })
  const left = suite.gates.filter((gate) => !gates.includes(gate))
  const what = skipped === 'quality' ? 'the code quality' : 'the code review'
  if (left.length > 0)
    log.warning(`Not decided, because ${what} is skipped: the gates on ${joinNames(left.map(({ id }) => id))}.`)
  const skip = ({ code_quality: code, ...variant }: Variant): Variant =>
    code === undefined || skipped === 'quality'
      ? variant
      : { ...variant, code_quality: { ...code, reviewed: undefined } }
  return { ...suite, variants: mapVariants(suite.variants, skip), gates }
}

/** Removes the gates that only the source code, or its review, could decide. */
export function dropCodeGates(
  gates: readonly Gate[],
  { skipped, metrics }: { readonly skipped: SkippedCode; readonly metrics: readonly MetricFacts[] },
): readonly Gate[] {
  const isSkipped = ({ measured_on: on }: MetricFacts): boolean =>
    on === 'code-review' || (on === 'code' && skipped === 'quality')
  const lost = new Set(metrics.filter(isSkipped).map(({ id }) => id))
  return gates.filter(({ metric }) => !lost.has(metric))
}
