import { ESCALATED } from '../examples.js'
import type { AnsweredTrial, MetricDefinition } from '../../model/metric.js'
import { plainName } from '../../model/plain-names.js'
import type { Reply, ModelAttempt } from '../../model/run/observation.js'
import { scored, toScore, unscored, combineScores, type Score, scoredOr } from '../../model/score.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { defineFamily, defineMetric, NEUTRAL_YES_NO, YES_NO, COUNT, EXPENSE, BAD_YES_NO } from '../define-metric.js'

/**
 * Returns how many tiers the chosen one lies above the expected one; negative if it lies below. Returns a reason if the two differ and the
 * suite's `route_tiers` lack one of them.
 * @example distanceOf({ chosen: 'codex', expected: 'local' }, ['local', 'api', 'codex']) // 2
 */
export function distanceOf({ chosen, expected }: Choice, tiers: readonly string[]): number | string {
  if (chosen === expected) return 0
  const stranger = [chosen, expected].find((tier) => !tiers.includes(tier))
  return stranger === undefined ? tiers.indexOf(chosen) - tiers.indexOf(expected) : describeStranger(stranger)
}

const describeStranger = (tier: string): string => `the suite's \`route_tiers\` do not list ${tier}`

type Choice = NonNullable<ReturnType<typeof choiceOf>>

function choiceOf({ observation: { reply }, golden }: AnsweredTrial, scoring: Scoring) {
  const [chosen, expected] = [chosenRouteTier(reply, scoring), nameTier(golden.expected_route, scoring)]
  return chosen === null || expected === null ? null : { chosen, expected }
}

const NO_TIER = 'the target reported no route tier'

/** Defines metrics of the chosen tier by its distance from the case's `expected_route`, or by the reason why there is no distance. */
const defineChoice = defineFamily((rate: (distance: number | string) => number | string) => ({
  ...YES_NO,
  needs: 'To cases with an `expected_route`.',
  example: { case: { expected_route: 'api' }, reply: ESCALATED },
  rules: tierRules,
  applies: ({ expected_route: expected }) => expected !== undefined,
  score: (trial, { scoring }) => {
    const choice = choiceOf(trial, scoring)
    if (choice === null) return unscored(NO_TIER)
    return toScore(rate(distanceOf(choice, scoring.route_tiers)))
  },
}))

/** Longest name of a tier that the suite does not list: the target chose it. */
const NAME_LENGTH = 80

type Routed = Pick<Reply, 'attempts' | 'planner'>
type TierRules = Pick<Scoring, 'route_tiers' | 'aliases'>

/** Part of the definition of every metric that orders route tiers. */
function tierRules({ scoring: { route_tiers: tiers, aliases } }: { readonly scoring: TierRules }): string {
  return `tiers=${JSON.stringify([tiers, aliases.route_tiers])}`
}

/**
 * Returns a route tier under the suite's name for it: aliases are resolved, case and outer spaces ignored. A tier that the suite does not
 * list is in lower case, cut to 80 characters. `null` if there is none.
 * @example nameTier(' Local', { route_tiers: ['local'], aliases }) // 'local'
 */
export function nameTier(written: string | undefined, { route_tiers: tiers, aliases }: TierRules): string | null {
  if (written === undefined || written.trim() === '') return null
  const meant =
    Object.entries(aliases.route_tiers).find(([other]) => plainName(other) === plainName(written))?.[1] ?? written
  return tiers.find((tier) => plainName(tier) === plainName(meant)) ?? plainName(meant).slice(0, NAME_LENGTH)
}

/**
 * Returns the route tier that was chosen before anything was tried: the planner's route, else the tier of the first attempt; `null` if
 * neither is reported.
 */
export function chosenRouteTier({ attempts, planner }: Routed, rules: TierRules): string | null {
  return nameTier(planner?.route, rules) ?? nameTier(attempts?.[0]?.route_tier, rules)
}

/** Returns the route tier that answered: that of the last attempt; with one attempt at most, else the planner's route; else `null`. */
export function finalRouteTier({ attempts = [], planner }: Routed, rules: TierRules): string | null {
  const last = nameTier(attempts.at(-1)?.route_tier, rules)
  return last ?? (attempts.length > 1 ? null : nameTier(planner?.route, rules))
}

/**
 * Sorts route tiers in the suite's order, cheapest first, followed by those that the suite does not list, by name.
 * @example orderTiers(['mine', 'api', 'local'], ['local', 'api', 'codex']) // ['local', 'api', 'mine']
 */
export function orderTiers(found: Iterable<string>, known: readonly string[]): readonly string[] {
  const tiers = new Set(found)
  return [...known.filter((tier) => tiers.has(tier)), ...[...tiers].filter((tier) => !known.includes(tier)).sort()]
}

