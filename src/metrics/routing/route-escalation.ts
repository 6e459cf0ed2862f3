import { ESCALATED } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { ModelAttempt, Reply } from '../../model/run/observation.js'
import { combineScores, type Score, scored, scoredOr, unscored } from '../../model/score.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { COUNT, defineMetric, EXPENSE, FAULT } from '../define-metric.js'
import { nameTier, tierRules } from './route-choice.js'

/**
 * How often a query was handed to a higher route tier: by its `attempts`, else as the target counted it in `escalations`.
 * Unscored when neither says.
 * @example countEscalations({ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, scoring) // 1
 */
export function countEscalations(
  { attempts, escalations }: Pick<Reply, 'attempts' | 'escalations'>,
  scoring: Scoring,
): Score {
  const marks = attempts === undefined ? null : markEscalations(attempts, scoring)
  if (marks !== null && !marks.includes(null)) return scored(marks.filter((mark) => mark === true).length)
  if (escalations !== undefined) return scored(escalations)
  return unscored(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier')
}

const SOURCE = 'LLMC, evaluation framework, escalation rate: the same query with a rising tier, or `result: escalated`'

/**
 * Whether each attempt was escalated: it says so (`result: escalated`), or the next one has a higher route tier. The same tier again is
 * a retry. Tiers that the suite does not list are higher than those it does, and rise in the order in which they appear. Null where
 * that cannot be told: another attempt follows, and one of the two names no tier.
 * @example markEscalations([{ route_tier: 'local' }, { route_tier: 'local' }, { route_tier: 'api' }], scoring) // [false, true, false]
 */
export function markEscalations(
  attempts: readonly Pick<ModelAttempt, 'route_tier' | 'result'>[],
  scoring: Pick<Scoring, 'route_tiers' | 'aliases'>,
): readonly (boolean | null)[] {
  const ladder = [...scoring.route_tiers]
  const ranks = attempts.map(({ route_tier: written }) => {
    const tier = nameTier(written, scoring)
    if (tier === null) return null
    if (!ladder.includes(tier)) ladder.push(tier)
    return ladder.indexOf(tier)
  })
  return attempts.map(({ result }, index) => {
    if (result === 'escalated') return true
    if (index === attempts.length - 1) return false
    const [from = null, to = null] = ranks.slice(index, index + 2)
    return from === null || to === null ? null : to > from
  })
}

/** How often a query was handed on. */
export const ROUTE_ESCALATION: readonly MetricDefinition[] = [
  defineMetric({
    aspect: 'spending',
    source: SOURCE,
    name: 'route.escalation-rate',
    title: 'escalation rate',
    summary: 'Whether the query was handed to a higher route tier. Its mean is the escalation rate.',
    formula:
      "1 when one of the reply's `attempts` was escalated: it says `result: escalated`, or the next has a higher tier by the suite's `route_tiers`. The same tier again is a retry. Tiers that the suite does not list are above those it does, and rise as they appear. Without `attempts`, or where one of several has no `route_tier`, the reply's `escalations` count. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
    edge_cases: 'When neither says; when the trial failed.',
    example: { text: 'Asked `local`, then `api`: 1.', reply: ESCALATED, value: 1 },
    ...FAULT,
    rules: tierRules,
    score: ({ observation: { reply } }, { scoring }) =>
      combineScores([countEscalations(reply, scoring)], (count) => (count > 0 ? 1 : 0)),
  }),
  defineMetric({
    aspect: 'spending',
    source: SOURCE,
    name: 'route.escalations',
    title: 'escalations',
    summary: 'How often the query was handed on.',
    formula: 'The attempts that were escalated, as in `route.escalation-rate`.',
    edge_cases: 'As `route.escalation-rate`.',
    example: { text: 'Asked `local`, then `api`: 1.', reply: ESCALATED, value: 1 },
    ...EXPENSE,
    unit: 'count',
    absolute_margin: 0.05,
    rules: tierRules,
    score: ({ observation: { reply } }, { scoring }) => countEscalations(reply, scoring),
  }),
  defineMetric({
    name: 'route.attempts',
    title: 'attempts inside the target',
    summary: 'How many models the target asked.',
    formula: 'The number of `attempts`.',
    edge_cases: 'When the target reported no `attempts`; when the trial failed.',
    example: { text: 'Asked `local`, then `api`: 2.', reply: ESCALATED, value: 2 },
    source: 'LLMC, evaluation framework, enrichment log: one entry a model that was asked',
    ...COUNT,
    score: ({ observation: { reply } }) => scoredOr(reply.attempts?.length, 'the target reported no attempts'),
  }),
]
