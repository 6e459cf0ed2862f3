import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { versionFields } from '../run/file-version.js'
import { runTableSchema } from '../run/run-table.js'
import { countsSchema, metricSummarySchema } from '../run/run.js'
import { metricFactsSchema } from '../metric.js'
import { gateSchema } from '../suite/gate.js'
import { findingSchema, type MeasuredPair, recommendationSchema } from './finding.js'
import { gateResultSchema, listedMetricSchema, metricComparisonSchema, sliceComparisonSchema } from './gate-result.js'
import { coverageSchema, pairComparisonSchema, runReferenceSchema } from './pair-comparison.js'
import { passesSchema } from './noise.js'
import { RUN_VERDICTS, runVerdictSchema } from './verdict.js'

export const COMPARISON_SCHEMA_VERSION = 2

/** With more arms, the family of pairs is so large that nothing could be significant. */
export const MAX_ARMS = 10

const figure = z.number().nullable()
const texts = z.array(z.string())

/**
 * Returns the letter that stands for an arm in charts and tables of more than two arms, because names of variants must not be sent to a
 * chart service.
 * @example armLetter(1) // 'B'
 */
export function armLetter(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place)
}

/** A run and its name in the comparison. */
const armSchema = z.strictObject({
  name: z.string().describe('The unique name of the arm: "main", "this PR", a variant, or the folder of the run.'),
  run: runReferenceSchema,
  counts: countsSchema.nullable(),
  summaries: z.record(z.string(), metricSummarySchema).describe('The summary of each metric, by metric id.'),
})

export const candidateSchema = pairComparisonSchema.extend({ name: z.string().describe('The name of the arm.') })

/** An arm compared with the baseline. */
export type Candidate = DeepReadonly<z.infer<typeof candidateSchema>>

/** The fields of a gate's result that a pair of arms has too. */
export const comparedGateSchema = z.strictObject({
  ...metricComparisonSchema.omit({ metric: true, infinite: true, cause: true, marks: true }).shape,
  ...gateResultSchema.pick({ verdict: true, suspect: true, failed: true, cause: true }).shape,
})

export const pairGateSchema = comparedGateSchema.extend({
  gate: z.string(),
  p_adjusted: figure.describe(
    "p after Holm's method over the gates of all pairs; unadjusted for evidence `threshold` and `non-inferior`. `null` if nothing was tested.",
  ),
  better: z
    .enum(['baseline', 'candidate'])
    .nullable()
    .describe('The better arm: it is `improved` on this gate with an adjusted p below alpha. `null` if neither is.'),
})

/** One gate of one pair. Its verdict is that of a comparison of these two arms alone. */
export type PairGate = DeepReadonly<z.infer<typeof pairGateSchema>>

export const pairSchema = z.strictObject({
  baseline: z.string(),
  candidate: z.string(),
  verdict: z.enum(RUN_VERDICTS).describe('The verdict of these two arms alone, as in a comparison of two runs.'),
  because: runVerdictSchema.shape.because,
  shared: z.int().nonnegative().describe('The number of cases that both runs have with the same text.'),
  gates: z.array(pairGateSchema),
})

/** Two arms, compared like any two runs. The one listed first is the baseline of the pair. */
export type ArmPair = DeepReadonly<z.infer<typeof pairSchema>>

const selectionSchema = z
  .strictObject({
    among: z.int().nonnegative(),
    observed: z.number(),
    optimism: z.number(),
    cautious: z.number().describe('A cautious estimate of the lead: observed - optimism. Not an interval.'),
  })
  .describe('The lead of the best arm over the baseline; luck alone would give about `optimism` if all were equal.')

/** How picking the best of several arms affects its lead over the baseline, on the primary gate and in the unit of its delta. */
export type SelectionBias = DeepReadonly<z.infer<typeof selectionSchema>>

