import type { Observation } from '../../model/run/observation.js'

/**
 * What makes one reply another than a second: answer, what it says of itself, and spans in their order. Times, traces and costs are no part of
 * it; null for an infrastructure failure, which says nothing.
 */
export function contentOf(observation: Observation): unknown {
  if (observation.status === 'failed')
    return observation.failure.kind === 'infrastructure' ? null : { failure: observation.failure.kind }
  const { answer, abstained, clarified, spans } = observation.reply
  return { answer, abstained: abstained ?? null, clarified: clarified ?? null, spans: spans ?? null }
}
