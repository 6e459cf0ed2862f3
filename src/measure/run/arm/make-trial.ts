import { combineReadings } from '../../judges/questions/combine-readings.js'
import { withinTime } from '../../../io/within-time.js'
import { scoreTrial } from '../../../metrics/score-trial.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import { splitReadings } from '../../../model/run/judgments.js'
import { type Trial, type TrialRecord, withoutObservation } from '../../../model/run/run.js'
import { type Random, shuffled } from '../../../stats/random.js'
import { askTrial } from './ask-trial.js'
import { NotAffordable } from '../budget/spending.js'
import type { Scorer } from '../custom-metrics/start-scorer.js'
import type { RunSuiteInput } from '../input.js'
import { type KnownReadings, recordJudged } from '../judging/judge-trial.js'
import type { TrialJudge } from '../judging/start-judging.js'
import type { Arm } from './start-arm.js'

/** A trial that is made, and neither scored nor written yet. */
export type ObservedTrial = PlannedTrial &
  Awaited<ReturnType<typeof askTrial>> & {
    readonly judged: Awaited<ReturnType<TrialJudge['judge']>> | undefined
    readonly recorded: Awaited<ReturnType<Scorer['score']>> | undefined
  }

/**
 * Asks the target, then the judge and the suite's own metrics where there are any; the target not where an earlier part of the run has its
 * answer. Rejects as they do: what is paid for by then is kept with the run.
 */
export async function observeTrial(
  input: RunSuiteInput,
  facts: {
    readonly arm: Arm
    readonly planned: PlannedTrial
    readonly judge: TrialJudge | null
    readonly scorer: Scorer | null
  },
  signal: AbortSignal,
): Promise<ObservedTrial> {
  const { arm, planned, judge, scorer } = facts
  const { golden, trial } = planned
  const earlier = arm.unjudged.find(golden.id, trial)
  const { observation, retries } = earlier ?? (await askArm(input, { arm, planned }, signal))
  const known = knownReadings(earlier)
  try {
    const judged = await judge?.judge({ golden, trial, observation, known }, signal)
    const judgments = judged?.judgments ?? null
    const recorded = await scorer?.score({ golden, observation, judgments }, signal)
    return { ...planned, observation, retries, judged, recorded }
  } catch (error) {
    if (observation.status === 'ok')
      try {
        arm.unjudged.keep({ ...placeOf(planned), retries, observation, ...recordKnown(known) })
      } catch (unwritable) {
        // Only a budget ends a run in order, as if nothing had gone wrong; of what else went wrong the first says why.
        throw error instanceof NotAffordable ? unwritable : error
      }
    throw error
  }
}

/** As a trial is stored. */
function placeOf({
  golden,
  trial,
  round,
  asked_on,
}: PlannedTrial): Pick<Trial, 'case' | 'trial' | 'round' | 'asked_on'> {
  return { case: golden.id, trial, round, asked_on }
}

function recordKnown({ readings, retries }: KnownReadings): ReturnType<typeof recordJudged> {
  return recordJudged({ judgments: readings.length === 0 ? null : combineReadings(readings), retries })
}

function knownReadings(earlier: TrialRecord | undefined): KnownReadings {
  const { judgments = {}, judge_retries: retries = 0 } = earlier ?? {}
  return { readings: [...splitReadings(judgments)], retries }
}

async function askArm(
  input: RunSuiteInput,
  { arm, planned }: { readonly arm: Arm; readonly planned: PlannedTrial },
  signal: AbortSignal,
): ReturnType<typeof askTrial> {
  const { golden, trial } = planned
  return askTrial(arm.session, {
    golden,
    trial,
    suite: arm.suite,
    checkout: arm.checkout,
    settings: arm.variant.target.settings,
    seed: input.seed + arm.seedOffset,
    // A recorded outage is the same however often it is read.
    retries: arm.run.settings.replayed === true ? 0 : input.suite.retries,
    isHopeless: () => arm.pacer !== null && arm.pacer.gaveUp() !== null,
    signal,
    sleep: input.sleep,
  })
}

/** Scores a trial, writes it down and counts it. Throws `output-unwritable`. */
export async function keepTrial(input: RunSuiteInput, arm: Arm, observed: ObservedTrial): Promise<void> {
  const { golden, observation, retries, judged, recorded } = observed
  const record = judged && recordJudged(judged)
  const judgments = record?.judgments ?? null
  const { scores, unscored } = scoreTrial({
    metrics: input.metrics,
    golden,
    observation,
    judgments,
    recorded,
    withinTime,
  })
  const scored: Trial = { ...placeOf(observed), retries, observation, ...record, scores, unscored }
  await arm.writer.append(scored)
  arm.tally.add(scored)
  arm.scored.add(withoutObservation(scored), observation)
}

/** One trial to be made: `arm` is the arm's place in the list. */
export interface PlannedTrial extends Pick<Trial, 'trial' | 'round' | 'asked_on'> {
  readonly arm: number
  readonly golden: GoldenCase
}

/**
 * Trials of all arms in the order they are started: first the first of each case, then the second …, the cases in seeded random order, and the
 * arms of a case side by side in seeded random order, so that whatever drifts during a job — load, caches, a provider's mood — touches the
 * arms alike. The order of cases in the files does not matter.
 * @param numbersOf which trials of a case are to be made in an arm, by its place
 */
export function orderTrials(
  arms: readonly { readonly cases: readonly GoldenCase[] }[],
  numbersOf: (arm: number, caseId: string) => readonly number[],
  random: Random,
): PlannedTrial[] {
  const byId = arms.map(({ cases }, arm) => {
    const wanted = cases.map((golden) => [golden.id, { golden, numbers: numbersOf(arm, golden.id) }] as const)
    return new Map(wanted)
  })
  const ids = [...new Set(byId.flatMap((cases) => [...cases.keys()]))].sort()
  const indices = arms.map((_, arm) => arm)
  const planned: PlannedTrial[] = []
  for (let place = 0, before = -1; before < planned.length; place++) {
    before = planned.length
    for (const id of shuffled(ids, random))
      for (const arm of shuffled(indices, random)) {
        const { golden, numbers } = byId[arm]?.get(id) ?? {}
        const trial = numbers?.[place]
        if (golden !== undefined && trial !== undefined) planned.push({ arm, golden, trial })
      }
  }
  return planned
}
