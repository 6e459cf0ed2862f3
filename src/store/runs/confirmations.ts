import { continueLineFile, createLineFile, type LineFile } from '../../io/append-lines.js'
import type { Log } from '../../io/log.js'
import type { GoldenCase } from '../../model/suite/case.js'
import {
  CONFIRMATIONS_SCHEMA_VERSION,
  type ConfirmationsEnd,
  confirmationsEndSchema,
  type ConfirmationsHead,
  confirmationsHeadSchema,
  CONFIRMING_TRIALS,
} from '../../model/result/confirmation.js'
import { UserError } from '../../model/error.js'
import { checkVersion } from '../../model/run/file-version.js'
import { type Run, type Trial, type TrialRecord, trialRecordSchema, trialSchema } from '../../model/run/run.js'
import { parseStored, readJsonLines } from './read-json-lines.js'
import { findCases } from './read-run.js'
import { fileSize, sideFiles } from './run-files.js'
import type { Seal } from './seal.js'
import { existsSync } from 'node:fs'

/** No case of a run in rounds is asked as often as this. */
const MAX_NUMBERS_IN_ROUNDS = 100

/**
 * Reads the re-runs of a run's newly failing cases from its folder, whoever wrote them, and returns what `keep` makes of
 * each trial; observations are not kept. `null` if there are none, or if they belong to another run. Re-runs must be of
 * the run's cases, with numbers after those of its own trials. Throws `run-invalid`, `run-too-new` and `run-too-large`,
 * naming the line.
 */
export async function readConfirmations<Kept>(
  folder: string,
  request: { readonly run: Run; readonly log: Log; readonly keep: (trial: Trial, golden: GoldenCase) => Kept },
) {
  const { run, log, keep } = request
  const path = sideFiles(folder).confirmations
  if ((await fileSize(path)) === null) return null
  const caseOf = findCases(run.cases)
  const trials: Kept[] = []
  let head: ConfirmationsHead | null = null
  let end: ConfirmationsEnd | null = null
  for await (const { line, value } of readJsonLines(path, log)) {
    const fail = (problem: string): UserError => new UserError('run-invalid', { path, line, problem })
    if (head === null) {
      checkVersion(path, value, CONFIRMATIONS_SCHEMA_VERSION)
      head = parseStored(confirmationsHeadSchema, value, { path, line })
      if (head.run_id !== run.run_id) {
        log.warning(
          `${path} was ignored: its re-runs belong to another run, ${JSON.stringify(head.run_id.slice(0, 100))}.`,
        )
        return null
      }
      continue
    }
    if (end !== null) throw fail('nothing may follow the line that says why the re-runs ended')
    if (typeof value === 'object' && value !== null && 'stopped_by' in value) {
      end = parseStored(confirmationsEndSchema, value, { path, line })
      const known = new Set(run.cases.map(({ id }) => id))
      const unknown = end.cases.find((id) => !known.has(id))
      if (unknown !== undefined) throw fail(`the case \`${unknown.slice(0, 100)}\` is not in run.json`)
      continue
    }
    const trial = parseStored(trialSchema, value, { path, line })
    // In rounds, cases are asked different numbers of times.
    const [first, most] = run.plan === undefined ? [run.trials_per_case, CONFIRMING_TRIALS] : [1, MAX_NUMBERS_IN_ROUNDS]
    const golden = caseOf(trial, { path, line })
    if (trial.trial < first || trial.trial >= first + most)
      throw fail(`a re-run of this run has a number from ${first} to ${first + most - 1}, not ${trial.trial}`)
    trials.push(keep(trial, golden))
  }
  return head === null ? null : { head, trials, stopped: end }
}

/**
 * Starts `confirmations.jsonl`, the re-runs of a run folder, and replaces an earlier file. If some are missing, the last
 * line says why. This function and the writer's functions throw `output-unwritable`.
 */
export function writeConfirmations(folder: string, head: ConfirmationsHead) {
  const lines = createLineFile(sideFiles(folder).confirmations)
  const append = (value: ConfirmationsHead | Trial | ConfirmationsEnd): void => lines.append(JSON.stringify(value))
  append(head)
  /** Returns what the file must hold by now. */
  const seal = (): Seal => ({ folder, files: { 'confirmations.jsonl': lines.digest() } })
  return { append, seal, [Symbol.dispose]: () => lines[Symbol.dispose]() }
}

/**
 * Continues `unjudged.jsonl`, the answers of a run folder that were not fully judged, after its last whole line, or
 * starts it. Opens nothing before the first `append`.
 */
export function writeUnjudged(folder: string) {
  const path = sideFiles(folder).unjudged
  const open = (): LineFile => (existsSync(path) ? continueLineFile(path) : createLineFile(path))
  let lines: LineFile | null = null
  return {
    /** Adds a line, and creates the file for the first one. Throws `output-unwritable`. */
    append: (record: TrialRecord): void => (lines ??= open()).append(JSON.stringify(record)),
    [Symbol.dispose]: (): void => lines?.[Symbol.dispose](),
  }
}

/**
 * Yields the lines of `unjudged.jsonl` in their order; if a trial is there twice, the last one counts. Throws
 * `run-invalid`, and as `readJsonLines` does.
 */
export async function* readUnjudged(folder: string, log: Log): AsyncGenerator<TrialRecord> {
  const path = sideFiles(folder).unjudged
  if ((await fileSize(path)) === null) return
  for await (const { line, value } of readJsonLines(path, log)) {
    yield parseStored(trialRecordSchema, value, { path, line })
  }
}
