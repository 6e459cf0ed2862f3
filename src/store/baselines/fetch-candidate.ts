import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { shortCommit } from '../../format/join-names.js'
import {
  classifyFailure,
  explainFailure,
  type RefusalKind,
  nameFailure,
  readRequestFailure,
} from '../../github/client.js'
import { baselineArtifactName, listArtifacts } from '../../github/artifacts.js'
import { downloadArtifact } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { systemCode } from '../../io/log.js'
import type { ErrorFacts } from '../../model/error-catalogue.js'
import { findTooNew } from '../../model/run/file-version.js'
import { REFERENCE_SCHEMA_VERSION } from '../../model/run/reference.js'
import { RUN_SCHEMA_VERSION } from '../../model/run/run.js'
import { type BaselineHome, type BaselineRequest, type BaseArtifact, hoursBetween, refuseRun } from './baseline.js'

/** Why an artifact cannot be fetched. */
export interface Unfetched {
  /** A clause. */
  readonly reason: string
  /** The reason without GitHub's own words and without what to do; absent if the reason is short. */
  readonly gist?: string
  readonly kind: RefusalKind | Unusable['kind'] | 'expired'
}

/** Whether GitHub refused, which may change; otherwise the artifact itself is at fault. */
export function isGitHubRefusal(unfetched: Unfetched): unfetched is Unfetched & { readonly kind: RefusalKind } {
  return !['foreign', 'damaged', 'expired'].includes(unfetched.kind)
}

/** Why a run cannot be compared with: it is no baseline of the suite, or it is damaged. */
export interface Unusable {
  readonly kind: 'foreign' | 'damaged'
  /** A clause for "it is skipped: …". */
  readonly reason: string
  /** The version facts, if a newer Goldenpair wrote the run. */
  readonly newer?: ErrorFacts['run-too-new']
}

/** Unpacks an artifact of a trusted run into a folder. Returns why it cannot be fetched, or `null`. */
export async function fetchCandidate(
  home: BaselineHome,
  candidate: BaseArtifact,
  /** Created, and empty at first. */
  folder: string,
): Promise<Unfetched | null> {
  const { owner, repo } = home
  try {
    const client = await home.connect()
    const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId })
    const refusal = refuseRun(run, home)
    if (refusal !== null) return { reason: refusal, kind: 'foreign' }
    await downloadArtifact({ client, owner, repo, artifact: candidate.artifact, folder })
    return null
  } catch (error) {
    if (error instanceof ZipRefused) return { reason: error.message, kind: 'damaged' }
    return unfetchedFor(error)
  }
}

/** Lists every artifact with the name of a suite's baselines, newest first; or returns why the list cannot be fetched. */
export async function listBaselines(home: BaselineHome, suite: string) {
  try {
    return await listArtifacts({ ...home, client: await home.connect(), name: baselineArtifactName(suite) })
  } catch (error) {
    const unfetched = unfetchedFor(error)
    // A list is never gone: GitHub answers 404 for what a token may not even see.
    return unfetched.kind === 'gone' ? { ...unfetched, kind: 'forbidden' as const } : unfetched
  }
}

/** Returns why an artifact, or the list of them, cannot be fetched. Throws the error if it is not a refusal of GitHub. */
function unfetchedFor(error: unknown): Unfetched & { readonly kind: RefusalKind } {
  const failure = readRequestFailure(error)
  if (failure === null) throw error
  const reason = explainFailure(failure, 'actions: read')
  return { reason, gist: nameFailure(failure), kind: classifyFailure(failure) }
}

