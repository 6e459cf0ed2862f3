import { countOf } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import { UserError } from '../../../model/error.js'
import { type Run, trialKey, type TrialRecord } from '../../../model/run/run.js'
import { selectShard } from '../../../model/run/shard.js'
import { suggest } from '../../../model/suggest.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import { collectScores, type ScoreCollector } from '../../../stats/scores/collect-scores.js'
import { continueRun, demandUnlocked, type RunWriter, writeRun } from '../../../store/runs/write-run.js'
import { unjudgedFile } from '../../../store/runs/run-files.js'
import { writeUnjudged } from '../../../store/runs/unjudged-file.js'
import type { TargetRequest } from '../../targets/target.js'
import { makeRequest } from './ask-trial.js'
import { cacheArm } from './cache-arm.js'
import { describeRun } from './describe-run.js'
import type { RunSuiteInput, SuiteArm } from '../input.js'
import type { PreparedJudge } from '../judging/start-judging.js'
import type { CallLimits } from '../budget/spending.js'
import { isFree, type LimitedTarget, limitTarget } from './limit-target.js'
import { openSpanLocator, type SpanLocator } from './locate-spans.js'
import { type EarlierSpend, type Interrupted, NOTHING_SPENT, readInterrupted } from './read-interrupted.js'
import { startTarget } from './start-target.js'
import { startTally, type Tally } from './tally.js'

/** What an arm will measure, decided before anything of it is started. */
export interface PlannedArm {
  readonly name: string
  readonly out: string
  readonly suite: Suite
  readonly variant: Variant
  readonly cases: readonly GoldenCase[]
  readonly trials: number
  readonly seedOffset: number
  readonly hasAnswered: boolean
  readonly isBase: boolean
  readonly workingDirectory: string
  /** As run.json says it at the start: counts null, no summaries. */
  readonly run: Run
  readonly earlier: Interrupted | null
  readonly spent: EarlierSpend
}

/** An arm under way: its target is up and its run folder is open. */
export interface Arm extends PlannedArm, LimitedTarget, AsyncDisposable {
  readonly writer: RunWriter
  /** Of all trials on disk, also those of an interrupted run that is resumed. */
  readonly tally: Tally
  readonly scored: ScoreCollector
  readonly unjudged: Unjudged
  readonly checkout: SpanLocator
  /** Its answers are kept in the cache, and looked up there. */
  readonly isCached: boolean
}

/** An arm as a run that begins would have it. Throws `run-locked` and `variant-unknown`. */
export function describeArm(
  input: RunSuiteInput,
  { arm, index, judge }: { readonly arm: SuiteArm; readonly index: number; readonly judge: PreparedJudge | null },
): PlannedArm {
  demandUnlocked(arm.out)
  const suite = arm.suite ?? input.suite
  const selected = arm.cases ?? input.cases
  const cases = input.shard ? selectShard(selected, input.shard) : selected
  const variant = suite.variants[arm.variant]
  if (variant === undefined) {
    const known = Object.keys(suite.variants)
    throw new UserError('variant-unknown', { name: arm.variant, suggestion: suggest(arm.variant, known), known })
  }
  return {
    name: arm.variant,
    out: arm.out,
    suite,
    variant,
    cases,
    trials: arm.trials,
    seedOffset: arm.seedOffset ?? 0,
    hasAnswered: arm.hasAnswered ?? false,
    isBase: arm.isBase ?? false,
    workingDirectory: arm.workingDirectory ?? input.workingDirectory,
    run: describeRun({ input, arm, index, suite, selected, cases, variant, judge }),
    earlier: null,
    spent: NOTHING_SPENT,
  }
}

/** The arm with the plan of its rounds, and with what an interrupted run has made of it. Throws what `readInterrupted` throws. */
export async function planArm(input: RunSuiteInput, arm: PlannedArm, plan: Run['plan']): Promise<PlannedArm> {
  const run = plan === undefined ? arm.run : { ...arm.run, trials_per_case: 1, plan }
  if (input.isResuming !== true) return { ...arm, run }
  const unknownUsd = isFree(arm.variant, input.targets) ? 0 : (arm.variant.max_trial_cost_usd ?? 0)
  const { interrupted: earlier, spent } = await readInterrupted(arm.out, run, { log: input.log, unknownUsd })
  return { ...arm, run: earlier?.run ?? run, earlier, spent }
}

