import { baselineArtifactName, demandArtifacts, listArtifacts } from '../../github/artifacts.js'
import type { Client } from '../../github/client.js'
import { explainFailure, readRequestFailure } from '../../github/request-error.js'
import {
  type Baseline,
  type BaselineDefinition,
  type BaselineRequest,
  type Distance,
  hasHistoryAlone,
  type ResolvedBaseline,
} from './baseline.js'
import {
  admitArtifacts,
  type Candidate,
  describeChoice,
  describeStaleness,
  hoursBetween,
  isAncestor,
  measureDistance,
  type PlacedCandidate,
  rankCandidates,
} from './choose-baseline.js'
import { fetchCandidate, inspectCandidate } from './fetch-candidate.js'

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
    if (github === null) return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' }
    // What there is instead lacks all that the rules of trust rest on.
    demandArtifacts(github.serverUrl, '`baseline: artifact`')
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
    const branch = home.defaultBranch ?? '(unknown)'
    const because = listed.length === 0 ? 'exists yet' : `is fresh and of this repository's default branch ${branch}`
    return { kind: 'none', reason: `no artifact ${name} ${because}` }
  }
  const refusals: string[] = []
  let empty = 0
  for await (const candidate of bestFirst(request, home, client, candidates)) {
    const outcome = await tryCandidate(request, home, client, candidate)
    if (outcome.kind === 'found') return { ...outcome, note: addSkipped(outcome.note, refusals) }
    if (outcome.kind === 'empty') {
      if (++empty === MAX_TRIED) break
      continue
    }
    refusals.push(outcome.reason)
    request.log.info(
      `The baseline artifact ${candidate.artifact.id} of ${candidate.commit.slice(0, 7)} was skipped: ${outcome.reason}.`,
    )
    if (refusals.length === MAX_TRIED) break
  }
  return {
    kind: 'none',
    reason: `no artifact ${name} can be used: ${refusals[0] ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')}`,
  }
}

/** The note of a choice, with the better ones that could not be had. */
function addSkipped(note: string | null, refusals: readonly string[]): string | null {
  const [first] = refusals
  if (first === undefined) return note
  const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first}`
  return note === null ? skipped : `${note}; ${skipped}`
}

/** Those of the reference point, which cost no comparison; then the others by their place in the history. */
async function* bestFirst(
  request: BaselineRequest,
  home: Home,
  client: Client,
  candidates: readonly Candidate[],
): AsyncGenerator<PlacedCandidate> {
  const isExact = ({ commit }: Candidate): boolean => commit === request.referencePoint
  for (const candidate of candidates.filter(isExact)) yield { ...candidate, distance: { behind: 0, ahead: 0 } }
  const others = candidates.filter((candidate) => !isExact(candidate))
  const distances = await measureDistances(request, home, client, [...new Set(others.map(({ commit }) => commit))])
  yield* rankCandidates(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })))
}

/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances(
  { referencePoint }: BaselineRequest,
  { owner, repo }: Home,
  client: Client,
  commits: readonly string[],
): Promise<ReadonlyMap<string, Distance | null>> {
  const distances = new Map<string, Distance | null>()
  if (referencePoint === null) return distances
  while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
    const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE)
    const asked = next.map((commit) => measureDistance({ client, owner, repo, commit, referencePoint }))
    for (const [index, distance] of (await Promise.all(asked)).entries()) distances.set(next[index] ?? '', distance)
    if ([...distances.values()].some(isAncestor)) break
  }
  return distances
}

interface Refusal {
  readonly kind: 'refused'
  readonly reason: string
}

/** Left by a night whose measurement failed: nothing better was skipped. */
interface Empty {
  readonly kind: 'empty'
}

function refuse(reason: string): Refusal {
  return { kind: 'refused', reason }
}

async function tryCandidate(
  request: BaselineRequest,
  home: Home,
  client: Client,
  candidate: PlacedCandidate,
): Promise<ResolvedBaseline | Refusal | Empty> {
  const { owner, repo } = home
  const unfetched = await fetchCandidate({ client, home, candidate, folder: request.folder })
  if (unfetched !== null) return refuse(unfetched.reason)
  if (await hasHistoryAlone(request.folder)) return { kind: 'empty' }
  const refusal = await inspectCandidate(candidate, request)
  if (refusal !== null) return refuse(refusal)
  const age_hours = hoursBetween(candidate.artifact.createdAt, request.clock.now())
  const stale = describeStaleness(candidate.distance, age_hours)
  return {
    kind: 'found',
    folder: request.folder,
    commit: candidate.commit,
    branch: home.defaultBranch,
    age_hours,
    distance: candidate.distance,
    run_url: `${home.serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`,
    note: describeChoice(candidate.distance, request.referencePoint !== null),
    ...(stale === null ? {} : { stale }),
  }
}
