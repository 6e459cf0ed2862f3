import { shortCommit } from '../../format/join-names.js'
import { baselineArtifactName, requireArtifacts, retryOutage } from '../../github/artifacts.js'
import { UserError } from '../../model/error.js'
import {
  listCandidates,
  type Baseline,
  type BaselineHome,
  type BaselineRequest,
  type BaseArtifact,
  describeChoice,
  describeStaleness,
  type Distance,
  hasOnlyHistory,
  isAncestor,
  measureDistance,
  type NoBaseline,
  type PlacedCandidate,
  rankCandidates,
  type ResolvedBaseline,
} from './baseline.js'
import { describeMeasured, fetchCandidate, inspectCandidate, listBaselines, type Unfetched } from './fetch-candidate.js'

/** Each comparison costs a call; on a busy branch the nearest ancestor is among the newest few. */
const COMPARED_AT_ONCE = 5
const MAX_COMPARED = 20
/** Each try costs a call and perhaps a download. */
const MAX_TRIED = 10
/** After this many, the fault is GitHub's and not the artifacts'. */
const MAX_OUTAGES = 3

/**
 * Finds the run that mode `baseline` left as an artifact on the default branch, at the reference point or as near to it
 * as possible.
 */
export async function findArtifactRun(request: BaselineRequest): Promise<Baseline> {
  const { github: home } = request
  if (home === null) return { kind: 'none', reason: 'baselines from artifacts exist only on GitHub Actions' }
  // A GitHub Enterprise Server lacks the facts about artifacts that the rules of trust need.
  requireArtifacts(home.serverUrl, '`baseline: artifact`')
  const search = async (): Promise<Outcome> => findBaseline({ request, home })
  const outcome = await retryOutage(search, { ...request, ...request.patience }, (one) =>
    one.kind === 'none' && one.because === 'outage' ? one.reason : null,
  )
  if (outcome.kind === 'found') return outcome
  const { because, ...baseline } = outcome
  if (because === 'forbidden') throw new UserError('baseline-forbidden', { reason: baseline.reason })
  return baseline
}

interface Search {
  readonly request: BaselineRequest
  readonly home: BaselineHome
}

/** The result of a search. `because` is the kind of reason why an existing baseline cannot be fetched. */
type Outcome = ResolvedBaseline | (NoBaseline & { readonly because?: Unfetched['kind'] })

async function findBaseline(search: Search): Promise<Outcome> {
  const { request, home } = search
  const name = baselineArtifactName(request.suite)
  const listed = await listBaselines(home, request.suite)
  if ('reason' in listed) return unread(listed)
  const admitted = listCandidates(listed, home)
  const candidates = admitted.filter(({ artifact }) => !artifact.isExpired)
  if (candidates.length > 0) return tryCandidates(search, candidates)
  const branch = home.defaultBranch ?? '(unknown)'
  const lack = listed.length === 0 ? 'exists yet' : `is of this repository's default branch ${branch}`
  if (admitted.length === 0) return none(`no artifact ${name} ${lack}`)
  const gist = `every artifact ${name} has expired`
  const cure = `run the workflow on ${branch} again, or raise \`retention-days\``
  return unread({ reason: `${gist}; ${cure}`, gist, kind: 'expired' })
}

function unread({ reason, gist, kind }: Unfetched): Outcome {
  return { kind: 'none', reason, gist, lost: 'unreadable', because: kind }
}

const none = (reason: string): Outcome => ({ kind: 'none', reason })

/**
 * Returns the best candidate that can be fetched. A baseline that exists but cannot be fetched differs from one that
 * never existed.
 */
