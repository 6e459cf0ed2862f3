import { GRADED } from '../examples.js'
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
  docs: {
    summary: 'How often a reading of the judge gave nothing usable. A fault of the judge, not of the system.',
    formula:
      'Readings of the trial that failed (a refusal, a reply that cannot be read, a rubric without its scores) / readings that were made of it, all questions and all `judge.trials` together. Grades are made of the readings that are left, and are unscored where none is.',
    needs: 'To every case, in a suite with something `judged`.',
    edge_cases:
      'When no reading was made: nobody judged the trial, the judge had been given up, or an empty answer was graded without it. When the trial failed.',
    example: {
      text: '`"answer": {"error": "not JSON"}`: 1. Of three readings of a rubric one fails: 1/3.',
      ...GRADED,
      judgments: { answer: { error: 'not JSON' } },
      value: 1,
    },
  },
  source: 'Goldenpair: a reply that cannot be parsed is an error of the judge, never a score of 0',
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
})

export const judgeTokens = defineMetric({
  name: 'judge.tokens',
  title: 'tokens of the judge',
  docs: {
    summary: 'Tokens that the judge took, apart from those of the system.',
    formula: 'Sum over all its replies to the trial, each reading of a rubric being one.',
    needs: 'To every case, in a suite with something `judged`.',
    edge_cases:
      'When nobody judged the trial, when one of the replies does not say its `tokens`, and when the trial failed.',
    example: { text: '800 for the grades, 600 for the qualities: 1400.', ...GRADED, value: 1400 },
  },
  source: 'Reported with the judgments',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
})

export const judgeCost = defineMetric({
  name: 'judge.cost-usd',
  title: 'cost of the judge',
  docs: {
    summary: 'What the judge cost, apart from the cost of the system.',
    formula: 'Sum over all its replies to the trial.',
    needs: 'To every case, in a suite with something `judged`.',
    edge_cases:
      'When nobody judged the trial, when one of the replies does not say its `cost_usd`, and when the trial failed.',
    example: { text: '$0.002 for the grades, $0.001 for the qualities: $0.003.', ...GRADED, value: 0.003 },
  },
  source: 'Reported with the judgments',
  unit: 'usd',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, null],
  applies: (_golden, { scoring }) => scoring.judged.length > 0,
  score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
})
