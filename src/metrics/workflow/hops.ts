import type { AnsweredTrial } from '../../model/metric.js'
import { scored, unscored, type Score } from '../../model/score.js'
import { isMultiHop, requiresHops } from '../case-kinds.js'
import { defineMetric, type MetricSpec } from '../define/define-metric.js'
import { HOP_RULES, matchHops } from './match-hops.js'
import { normalizePath } from '../retrieval/normalize-path.js'
import { describeForeign, retrievedSources } from '../retrieval/sources.js'

const SOURCE = 'design document 000, multi-hop chain profile'

/** The share of the case's hops that the answer states. The case has hops. */
export function scoreHopCoverage({ observation, golden }: AnsweredTrial): Score {
  const hops = golden.required_hops ?? []
  const found = matchHops(hops, observation.reply.answer)
  return typeof found === 'string' ? unscored(found) : scored(found.length / hops.length)
}

/** The share of the case's hops that the answer states and whose source was retrieved. */
function scoreGroundedCoverage({ observation, golden }: AnsweredTrial): Score {
  const hops = golden.required_hops ?? []
  const retrieved = retrievedSources(observation.reply)
  if (retrieved === null) return unscored('the target reported no sources')
  const found = matchHops(hops, observation.reply.answer)
  if (typeof found === 'string') return unscored(found)
  const undecided = describeForeign(
    retrieved,
    found.flatMap(({ source }) => (source === undefined ? [] : normalizePath(source))),
  )
  if (undecided !== null) return unscored(undecided)
  const grounded = found.filter(({ source }) => source !== undefined && retrieved.has(normalizePath(source)))
  return scored(grounded.length / hops.length)
}

/** 1 when the answer states every hop of the case, which has some; else 0. */
export function scoreChain(trial: AnsweredTrial): Score {
  const coverage = scoreHopCoverage(trial)
  return coverage.kind === 'unscored' ? coverage : scored(coverage.value === 1 ? 1 : 0)
}

export const HOP_COVERAGE: MetricSpec = {
  name: 'hops.coverage',
  title: 'hop coverage',
  source: SOURCE,
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
  definition: `hops.coverage/1 ${HOP_RULES}`,
  applies: requiresHops,
  score: scoreHopCoverage,
  when_failed: 0,
}

export const GROUNDED_HOP_COVERAGE: MetricSpec = {
  ...HOP_COVERAGE,
  name: 'hops.grounded-coverage',
  title: 'grounded hop coverage',
  definition: `hops.grounded-coverage/2 ${HOP_RULES}`,
  // Where no hop names its source, none can be grounded, however good the answer.
  applies: (golden) => requiresHops(golden) && (golden.required_hops ?? []).some(({ source }) => source !== undefined),
  score: scoreGroundedCoverage,
}

/** For any case with hops, be it of several or of one. */
export const ALL_HOPS: MetricSpec = {
  ...HOP_COVERAGE,
  name: 'hops.chain-success',
  title: 'chain success',
  kind: 'binary',
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: `hops.chain-success/1 ${HOP_RULES}`,
  score: scoreChain,
}

export const hopCoverage = defineMetric(HOP_COVERAGE)
export const groundedHopCoverage = defineMetric(GROUNDED_HOP_COVERAGE)
export const chainSuccess = defineMetric({
  ...ALL_HOPS,
  applies: (golden) => requiresHops(golden) && isMultiHop(golden),
})