const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('winner'),
    variant: z.string(),
    reason: z.string(),
    caveats: texts.describe('Sentences about gates on which the winner may be worse or could not be measured.'),
    selection: selectionSchema
      .nullable()
      .describe('How picking the best arm inflates its lead; `null` if the baseline wins or the lead has no interval.'),
  }),
  z.strictObject({
    kind: z.literal('no-winner'),
    because: z
      .enum(['undecided', 'vetoed', 'no-primary-gate'])
      .describe('Why no arm wins. `vetoed`: the best arm on the primary gate is refused for another reason.'),
    leaders: texts.describe('The names of the arms that no other arm beats on the primary gate, best first.'),
    reason: z.string(),
    cheapest: z
      .strictObject({ arm: z.string(), proven: z.boolean(), text: z.string() })
      .describe('The cheapest, by money or else by tokens, of the arms that cannot be told apart. Absent if unknown.')
      .exactOptional(),
  }),
  z
    .strictObject({ kind: z.literal('invalid'), variants: texts, reason: z.string() })
    .describe('Too little of the arms in `variants` was measured.'),
])
export type RankOutcome = DeepReadonly<z.infer<typeof outcomeSchema>>

/** The values of an arm on every gate, and the arms that it beats. */
const standingSchema = z.strictObject({
  name: z.string().describe('The name of the arm.'),
  values: z.record(z.string(), figure).describe("The arm's value on each gate (its `candidate_value`), by gate id."),
  beats: texts.describe('The names of the arms that this arm beats on the primary gate.'),
})

const disagreementSchema = z.strictObject({
  case_id: z.string(),
  critical: z.boolean(),
  passes: z
    .array(passesSchema.nullable())
    .describe('The passes of `success` in each arm, in the order of the arms; `null` without scored trials.'),
})

/** A case whose success differs between the arms. */
export type Disagreement = DeepReadonly<z.infer<typeof disagreementSchema>>

export const rankingSchema = z.strictObject({
  gates: z.array(gateSchema),
  metrics: z.array(metricFactsSchema).describe('Every measured metric, including the metrics of the gates.'),
  family: z.int().nonnegative().describe('The number of p-values of fail gates that were adjusted together.'),
  standings: z.array(standingSchema).describe('The values of each arm, in the order of the arms.'),
  pairs: z.array(pairSchema).describe('Every pair of arms once, in the order of the arms.'),
  disagreements: z.array(disagreementSchema).describe('Cases whose success differs by arm, critical losses first.'),
  outcome: outcomeSchema,
})

/** Every pair of arms on every gate, and whether one of them is the best. */
export type ArmRanking = DeepReadonly<z.infer<typeof rankingSchema>>

const tradeOffSchema = z.strictObject({
  arm: z.string().describe('The name of the arm that costs less money or, if costs are unknown, uses fewer tokens.'),
  against: z.string(),
  text: z.string(),
})

/** What one arm saves against another, and what it gives up at most. */
export type TradeOff = DeepReadonly<z.infer<typeof tradeOffSchema>>

const verdictSchema = runVerdictSchema.extend({
  word: z
    .enum([...RUN_VERDICTS, 'winner', 'no-winner'])
    .describe('The verdict of the only candidate or, with several candidates, the outcome of the ranking.'),
  because: z
    .union([runVerdictSchema.shape.because.unwrap(), z.enum(['undecided', 'vetoed', 'no-primary-gate'])])
    .nullable(),
  winner: z.string().nullable().describe('The winning arm; `null` if none wins or there is only one candidate.'),
})

/** The verdict of a comparison, which determines comment, outputs and exit code. */
export type Verdict = DeepReadonly<z.infer<typeof verdictSchema>>

export const comparisonSchema = z.strictObject({
  ...versionFields(COMPARISON_SCHEMA_VERSION),
  suite: z.string(),
  alpha: z.number(),
  seed: z.int(),
  inference: pairComparisonSchema.shape.inference,
  interleaved: z.boolean().describe('Whether all arms ran interleaved in one job.'),
  arms: z.array(armSchema).min(1).max(MAX_ARMS).describe('The compared runs; the baseline is first if there is one.'),
  baseline: z.string().nullable().describe('The arm that the others are compared with; `null` without a baseline.'),
  candidates: z
    .array(candidateSchema)
    .min(1)
    .describe('Each other arm, compared with the baseline separately. Without a baseline, the only arm.'),
  ranking: rankingSchema
    .nullable()
    .describe('How several candidates compare with each other; `null` if there is only one.'),
  trade_offs: z.array(tradeOffSchema),
  tables: z.array(runTableSchema).describe('All tables of the report, in its order.').exactOptional(),
  warnings: texts.describe('Warnings. One that does not apply to all pairs of arms names its pairs.'),
  verdict: verdictSchema,
})

