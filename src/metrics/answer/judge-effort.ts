import type { MetricDefinition } from '../../model/metric.js'
import { type Judgments, splitReadings } from '../../model/run/judgments.js'
import { type Score, scored, scoreOf, unscored } from '../../model/score.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { COUNT, defineMetric, type MetricContext, NEUTRAL_SHARE } from '../define-metric.js'
import { GRADED } from '../examples.js'
import { isReading, NOBODY, wasAsked } from './judged-part.js'
import { readRubric } from './rubric.js'

/** Over every reply to one trial, each reading of a rubric among them. A part of a sum is no sum: unscored as soon as one does not say. */
function sumSpent(judgments: Judgments | null, spent: 'tokens' | 'cost_usd', what: string): Score {
  const { answer, quality, claims, similarity, rubric } = judgments ?? {}
  const all = [answer, quality, claims, similarity, ...(rubric?.runs ?? [])]
  const replies = all.filter((reply) => reply !== undefined).filter(wasAsked)
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

const NEEDS = 'To every case, in a suite with something `judged`.'
const isAsked = (_golden: GoldenCase, { scoring }: MetricContext): boolean => scoring.judged.length > 0

/** What the judge took, and how often it failed. */
export const JUDGE_EFFORT: readonly MetricDefinition[] = [
  defineMetric({
    name: 'judge.error',
    title: 'readings of the judge that failed',
    summary: 'How often a reading of the judge gave nothing usable. A fault of the judge, not of the system.',
    formula:
      'Readings of the trial that failed (a refusal, a reply that cannot be read, a rubric without its scores) / readings that were made of it, all questions and all `judge.trials` together. Grades are made of the readings that are left, and are unscored where none is.',
    needs: NEEDS,
    edge_cases:
      'When no reading was made: nobody judged the trial, the judge had been given up, or an empty answer was graded without it. When the trial failed.',
    example: {
      text: '`"answer": {"error": "not JSON"}`: 1. Of three readings of a rubric one fails: 1/3.',
      ...GRADED,
      judgments: { answer: { error: 'not JSON' } },
      value: 1,
    },
    source: 'Goldenpair: a reply that cannot be parsed is an error of the judge, never a score of 0',
    ...NEUTRAL_SHARE,
    unit: 'share',
    version: 2,
    applies: isAsked,
    score: ({ golden, judgments }, { scoring }) => {
      const { made, failed } = countReadings(judgments ?? {}, { golden, scoring })
      return scoreOf(made === 0 ? NOBODY : failed / made)
    },
  }),
  defineMetric({
    name: 'judge.tokens',
    title: 'tokens of the judge',
    summary: 'Tokens that the judge took, apart from those of the system.',
    formula: 'Sum over all its replies to the trial, each reading of a rubric being one.',
    needs: NEEDS,
    edge_cases:
      'When nobody judged the trial, when one of the replies does not say its `tokens`, and when the trial failed.',
    example: { text: '800 for the grades, 600 for the qualities: 1400.', ...GRADED, value: 1400 },
    source: 'Reported with the judgments',
    ...COUNT,
    unit: 'tokens',
    applies: isAsked,
    score: ({ judgments }) => sumSpent(judgments, 'tokens', 'its tokens'),
  }),
  defineMetric({
    name: 'judge.cost-usd',
    title: 'cost of the judge',
    summary: 'What the judge cost, apart from the cost of the system.',
    formula: 'Sum over all its replies to the trial.',
    needs: NEEDS,
    edge_cases:
      'When nobody judged the trial, when one of the replies does not say its `cost_usd`, and when the trial failed.',
    example: { text: '$0.002 for the grades, $0.001 for the qualities: $0.003.', ...GRADED, value: 0.003 },
    source: 'Reported with the judgments',
    ...COUNT,
    unit: 'usd',
    applies: isAsked,
    score: ({ judgments }) => sumSpent(judgments, 'cost_usd', 'its cost'),
  }),
]
