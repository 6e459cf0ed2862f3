import { formatValue } from '../../format/format-metric.js'
import type { Log } from '../../io/log.js'
import { withinTime } from '../../io/within-time.js'
import { scoreTrial } from '../../metrics/score-trial.js'
import type { Metric } from '../../model/metric.js'
import type { CaseSide, TrialStory } from '../../model/result/case-data.js'
import type { Comparison } from '../../model/result/comparison.js'
import type { CaseDetails, FlipDetail } from '../../model/result/report.js'
import type { Run, ScoredRun, ScoredTrial, Trial, TrialRecord } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import type { ToldCase } from '../../report/build-case-data.js'
import { shrinkValue } from '../../report/sections/cut-text.js'
import { readObservations } from '../../store/runs/read-observations.js'
import { describeFlips } from './describe-flips.js'
import { listFailing } from './list-results.js'
import type { NamedArm } from './list-arms.js'
import type { ReadArms } from './read-arms.js'
import { shownTrial, describeTrial } from './describe-trial.js'

/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_DESCRIBED = 200

export interface ToldCases {
  /** Of each candidate the cases that flipped or fail in any of them, as a comment tells them. */
  readonly flips: readonly (readonly FlipDetail[])[]
  /** Cases as a page tells them, in full. */
  readonly stories: readonly ToldCase[]
}

/** Reads once more what some cases answered: the flipped ones first, since they are what a change did, then those that fail. */
export async function describeCases(
  { baseline, candidates, settings, metrics }: ReadArms,
  request: {
    readonly comparison: Comparison
    readonly arms: readonly NamedArm[]
    readonly details: CaseDetails
    readonly log: Log
  },
): Promise<ToldCases> {
  const { comparison, arms, details, log } = request
  const [first] = candidates
  if (first === undefined) return { flips: [], stories: [] }
  const notable = new Set([
    ...comparison.candidates.flatMap(({ flips }) => flips.map(({ case_id }) => case_id)),
    ...candidates.flatMap(({ scored }) => listFailing(scored)),
  ])
  const caseIds = new Set([...notable].slice(0, MAX_DESCRIBED))
  const inFull = chooseStories(notable, first.scored.run, details)
  const read: { readonly trials: ReadonlyMap<string, readonly Trial[]>; readonly seen: Stories }[] = []
  for (const { folder, scored } of arms) {
    const seen = collectStories(scored, inFull)
    const { cases } = scored.run
    const notable = { caseIds, cases, metrics, log, order: scored.trials, seen: { caseIds: inFull, add: seen.add } }
    read.push({ trials: await readNotable(folder, notable), seen })
  }
  const ownTrials = baseline.kind === 'none' ? read : read.slice(1)
  const baseTrials = baseline.kind === 'none' ? new Map<string, readonly Trial[]>() : read[0]?.trials
  const flips = candidates.map(({ scored: { run } }, place) =>
    describeFlips({
      ids: [...caseIds],
      cases: run.cases,
      topK: run.settings.primary_k,
      pricing: settings.pricing,
      scoring: settings.scoring ?? DEFAULT_SCORING,
      deleted: comparison.candidates[place]?.cases.deleted ?? [],
      candidate: ownTrials[place]?.trials ?? new Map<string, readonly Trial[]>(),
      baseline: baseTrials ?? new Map<string, readonly Trial[]>(),
    }),
  )
  return { flips, stories: [...inFull].map((id) => describeCase(id, { read, flips, comparison })) }
}

type Stories = ReturnType<typeof collectStories>

function describeCase(
  id: string,
  {
    read,
    flips,
    comparison: { candidates },
  }: {
    readonly read: readonly { readonly seen: Stories }[]
    readonly flips: readonly (readonly FlipDetail[])[]
    readonly comparison: Pick<Comparison, 'candidates'>
  },
): ToldCase {
  const stories = read.map(({ seen }) => seen.storyOf(id))
  return {
    id,
    sides: stories.map((story) => story?.side ?? null),
    reasons: flips.flatMap((details, place) => {
      const reasons = details.find((detail) => detail.case_id === id)?.reasons ?? []
      return candidates.length === 1 ? reasons : reasons.map((reason) => `${candidates[place]?.name ?? ''}: ${reason}`)
    }),
    isCut: stories.some((story) => story?.isCut === true),
  }
}

/** Cases that neither flipped nor fail and are told all the same. */
const OTHERS = 200
/** A page with more in full would be too large, or each too short to be of use. */
const MOST = 1500

/**
 * Ids of the cases that a page tells in full: `notable` in its order, then others in the run's, evenly spread over it. None where
 * their text must not be shown.
 */
