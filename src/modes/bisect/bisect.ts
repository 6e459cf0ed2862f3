import { countOf } from '../../format/format-number.js'
import { join } from 'node:path'
import { shortCommit } from '../../format/join-names.js'
import { replaceJson } from '../../io/files.js'
import type { CommitFacts } from '../../io/git.js'
import { sha256 } from '../../io/sha256.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { UserError } from '../../model/error.js'
import type { ScoredRun } from '../../model/run/run.js'
import { chooseTrials, isWorse, MAX_LOOKS, planProbe, SURE_FROM, weighCommits } from '../../stats/noisy-bisection.js'
import { readRun, readScoredRun } from '../../store/runs/read-run.js'
import { hasRun } from '../../store/runs/write-run.js'
import { chooseCases, countProbe, findOtherFault, MAX_TRIALS, NONE, placesOf } from './count-probes.js'
import { measureCommit, type MeasuredCommit, type Measuring } from './measure-commit.js'
import { type Probe, readSearch, type Search, searchFile } from './state.js'

/** The fewest trials of all flipped cases together that measure an end, so that its failure rate is known. */
const MIN_AT_ENDS = 12
const MAX_PROBES = 60

export interface BisectRequest {
  readonly measuring: Measuring
  readonly history: { readonly good: CommitFacts; readonly commits: readonly CommitFacts[] }
  readonly subset: string | null
  /** The whole measurements of both ends, if they exist; if `null`, both ends are measured. */
  readonly ends: { readonly good: ScoredRun; readonly bad: ScoredRun } | null
  /** The number of trials that measure each end as a whole. */
  readonly trials: number
  /** The metrics to look at first for cases that are worse. */
  readonly regressed?: readonly string[]
  readonly folder: string
  readonly isResuming: boolean
  /** `null` without a budget. */
  readonly maxCostUsd: number | null
  /** No probe is begun that would probably end after this. */
  readonly maxMinutes: number
}

/** The result of a search. Commits are sorted, the oldest first. */
export type BisectEnd =
  /** The first bad commit; several if all before the last of them cannot be measured. */
  | { readonly kind: 'found'; readonly commits: readonly string[]; readonly probability: number }
  /** The first bad commit is one of these, at 95 %; `reason` is a clause. */
  | {
      readonly kind: 'open'
      readonly commits: readonly string[]
      readonly probability: number
      readonly reason: string
    }
  /** There is nothing to search for, or nothing to search with; `reason` is a clause. */
  | { readonly kind: 'nothing'; readonly reason: string }

export type Bisection = Awaited<ReturnType<typeof bisect>>

/**
 * Searches between a good and a bad commit for the first one at which the cases fail that flipped between both. Writes
 * what is known after each probe. Throws `bisection-interrupted` when aborted, `output-unwritable`, and as `measure` and
 * `readSearch` do.
 */
export async function bisect(request: BisectRequest) {
  const { history, measuring, folder } = request
  const fresh: Search = {
    schema_version: 1,
    suite: measuring.suite.name,
    variant: measuring.variant,
    good: history.good.sha,
    commits: history.commits.map(({ sha }) => sha),
    asked_of: sha256(canonicalJson(measuring.suite.cases)),
    cases: null,
    probes: [],
    spent_usd: 0,
  }
  const desk = openDesk(request, (request.isResuming ? await readSearch(folder, fresh) : null) ?? fresh)
  // Before anything is measured: a folder that cannot be written must not cost a run.
  await desk.write({})
  const end = await searchCommit(request, desk).catch((cause: unknown) => {
    const facts = { path: searchFile(folder), probes: desk.search().probes.length }
    if (measuring.signal.aborted) throw new UserError('bisection-interrupted', facts, { cause })
    if (!(cause instanceof Stopped)) throw cause
    return describeOpen(desk.search(), cause.message, isDeterministic(request))
  })
  return { end, search: desk.search() }
}

