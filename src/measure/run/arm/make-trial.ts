import { combineReadings } from '../../judges/questions/combine-readings.js'
import { withinTime } from '../../../io/within-time.js'
import { scoreTrial } from '../../../metrics/score-trial.js'
import { pick } from '../../../model/omit-undefined.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import { splitReadings } from '../../../model/run/judgments.js'
import { groupByCase, type ScoredTrial, type Trial } from '../../../model/run/run.js'
import { sum } from '../../../stats/moments.js'
import { type Random, seededRandom, shuffled } from '../../../stats/random.js'
import { NotAffordable, type Spending } from '../budget/spending.js'
import type { Scorer } from '../custom-metrics/start-scorer.js'
import type { NextTries, RoundsDirector, RunSuiteInput } from '../input.js'
import { type KnownReadings, recordJudged, type TrialJudge } from '../judging/start-judging.js'
import type { Arm } from './start-arm.js'
import { askTrial } from './ask-target.js'

/** The judge and the suite's own metrics; `null` if there are none. */
export interface TrialHelpers {
  readonly judge: TrialJudge | null
  readonly scorer: Scorer | null
}

/** A trial with its observation and judgments, not yet scored or written. */
export interface ObservedTrial extends PlannedTrial, Awaited<ReturnType<typeof askTrial>> {
  readonly judged: Awaited<ReturnType<TrialJudge['judge']>> | undefined
  readonly recorded: Awaited<ReturnType<Scorer['score']>> | undefined
}

/**
 * Asks the target, unless an earlier part of the run has its answer, and then the judge and the suite's own metrics, if there are
 * any. Rejects as they do; answers and readings paid for by then are kept with the run.
 */
export async function observeTrial(
  input: RunSuiteInput,
  { arm, planned, judge, scorer }: TrialHelpers & { readonly arm: Arm; readonly planned: PlannedTrial },
  signal: AbortSignal,
): Promise<ObservedTrial> {
  const { golden, trial } = planned
  const earlier = arm.unjudged.find(golden.id, trial)
  const tried = { variant: arm.run.variant, case: golden.id, trial }
  input.onEvent?.({ event: 'case-begun', ...tried })
  const asking = {
    golden,
    trial,
    suite: arm.suite,
    locate: arm.locate,
    settings: arm.variant.target.settings,
    seed: input.seed + arm.seedOffset,
    // A replayed outage stays the same, however often it is read.
    retries: arm.run.settings.replayed === true ? 0 : input.suite.retries,
    isHopeless: () => arm.pacer !== null && arm.pacer.gaveUp() !== null,
    signal,
    sleep: input.sleep,
  }
  const { observation, retries } = earlier ?? (await askTrial(arm.session, asking))
  const { status, latency_ms } = observation
  const failure = status === 'failed' ? pick(observation.failure, ['kind', 'message']) : null
  input.onEvent?.({ event: 'case-answered', ...tried, status, latency_ms, failure })
  const { judgments: kept = {}, judge_retries = 0 } = earlier ?? {}
  const known: KnownReadings = { readings: [...splitReadings(kept)], retries: judge_retries }
  try {
    const judged = await judge?.judge({ golden, trial, observation, known, sleep: input.sleep }, signal)
    const recorded = await scorer?.score({ golden, observation, judgments: judged?.judgments ?? null }, signal)
    return { ...planned, observation, retries, judged, recorded }
  } catch (error) {
    if (observation.status === 'ok')
      try {
        const judgments = known.readings.length === 0 ? null : combineReadings(known.readings)
        const record = recordJudged({ judgments, retries: known.retries })
        arm.unjudged.keep({ ...placeOf(planned), retries, observation, ...record })
      } catch (unwritable) {
        // Only an exhausted budget ends a run normally, so report the write error then. After any other error, report that first
        // error.
        throw error instanceof NotAffordable ? unwritable : error
      }
    throw error
  }
}

/** The fields of a stored trial. */
const placeOf = ({ golden, trial, round, asked_on }: PlannedTrial) => ({ case: golden.id, trial, round, asked_on })

/** Scores a trial, writes it down and counts it. Throws `output-unwritable`. */
export async function keepTrial(input: RunSuiteInput, arm: Arm, observed: ObservedTrial): Promise<Trial> {
  const { golden, observation, retries, judged, recorded } = observed
  const record = judged && recordJudged(judged)
  const judgments = record?.judgments ?? null
  const scores = scoreTrial({ metrics: input.metrics, golden, observation, judgments, recorded, withinTime })
  const scored: Trial = { ...placeOf(observed), retries, observation, ...record, ...scores }
  await arm.writer.append(scored)
  arm.tally.add(scored)
  return scored
}

/** One trial to make; `arm` is the index of its arm. */
export interface PlannedTrial extends Pick<Trial, 'trial' | 'round' | 'asked_on'> {
  readonly arm: number
  readonly golden: GoldenCase
}

/**
 * Returns the trials of all arms in the order of their start: the first trial of every case, then the second, and so on. Cases, and
 * the arms of each case, are in seeded random order, so that anything that drifts during a job (load, caches, a provider) affects
 * all arms equally. The order of cases in the files does not matter.
 * @param numbersOf returns the numbers of a case's trials to make in an arm, given its index
 */
