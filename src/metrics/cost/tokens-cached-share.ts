import type { Reply } from '../../model/run/observation.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { defineMetric } from '../define/define-metric.js'
import { cachedTokensOf, inputTokensOf } from './tokens.js'

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
