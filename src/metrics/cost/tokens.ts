import { USAGE } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { combineScores, type Score, scoredOr } from '../../model/score.js'
import { sum } from '../../stats/moments.js'
import { AMOUNT, defineFamily, defineMetric, NEUTRAL_SHARE, definePercentiles } from '../define-metric.js'

/** Adds the input and output tokens of a reply; unscored unless the target reported both. */
export function totalTokens(reply: Reply): Score {
  return combineScores([countTokens(reply, 'input'), countTokens(reply, 'output')], (input, output) => input + output)
}

/**
 * Counts tokens as the target reported them; input includes cached ones. Without a total, the tokens of all attempts are added, since
 * attempts that were given up were paid for too. An attempt without a count leaves the sum unknown.
 */
function countTokens({ usage, attempts = [] }: Reply, part: 'input' | 'output' | 'cached'): Score {
  const counts = attempts.flatMap((attempt) => attempt[`${part}_tokens`] ?? [])
  const isWhole = attempts.length > 0 && counts.length === attempts.length
  const total = usage?.[`${part}_tokens`] ?? (isWhole ? sum(counts) : null)
  return scoredOr(total, `the target reported no ${part} tokens`)
}

const SOURCE = 'counts reported by the target (`usage`, else all of `attempts`)'

const defineTokenMetric = defineFamily((figure: (reply: Reply) => Score) => ({
  edge_cases: 'When the target did not report it, and for failed trials.',
  source: SOURCE,
  ...AMOUNT,
  unit: 'tokens',
  score: ({ observation }) => figure(observation.reply),
}))

/**
 * Computes the share of a reply's input tokens that the provider read from a cache.
 * @example cachedShare({ answer: '', usage: { input_tokens: 900, cached_tokens: 600 } }) // 2/3
 */
export function cachedShare(reply: Reply): Score {
  return combineScores([countTokens(reply, 'input'), countTokens(reply, 'cached')], (input, cached) => {
    if (input === 0) return 'the target reported 0 input tokens'
    return cached > input ? 'the target reported more cached tokens than input tokens' : cached / input
  })
}

/** Metrics of the tokens that an answer takes. */
export const TOKENS: readonly MetricDefinition[] = [
  defineTokenMetric({
    name: 'tokens.total',
    title: 'tokens per query',
    summary: 'How many tokens a query takes.',
    formula:
      '`usage.input_tokens` + `usage.output_tokens`; if `usage` lacks one, it is the sum over all `attempts`, including abandoned ones.',
    edge_cases: 'When the target did not report both, and for failed trials.',
    example: { text: '900 in, 80 out: 980.', reply: USAGE, value: 980 },
    aliases: ['tokens'],
    default_gate: 'guardrail',
    measure: totalTokens,
  }),
  defineTokenMetric({
    name: 'tokens.input',
    title: 'input tokens per query',
    summary: 'How many input tokens a query takes, cached ones included.',
    formula: '`usage.input_tokens`.',
    example: { text: '900 in, 80 out: 900.', reply: USAGE, value: 900 },
    measure: (reply) => countTokens(reply, 'input'),
  }),
  defineTokenMetric({
    name: 'tokens.output',
    title: 'output tokens per query',
    summary: 'How many output tokens a query takes.',
    formula: '`usage.output_tokens`.',
    example: { text: '900 in, 80 out: 80.', reply: USAGE, value: 80 },
    measure: (reply) => countTokens(reply, 'output'),
  }),
  ...definePercentiles({
    of: 'tokens.total',
    title: 'tokens',
    what: 'Tokens',
    unit: 'tokens',
    example: { cases: '1, 2, 3, 4 and 10 tokens', 50: '3', 95: '4 + 0.8·6 = 8.8' },
    exampleOf: (tokens) => ({ reply: { usage: { input_tokens: tokens, output_tokens: 0 } } }),
  }),
  defineMetric({
    name: 'tokens.cached-share',
    title: 'cached share of input tokens',
    summary: 'How much of the input came from a cache.',
    formula: 'Cached tokens / input tokens, of `usage` or, without it, of all `attempts`.',
    edge_cases:
      'When the target did not report both, or reported no input or more cached tokens than input; when the trial failed.',
    example: {
      text: '`usage: { input_tokens: 900, cached_tokens: 600 }`: 2/3 = 0.667.',
      reply: { usage: { input_tokens: 900, cached_tokens: 600 } },
      value: 2 / 3,
    },
    source: SOURCE,
    ...NEUTRAL_SHARE,
    score: ({ observation }) => cachedShare(observation.reply),
  }),
]
