import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { UserError } from '../../model/error.js'
import { suggest } from '../../model/suggest.js'
import { type Baseline, type BaselineRequest, describeStaleness, measureDistance, type NoBaseline } from './baseline.js'
import { describeMeasured, readRunHeader } from './fetch-candidate.js'

/** Reads a run folder or a reference in the checkout: a committed baseline, or one that an earlier step put there. */
export async function readNamedRun(request: BaselineRequest): Promise<Baseline> {
  const { input, suite, workingDirectory, referencePoint, github, inspect, clock } = request
  const given = resolve(workingDirectory, input)
  const stats = await requireBaseline(workingDirectory, input)
  const folder = basename(given) === 'run.json' ? dirname(given) : given
  const read = await readRunHeader(folder, suite, stats.isFile() && folder === given)
  if (read.kind !== 'read') {
    // The user named this baseline; going on without it would say nothing about the change.
    if (read.newer !== undefined) throw new UserError('run-too-new', read.newer)
    return refuse(input, read.reason)
  }
  const damage = await inspect(folder)
  if (damage !== null) return refuse(input, damage)
  const { commit, branch, started_at, finished_at } = read.header
  const ownMs = Date.parse(finished_at ?? started_at)
  const { note, age_hours } = describeMeasured(read.header, { of: commit, ownMs, now: clock.now() })
  const canMeasure = github !== null && commit !== null && referencePoint !== null
  const distance = canMeasure ? await measureDistance(github, { commit, referencePoint }) : null
  const stale = describeStaleness(distance, age_hours) ?? undefined
  return { kind: 'found', folder, commit, branch, age_hours, distance, run_url: null, note, stale }
}

/** Returns what is at a named path. Throws `input-invalid` if nothing is there. */
export async function requireBaseline(workingDirectory: string, path: string): Promise<Stats> {
  const stats = await stat(resolve(workingDirectory, path)).catch(() => null)
  if (stats !== null) return stats
  const expected =
    '`artifact` (the run that mode `baseline` keeps on the default branch), `ref` (measures the base in the same job), or the path of a run folder or reference, and nothing is at that path in the checkout'
  const suggestion = suggest(path, ['artifact', 'ref'])
  throw new UserError('input-invalid', { name: 'baseline', got: path, expected, suggestion })
}

function refuse(input: string, reason: string): NoBaseline {
  return { kind: 'none', reason: `${input} cannot be used: ${reason}`, lost: 'unreadable' }
}
