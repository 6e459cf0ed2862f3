import { UserError } from '../../model/error.js'
import {
  type Run,
  RUN_SCHEMA_VERSION,
  runSchema,
  type ScoredRun,
  type StoredTrial,
  storedTrialSchema,
  type Trial,
  type TrialRecord,
  trialRecordSchema,
  withoutObservation,
} from '../../model/run/run.js'
import { LARGE_TEXT, limitHeapGrowth } from '../../io/heap.js'
import { parseStored, readJson, readJsonLines } from './read-json-lines.js'
import { isReference, readReference, requirePossible, runOfReference, scoresOfReference } from './read-reference.js'
import { fileSize, runFiles } from './run-files.js'
import { checkVersion } from '../../model/run/file-version.js'
import type { Log } from '../../io/log.js'
import type { MetricFacts } from '../../model/metric.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { collectScores } from '../../stats/scores/collect-scores.js'
import { trialsOfLines } from './unscored-sets.js'
import { z } from 'zod'
import { groupBy } from '../../model/group-by.js'

/**
 * Reads the `run.json` of a run folder, or what a reference (a file) stores of a run, and checks it in full, whoever
 * wrote it. `counts` is `null` if the run never finished. Throws `run-not-found`, `run-too-large`, `run-too-new` and
 * `run-invalid`.
 */
export async function readRun(folder: string): Promise<Run> {
  if (await isReference(folder)) return runOfReference(await readReference(folder))
  const path = runFiles(folder).run
  const size = await fileSize(path)
  if (size === null) throw new UserError('run-not-found', { folder, missing: 'run.json' })
  limitHeapGrowth(size, LARGE_TEXT)
  const value = await readJson(path)
  checkVersion(path, value, RUN_SCHEMA_VERSION)
  return parseStored(runSchema, value, { path, line: null })
}

/** Yields the lines of a run folder's trials.jsonl, as `readJsonLines` does; none for a reference. */
async function* readTrialLines(folder: string, log: Log, isWanted?: (line: number) => boolean) {
  if (await isReference(folder)) return
  const path = runFiles(folder).trials
  if ((await fileSize(path)) === null) throw new UserError('run-not-found', { folder, missing: 'trials.jsonl' })
  for await (const { line, value } of readJsonLines(path, log, isWanted)) yield { value, place: { path, line } }
}

/**
 * Yields the trials of a run folder, each checked, in the order in which they were written; none for a reference. Throws
 * `run-not-found`, and as `readJsonLines` does.
 */
export async function* readTrials(folder: string, log: Log): AsyncGenerator<Trial> {
  const wholeOf = trialsOfLines()
  for await (const { value, place } of readTrialLines(folder, log)) {
    const trial = wholeOf(parseTrial(value, place))
    if (typeof trial === 'string') throw new UserError('run-invalid', { ...place, problem: trial })
    yield trial
  }
}

/**
 * Parses a line of trials.jsonl as `parseStored` does. Scores that are all numbers are checked here, because zod would copy
 * each of them.
 */
function parseTrial(value: unknown, place: { readonly path: string; readonly line: number }): StoredTrial {
  const { scores } = (value ?? {}) as { readonly scores?: unknown }
  if (!areNumbers(scores)) return parseStored(storedTrialSchema, value, place)
  const trial = parseStored(storedTrialSchema, { ...(value as object), scores: {} }, place)
  trial.scores = scores
  return trial
}

function areNumbers(scores: unknown): scores is Record<string, number> {
  if (typeof scores !== 'object' || scores === null || Array.isArray(scores)) return false
  return !Object.hasOwn(scores, '__proto__') && Object.values(scores).every(Number.isFinite)
}

/**
 * Yields the trials of a run, each with its case, in the order in which they were written. Throws as `readTrials` does,
 * and `run-invalid` for a trial of an unknown case or one that is there twice.
 */
export async function* readTrialsOf(run: Pick<Run, 'cases'>, folder: string, log: Log) {
  const path = runFiles(folder).trials
  const caseOf = findCases(run.cases)
  let line = 0
  for await (const trial of readTrials(folder, log)) {
    const golden = caseOf(trial, { path, line: ++line })
    // Uses the text of the case's id, so that the id is in memory once.
    yield { trial: { ...trial, case: golden.id }, golden }
  }
}

