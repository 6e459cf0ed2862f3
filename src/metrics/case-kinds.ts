import type { GoldenCase } from '../model/suite/case.js'

/** Part of the definition of every metric of branching or coordination cases: raise it when the rules below change. */
export const KIND_RULES = 'kinds/1'

/** Whether the case requires hops. A case with the profile `default` requires nothing beyond its answer. */
export function requiresHops({ required_hops: hops = [], profile }: GoldenCase): boolean {
  return hops.length > 0 && profile !== 'default'
}

/** Whether the answer joins several facts: the case is `multi_hop`, or has more than one hop. */
export function isMultiHop({ multi_hop: isFlagged = false, required_hops: hops = [] }: GoldenCase): boolean {
  return isFlagged || hops.length > 1
}

/**
 * Whether the way to the answer branches: `branching`, `branching_points` or the difficulty says so or, in the profile `branching`, there
 * is more than one hop. Always false in another profile.
 * Source: poc-ai-workflow-frameworks, METRICS.md, easy and branching questions.
 */
export function isBranching(golden: GoldenCase): boolean {
  const { profile = null, difficulty, branching = false } = golden
  const { branching_points: points = 0, required_hops: hops = [] } = golden
  if (profile !== null && profile !== 'branching') return false
  return branching || points > 0 || difficulty === 'branching' || (profile === 'branching' && hops.length > 1)
}

/**
 * Whether agents must work together: `coordination_points` or the difficulty says so or, in the profile `coordination`, the case requires
 * agents and has no difficulty. Always false in another profile.
 * Source: poc-ai-workflow-frameworks, METRICS.md, easy and coordination questions.
 */
export function isCoordination(golden: GoldenCase): boolean {
  const { profile = null, coordination_points: points = 0, difficulty, required_agents: agents = [] } = golden
  if (profile !== null && profile !== 'coordination') return false
  if (points > 0 || difficulty === 'coordination' || difficulty === 'hard_coordination') return true
  return profile === 'coordination' && difficulty === undefined && agents.length > 0
}