export function orderTrials(
  arms: readonly { readonly cases: readonly GoldenCase[] }[],
  numbersOf: (arm: number, caseId: string) => readonly number[],
  random: Random,
): PlannedTrial[] {
  const byId = arms.map(({ cases }, arm) => {
    return new Map(cases.map((golden) => [golden.id, { golden, numbers: numbersOf(arm, golden.id) }] as const))
  })
  const ids = [...new Set(byId.flatMap((cases) => [...cases.keys()]))].sort()
  const planned: PlannedTrial[] = []
  for (let place = 0, before = -1; before < planned.length; place++) {
    before = planned.length
    for (const id of shuffled(ids, random))
      for (const arm of shuffled([...arms.keys()], random)) {
        const { golden, numbers } = byId[arm]?.get(id) ?? {}
        const trial = numbers?.[place]
        if (golden !== undefined && trial !== undefined) planned.push({ arm, golden, trial })
      }
  }
  return planned
}

/** Trials that are made together: none of them waits for another's answer. */
export interface Step {
  readonly trials: readonly PlannedTrial[]
  /** The look that the trials belong to; `null` in one pass. */
  readonly look: Pick<NextTries, 'round' | 'open'> | null
}

type Kind = Pick<ScoredTrial, 'round' | 'asked_on'>

/**
 * Yields the remaining trials of all arms in steps: one pass, or what the director requests after each round. An unscored try of a
 * round is repeated once after the others. The caller makes all trials of a step before it takes the next; if some are missing, the
 * generator ends. Trials of a case are numbered from 0, so a resumed run uses the same numbers.
 * @returns the number of complete rounds
 */
export async function* planSteps(
  arms: readonly Pick<Arm, 'cases' | 'trials' | 'run' | 'out' | 'tally' | 'pacer'>[],
  input: {
    readonly seed: number
    readonly director: RoundsDirector | null
    readonly spending?: Spending | null
    readonly wait: (milliseconds: number) => Promise<void>
  },
): AsyncGenerator<Step, number> {
  const { director, spending = null, wait } = input
  const random = seededRandom(`${input.seed}/order`)
  const orderMissing = (wanted: (arm: number, id: string, alike: readonly ScoredTrial[]) => number, kind: Kind) => {
    const made = arms.map(({ tally }) => groupByCase(tally.trials()))
    const numbersOf = (arm: number, id: string): readonly number[] => {
      const own = made[arm]?.get(id) ?? []
      const alike = own.filter(({ round, asked_on }) => round === kind.round && asked_on === kind.asked_on)
      return freeNumbers(own, wanted(arm, id, alike) - alike.length)
    }
    return orderTrials(arms, numbersOf, random).map((trial) => ({ ...trial, ...kind }))
  }
  if (director === null) {
    yield { trials: orderMissing((arm) => arms[arm]?.trials ?? 0, {}), look: null }
    return 1
  }
  let complete = 0
  const countUnasked = (): number => sum(arms.map(({ tally }) => tally.counts().unasked ?? 0))
  const earlier = countUnasked()
  // After a target or its provider was given up, nothing more is asked.
  const isGivenUp = (): boolean =>
    countUnasked() > earlier || arms.some(({ pacer }) => pacer !== null && pacer.gaveUp() !== null)
  while (!isGivenUp()) {
    const states = arms.map(({ run, out, tally }) => ({
      run,
      folder: out,
      trials: tally.trials().filter(({ round = 1 }) => round <= complete),
    }))
    const next = await director.next({ complete, spending, arms: states })
    if (next === null) return complete
    for (const kind of [{ round: next.round }, { round: next.round, asked_on: true as const }]) {
      const triesOf = indexTries(next, kind)
      const first = orderMissing(triesOf, kind)
      if (first.length > 0) await wait(next.wait_ms ?? 0)
      if (first.length > 0) yield { trials: first, look: next }
      if (orderMissing(triesOf, kind).length > 0) return complete
      const again = orderMissing((arm, id, alike) => {
        const tries = triesOf(arm, id)
        // A trial without any score failed because of infrastructure; every other trial has a score.
        return tries + alike.slice(0, tries).filter(({ scores }) => Object.keys(scores).length === 0).length
      }, kind)
      if (again.length > 0 && !isGivenUp()) yield { trials: again, look: next }
    }
    complete = next.round
  }
  return complete
}

function indexTries({ cases }: NextTries, kind: Kind): (arm: number, id: string) => number {
  const alike = cases.filter((one) => one.asked_on === (kind.asked_on ?? false))
  const byPlace = new Map(alike.map(({ case_id: id, tries, arm = '' }) => [`${arm} ${id}`, tries]))
  return (arm, id) => byPlace.get(`${arm} ${id}`) ?? byPlace.get(` ${id}`) ?? 0
}

/** Returns the lowest unused trial numbers. @example freeNumbers([{ trial: 1 }], 2) // [0, 2] */
function freeNumbers(made: readonly Pick<ScoredTrial, 'trial'>[], count: number): readonly number[] {
  const taken = new Set(made.map(({ trial }) => trial))
  const free: number[] = []
  for (let trial = 0; free.length < count; trial++) if (!taken.has(trial)) free.push(trial)
  return free
}
