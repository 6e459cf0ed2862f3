import type { Rules } from '../model/suite/rules.js'
import type { Run } from '../model/run/run.js'

/** The rules that a run was measured with. */
export function recordedRules({ gates, settings, pricing }: Run): Rules {
  const { k, primary_k, success, scoring, judge, alpha, min_scored_share, zero_tolerance, deterministic } = settings
  const rest = { k, primary_k, success, alpha, min_scored_share, zero_tolerance, deterministic }
  return { gates, settings: { ...rest, ...(scoring && { scoring }) }, pricing, judge: judge ?? null }
}
