import type { Comparison } from '../../model/comparison.js'
import type { CaseDetails, FlipDetail } from '../../model/report.js'
import type { ScoredRun, Trial } from '../../model/run.js'
import { DEFAULT_SCORING } from '../../model/scoring.js'
import type { ToldCase } from '../../report/build-case-data.js'
import type { Log } from '../../io/log.js'
import { chooseStories } from './choose-stories.js'
import { collectStories, type OpenStories } from './collect-stories.js'
import { describeFlips } from './describe-flips.js'
import { listFailing } from './list-results.js'
import type { Sides } from './read-sides.js'
import { readTelling } from './read-telling.js'

/** More flipped or failing cases than this are counted in a report, not told. */
const MAX_TOLD = 200

export interface ToldCases {
  /** Cases that flipped or fail, as a comment tells them. */
  readonly flips: readonly FlipDetail[]
  /** Cases as a page tells them, in full. */
  readonly stories: readonly ToldCase[]
}

/** Reads once more what some cases answered: the flipped ones first, since they are what the change did, then those that fail. */
export async function tellCases(
  { baseline, candidate, settings, metrics }: Sides,
  request: {
    readonly comparison: Comparison
    readonly candidateFolder: string
    readonly details: CaseDetails
    readonly log: Log
  },
): Promise<ToldCases> {
  const telling = new Set([...request.comparison.flips.map(({ case_id }) => case_id), ...listFailing(candidate)])
  const caseIds = new Set([...telling].slice(0, MAX_TOLD))
  const inFull = chooseStories(telling, candidate.run, request.details)
  const read = async (folder: string, { run, trials }: ScoredRun, stories: OpenStories) =>
    readTelling(folder, {
      caseIds,
      cases: run.cases,
      metrics,
      log: request.log,
      order: trials,
      seen: { caseIds: inFull, add: stories.add },
    })
  const now = collectStories(candidate, inFull)
  const before = baseline.kind === 'none' ? null : collectStories(baseline.scored, inFull)
  const flips = describeFlips({
    ids: [...caseIds],
    cases: candidate.run.cases,
    topK: candidate.run.settings.primary_k,
    pricing: settings.pricing,
    scoring: settings.scoring ?? DEFAULT_SCORING,
    deleted: request.comparison.cases.deleted ?? [],
    candidate: await read(request.candidateFolder, candidate, now),
    baseline:
      baseline.kind === 'none' || before === null
        ? new Map<string, readonly Trial[]>()
        : await read(baseline.folder, baseline.scored, before),
  })
  const reasons = new Map(flips.map((detail) => [detail.case_id, detail.reasons]))
  const stories = [...inFull].map((id): ToldCase => {
    const [old, current] = [before?.storyOf(id) ?? null, now.storyOf(id)]
    return {
      id,
      baseline: old?.side ?? null,
      candidate: current?.side ?? null,
      reasons: reasons.get(id) ?? [],
      isCut: old?.isCut === true || current?.isCut === true,
    }
  })
  return { flips, stories }
}