/** Returns the header of an artifact's unpacked run, or why it cannot be compared with. */
export async function inspectCandidate(
  candidate: BaseArtifact,
  { folder, suite, inspect }: Pick<BaselineRequest, 'folder' | 'suite' | 'inspect'>,
): Promise<HeaderOutcome> {
  const read = await readRunHeader(folder, suite)
  if (read.kind !== 'read') return read
  const { mode, carried_to: carried } = read.header
  const commit = carried?.at(-1)?.commit ?? read.header.commit
  if (mode !== 'baseline' && mode !== 'nightly') return refuse(`its run.json says mode ${mode.slice(0, 60)}`)
  // GitHub counts a dispatched run as one of the default branch, whatever commit it checked out and measured.
  if (commit !== null && commit !== candidate.commit)
    return refuse(`it measured ${shortCommit(commit)}, but its run is of ${shortCommit(candidate.commit)}`)
  const damage = await inspect(folder)
  return damage === null ? read : { kind: 'damaged', reason: damage }
}

/** The part of `run.json` that decides whether a run may be a baseline. Reading the run checks the rest. */
const headerSchema = z.looseObject({
  schema_version: z.int(),
  mode: z.string(),
  suite: z.looseObject({ name: z.string(), file: z.string().optional() }),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  stopped: z.unknown().optional(),
  pooled: z.array(z.looseObject({ commit: z.string().nullable(), started_at: z.string() })).optional(),
  carried_to: z.array(z.looseObject({ commit: z.string() })).optional(),
})

/**
 * Returns the commits at which a run was measured, as a clause, and the age of its oldest measurement. For a run that was
 * measured at the commit it is the baseline `of`, there is no note, and the age counts from `ownMs`.
 */
export function describeMeasured(
  { pooled = [], commit, started_at }: z.infer<typeof headerSchema>,
  { of, ownMs, now }: { readonly of: string | null; readonly ownMs: number; readonly now: Date },
): { readonly note: string | null; readonly age_hours: number | null } {
  const parts = pooled.length === 0 ? [{ commit, started_at }] : pooled
  const commits = [...new Set(parts.flatMap((part) => (part.commit === null ? [] : shortCommit(part.commit))))]
  const isOwn = commits.every((one) => one === shortCommit(of ?? ''))
  const fromMs = isOwn ? ownMs : Math.min(...parts.map((part) => Date.parse(part.started_at)))
  const age_hours = Number.isNaN(fromMs) ? null : hoursBetween(new Date(fromMs), now)
  return { note: isOwn ? null : `measured at ${commits.join(' and ')}`, age_hours }
}

type HeaderOutcome = { readonly kind: 'read'; readonly header: z.infer<typeof headerSchema> } | Unusable

/**
 * Reads the header of the run in a folder, or of a reference (a file); or returns why it cannot be a baseline of the
 * suite.
 */
export async function readRunHeader(place: string, suite: string, isReference = false): Promise<HeaderOutcome> {
  const file = isReference ? place : join(place, 'run.json')
  const version = isReference ? REFERENCE_SCHEMA_VERSION : RUN_SCHEMA_VERSION
  const name = basename(file)
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const reason = systemCode(error) === 'ENOENT' ? `it has no ${name}` : `its ${name} cannot be read`
    return { kind: 'damaged', reason }
  }
  const parsed = headerSchema.safeParse(value)
  if (!parsed.success) return { kind: 'damaged', reason: `its ${name} is not a run of Goldenpair` }
  const header = parsed.data
  const reads = `this Goldenpair reads ${version}`
  const newer = findTooNew(file, header, version)
  if (newer !== null) return { ...refuse(`its ${name} has ${newer.field} ${newer.got}; ${reads}: update it`), newer }
  if (header.schema_version < version)
    return refuse(`its ${name} has schema_version ${header.schema_version}; ${reads}`)
  if (header.suite.name !== suite) {
    const other = JSON.stringify(header.suite.name.slice(0, 60))
    return refuse(
      `it is a run of the suite ${other}, and this one is ${JSON.stringify(suite)}; correct \`name\` or measure it again`,
    )
  }
  if (header.finished_at === null) return refuse('its run never finished')
  if (header.stopped !== undefined) return refuse('its run was stopped early')
  return { kind: 'read', header }
}

const refuse = (reason: string): Unusable => ({ kind: 'foreign', reason })
