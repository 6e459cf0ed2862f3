import { observationSchema, type Observation } from '../../model/observation.js'
import type { ReplyCache } from '../../store/cache/reply-cache.js'
import type { TargetSession } from '../../targets/target.js'
import { decorateTarget } from '../decorate-target.js'
import { targetKey, type TargetIdentity } from './target-key.js'

/**
 * The target, which is not asked what it has answered before. An answer from the cache says so and has no latency. What failed is never
 * kept, and neither kept nor looked up is what is asked of a case that limits latency: its answer is of use only with its time.
 */
export function cacheTarget(
  session: TargetSession,
  {
    cache,
    identity,
    isTimed,
  }: {
    readonly cache: ReplyCache
    readonly identity: TargetIdentity
    readonly isTimed: (caseId: string) => boolean
  },
): TargetSession {
  return decorateTarget(session, async (request, limits) => {
    if (isTimed(request.case)) return session.ask(request, limits)
    limits.signal.throwIfAborted()
    const key = targetKey(identity, request)
    const kept = readKept(await cache.find(key))
    if (kept !== null) return kept
    const observation = await session.ask(request, limits)
    if (observation.status === 'ok') await cache.keep(key, observation)
    return observation
  })
}

/** Null where there is none, or what a file holds is no answer. */
function readKept(value: unknown): Observation | null {
  const parsed = observationSchema.safeParse(value)
  return parsed.success && parsed.data.status === 'ok' ? { ...parsed.data, latency_ms: null, cached: true } : null
}
