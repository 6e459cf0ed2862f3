import { compareRuns } from '../../compare/compare-runs.js'
import type { Comparison } from '../../model/comparison.js'
import { UserError } from '../../model/error.js'
import type { ScoredRun } from '../../model/run.js'
import { countOf } from '../../format/format-number.js'
import type { Log } from '../../io/log.js'
import { replaceFile } from '../../io/replace-file.js'
import { isReference } from '../../store/runs/read-reference.js'
import { readScoredRun } from '../../store/runs/read-scored-run.js'
import { findLowered } from './find-lowered.js'
import { findUnfitness } from './find-unfitness.js'
import { makeReference } from './make-reference.js'
import { writeReference } from './write-reference.js'

export interface Ratchet {
  /** One run folder, or two of independent runs that must both beat the reference; the last becomes the reference. */
  readonly folders: readonly string[]
  readonly reference: string
  /** Why a gated metric may fall below the reference; null: it may not. */
  readonly allowLower: string | null
  readonly log: Log
}

export interface RatchetOutcome {
  readonly written: boolean
  /** Why the reference stays, as a clause; null when it was written. */
  readonly reason: string | null
  /** What is below the reference, one clause each. */
  readonly lowered: readonly string[]
  /** Of the proposed run with the reference before it; its baseline is null when there was none. */
  readonly comparison: Comparison
}

/**
 * Writes a run as the reference of its suite, for review. Nothing gated may fall below the reference that is there, unless a reason is
 * given, which is kept in the file; of two runs both must have improved on it, else it stays.
 * Throws `reference-refused` for a run that is not whole and valid, or of another suite, `reference-lowered`, `output-unwritable`, and
 * as `readScoredRun` does.
 */
export async function ratchet({ folders, reference: path, allowLower, log }: Ratchet): Promise<RatchetOutcome> {
  const before = (await isReference(path)) ? await readScoredRun(path, { log }) : null
  const compared: { readonly scored: ScoredRun; readonly comparison: Comparison }[] = []
  for (const folder of folders) {
    const scored = await readScoredRun(folder, { log })
    const refuse = (problem: string): UserError => new UserError('reference-refused', { folder, problem })
    const problem = findUnfitness(scored, before?.run ?? compared[0]?.scored.run ?? null)
    if (problem !== null) throw refuse(problem)
    if (compared.some(({ scored: other }) => other.run.session_id === scored.run.session_id))
      throw refuse('it is of the same session as the other run, so the two are not independent')
    const comparison = compareRuns({ baseline: before, candidate: scored, failOn: 'never' })
    const invalid = comparison.gates.find(({ verdict }) => verdict === 'invalid')
    if (invalid !== undefined) throw refuse(`${invalid.metric.title}: ${invalid.reason}`)
    compared.push({ scored, comparison })
  }
  const proposed = compared.at(-1)
  if (proposed === undefined) throw new Error('no run was named')
  const { scored, comparison } = proposed
  const lowered = before === null ? [] : findLowered(before.run, comparison)
  const result = { lowered, comparison }
  const short = compared.filter((each) => each.comparison.verdict.word !== 'improved')
  if (before !== null && compared.length > 1 && short.length > 0)
    return {
      ...result,
      written: false,
      reason: `${countOf(compared.length, 'run')} must both improve on it, and ${short.map((each) => `${each.scored.run.run_id} is ${each.comparison.verdict.word}`).join(', ')}`,
    }
  if (lowered.length > 0 && allowLower === null) throw new UserError('reference-lowered', { path, metrics: lowered })
  const because = allowLower === null || lowered.length === 0 ? null : { reason: allowLower, metrics: [...lowered] }
  await replaceFile(path, writeReference(makeReference(scored, because)))
  return { ...result, written: true, reason: null }
}
