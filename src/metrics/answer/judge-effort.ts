import { type Judgments, splitReadings } from '../../model/run/judgments.js'
import { type Score, scored, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { defineMetric } from '../define-metric.js'
import { isReading, NOBODY, wasAsked } from './judged-part.js'
import { readRubric } from './rubric.js'

type Reply = NonNullable<Judgments['answer' | 'quality' | 'claims']> | NonNullable<Judgments['rubric']>['runs'][number]

/** Every reply of a judge to one trial; each reading of a rubric is one. */
function listReplies({ answer, quality, rubric, claims }: Judgments): readonly Reply[] {
  return [answer, quality, claims, ...(rubric?.runs ?? [])].filter((reply) => reply !== undefined).filter(wasAsked)
}

/** A part of a sum is no sum: unscored as soon as one reply does not say. */
function sumSpent(judgments: Judgments | null, spent: 'tokens' | 'cost_usd', what: string): Score {
  const replies = judgments === null ? [] : listReplies(judgments)
  if (replies.length === 0) return unscored(NOBODY)
  const amounts = replies.flatMap((reply) => reply[spent] ?? [])
  if (amounts.length < replies.length) return unscored(`the judge did not report ${what}`)
  return scored(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** How many readings of a judge were made of one trial, and how many of them gave nothing usable. */
function countReadings(
  judgments: Judgments,
  { golden, scoring }: { readonly golden: GoldenCase; readonly scoring: Scoring },
): { readonly made: number; readonly failed: number } {
  const made = splitReadings(judgments).filter(({ said }) => isReading(said))
  const failed = made.filter(
    ({ question, said }) =>
      'error' in said || (question === 'rubric' && typeof readRubric([said], golden, scoring) === 'string'),
  )
  return { made: made.length, failed: failed.length }
}

export const judgeError = defineMetric({
  name: 'judge.error',
  title: 'readings of the judge that failed',
  source: 'a reply that cannot be parsed is an error of the judge, never a score of 0',
  unit: 'share',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, 1],
  definition: 'judge.error/2',
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ golden, judgments }, { scoring }) => {
    const { made, failed } = countReadings(judgments ?? {}, { golden, scoring })
    return made === 0 ? unscored(NOBODY) : scored(failed / made)
  },
  when_failed: 'unscored',
})

export const judgeTokens = defineMetric({
  name: 'judge.tokens',
  title: 'tokens of the judge',
  source: 'kept apart from the tokens of the system',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: 'judge.tokens/1',
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
  when_failed: 'unscored',
})

export const judgeCost = defineMetric({
  name: 'judge.cost-usd',
  title: 'cost of the judge',
  source: 'kept apart from the cost of the system',
  unit: 'usd',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: 'judge.cost-usd/1',
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
  when_failed: 'unscored',
})