/** Metrics of the route tier that the router chose. */
export const ROUTE_CHOICE: readonly MetricDefinition[] = [
  defineMetric({
    name: 'route.first-tier-share',
    title: 'answered by the first tier',
    summary: 'Whether the cheapest route tier answered. Its mean is the share that it answers.',
    formula:
      "1 when the tier that answered is the first of the suite's `route_tiers`, else 0. The tier that answered is that of the last attempt, or `planner.route` where at most one attempt is reported.",
    edge_cases: "When no tier is reported, or one that is not in the suite's `route_tiers`; when the trial failed.",
    example: { text: 'Asked `local`, then `api`: 0.', reply: ESCALATED, value: 0 },
    source: 'LLMC, evaluation framework, tier usage distribution',
    ...NEUTRAL_YES_NO,
    rules: tierRules,
    score: ({ observation: { reply } }, { scoring }) => {
      const tier = finalRouteTier(reply, scoring)
      if (tier === null) return unscored(NO_TIER)
      return scoring.route_tiers.includes(tier)
        ? scored(tier === scoring.route_tiers[0] ? 1 : 0)
        : unscored(describeStranger(tier))
    },
  }),
  defineChoice({
    name: 'route.accuracy',
    title: 'routing accuracy',
    summary: 'Whether the router chose the tier that the case expects.',
    formula:
      "1 when the chosen tier is `expected_route`, else 0. The chosen tier is `planner.route`, else that of the first attempt. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
    source: "LLMC, evaluation framework, routing; expected tiers are Goldenpair's own addition",
    edge_cases: 'When no tier is reported; when the trial failed.',
    example: { text: 'Expected `api`, asked `local`, then `api`: 0.', value: 0 },
    measure: (distance) => (distance === 0 ? 1 : 0),
  }),
  defineChoice({
    name: 'route.under-routed',
    title: 'routed too low',
    summary: 'Whether the router chose too low a tier.',
    formula: "1 when the chosen tier comes before `expected_route` in the suite's `route_tiers`, else 0.",
    source: 'LLMC, evaluation framework, router strategy comparison',
    edge_cases: 'As `route.accuracy`; and when the two tiers differ and `route_tiers` lack one of them.',
    example: { text: 'Expected `api`, asked `local`, then `api`: 1.', value: 1 },
    direction: 'lower',
    measure: (distance) => (typeof distance === 'string' ? distance : Number(distance < 0)),
  }),
  defineChoice({
    name: 'route.over-routed',
    title: 'routed too high',
    summary: 'Whether the router chose too high a tier.',
    formula: "1 when the chosen tier comes after `expected_route` in the suite's `route_tiers`, else 0.",
    source: 'LLMC, evaluation framework, router strategy comparison',
    edge_cases: 'As `route.under-routed`.',
    example: { text: 'Expected `api`, asked `local`, then `api`: 0.', value: 0 },
    aspect: 'spending',
    direction: 'lower',
    measure: (distance) => (typeof distance === 'string' ? distance : Number(distance > 0)),
  }),
]

/**
 * Counts how often a query was handed to a higher route tier: by its `attempts`, else by the target's own count, `escalations`. Unscored if
 * neither is known.
 * @example countEscalations({ attempts: [{ route_tier: 'local' }, { route_tier: 'api' }] }, scoring) // 1
 */
function countEscalations({ attempts, escalations }: Pick<Reply, 'attempts' | 'escalations'>, scoring: Scoring): Score {
  const marks = attempts === undefined ? null : markEscalations(attempts, scoring)
  if (marks !== null && !marks.includes(null)) return scored(marks.filter((mark) => mark === true).length)
  if (escalations !== undefined) return scored(escalations)
  return unscored(marks === null ? 'the target reported no attempts' : 'an attempt has no route_tier')
}

const defineEscalation = defineFamily((measure: (count: number) => number) => ({
  aspect: 'spending',
  source: 'LLMC, evaluation framework, escalation rate: the same query with a rising tier, or `result: escalated`',
  example: { reply: ESCALATED },
  rules: tierRules,
  score: ({ observation: { reply } }, { scoring }) => combineScores([countEscalations(reply, scoring)], measure),
}))

/**
 * Returns, for each attempt, whether it was escalated: it says so (`result: escalated`), or the next one has a higher route tier. The same
 * tier again is a retry. Tiers that the suite does not list are above those that it does, and rise in the order in which they appear.
 * `null` if this is unknown: another attempt follows, and one of the two names no tier.
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

/** Metrics of how often a query was handed on to a higher tier. */
export const ROUTE_ESCALATION: readonly MetricDefinition[] = [
  defineEscalation({
    name: 'route.escalation-rate',
    title: 'escalation rate',
    summary: 'Whether the query was handed to a higher route tier. Its mean is the escalation rate.',
    formula:
      "1 when one of the reply's `attempts` was escalated: it says `result: escalated`, or the next attempt has a higher tier in the suite's `route_tiers`. The same tier again is a retry. Tiers that the suite does not list rank above those it does, in order of appearance. Without `attempts`, or if one of several has no `route_tier`, the reply's `escalations` count. Tiers go by the suite's names: `aliases.route_tiers` are resolved, upper and lower case are the same.",
    edge_cases: 'When the reply has neither; when the trial failed.',
    example: { text: 'Asked `local`, then `api`: 1.', value: 1 },
    ...BAD_YES_NO,
    measure: (count) => (count > 0 ? 1 : 0),
  }),
  defineEscalation({
    name: 'route.escalations',
    title: 'escalations',
    summary: 'How often the query was escalated.',
    formula: 'The number of attempts that were escalated, as in `route.escalation-rate`.',
    edge_cases: 'As `route.escalation-rate`.',
    example: { text: 'Asked `local`, then `api`: 1.', value: 1 },
    ...EXPENSE,
    unit: 'count',
    absolute_margin: 0.05,
    measure: (count) => count,
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
