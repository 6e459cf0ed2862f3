import { countOf } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import { UserError } from '../../../model/error.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { type Run, trialKey, type TrialRecord, withoutObservation } from '../../../model/run/run.js'
import { formatShard } from '../../../model/run/shard.js'
import { collectScores, type ScoreCollector } from '../../../stats/scores/collect-scores.js'
import { readRun } from '../../../store/runs/read-run.js'
import { readTrialsOf } from '../../../store/runs/read-trials.js'
import { readUnjudged } from '../../../store/runs/unjudged-file.js'
import { dropCutTrial, hasRun } from '../../../store/runs/write-run.js'
import { startTally, type Tally } from './tally.js'

/** What an interrupted run has measured. */
export interface Interrupted {
  /** Its run.json, unfinished. */
  readonly run: Run
  readonly tally: Tally
  readonly scored: ScoreCollector
  /** Answers that are still to be judged, by `trialKey`. */
  readonly unjudged: ReadonlyMap<string, TrialRecord>
}

/** What was found in a folder. */
export interface EarlierPart {
  /** Null when there is nothing to go on from. */
  readonly interrupted: Interrupted | null
  readonly spent: EarlierSpend
}

/** What is spent already, gone on with or not. */
export interface EarlierSpend {
  /** By the folder's trials and answers, as far as it is known or declared. */
  readonly trialsUsd: number
  /** By its run.json, on all arms of that run together, if it ended in order. */
  readonly runUsd: number
}

export const NOTHING_SPENT: EarlierSpend = { trialsUsd: 0, runUsd: 0 }

/**
 * Reads the run in a folder to go on with it as `fresh` would have started it.
 * Drops a trial that was being written when the run was killed.
 * Throws `run-differs` when the run was started differently, and what `readRun`, `readTrialsOf` and `readUnjudged` throw.
 */
export async function readInterrupted(
  folder: string,
  fresh: Run,
  input: {
    readonly log: Log
    /** What a trial of unknown cost counts as. */
    readonly unknownUsd: number
  },
): Promise<EarlierPart> {
  const { log, unknownUsd } = input
  if (!(await hasRun(folder))) {
    log.info(`There is no run in ${folder} to resume: starting it.`)
    return { interrupted: null, spent: NOTHING_SPENT }
  }
  const stored = await readRun(folder)
  const differences = findDifferences(stored, fresh)
  if (differences.length > 0) throw new UserError('run-differs', { folder, differences })
  dropCutTrial(folder)
  const tally = startTally(stored.pricing, unknownUsd)
  const scored = collectScores()
  const made = new Set<string>()
  for await (const { trial } of readTrialsOf(stored, folder, log)) {
    tally.add(trial)
    scored.add(withoutObservation({ ...trial, scores: { ...trial.scores } }), trial.observation)
    made.add(trialKey(trial.case, trial.trial))
  }
  const unjudged = new Map<string, TrialRecord>()
  for await (const record of readUnjudged(folder, log)) {
    const key = trialKey(record.case, record.trial)
    if (!made.has(key)) unjudged.set(key, record)
  }
  const kept = startTally(stored.pricing, unknownUsd)
  for (const record of unjudged.values()) kept.add(record)
  const spent = { trialsUsd: tally.costUsd() + kept.costUsd(), runUsd: stored.spent_usd ?? 0 }
  // Nothing but failures is what a target leaves that cannot be asked; it may have been mended since.
  if (tally.counts().ok === 0 && tally.firstFailure() !== null && unjudged.size === 0) {
    log.info(`Starting the run in ${folder} again: all of its ${countOf(made.size, 'trial')} failed.`)
    return { interrupted: null, spent }
  }
  const left = unjudged.size === 0 ? '' : `, and ${countOf(unjudged.size, 'answer')} to be judged`
  const planned =
    stored.plan === undefined ? `of ${countOf(stored.cases.length * stored.trials_per_case, 'trial')}` : ''
  log.info(
    `Resuming: ${planned === '' ? countOf(made.size, 'trial') : `${made.size} ${planned}`} are already made${left}.`,
  )
  const run: Run = { ...stored, finished_at: null, counts: null, summaries: {} }
  delete run.stopped
  return { interrupted: { run, tally, scored, unjudged }, spent }
}

/** What must be the same for trials of two starts to make one run, by the words that a message uses. */
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

/** The same for what is too long to show. */
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
 * Why a stored run cannot be gone on with as `fresh` was started; empty when it can.
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
