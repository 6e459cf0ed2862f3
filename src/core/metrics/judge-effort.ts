import type { Judgments } from '../model/judgments.js'
import { scored, unscored, type Score } from '../model/score.js'
import { defineMetric } from './define/define-metric.js'
import { NOBODY, readJudged, wasAsked } from './judged-part.js'
import { readRubric } from './rubric-readings.js'

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

export const judgeError = defineMetric({
  name: 'judge.error',
  title: 'trials that the judge gave nothing usable for',
  source: 'requirements 24: a reply that cannot be parsed is an error of the judge, never a score of 0',
  unit: 'ratio',
  kind: 'binary',
  direction: 'neutral',
  range: [0, 1],
  definition: 'judge.error/1',
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ golden, judgments }, { scoring }) => {
    if (judgments === null || listReplies(judgments).length === 0) return unscored(NOBODY)
    const { answer, quality, claims, rubric } = judgments
    const asked = [answer, quality, claims].filter((part) => part !== undefined)
    const isBroken =
      asked.some((part) => typeof readJudged(part) === 'string') ||
      (rubric !== undefined && typeof readRubric(rubric.runs, golden, scoring) === 'string')
    return scored(isBroken ? 1 : 0)
  },
  when_failed: 'unscored',
})

export const judgeTokens = defineMetric({
  name: 'judge.tokens',
  title: 'tokens of the judge',
  source: 'requirements 3: kept apart from the tokens of the system',
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
  source: 'requirements 3: kept apart from the cost of the system',
  unit: 'usd',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  definition: 'judge.cost-usd/1',
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
  when_failed: 'unscored',
})
