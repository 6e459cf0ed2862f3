import { countOf } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import { UserError } from '../../../model/error.js'
import { type Run, trialKey, type TrialRecord } from '../../../model/run/run.js'
import { formatShard } from '../../../model/run/shard.js'
import { suggest } from '../../../model/suggest.js'
import type { Variant } from '../../../model/suite/suite.js'
import { continueRun, requireUnlocked, dropCutTrial, hasRun, writeRun } from '../../../store/runs/write-run.js'
import { sideFiles } from '../../../store/runs/run-files.js'
import { readUnjudged, writeUnjudged } from '../../../store/runs/confirmations.js'
import { type ArmToDescribe, describeRun } from './describe-run.js'
import type { RunSuiteInput, SuiteArm } from '../input.js'
import type { CallLimits } from '../budget/spending.js'
import { openSpanLocator } from './locate-spans.js'
import { startTarget } from './start-target.js'
import { startTally, type Tally } from './tally.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { readRun, readTrialsOf } from '../../../store/runs/read-run.js'
import { cacheArm, isFree, limitTarget, makeRequest } from './ask-target.js'

/** What an arm will measure, decided before anything of it is started. */
export interface PlannedArm extends Required<
  Pick<SuiteArm, 'out' | 'suite' | 'cases' | 'trials' | 'seedOffset' | 'hasAnswered' | 'isBase' | 'workingDirectory'>
> {
  readonly variant: Variant
  /** run.json as it is at the start: counts `null`, no summaries. */
  readonly run: Run
  /** What an interrupted run has measured. */
  readonly earlier: {
    /** The run.json of the interrupted run. */
    readonly run: Run
    readonly tally: Tally
    /** Answers that are still to be judged, by `trialKey`. */
    readonly unjudged: ReadonlyMap<string, TrialRecord>
  } | null
  /** Money spent already, whether the run is resumed or not. */
  readonly spent: {
    /** Known or declared cost of the trials and answers in the folder. */
    readonly trialsUsd: number
    /** Spending recorded in run.json, for all arms of that run together, if the run ended in order. */
    readonly runUsd: number
  }
}

/** An arm in progress: its target is running and its run folder is open. */
export type Arm = Awaited<ReturnType<typeof startArm>>

/** Describes an arm as at the start of a new run. Throws `run-locked` and `variant-unknown`. */
export function describeArm(input: RunSuiteInput, { arm, index, judge }: Omit<ArmToDescribe, 'variant'>): PlannedArm {
  requireUnlocked(arm.out)
  const suite = arm.suite ?? input.suite
  const variant = suite.variants[arm.variant]
  if (variant === undefined) {
    const known = Object.keys(suite.variants)
    throw new UserError('variant-unknown', { name: arm.variant, suggestion: suggest(arm.variant, known), known })
  }
  const run = describeRun(input, { arm, index, variant, judge })
  return {
    seedOffset: 0,
    hasAnswered: false,
    isBase: false,
    workingDirectory: input.workingDirectory,
    ...arm,
    variant,
    suite,
    cases: run.cases,
    run,
    earlier: null,
    spent: NOTHING_SPENT,
  }
}

/** Adds the plan of the rounds to the arm, and the results of an interrupted run. Throws what `readInterrupted` throws. */
export async function planArm(input: RunSuiteInput, arm: PlannedArm, plan: Run['plan']): Promise<PlannedArm> {
  const run = plan === undefined ? arm.run : { ...arm.run, trials_per_case: 1, plan }
  if (input.isResuming !== true) return { ...arm, run }
  const unknownUsd = isFree(arm.variant, input.targets) ? 0 : (arm.variant.max_trial_cost_usd ?? 0)
  const read = await readInterrupted(arm.out, run, { log: input.log, unknownUsd })
  return { ...arm, run: read.earlier?.run ?? run, ...read }
}

