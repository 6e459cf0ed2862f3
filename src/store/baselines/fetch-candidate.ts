import type { Client } from '../../github/client.js'
import { downloadArtifact } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { explainFailure, readRequestFailure } from '../../github/request-error.js'
import type { BaselineRequest } from './baseline.js'
import { refuseRun, type Candidate } from './choose-baseline.js'
import { readRunHeader } from './run-header.js'

export interface FetchCandidate {
  readonly client: Client
  readonly home: NonNullable<BaselineRequest['github']>
  readonly candidate: Candidate
  /** Made anew. */
  readonly folder: string
}

/** Why an artifact cannot be had. */
export interface Unfetched {
  /** A clause. */
  readonly reason: string
  /** GitHub's answer, which may be another tomorrow; else it is the artifact itself. */
  readonly isPassing: boolean
}

/** Unpacks an artifact that a trusted run has left; gives why it cannot be had, or null. */
export async function fetchCandidate({ client, home, candidate, folder }: FetchCandidate): Promise<Unfetched | null> {
  const { owner, repo } = home
  try {
    const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId })
    const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id }
    const refusal = refuseRun(facts, home)
    if (refusal !== null) return { reason: refusal, isPassing: false }
    await downloadArtifact({ client, owner, repo, artifact: candidate.artifact, folder })
    return null
  } catch (error) {
    if (error instanceof ZipRefused) return { reason: error.message, isPassing: false }
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return { reason: explainFailure(failure, 'actions: read'), isPassing: true }
  }
}

/** Why the unpacked run of an artifact cannot be compared with, as a clause, or null. */
export async function inspectCandidate(
  candidate: Candidate,
  { folder, suite, inspect }: Pick<BaselineRequest, 'folder' | 'suite' | 'inspect'>,
): Promise<string | null> {
  const read = await readRunHeader(folder, suite)
  if (read.kind === 'refused') return read.reason
  const { mode, commit } = read.header
  if (mode !== 'baseline' && mode !== 'nightly') return `its run.json says mode ${mode.slice(0, 60)}`
  // A dispatched run is of the default branch whatever it has checked out and measured.
  if (commit !== null && commit !== candidate.commit)
    return `it measured ${commit.slice(0, 7)}, not ${candidate.commit.slice(0, 7)} that its run is of`
  return inspect(folder)
}
