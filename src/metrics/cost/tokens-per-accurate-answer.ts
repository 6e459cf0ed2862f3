import { ONE_ACCURATE, USAGE } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import { COUNT, defineComposed, defineRunMetric, EXPENSE } from '../define-metric.js'
import { success } from '../success.js'
import { totalTokens } from './tokens.js'

const COUNTED = { needs: 'To cases that `success` applies to.', unit: 'tokens' } as const

/** Metrics of the tokens that a right answer takes. */
export const ACCURATE_ANSWERS: readonly MetricDefinition[] = [
  defineRunMetric({
    name: 'tokens.per-accurate-answer',
    title: 'tokens per accurate answer',
    summary: 'How many tokens a right answer takes.',
    formula:
      'Σ `tokens.accurate` / Σ `success` over the cases, each with its means over trials: the mean of `tokens.total` over the trials that succeed.',
    ...COUNTED,
    source: 'LLMC, evaluation framework, tokens per accurate answer, read as the mean over accurate answers',
    edge_cases: 'A case: when its tokens or its success are unscored. The figure: when no answer is right.',
    example: { text: '980 tokens and right, 1,500 tokens and wrong: 980.', trials: ONE_ACCURATE, value: 980 },
    ...EXPENSE,
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.accurate', denominator: 'success' }),
  }),
  defineRunMetric({
    name: 'tokens.spent-per-accurate-answer',
    title: 'tokens spent per accurate answer',
    summary: 'How many tokens are spent for each right answer, including those of wrong answers.',
    formula: 'Σ `tokens.total` / Σ `success` over the cases, each with its means over trials.',
    ...COUNTED,
    source:
      'LLMC, evaluation framework, tokens per accurate answer, read as all tokens divided by the number of accurate answers',
    edge_cases:
      'A case: when its tokens or its success are unscored (the tokens of a failed trial are unknown). The figure: when no answer is right; it is then infinite, not 0.',
    example: { text: '980 tokens and right, 1,500 tokens and wrong: 2,480.', trials: ONE_ACCURATE, value: 2480 },
    ...EXPENSE,
    per_run: () => ({ figure: 'ratio', numerator: 'tokens.total', denominator: 'success' }),
  }),
  /** Tokens of a trial that succeeds, 0 for one that does not: the numerator of `tokens.per-accurate-answer`. */
  defineComposed({
    name: 'tokens.accurate',
    title: 'tokens of accurate answers',
    summary: 'Tokens of the trials that succeed: a part of `tokens.per-accurate-answer`.',
    formula: '`tokens.total` · `success`.',
    edge_cases: 'When the tokens or the success are unscored; when the trial failed.',
    example: {
      text: '980 tokens and a wrong answer: 0.',
      case: { checks: [{ contains: 'there' }] },
      reply: USAGE,
      value: 0,
    },
    source: 'LLMC, evaluation framework, tokens per accurate answer',
    ...COUNT,
    ...COUNTED,
    parts: [success],
    beside: ({ observation }) => totalTokens(observation.reply),
    combine: ([outcome = NaN, tokens = NaN]) => tokens * outcome,
  }),
]