function makeSample(input: RunSuiteInput, { cases, suite, variant, seedOffset }: PlannedArm): TargetRequest | null {
  const [golden] = cases
  const { settings } = variant.target
  return golden === undefined ? null : makeRequest({ golden, trial: 0, suite, settings, seed: input.seed + seedOffset })
}

/**
 * Starts the arm's target, and its run folder or goes on with it. Throws what the target's start and `writeRun` throw, and
 * `run-differs` when the files that an interrupted run searched have changed, and `price-unknown`.
 */
export async function startArm(input: RunSuiteInput, arm: PlannedArm, limits: CallLimits): Promise<Arm> {
  const { out, earlier } = arm
  const tally = earlier?.tally ?? startTally(arm.run.pricing)
  const session = await startTarget(input, { ...arm, hasAnswered: arm.hasAnswered || tally.hasAnswered() })
  try {
    const limited = limitTarget(session, {
      variant: arm.variant,
      targets: input.targets,
      pricing: arm.run.pricing,
      limits,
      dearestUsd: tally.dearestUsd(),
      sample: makeSample(input, arm),
    })
    const cached = await cacheArm(limited.session, input, arm)
    const corpus = session.corpusFingerprint
    if (earlier !== null && corpus !== null && corpus !== arm.run.fingerprints.corpus)
      throw new UserError('run-differs', { folder: out, differences: ['the searched files have changed'] })
    const unjudged = openUnjudged({
      folder: out,
      earlier: earlier?.unjudged ?? new Map(),
      isResumable: input.isResuming !== undefined,
      log: input.log,
    })
    const run: Run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run
    const writer = await (earlier === null ? writeRun : continueRun)(out, run, input.log.info)
    return {
      ...arm,
      run,
      ...limited,
      session: cached ?? limited.session,
      checkout: openSpanLocator(arm.workingDirectory),
      isCached: cached !== null,
      writer,
      tally,
      scored: earlier?.scored ?? collectScores(),
      unjudged,
      [Symbol.asyncDispose]: async () => {
        try {
          await session[Symbol.asyncDispose]()
        } finally {
          await writer[Symbol.asyncDispose]()
          unjudged[Symbol.dispose]()
        }
      },
    }
  } catch (error) {
    await session[Symbol.asyncDispose]()
    throw error
  }
}

/**
 * The answers of an arm that are paid for and not judged to the end, because the budget had no room for a reading or the run was stopped. Disposing
 * it says how many this run has left behind.
 */
interface Unjudged extends Disposable {
  /** What an earlier part of the run has left of a trial; undefined is nothing. */
  readonly find: (caseId: string, trial: number) => TrialRecord | undefined
  /** Throws `output-unwritable`. */
  readonly keep: (record: TrialRecord) => void
}

/**
 * Opens no file yet.
 * @param earlier what an interrupted run has left, by `trialKey`
 */
function openUnjudged(input: {
  readonly folder: string
  readonly earlier: ReadonlyMap<string, TrialRecord>
  /** Its command has a `--resume`. */
  readonly isResumable: boolean
  readonly log: Log
}): Unjudged {
  const { folder, earlier, isResumable, log } = input
  const writer = writeUnjudged(folder)
  let kept = 0
  return {
    find: (caseId, trial) => earlier.get(trialKey(caseId, trial)),
    keep: (record) => {
      writer.append(record)
      kept += 1
    },
    [Symbol.dispose]: () => {
      writer[Symbol.dispose]()
      if (kept === 0) return
      const left = `${countOf(kept, 'answer is', 'answers are')} not fully judged and kept in ${unjudgedFile(folder)}`
      log.info(isResumable ? `${left}: \`--resume\` judges them without asking for them again.` : `${left}.`)
    },
  }
}
