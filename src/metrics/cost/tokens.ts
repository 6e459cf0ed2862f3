import type { MetricDefinition } from '../../model/metric.js'
import type { Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { defineAmountMetric, defineMetric, type MetricSpec } from '../define-metric.js'

/** Input and output tokens of a reply together; unscored unless the target reported both. */
export function totalTokens(reply: Reply): Score {
  const input = inputTokensOf(reply)
  const output = outputTokensOf(reply)
  if (input.kind === 'unscored') return input
  if (output.kind === 'unscored') return output
  return scored(input.value + output.value)
}

/** Input tokens as the target reported them, cached ones included; those of its attempts together where it gives no total. */
export function inputTokensOf(reply: Reply): Score {
  return countTokens(reply, 'input_tokens')
}

/** Output tokens, likewise. */
export function outputTokensOf(reply: Reply): Score {
  return countTokens(reply, 'output_tokens')
}

/** Input tokens that the provider read from a cache, likewise. */
export function cachedTokensOf(reply: Reply): Score {
  return countTokens(reply, 'cached_tokens')
}

const MISSING = {
  input_tokens: unscored('the target reported no input tokens'),
  output_tokens: unscored('the target reported no output tokens'),
  cached_tokens: unscored('the target reported no cached tokens'),
} as const

/** An attempt that was given up was paid for too; one that says nothing leaves the sum unknown. */
function countTokens({ usage, attempts = [] }: Reply, field: keyof typeof MISSING): Score {
  const total = usage?.[field]
  if (total !== undefined) return scored(total)
  if (attempts.length === 0) return MISSING[field]
  const counts = attempts.flatMap((attempt) => attempt[field] ?? [])
  if (counts.length < attempts.length) return MISSING[field]
  return scored(counts.reduce((sum, count) => sum + count, 0))
}

interface TokenMetricSpec extends Pick<MetricSpec, 'name' | 'title' | 'aliases' | 'default_gate'> {
  readonly figure: (reply: Reply) => Score
}

function defineTokenMetric({ figure, ...spec }: TokenMetricSpec): MetricDefinition {
  return defineAmountMetric({
    ...spec,
    source: 'counts reported by the target (`usage`, else all of `attempts`)',
    unit: 'tokens',
    score: ({ observation }) => figure(observation.reply),
  })
}

export const tokensTotal = defineTokenMetric({
  name: 'tokens.total',
  title: 'tokens per query',
  aliases: ['tokens'],
  default_gate: 'guardrail',
  figure: totalTokens,
})

export const tokensInput = defineTokenMetric({
  name: 'tokens.input',
  title: 'input tokens per query',
  figure: inputTokensOf,
})

export const tokensOutput = defineTokenMetric({
  name: 'tokens.output',
  title: 'output tokens per query',
  figure: outputTokensOf,
})

/**
 * The share of a reply's input tokens that the provider read from a cache.
 * @example cachedShare({ answer: '', usage: { input_tokens: 900, cached_tokens: 600 } }) // 2/3
 */
export function cachedShare(reply: Reply): Score {
  const input = inputTokensOf(reply)
  const cached = cachedTokensOf(reply)
  if (input.kind === 'unscored') return input
  if (cached.kind === 'unscored') return cached
  if (input.value === 0) return unscored('the target reported 0 input tokens')
  if (cached.value > input.value) return unscored('the target reported more cached tokens than input tokens')
  return scored(cached.value / input.value)
}

export const tokensCachedShare = defineMetric({
  name: 'tokens.cached-share',
  title: 'cached share of input tokens',
  source: 'counts reported by the target (`usage`, else all of `attempts`)',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'neutral',
  range: [0, 1],
  definition: 'tokens.cached-share/1',
  applies: () => true,
  score: ({ observation }) => cachedShare(observation.reply),
  when_failed: 'unscored',
})