function chooseStories(notable: ReadonlySet<string>, run: Run, details: CaseDetails): ReadonlySet<string> {
  if (details !== 'full') return new Set()
  const rest = run.cases.filter(({ id }) => !notable.has(id))
  const step = Math.max(1, rest.length / OTHERS)
  const others = Array.from({ length: Math.min(OTHERS, rest.length) }, (_, place) => rest[Math.floor(place * step)])
  const ids = others.flatMap((golden) => (golden === undefined ? [] : [golden.id]))
  return new Set([...[...notable].slice(0, MOST), ...ids])
}

/** The whole trials of a few cases with computed scores, as the comparison's are. No pass over the file when there is nothing to tell. */
async function readNotable(
  folder: string,
  request: {
    readonly caseIds: ReadonlySet<string>
    readonly cases: readonly GoldenCase[]
    readonly metrics: readonly Metric[]
    readonly log: Log
    /** All trials as `readRescored` gave them, which is their order in the file. */
    readonly order: readonly ScoredTrial[]
    /** Cases whose trials are shown as recorded, in the same pass. */
    readonly seen: { readonly caseIds: ReadonlySet<string>; readonly add: (trial: TrialRecord) => void }
  },
): Promise<ReadonlyMap<string, readonly Trial[]>> {
  const { caseIds, cases, metrics, log, order, seen } = request
  if (caseIds.size === 0 && seen.caseIds.size === 0) return new Map()
  const found = await readObservations(folder, { caseIds, seen, log, order })
  return new Map(
    cases.flatMap((golden): [string, Trial[]][] => {
      const trials = found.get(golden.id)
      if (trials === undefined) return []
      const rescore = ({ observation, judgments }: TrialRecord) =>
        scoreTrial({ metrics, golden, observation, ...(judgments && { judgments }), withinTime })
      return [[golden.id, trials.map((trial) => ({ ...trial, ...rescore(trial) }))]]
    }),
  )
}

/** What is kept of one trial while a run is read: a page shows no more. */
const KEPT = { text: 6000, items: 100 }

/** The stories of some cases of one arm under way. */
interface OpenStories {
  /** Takes the trials of the run folder, in any order; those of other cases are passed over. */
  readonly add: (trial: TrialRecord) => void
  /** Null for a case without a trial; `isCut` when it had more to say than is kept. */
  readonly storyOf: (caseId: string) => { readonly side: CaseSide; readonly isCut: boolean } | null
}

/**
 * Collects what a page tells of some cases of a run: of each the trial that is shown is kept, cut to size, so that memory is bounded by the
 * number of cases, whatever targets answer. Scores are those of `scored`, computed again.
 */
export function collectStories(scored: ScoredRun, caseIds: ReadonlySet<string>): OpenStories {
  const cases = new Map(scored.run.cases.map((golden) => [golden.id, golden]))
  const trials = trialsByCase(scored.trials.filter((trial) => caseIds.has(trial.case)))
  const wanted = new Map([...trials].map(([id, all]) => [id, shownTrial(all)?.trial]))
  const told = new Map<string, { readonly value: TrialStory; readonly isCut: boolean }>()
  return {
    add: (trial) => {
      const golden = cases.get(trial.case)
      if (golden === undefined || wanted.get(trial.case) !== trial.trial) return
      told.set(trial.case, shrinkValue(describeTrial(trial, golden), KEPT))
    },
    storyOf: (id) => {
      const story = told.get(id)
      if (story === undefined) return null
      const all = [...(trials.get(id) ?? [])].sort((a, b) => a.trial - b.trial)
      return { side: { told: story.value, trials: all.map(briefTrial) }, isCut: story.isCut }
    },
  }
}

function briefTrial({ trial, scores }: ScoredTrial): CaseSide['trials'][number] {
  const { success, 'performance.latency': latency, 'cost.usd': cost } = scores
  return {
    trial,
    passed: success === undefined ? null : success === 1,
    latency: latency === undefined ? null : formatValue({ unit: 's', kind: 'continuous' }, latency),
    cost: cost === undefined ? null : formatValue({ unit: 'usd', kind: 'continuous' }, cost),
  }
}

/** The trials of each case, in the order in which they came. */
function trialsByCase<Trial extends { readonly case: string }>(
  trials: readonly Trial[],
): ReadonlyMap<string, readonly Trial[]> {
  const byCase = new Map<string, Trial[]>()
  for (const trial of trials) {
    const known = byCase.get(trial.case)
    if (known === undefined) byCase.set(trial.case, [trial])
    else known.push(trial)
  }
  return byCase
}
