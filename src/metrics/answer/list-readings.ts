import type { FailedJudgment, Judgments } from '../../model/judgments.js'
import { splitReadings } from '../../model/split-readings.js'
import { wasAsked } from './judged-part.js'

/** Of a reading what all kinds have: who made it, what it cost, and why it cannot be used. */
export type AnyReading = Pick<FailedJudgment, 'model' | 'tokens' | 'cost_usd' | 'cached'> & {
  readonly error?: string | undefined
}

/** Every reading of a judge behind the judgments of one trial, question by question; what was decided without asking is none. */
export function listReadings(judgments: Judgments): readonly AnyReading[] {
  const readings = splitReadings(judgments).map(({ said }): AnyReading => said)
  return readings.filter(isReading)
}

/** Whether a judge was asked for it. */
export function isReading(said: AnyReading): boolean {
  return wasAsked(said) && !isDecided(said)
}

/** An empty answer is judged without a judge. */
function isDecided({ error, model, tokens, cached }: AnyReading): boolean {
  return error === undefined && model === undefined && tokens === 0 && cached === undefined
}