/** Ends a search that cannot go on for now; `reason` is a clause. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

const isDeterministic = ({ measuring }: BisectRequest): boolean =>
  measuring.suite.variants[measuring.variant]?.target.deterministic === true

type Desk = ReturnType<typeof openDesk>

function openDesk(request: BisectRequest, begun: Search) {
  const { measuring, folder, maxCostUsd, maxMinutes } = request
  const { clock, log } = measuring
  let search = begun
  const startMs = clock.monotonicMs()
  let longestMs = 0
  const write = async (changes: Partial<Search>): Promise<void> => {
    search = { ...search, ...changes }
    await replaceJson(searchFile(folder), search)
  }
  const seedOffset = (): number => request.trials + search.probes.reduce((sum, { trials }) => sum + trials, 0)
  /** Measures a commit. Throws `Stopped` if a limit is reached. */
  const ask = async (
    sha: string,
    input: { readonly caseIds: readonly string[] | null; readonly trials: number; readonly name: string },
  ): Promise<MeasuredCommit> => {
    const { caseIds, trials, name } = input
    const beganMs = clock.monotonicMs()
    if (beganMs - startMs + longestMs > maxMinutes * 60_000) throw new Stopped('the time limit is reached')
    const left = maxCostUsd === null ? null : maxCostUsd - search.spent_usd
    if (left !== null && left <= 0) throw new Stopped('the budget is spent')
    log.info(`Asking ${shortCommit(sha)} ${caseIds === null ? 'the suite' : countOf(caseIds.length, 'case')}.`)
    const out = join(folder, name)
    const question = {
      sha,
      caseIds,
      trials,
      max_cost_usd: left,
      out,
      subset: caseIds === null ? request.subset : null,
      seedOffset: caseIds === null ? 0 : seedOffset(),
    }
    const beganAt = clock.now()
    const measured = await measureCommit(measuring, question).catch(async (error: unknown) => {
      // Counts what was spent, so that a resumed search cannot spend it again. A run that cannot be read must not hide
      // why it was interrupted.
      const run = await readRun(out).catch(() => null)
      if (run !== null && Date.parse(run.started_at) >= beganAt.getTime())
        await write({ spent_usd: search.spent_usd + (run.spent_usd ?? 0) })
      throw error
    })
    longestMs = Math.max(longestMs, clock.monotonicMs() - beganMs)
    if (measured.kind === 'measured') {
      await write({ spent_usd: search.spent_usd + (measured.run.spent_usd ?? 0) })
      if (measured.run.stopped !== undefined) throw new Stopped('the budget is spent')
    }
    return measured
  }
  return { search: () => search, write, ask }
}

