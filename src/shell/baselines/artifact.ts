import { UserError } from '../../core/model/error.js'
import { baselineArtifactName, listArtifacts } from '../github/artifacts.js'
import type { Client } from '../github/client.js'
import { downloadArtifact } from '../github/download-artifact.js'
import { ZipRefused } from '../github/read-zip.js'
import { explainFailure, readRequestFailure } from '../github/request-error.js'
import type { Baseline, BaselineDefinition, BaselineRequest, ResolvedBaseline } from './baseline.js'
import {
  admitArtifacts,
  describeChoice,
  isAncestor,
  rankCandidates,
  refuseRun,
  type Candidate,
  type PlacedCandidate,
} from './choose-baseline.js'
import { measureDistance } from './measure-distance.js'
import { readRunHeader } from './run-header.js'

/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5
const MAX_COMPARED = 20
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10

type Home = NonNullable<BaselineRequest['github']>

/** The run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it as there is one. */
export const artifact: BaselineDefinition = {
  name: 'artifact',
  describe: '`artifact`: the run that mode `baseline` uploaded on the default branch',
  accepts: (input) => input === 'artifact',
  resolve: async (request) => {
    const { github } = request
    if (github === null) return { kind: 'none', reason: 'baselines from artifacts exist on GitHub Actions only' }
    refuseEnterpriseServer(github.serverUrl)
    try {
      return await findBaseline(request, github, await github.connect())
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null) throw error
      return { kind: 'none', reason: `no baseline could be fetched: ${explainFailure(failure, 'actions: read')}` }
    }
  },
}

async function findBaseline(request: BaselineRequest, home: Home, client: Client): Promise<Baseline> {
  const name = baselineArtifactName(request.suite)
  const listed = await listArtifacts({ client, owner: home.owner, repo: home.repo, name })
  const candidates = admitArtifacts(listed, home)
  if (candidates.length === 0) {
    const because = listed.length === 0 ? 'exists yet' : 'is fresh and from the default branch of this repository'
    return { kind: 'none', reason: `no artifact ${name} ${because}` }
  }
  const placed = await placeCandidates(request, home, client, candidates)
  const refusals: string[] = []
  for (const candidate of rankCandidates(placed).slice(0, MAX_TRIED)) {
    const outcome = await tryCandidate(request, home, client, candidate)
    if (outcome.kind === 'found') return outcome
    refusals.push(outcome.reason)
    request.log.info(
      `The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} is skipped: ${outcome.reason}.`,
    )
  }
  return { kind: 'none', reason: `no artifact ${name} can be used: ${refusals[0] ?? 'none was tried'}` }
}

/** Asks for the distances of the newest candidates, a few at a time, until one of them is an ancestor. */
async function placeCandidates(
  { referencePoint }: BaselineRequest,
  { owner, repo }: Home,
  client: Client,
  candidates: readonly Candidate[],
): Promise<readonly PlacedCandidate[]> {
  const exact = candidates.find(({ commit }) => commit === referencePoint)
  const unplaced = candidates.map((candidate) => ({ ...candidate, distance: null }))
  if (referencePoint === null) return unplaced
  if (exact !== undefined) {
    const others = unplaced.filter(({ commit }) => commit !== exact.commit)
    return [{ ...exact, distance: { behind: 0, ahead: 0 } }, ...others]
  }
  const placed: PlacedCandidate[] = []
  while (placed.length < Math.min(candidates.length, MAX_COMPARED)) {
    const next = candidates.slice(placed.length, placed.length + COMPARED_AT_ONCE)
    const distances = next.map(async (candidate) => {
      const distance = await measureDistance({ client, owner, repo, commit: candidate.commit, referencePoint })
      return { ...candidate, distance }
    })
    placed.push(...(await Promise.all(distances)))
    if (placed.some(({ distance }) => isAncestor(distance))) break
  }
  return [...placed, ...unplaced.slice(placed.length)]
}

interface Refusal {
  readonly kind: 'refused'
  readonly reason: string
}

function refuse(reason: string): Refusal {
  return { kind: 'refused', reason }
}

async function tryCandidate(
  request: BaselineRequest,
  home: Home,
  client: Client,
  candidate: PlacedCandidate,
): Promise<ResolvedBaseline | Refusal> {
  const { owner, repo } = home
  const { data: run } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: candidate.runId })
  const facts = { event: run.event, path: run.path, headRepositoryId: run.head_repository.id }
  const refusal = refuseRun(facts, home)
  if (refusal !== null) return refuse(refusal)
  try {
    await downloadArtifact({ client, owner, repo, artifact: candidate.artifact, folder: request.folder })
  } catch (error) {
    if (error instanceof ZipRefused) return refuse(error.message)
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    return refuse(explainFailure(failure, 'actions: read'))
  }
  const read = await readRunHeader(request.folder, request.suite)
  if (read.kind === 'refused') return read
  const { mode } = read.header
  if (mode !== 'baseline' && mode !== 'nightly') return refuse(`its run.json says mode ${mode.slice(0, 60)}`)
  const age_hours = hoursBetween(candidate.artifact.createdAt, request.clock.now())
  return {
    kind: 'found',
    folder: request.folder,
    commit: candidate.commit,
    branch: home.defaultBranch,
    age_hours,
    distance: candidate.distance,
    run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
    note: describeChoice(candidate.distance, age_hours, request.referencePoint !== null),
  }
}

/** Zero at least: the runner's clock may be behind GitHub's. */
function hoursBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000)
}

/** GitHub Enterprise Server has no artifacts of version 4, which is what the rules of trust above rest on. */
function refuseEnterpriseServer(serverUrl: string): void {
  const host = new URL(serverUrl).hostname.toLowerCase()
  if (host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')) return
  throw new UserError('artifacts-unsupported', { server: host })
}
