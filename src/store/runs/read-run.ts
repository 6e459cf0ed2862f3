import { UserError } from '../../model/error.js'
import {
  type Run,
  RUN_SCHEMA_VERSION,
  runSchema,
  type ScoredRun,
  storedTrialSchema,
  type Trial,
  type TrialRecord,
  trialRecordSchema,
  withoutObservation,
} from '../../model/run/run.js'
import { parseStored, readJson, readJsonLines } from './read-json-lines.js'
import { isReference, readReference, runOfReference, trialsOfReference } from './read-reference.js'
import { fileSize, runFiles } from './run-files.js'
import { admitVersion } from '../../model/run/file-version.js'
import type { Log } from '../../io/log.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { collectScores } from '../../stats/scores/collect-scores.js'
import { trialsOfLines } from './unscored-sets.js'
import { z } from 'zod'
import { groupBy } from '../../model/group-by.js'

/**
 * The `run.json` of a run folder, or what a reference (a file) keeps of one, checked in full, whoever wrote it. `counts` is null when the run was never finished.
 * Throws `run-not-found`, `run-too-large`, `run-too-new` and `run-invalid`.
 */
export async function readRun(folder: string): Promise<Run> {
  if (await isReference(folder)) return runOfReference(await readReference(folder))
  const path = runFiles(folder).run
  if ((await fileSize(path)) === null) throw new UserError('run-not-found', { folder, missing: 'run.json' })
  const value = await readJson(path)
  admitVersion(path, value, RUN_SCHEMA_VERSION)
  return parseStored(runSchema, value, { path, line: null })
}

/** The lines of a run folder's trials.jsonl as `readJsonLines` gives them. A reference has none. */
async function* readTrialLines(folder: string, log: Log, isWanted?: (line: number) => boolean) {
  if (await isReference(folder)) return
  const path = runFiles(folder).trials
  if ((await fileSize(path)) === null) throw new UserError('run-not-found', { folder, missing: 'trials.jsonl' })
  for await (const { line, value } of readJsonLines(path, log, isWanted)) yield { value, place: { path, line } }
}

/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
export async function* readTrials(folder: string, log: Log): AsyncGenerator<Trial> {
  const wholeOf = trialsOfLines()
  for await (const { value, place } of readTrialLines(folder, log)) {
    const trial = wholeOf(parseStored(storedTrialSchema, value, place))
    if (typeof trial === 'string') throw new UserError('run-invalid', { ...place, problem: trial })
    yield trial
  }
}

/**
 * The trials of a run, each with its case, one at a time in the order written. Throws as `readTrials` does, and `run-invalid`
 * for a trial of an unknown case or one that is there twice.
 */
export async function* readTrialsOf(
  run: Pick<Run, 'cases'>,
  folder: string,
  log: Log,
): AsyncGenerator<{ readonly trial: Trial; readonly golden: GoldenCase }> {
  const path = runFiles(folder).trials
  const caseOf = findCases(run.cases)
  let line = 0
  for await (const trial of readTrials(folder, log)) {
    const golden = caseOf(trial, { path, line: ++line })
    // With the text of its case's name, which is there once.
    yield { trial: { ...trial, case: golden.id }, golden }
  }
}

/** Finds the case of one trial after the other. Throws `run-invalid` for a trial of an unknown case or one that is there twice. */
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

/** Scores a stored trial again, for a run whose own scores are not to be believed. */
type Rescore = (golden: GoldenCase, trial: Trial) => Pick<Trial, 'scores' | 'unscored'>

/**
 * A stored run with the scores of all its trials; observations are read and dropped one by one, so a hundred thousand
 * trials fit in memory. A reference has its scores as they were recorded and nothing to score again. `run` is the folder's run.json, where the caller has read it already. Throws as `readRun` and `readTrialsOf` do.
 */
export async function readScoredRun(
  folder: string,
  { log, rescore, run: given }: { readonly log: Log; readonly rescore?: Rescore; readonly run?: Run },
): Promise<ScoredRun> {
  if (await isReference(folder)) {
    const reference = await readReference(folder)
    const run = given ?? runOfReference(reference)
    return { run, trials: trialsOfReference(reference), stale_cases: run.stale_cases }
  }
  const run = given ?? (await readRun(folder))
  const collected = collectScores()
  for await (const { trial, golden } of readTrialsOf(run, folder, log)) {
    collected.add(withoutObservation({ ...trial, ...rescore?.(golden, trial) }), trial.observation)
  }
  return { run, trials: collected.trials(), stale_cases: run.stale_cases }
}

/** What is recorded of the trials of a few cases but their scores, by case id and in order of trial: the second pass, for what a report shows of them. */
export async function readObservations(
  folder: string,
  input: {
    readonly caseIds: ReadonlySet<string>
    /** Gets every trial, and none is kept; absent: all are. */
    readonly add?: (trial: TrialRecord) => void
    readonly log: Log
    /** The trials as the first pass found them, line by line: then no other line is parsed again. */
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

/** The first pass has seen the scores, and they are nine tenths of most lines. */
const recordSchema = z.object(trialRecordSchema.shape)