/** One to ten arms, everything that was decided, and the numbers behind it. Facts only, no texts. */
export type Comparison = DeepReadonly<z.infer<typeof comparisonSchema>>

/** A comparison as it was made, with the facts that its findings are written from. */
export type MeasuredComparison = Omit<Comparison, 'candidates'> & {
  readonly candidates: readonly (Candidate & MeasuredPair)[]
}

/** A comparison of several candidates. */
export type RankedComparison = Comparison & { readonly ranking: ArmRanking }

/** The metrics of what an arm costs per query, preferred first: money, otherwise tokens. */
export const COSTS: readonly string[] = ['cost.usd', 'tokens.total']

/** Returns the first of these that every arm measured (costs for every answer), else the first that any arm measured, else `null`. */
export function findCostMetric(arms: readonly Pick<Comparison['arms'][number], 'summaries'>[]): string | null {
  const isMeasured = (id: string, { summaries }: Pick<Comparison['arms'][number], 'summaries'>): boolean =>
    typeof summaries[id]?.mean === 'number' && (id !== 'cost.usd' || summaries['cost.known']?.mean === 1)
  return (
    COSTS.find((id) => arms.every((arm) => isMeasured(id, arm))) ??
    COSTS.find((id) => arms.some((arm) => isMeasured(id, arm))) ??
    null
  )
}

/** Returns how good an arm is on the primary gate, so that larger is better; −Infinity if it was not measured. */
export function orientPrimary(
  { ranking, verdict: { primary } }: Pick<Comparison, 'ranking' | 'verdict'>,
  place: number,
): number {
  const gate = ranking?.gates.find(({ id }) => id === primary)
  const metric = ranking?.metrics.find(({ id }) => id === gate?.metric)
  const value = ranking?.standings[place]?.values[primary ?? ''] ?? null
  if (value === null) return -Infinity
  return metric?.direction === 'lower' ? -value : value
}

/** Returns the only candidate. Throws if there are several. */
export function onlyCandidate({ candidates }: Pick<Comparison, 'candidates'>): Candidate {
  const [candidate] = candidates
  if (candidate === undefined || candidates.length > 1)
    throw new RangeError(`there are ${candidates.length} candidates`)
  return candidate
}

const reason = z
  .string()
  .describe('The cause in plain words, such as "unchanged on all 60 cases" or "measured on different machines".')
const remark = { reason: reason.nullable() }

const metrics = z.array(listedMetricSchema.extend(remark))

const writtenCandidate = candidateSchema.extend({
  findings: z.array(findingSchema).describe('What the comparison found, as sentences, worst first.'),
  recommendations: z.array(recommendationSchema).describe('Recommended next steps, the most important first.'),
  gates: z.array(gateResultSchema.extend({ reason })),
  metrics,
  slices: z.array(sliceComparisonSchema.extend({ result: metricComparisonSchema.extend(remark) })),
  coverage: coverageSchema.extend({ losses: metrics }).exactOptional(),
})

const writtenPair = pairSchema.extend({ gates: z.array(pairGateSchema.extend({ reason })) })

/** `comparison.json`: a comparison with its causes in plain words in addition to the facts. */
export const writtenComparisonSchema = comparisonSchema.extend({
  candidates: z
    .array(writtenCandidate)
    .min(1)
    .describe(comparisonSchema.shape.candidates.description ?? ''),
  ranking: rankingSchema
    .extend({ pairs: z.array(writtenPair).describe(rankingSchema.shape.pairs.description ?? '') })
    .nullable()
    .describe(comparisonSchema.shape.ranking.description ?? ''),
})

/** The content of `comparison.json`. */
export type WrittenComparison = DeepReadonly<z.infer<typeof writtenComparisonSchema>>
