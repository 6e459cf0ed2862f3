import type { Span } from '../model/observation.js'
import type { Hit } from './build-index.js'
import { estimateTokens } from './chunk.js'

/** A chunk that was found, as a span of a reply; its tokens are an estimate of four characters each. */
export function describeHit({ chunk, score }: Hit): Span {
  const { symbol, ...place } = chunk
  const tokens = estimateTokens(chunk.text)
  return { ...place, ...(symbol !== null && { symbol }), score: Number(score.toFixed(4)), tokens }
}