async function searchCommit(request: BisectRequest, desk: Desk): Promise<BisectEnd> {
  const cases = desk.search().cases ?? (await findCases(request, desk))
  if (cases.flipped.length === 0) return { kind: 'nothing', reason: 'no case is clearly worse at the bad commit' }
  const [good, bad] = [desk.search().good, desk.search().commits.at(-1) ?? '']
  const isSure = isDeterministic(request)
  const probe = async (sha: string, trials: number): Promise<Probe> => {
    const asked = { caseIds: [...cases.flipped, ...cases.others], trials, name: 'probe' }
    const made = countProbe({ sha, trials, cases, measured: await desk.ask(sha, asked) })
    const known = { ...made, problem: made.problem ?? findOtherFault(desk.search(), made) }
    await desk.write({ probes: [...desk.search().probes, known] })
    return known
  }

  const atEnds = isSure ? 1 : Math.min(MAX_TRIALS, Math.ceil(MIN_AT_ENDS / cases.flipped.length))
  const measureEnds = async (): Promise<BisectEnd | null> => {
    for (let look = 0; ; look++) {
      const places = placesOf(desk.search(), isSure)
      const [first, last] = [places[0], places.at(-1)]
      const isMeasured = first !== undefined && last !== undefined && first.asked > 0 && last.asked > 0
      if (isMeasured && isWorse({ good: first, bad: last })) return null
      if (look === MAX_LOOKS || (isMeasured && isSure))
        return { kind: 'nothing', reason: 'when asked again, the flipped cases fail about as often at both ends' }
      for (const sha of [good, bad]) {
        if (isSure && desk.search().probes.some((one) => one.sha === sha)) continue
        const { problem } = await probe(sha, atEnds)
        if (problem !== null) return { kind: 'nothing', reason: `${shortCommit(sha)} cannot be measured: ${problem}` }
      }
    }
  }
  const nothing = await measureEnds()
  if (nothing !== null) return nothing
  for (;;) {
    const places = placesOf(desk.search(), isSure)
    const next = planProbe(places)
    if (next.kind === 'stuck') return describeOpen(desk.search(), 'none of the remaining commits can tell more', isSure)
    if (next.kind === 'found')
      return { ...next, commits: next.commits.map((place) => desk.search().commits[place - 1] ?? '') }
    if (desk.search().probes.length >= MAX_PROBES) throw new Stopped(`${MAX_PROBES} probes did not settle it`)
    const ends = { good: places[0] ?? NONE, bad: places.at(-1) ?? NONE }
    const trials = isSure ? 1 : chooseTrials(ends, { cases: cases.flipped.length, most: MAX_TRIALS })
    await probe(desk.search().commits[next.place - 1] ?? '', trials)
    request.measuring.signal.throwIfAborted()
  }
}

/** Finds the cases that flipped between the ends, from whole measurements that exist or are made now. */
async function findCases(request: BisectRequest, desk: Desk) {
  const { ends, trials, measuring } = request
  const measureEnd = async (sha: string, name: string): Promise<ScoredRun> => {
    const kept = request.isResuming ? await readEnd(request, sha, name) : null
    if (kept !== null) return kept
    const measured = await desk.ask(sha, { caseIds: null, trials, name })
    if (measured.kind === 'measured') return { run: measured.run, trials: measured.trials }
    throw new Stopped(`${shortCommit(sha)} cannot be measured: ${measured.reason}`)
  }
  const good = ends?.good ?? (await measureEnd(desk.search().good, 'good'))
  const bad = ends?.bad ?? (await measureEnd(desk.search().commits.at(-1) ?? '', 'bad'))
  const known = new Set(measuring.suite.cases.flatMap(({ id, enabled }) => (enabled ? [id] : [])))
  const chosen = chooseCases(good, bad, measuring.suite, request.regressed)
  const cases = {
    ...chosen,
    flipped: chosen.flipped.filter((id) => known.has(id)),
    others: chosen.others.filter((id) => known.has(id)),
  }
  await desk.write({ cases })
  return cases
}

/** Returns an end that the search measured as a whole before it was stopped; `null` if there is none. */
async function readEnd({ folder, trials, measuring }: BisectRequest, sha: string, name: string) {
  const out = join(folder, name)
  if (!(await hasRun(out))) return null
  const run = await readRun(out)
  const isWhole = run.finished_at !== null && run.stopped === undefined
  const isSame = run.commit === sha && run.variant === measuring.variant && run.trials_per_case === trials
  return isWhole && isSame ? readScoredRun(out, { log: measuring.log, run }) : null
}

/** Describes an open search by the likeliest commits that together reach 95 %. */
function describeOpen(search: Search, reason: string, isSure: boolean): BisectEnd {
  const ranked = weighCommits(placesOf(search, isSure))
    .map((probability, index) => ({ probability, index }))
    .sort((a, b) => b.probability - a.probability || a.index - b.index)
  let reached = 0
  const kept = ranked.filter(({ probability }) => {
    const isNeeded = reached < SURE_FROM
    reached += isNeeded ? probability : 0
    return isNeeded
  })
  const commits = kept.map(({ index }) => index).sort((a, b) => a - b)
  return { kind: 'open', commits: commits.map((index) => search.commits[index] ?? ''), probability: reached, reason }
}
