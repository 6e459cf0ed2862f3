import type { Judgments } from '../../src/model/run/judgments.js'
import { DEFAULT_SCORING, type Scoring } from '../../src/model/suite/scoring.js'
import { makeReply, scoreWith } from './make-trial.js'

/** A suite whose answers are judged by every question. */
export const JUDGED: Scoring = { ...DEFAULT_SCORING, judged: ['answer', 'quality', 'rubric', 'similarity'] }

/** Returns the value of a metric for a judged trial, or the reason why it has none; `undefined` if the metric does not apply. */
export function outcomeOf(
  id: string,
  judgments: Judgments | undefined,
  written: Readonly<Record<string, unknown>> = {},
  {
    scoring = JUDGED,
    observation = makeReply({ spans: [] }),
  }: { scoring?: Scoring; observation?: ReturnType<typeof makeReply> } = {},
): number | string | undefined {
  const { scores, unscored } = scoreWith(written, observation, { scoring }, judgments)
  return scores[id] ?? unscored[id]
}
