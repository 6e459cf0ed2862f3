import { completePricing } from '../../metrics/cost/default-pricing.js'
import type { Suite } from '../../model/suite.js'
import { systemSleep } from '../../io/sleep.js'
import { REGISTRY as JUDGES } from '../../judges/index.js'
import type { Spending } from '../budget/spending.js'
import { openPacers } from '../pacing/open-pacers.js'
import { limitJudge } from './limit-judge.js'
import type { OpenJudge } from './open-judge.js'
import { startJudging, type StartJudging, type TrialJudge } from './start-judging.js'

/** What the surroundings give, whoever judges. */
export type JudgeSurroundings = Omit<OpenJudge, 'config' | 'judges'>

/** What a judge is asked with after a run was made. */
export interface PrepareJudging
  extends JudgeSurroundings, Pick<StartJudging, 'config' | 'scoring' | 'pricing' | 'seed'> {
  /** What its readings come out of; absent or null is no budget. */
  readonly spending?: Spending | null
  readonly concurrency: number
  readonly retries: number
  readonly timeoutMs: number
}

/** Starts the judge of a run that is made already, within its rates. Throws as `startJudging` does. */
export async function prepareJudging(input: PrepareJudging): Promise<TrialJudge> {
  const { config, spending = null } = input
  const pricing = completePricing(input.pricing)
  const pacers = openPacers({ ...input, targets: [], judges: JUDGES, sleep: systemSleep })
  return startJudging({
    ...input,
    judges: JUDGES,
    pricing,
    sleep: systemSleep,
    limit: (session) => limitJudge(session, { config, pacers, pricing, spending: () => spending }),
  })
}

/** The judge of a suite, to be started when it is needed; null where it has none, or asks it nothing. */
export function judgeOfSuite(
  suite: Suite,
  surroundings: JudgeSurroundings,
): ((spending?: Spending | null) => Promise<TrialJudge>) | null {
  const { judge: config, scoring, pricing, seed, concurrency, retries, timeout_seconds } = suite
  if (config === undefined || scoring.judged.length === 0) return null
  const timeoutMs = timeout_seconds * 1000
  return async (spending = null) =>
    prepareJudging({
      ...surroundings,
      spending,
      config,
      scoring,
      pricing,
      seed,
      concurrency,
      retries,
      timeoutMs,
    })
}