/**
 * Returns a function that finds the cases of successive trials. Throws `run-invalid` for a trial of an unknown case or
 * one that is there twice.
 */
export function findCases(cases: readonly GoldenCase[]) {
  const byId = new Map(cases.map((golden) => [golden.id, golden]))
  const seen = new Map<string, Set<number>>()
  return (
    { case: id, trial }: Pick<Trial, 'case' | 'trial'>,
    place: { readonly path: string; readonly line: number },
  ) => {
    const golden = byId.get(id)
    const fail = (problem: string): UserError => new UserError('run-invalid', { ...place, problem })
    if (golden === undefined) throw fail(`the case \`${id.slice(0, 100)}\` is not in run.json`)
    const numbers = seen.get(golden.id) ?? new Set()
    if (numbers.has(trial)) throw fail(`trial ${trial} of case \`${id}\` is there twice`)
    seen.set(golden.id, numbers.add(trial))
    return golden
  }
}

/** Scores a stored trial again, for a run whose own scores are not trusted. */
type Rescore = (golden: GoldenCase, trial: Trial) => Pick<Trial, 'scores' | 'unscored'>

interface ReadScored {
  readonly log: Log
  readonly rescore?: Rescore
  /** The folder's run.json if the caller has read it already. */
  readonly run?: Run | undefined
  /** The suite's own metrics as the other side declares them: a reference is checked by them, since it keeps no facts. */
  readonly declared?: readonly MetricFacts[] | undefined
}

/**
 * Reads a stored run with the scores of all its trials. Observations are read and dropped one by one, so that a hundred
 * thousand trials fit in memory. A reference keeps its recorded scores, since it has nothing to score again. Throws as
 * `readRun` and `readTrialsOf` do, and `run-invalid` for a recorded score that its metric cannot have.
 */
export async function readScoredRun(
  folder: string,
  { log, rescore, run: given, declared = [] }: ReadScored,
): Promise<ScoredRun> {
  if (await isReference(folder)) {
    const reference = await readReference(folder)
    const run = given ?? runOfReference(reference)
    return { run, trials: scoresOfReference(folder, reference, declared), stale_cases: run.stale_cases }
  }
  const run = given ?? (await readRun(folder))
  const collected = collectScores()
  for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
    collected.add(withoutObservation({ ...trial, ...rescore?.(golden, trial) }), trial.observation)
  }
  const trials = collected.trials()
  if (rescore === undefined) requirePossible(trials, { metrics: run.metrics, path: runFiles(folder).trials })
  return { run, trials, stale_cases: run.stale_cases }
}

/**
 * Reads everything but the scores of a few cases' trials, by case id and in order of trial. This second pass gets what a
 * report shows of them.
 */
export async function readObservations(
  folder: string,
  input: {
    readonly caseIds: ReadonlySet<string>
    /** Gets each trial, so that none is kept; if absent, all are kept. */
    readonly add?: (trial: TrialRecord) => void
    readonly log: Log
    /** The trials of the lines in order, as the first pass found them. Then only lines of the wanted cases are parsed again. */
    readonly order?: readonly Pick<TrialRecord, 'case'>[]
  },
): Promise<Map<string, TrialRecord[]>> {
  const kept: TrialRecord[] = []
  const { caseIds, log, order, add = (trial: TrialRecord) => void kept.push(trial) } = input
  const isWanted = (line: number): boolean => order === undefined || caseIds.has(order[line - 1]?.case ?? '')
  for await (const { value, place } of readTrialLines(folder, log, isWanted)) {
    const trial = parseStored(recordSchema, value, place)
    if (caseIds.has(trial.case)) add(trial)
  }
  const byCase = groupBy(kept, (trial) => trial.case)
  for (const trials of byCase.values()) trials.sort((a, b) => a.trial - b.trial)
  return byCase
}

/** Leaves out the scores, which the first pass has read and which are nine tenths of most lines. */
const recordSchema = z.object(trialRecordSchema.shape)