async function tryCandidates(search: Search, candidates: readonly BaseArtifact[]): Promise<Outcome> {
  const { request } = search
  const name = baselineArtifactName(request.suite)
  const refusals: Unfetched[] = []
  let empty = 0
  for await (const candidate of bestFirst(search, candidates)) {
    const outcome = await tryCandidate(search, candidate)
    if (outcome.kind === 'found') return { ...outcome, note: addSkipped(outcome.note, refusals) }
    if (outcome.kind === 'empty') {
      if (++empty === MAX_TRIED) break
      continue
    }
    refusals.push(outcome)
    const artifact = `The baseline artifact ${candidate.artifact.id} of ${shortCommit(candidate.commit)}`
    request.log.info(`${artifact} was skipped: ${outcome.reason}.`)
    if (refusals.length === MAX_TRIED) break
    if (refusals.filter(({ kind }) => kind === 'outage').length === MAX_OUTAGES) break
  }
  // A missing permission explains all other failures, and so does an outage.
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

/** Adds to the note of a choice the better candidates that could not be fetched. */
function addSkipped(note: string | null, refusals: readonly Unfetched[]): string | null {
  const [first] = refusals
  if (first === undefined) return note
  const skipped = `${refusals.length === 1 ? 'a better one was' : `${refusals.length} better ones were`} skipped: ${first.reason}`
  return note === null ? skipped : `${note}; ${skipped}`
}

/**
 * Yields the candidates at the reference point first, which need no comparison, then the others by their place in the
 * history.
 */
async function* bestFirst(search: Search, candidates: readonly BaseArtifact[]): AsyncGenerator<PlacedCandidate> {
  const isExact = ({ commit }: BaseArtifact): boolean => commit === search.request.referencePoint
  for (const candidate of candidates.filter(isExact)) yield { ...candidate, distance: { behind: 0, ahead: 0 } }
  const others = candidates.filter((candidate) => !isExact(candidate))
  const distances = await measureDistances(search, [...new Set(others.map(({ commit }) => commit))])
  yield* rankCandidates(others.map((one) => ({ ...one, distance: distances.get(one.commit) ?? null })))
}

/** Asks for the distances of the newest commits, a few at a time, until one of them is an ancestor. */
async function measureDistances(
  { request: { referencePoint }, home }: Search,
  commits: readonly string[],
): Promise<ReadonlyMap<string, Distance | null>> {
  const distances = new Map<string, Distance | null>()
  if (referencePoint === null) return distances
  while (distances.size < Math.min(commits.length, MAX_COMPARED)) {
    const next = commits.slice(distances.size, distances.size + COMPARED_AT_ONCE)
    const asked = next.map((commit) => measureDistance(home, { commit, referencePoint }))
    for (const [index, distance] of (await Promise.all(asked)).entries()) distances.set(next[index] ?? '', distance)
    if ([...distances.values()].some(isAncestor)) break
  }
  return distances
}

/** Fetches a candidate. `empty` means that a night whose measurement failed left it, so nothing better was skipped. */
async function tryCandidate(
  { request, home }: Search,
  candidate: PlacedCandidate,
): Promise<ResolvedBaseline | Unfetched | { readonly kind: 'empty' }> {
  const { folder, referencePoint, clock } = request
  const { owner, repo, serverUrl, defaultBranch: branch } = home
  const { commit, distance, artifact } = candidate
  const unfetched = await fetchCandidate(home, candidate, folder)
  if (unfetched !== null) return unfetched
  if (await hasOnlyHistory(folder)) return { kind: 'empty' }
  const read = await inspectCandidate(candidate, request)
  if (read.kind !== 'read') return read
  const asked = { of: commit, ownMs: artifact.createdAt.getTime(), now: clock.now() }
  const { note: measured, age_hours } = describeMeasured(read.header, asked)
  const notes = [measured, describeChoice(distance, referencePoint !== null)]
  const note = notes.filter((one) => one).join('; ') || null
  const run_url = `${serverUrl}/${owner}/${repo}/actions/runs/${candidate.runId}`
  const stale = describeStaleness(distance, age_hours) ?? undefined
  return { kind: 'found', folder, commit, branch, age_hours, distance, run_url, note, stale }
}
