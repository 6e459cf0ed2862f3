import { shortCommit } from '../../format/short-commit.js'
import { baselineArtifactName, demandArtifacts, type ListedArtifact, listArtifacts } from '../../github/artifacts.js'
import type { Client } from '../../github/client.js'
import { outlastOutage } from '../../github/outlast-outage.js'
import { classifyFailure, explainFailure, nameFailure, readRequestFailure } from '../../github/request-error.js'
import { UserError } from '../../model/error.js'
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
import { fetchCandidate, inspectCandidate, type Unfetched } from './fetch-candidate.js'

/** Each costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5
const MAX_COMPARED = 20
/** Each costs a call and perhaps a download. */
const MAX_TRIED = 10
/** Then it is GitHub, and no fault of the artifacts. */
const MAX_OUTAGES = 3

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
    const search = async (): Promise<Search> => findBaseline(request, github, await github.connect())
    const found = await outlastOutage(search, { ...request, ...request.patience }, ({ reason, because }) =>
      because === 'outage' ? reason : null,
    )
    if (found.because === 'forbidden') throw new UserError('baseline-forbidden', { reason: found.reason })
    return found.baseline
  },
}

/** What looking for a baseline came to. */
interface Search {
  readonly baseline: Baseline
  /** Why it cannot be had, as a clause; empty where it can, or where there is none. */
  readonly reason: string
  readonly because: Unfetched['kind'] | null
}

async function findBaseline(request: BaselineRequest, home: Home, client: Client): Promise<Search> {
  const name = baselineArtifactName(request.suite)
  let listed: readonly ListedArtifact[]
  try {
    listed = await listArtifacts({ client, owner: home.owner, repo: home.repo, name })
  } catch (error) {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    const kind = classifyFailure(failure)
    // A list is never gone: GitHub answers 404 for what a token may not even see.
    const reason = explainFailure(failure, 'actions: read')
    return unread({ reason, gist: nameFailure(failure), kind: kind === 'gone' ? 'forbidden' : kind })
  }
  const admitted = admitArtifacts(listed, home)
  const candidates = admitted.filter(({ artifact }) => !artifact.isExpired)
  if (candidates.length === 0) {
    const branch = home.defaultBranch ?? '(unknown)'
    if (admitted.length > 0)
      return unread({
        reason: `every artifact ${name} has expired; run the workflow on ${branch} again, or raise \`retention-days\``,
        gist: `every artifact ${name} has expired`,
        kind: 'expired',
      })
    const because = listed.length === 0 ? 'exists yet' : `is of this repository's default branch ${branch}`
    return none(`no artifact ${name} ${because}`)
  }
  return tryCandidates(request, home, client, candidates)
}

function unread({ reason, gist, kind }: Unfetched): Search {
  return { baseline: { kind: 'none', reason, gist, lost: 'unreadable' }, reason, because: kind }
}

function none(reason: string): Search {
  return { baseline: { kind: 'none', reason }, reason: '', because: null }
}

/** The best that can be had. One that is there and cannot be had is told from one that was never there. */
async function tryCandidates(
  request: BaselineRequest,
  home: Home,
  client: Client,
  candidates: readonly Candidate[],
): Promise<Search> {
  const name = baselineArtifactName(request.suite)
  const refusals: Unfetched[] = []
  let empty = 0
  for await (const candidate of bestFirst(request, home, client, candidates)) {
    const outcome = await tryCandidate(request, home, client, candidate)
    if (outcome.kind === 'found') {
      const note = addSkipped(
        outcome.note,
        refusals.map(({ reason }) => reason),
      )
      return { baseline: { ...outcome, note }, reason: '', because: null }
    }
    if (outcome.kind === 'empty') {
      if (++empty === MAX_TRIED) break
      continue
    }
    refusals.push(outcome)
    request.log.info(
      `The baseline artifact ${candidate.artifact.id} of ${shortCommit(candidate.commit)} was skipped: ${outcome.reason}.`,
    )
    if (refusals.length === MAX_TRIED) break
    if (refusals.filter(({ kind }) => kind === 'outage').length === MAX_OUTAGES) break
  }
  // A right that is missing explains all the others, and so does an outage.
  const worst = (['forbidden', 'outage', 'gone', 'other', 'damaged'] as const).flatMap((kind) =>
    refusals.filter((one) => one.kind === kind),
  )[0]
  if (worst?.kind === 'forbidden') return unread(worst)
  const why = worst?.reason ?? refusals[0]?.reason
  const reason = why ?? (empty === 0 ? 'none was tried' : 'they are of failed measurements')
  const explain = (text: string): string => `no artifact ${name} can be used: ${text}`
  if (worst === undefined) return none(explain(reason))
  return unread({ reason: explain(reason), gist: explain(worst.gist ?? reason), kind: worst.kind })
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

/** Left by a night whose measurement failed: nothing better was skipped. */
interface Empty {
  readonly kind: 'empty'
}

async function tryCandidate(
  request: BaselineRequest,
  home: Home,
  client: Client,
  candidate: PlacedCandidate,
): Promise<ResolvedBaseline | Unfetched | Empty> {
  const { owner, repo } = home
  const unfetched = await fetchCandidate({ client, home, candidate, folder: request.folder })
  if (unfetched !== null) return unfetched
  if (await hasHistoryAlone(request.folder)) return { kind: 'empty' }
  const refusal = await inspectCandidate(candidate, request)
  if (refusal !== null) return refusal
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
