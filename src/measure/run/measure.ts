import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Progress } from '../../format/describe-progress.js'
import { systemSleep } from '../../io/clock.js'
import { limitHeapGrowth } from '../../io/heap.js'
import { asOutputError, type Log } from '../../io/log.js'
import { REGISTRY as JUDGES } from '../judges/index.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import { UserError } from '../../model/error.js'
import { selectSubset } from '../../model/suite/selection.js'
import { demandSealed, type Seal } from '../../store/runs/seal.js'
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
    // The targets are stopped.
    await demandSealed([...(request.sealed ?? []), ...finished.map(({ seal }) => seal)])
    return finished
  } catch (error) {
    if (!request.signal.aborted) throw error
    const { done, total } = progress
    const folders = request.arms.map(({ out }) => out)
    const facts = { folders, done, total, isResumable: request.isResuming !== undefined }
    throw new UserError('run-interrupted', facts, { cause: error })
  }
}

/** What follows of a request for its run. Throws as `selectCases` does. */
export function prepareRun(request: Pick<MeasureRequest, 'suite' | 'overrides' | 'subset'>) {
  const suite = overrideSuite(request.suite, request.overrides ?? {})
  /** Goldenpair's, the suite's own, and the figures of tables that its gates name. */
  const metrics = buildMetrics(suite, [...(suite.custom_metrics?.metrics ?? []), ...tableFiguresOfGates(suite.gates)])
  return { suite, cases: selectSubset(suite.cases, request.subset), metrics, seed: suite.seed, targets: TARGETS }
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
    for (const [index, { out: from }] of hidden.entries()) {
      const to = arms[index]?.out ?? from
      if (!existsSync(from)) continue
      await clear(to)
      await rename(from, to).catch((error: unknown) => {
        throw asOutputError(error, to)
      })
    }
  }
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
    throw asOutputError(error, folder)
  })
}

/**
 * run.json of an arm as `measure` would begin it, with nothing started: its judge has no fingerprint yet, and neither have models and corpus. Null
 * where the suite has no such variant. Throws as `selectCases` does.
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

/** What a caller may say over the suite; undefined is "as the suite says". */
export interface Overrides extends Overridden {
  readonly max_cost_usd?: number | undefined
  /** For the suite's judge. */
  readonly judge_model?: string | undefined
  /** Over those of every variant, key by key; handed to the target with every request. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/**
 * The suite as the caller wants it. A setting that is laid over the variants counts as declared by each of them. Throws `flag-invalid` for a
 * model that the suite's judge does not take.
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

/** Without a prototype, as `parseVariants` gives them. */
function mapVariants(variants: Suite['variants'], change: (variant: Variant) => Variant): Suite['variants'] {
  const changed = Object.fromEntries(Object.entries(variants).map(([name, variant]) => [name, change(variant)]))
  Object.setPrototypeOf(changed, null)
  return changed
}

/**
 * The suite with another model for its judge. Throws `flag-invalid` where it has no judge that is asked anything, or one without a model.
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

/** Of the source code: everything, or what a judge says of it. */
export type SkippedCode = 'quality' | 'review'

/** The suite without its source code, or without the review of it, and without the gates that only that could decide, which are named. */
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

/** The gates without those that only the source code, or the review of it, could decide. */
export function dropCodeGates(
  gates: readonly Gate[],
  { skipped, metrics }: { readonly skipped: SkippedCode; readonly metrics: readonly MetricFacts[] },
): readonly Gate[] {
  const isSkipped = ({ measured_on: on }: MetricFacts): boolean =>
    on === 'code-review' || (on === 'code' && skipped === 'quality')
  const lost = new Set(metrics.filter(isSkipped).map(({ id }) => id))
  return gates.filter(({ metric }) => !lost.has(metric))
}
