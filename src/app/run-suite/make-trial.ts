import { scoreTrial } from '../../core/metrics/score-trial.js'
import type { Trial } from '../../core/model/run.js'
import type { Scorer } from '../custom-metrics/start-scorer.js'
import { recordJudged } from '../judging/judge-trial.js'
import type { TrialJudge } from '../judging/start-judging.js'
import { askTrial } from './ask-trial.js'
import type { RunSuiteInput } from './input.js'
import type { PlannedTrial } from './plan-trials.js'
import type { Arm } from './start-arm.js'

/** A trial that is made, and neither scored nor written yet. */
export type ObservedTrial = Pick<PlannedTrial, 'golden' | 'trial'> &
  Awaited<ReturnType<typeof askTrial>> & {
    readonly judged: Awaited<ReturnType<TrialJudge['judge']>> | undefined
    readonly recorded: Awaited<ReturnType<Scorer['score']>> | undefined
  }

/** Asks the target, then the judge and the suite's own metrics where there are any. Rejects as they do. */
export async function observeTrial(
  input: RunSuiteInput,
  {
    arm,
    planned,
    judge,
    scorer,
  }: {
    readonly arm: Arm
    readonly planned: PlannedTrial
    readonly judge: TrialJudge | null
    readonly scorer: Scorer | null
  },
  signal: AbortSignal,
): Promise<ObservedTrial> {
  const { golden, trial } = planned
  const { observation, retries } = await askTrial(arm.session, {
    golden,
    trial,
    suite: arm.suite,
    settings: arm.variant.target.settings,
    seed: input.seed + arm.seedOffset,
    // A recorded outage is the same however often it is read.
    retries: arm.run.settings.replayed === true ? 0 : input.suite.retries,
    isHopeless: () => arm.pacer !== null && arm.pacer.gaveUp() !== null,
    signal,
    sleep: input.sleep,
  })
  const judged = await judge?.judge({ golden, trial, observation }, signal)
  const judgments = judged?.judgments ?? null
  const recorded = await scorer?.score({ golden, observation, judgments }, signal)
  return { golden, trial, observation, retries, judged, recorded }
}

/** Scores a trial, writes it down and counts it. Throws `output-unwritable`. */
export async function keepTrial(input: RunSuiteInput, arm: Arm, observed: ObservedTrial): Promise<void> {
  const { golden, trial, observation, retries, judged, recorded } = observed
  const judgments = judged?.judgments ?? null
  const { scores, unscored } = scoreTrial({
    metrics: input.metrics,
    golden,
    observation,
    ...(judgments && { judgments }),
    ...(recorded && { recorded }),
  })
  const made: Trial = {
    ...{ case: golden.id, trial, retries, observation },
    ...(judged && recordJudged(judged)),
    ...{ scores, unscored },
  }
  await arm.writer.append(made)
  arm.tally.add(made)
  arm.scored.add({ case: golden.id, trial, scores, unscored }, observation.status)
  await input.onTrial?.({ golden, trial, observation, judgments, scores, unscored }, arm.run)
}