/**
 * Starts the arm's target and creates or continues its run folder. Throws what the target's start and `writeRun` throw,
 * `run-differs` if the files searched by an interrupted run have changed, and `price-unknown`.
 */
export async function startArm(input: RunSuiteInput, arm: PlannedArm, limits: CallLimits) {
  const { out, earlier } = arm
  const [golden] = arm.cases
  const { settings } = arm.variant.target
  const seed = input.seed + arm.seedOffset
  const tally = earlier?.tally ?? startTally(arm.run.pricing)
  const session = await startTarget(input, { ...arm, hasAnswered: arm.hasAnswered || tally.hasAnswered() })
  try {
    const limited = limitTarget(session, {
      ...limits,
      variant: arm.variant,
      targets: input.targets,
      pricing: arm.run.pricing,
      dearestUsd: tally.dearestUsd(),
      sample: golden === undefined ? null : makeRequest({ ...arm, golden, trial: 0, settings, seed }),
    })
    const cached = await cacheArm(limited.session, input, arm)
    const corpus = session.corpusFingerprint
    if (earlier !== null && corpus !== null && corpus !== arm.run.fingerprints.corpus)
      throw new UserError('run-differs', { folder: out, differences: ['the searched files have changed'] })
    const unjudged = openUnjudged(arm, input)
    const run: Run = earlier === null ? { ...arm.run, fingerprints: { ...arm.run.fingerprints, corpus } } : arm.run
    const writer = await (earlier === null ? writeRun : continueRun)(out, run, input.log.info)
    return {
      ...arm,
      run,
      ...limited,
      session: cached ?? limited.session,
      locate: openSpanLocator(arm.workingDirectory),
      /** Whether answers are read from and written to the cache. */
      isCached: cached !== null,
      writer,
      /** Counts all trials on disk, including those of a resumed run. */
      tally,
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
 * Keeps the answers of an arm that are paid for but not fully judged, because the budget had no room for a reading or the run was
 * stopped. Disposing it logs how many were kept. Opens no file until then.
 */
function openUnjudged({ out: folder, earlier }: PlannedArm, { isResuming, log }: RunSuiteInput) {
  const writer = writeUnjudged(folder)
  let kept = 0
  return {
    /** Returns what an earlier part of the run kept of a trial; undefined if nothing. */
    find: (caseId: string, trial: number) => earlier?.unjudged.get(trialKey(caseId, trial)),
    /** Throws `output-unwritable`. */
    keep: (record: TrialRecord): void => {
      writer.append(record)
      kept += 1
    },
    [Symbol.dispose]: (): void => {
      writer[Symbol.dispose]()
      if (kept === 0) return
      const left = `${countOf(kept, 'answer is', 'answers are')} not fully judged and kept in ${sideFiles(folder).unjudged}`
      // The command supports `--resume`.
      const hint = isResuming === undefined ? '.' : ': `--resume` judges them without asking for them again.'
      log.info(`${left}${hint}`)
    },
  }
}

const NOTHING_SPENT: PlannedArm['spent'] = { trialsUsd: 0, runUsd: 0 }

/**
 * Reads the run in a folder to resume it as `fresh` would have started it. `earlier` is `null` if there is nothing to resume. A
 * trial of unknown cost counts as `unknownUsd`. Drops a trial that was being written when the run was killed. Throws `run-differs`
 * if the run was started differently, and what `readRun`, `readTrialsOf` and `readUnjudged` throw.
 */
async function readInterrupted(
  folder: string,
  fresh: Run,
  { log, unknownUsd }: { readonly log: Log; readonly unknownUsd: number },
): Promise<Pick<PlannedArm, 'earlier' | 'spent'>> {
  if (!(await hasRun(folder))) {
    log.info(`There is no run in ${folder} to resume: starting it.`)
    return { earlier: null, spent: NOTHING_SPENT }
  }
  const stored = await readRun(folder)
  const differences = findDifferences(stored, fresh)
  if (differences.length > 0) throw new UserError('run-differs', { folder, differences })
  dropCutTrial(folder)
  const tally = startTally(stored.pricing, unknownUsd)
  const made = new Set<string>()
  for await (const { trial } of readTrialsOf(stored, folder, log)) {
    tally.add(trial)
    made.add(trialKey(trial.case, trial.trial))
  }
  const unjudged = new Map<string, TrialRecord>()
  for await (const record of readUnjudged(folder, log)) {
    const key = trialKey(record.case, record.trial)
    if (!made.has(key)) unjudged.set(key, record)
  }
  const kept = startTally(stored.pricing, unknownUsd)
  for (const record of unjudged.values()) kept.count(record)
  const spent = { trialsUsd: tally.costUsd() + kept.costUsd(), runUsd: stored.spent_usd ?? 0 }
  // If all trials failed, the target probably could not be asked; it may be fixed by now.
  if (tally.counts().ok === 0 && tally.firstFailure() !== null && unjudged.size === 0) {
    log.info(`Starting the run in ${folder} again: all of its ${countOf(made.size, 'trial')} failed.`)
    return { earlier: null, spent }
  }
  const left = unjudged.size === 0 ? '' : `, and ${countOf(unjudged.size, 'answer')} to be judged`
  const planned = countOf(stored.cases.length * stored.trials_per_case, 'trial')
  const done = stored.plan === undefined ? `${made.size} of ${planned}` : countOf(made.size, 'trial')
  log.info(`Resuming: ${done} are already made${left}.`)
  const run: Run = { ...stored, finished_at: null, counts: null, summaries: {}, stopped: undefined }
  return { earlier: { run, tally, unjudged }, spent }
}

/** Values that must be equal for a run to be resumed, by their names in messages. */
const TRAITS: Readonly<Record<string, (run: Run) => string | number | null>> = {
  mode: ({ mode }) => mode,
  'the commit': ({ commit }) => commit,
  'the suite’s name': ({ suite }) => suite.name,
  'the variant': ({ variant }) => variant,
  'the seed': ({ seed }) => seed,
  'the trials per case': ({ trials_per_case, plan }) => (plan === undefined ? trials_per_case : null),
  'the subset': ({ subset }) => subset,
  'the shard': ({ shard }) => (shard === null ? null : formatShard(shard)),
  'the time-out in seconds': ({ settings }) => settings.timeout_seconds,
  'Goldenpair’s version': ({ fingerprints }) => fingerprints.goldenpair,
}

/** The same for values that are too long to show. */
const HASHES: Readonly<Record<string, (run: Run) => unknown>> = {
  'the cases or the success rule': ({ fingerprints }) => fingerprints.suite,
  'the gates': ({ fingerprints }) => fingerprints.gates,
  'the target’s options or settings': ({ fingerprints }) => fingerprints.target,
  'the metrics': ({ fingerprints }) => fingerprints.metrics,
  'the prices': ({ fingerprints }) => fingerprints.pricing,
  'the judge': ({ fingerprints }) => fingerprints.judge ?? null,
  'the baseline or the rounds that it plans': ({ plan }) => plan ?? null,
}

/**
 * Returns why a stored run cannot be resumed as `fresh`; empty if it can.
 * @example ['the seed was 1 and is 2', 'the gates have changed']
 */
function findDifferences(stored: Run, fresh: Run): readonly string[] {
  const show = (value: string | number | null): string => (value === null ? 'none' : String(value))
  const traits = Object.entries(TRAITS).flatMap(([name, of]) =>
    of(stored) === of(fresh) ? [] : [`${name} was ${show(of(stored))} and is ${show(of(fresh))}`],
  )
  const hashes = Object.entries(HASHES).flatMap(([name, of]) =>
    canonicalJson(of(stored)) === canonicalJson(of(fresh)) ? [] : [`${name} have changed`],
  )
  return [...traits, ...hashes]
}
