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
export const MOST_ARMS = 10

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
  name: z.string().describe('Unique: "main" and "this PR", the variant, or the folder of the run.'),
  run: runReferenceSchema,
  counts: countsSchema.nullable(),
  summaries: z.record(z.string(), metricSummarySchema).describe('By metric.'),
})

export const candidateSchema = pairComparisonSchema.extend({ name: z.string().describe("The arm's.") })

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
    'By Holm over the gates of all pairs, not only of this one; unadjusted for evidence threshold and non-inferior.',
  ),
  better: z
    .enum(['baseline', 'candidate'])
    .nullable()
    .describe('The better arm, judged over all pairs: their comparison says improved, and adjusted p < alpha.'),
})

/** One gate of one pair. Its verdict is that of a comparison of these two arms alone. */
export type PairGate = DeepReadonly<z.infer<typeof pairGateSchema>>

export const pairSchema = z.strictObject({
  baseline: z.string(),
  candidate: z.string(),
  verdict: z.enum(RUN_VERDICTS).describe('Of this pair alone.'),
  because: runVerdictSchema.shape.because,
  shared: z.int().nonnegative().describe('Cases in both runs, same text.'),
  gates: z.array(pairGateSchema),
})

/** Two arms, compared like any two runs. The one listed first is the baseline of the pair. */
export type Pair = DeepReadonly<z.infer<typeof pairSchema>>

const selectionSchema = z
  .strictObject({
    among: z.int().nonnegative(),
    observed: z.number(),
    optimism: z.number(),
    cautious: z.number().describe('observed - optimism: a cautious figure, not an interval.'),
  })
  .describe('If all were equally good, the picked one would lead the baseline by about `optimism` by luck alone.')

/** How picking the best of several arms affects its lead over the baseline, on the primary gate and in the unit of its delta. */
export type Selection = DeepReadonly<z.infer<typeof selectionSchema>>

const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('winner'),
    variant: z.string(),
    reason: z.string(),
    caveats: texts.describe('What is not proven but worth a look, in sentences.'),
    selection: selectionSchema.nullable().describe('Null when the winner is the baseline, which was not picked.'),
  }),
  z.strictObject({
    kind: z.literal('no-winner'),
    because: z
      .enum(['undecided', 'vetoed', 'no-primary-gate'])
      .describe('`vetoed`: one beats all others on the primary gate but is refused for another reason.'),
    leaders: texts.describe('Arms that no other beats on the primary gate, best first.'),
    reason: z.string(),
    cheapest: z
      .strictObject({ arm: z.string(), proven: z.boolean(), text: z.string() })
      .describe(
        'Of the arms that cannot be told apart the one that takes least money, else tokens, and how much less; absent if unknown.',
      )
      .exactOptional(),
  }),
  z
    .strictObject({ kind: z.literal('invalid'), variants: texts, reason: z.string() })
    .describe('Too little of these arms was measured.'),
])
export type Outcome = DeepReadonly<z.infer<typeof outcomeSchema>>

/** The values of an arm on every gate, and the arms that it beats. */
const standingSchema = z.strictObject({
  name: z.string().describe("The arm's."),
  values: z.record(z.string(), figure).describe("By gate: the mean over all its scored cases in the gate's slice."),
  beats: texts.describe('The arms that it beats on the primary gate.'),
})

const disagreementSchema = z.strictObject({
  case_id: z.string(),
  critical: z.boolean(),
  passes: z
    .array(passesSchema.nullable())
    .describe('Passes and scored trials of `success` in every arm, in arm order; null without scored trials.'),
})

/** A case whose success differs between the arms. */
export type Disagreement = DeepReadonly<z.infer<typeof disagreementSchema>>

export const rankingSchema = z.strictObject({
  gates: z.array(gateSchema),
  metrics: z.array(metricFactsSchema).describe('Every metric measured, including those of the gates.'),
  family: z.int().nonnegative().describe('How many p-values of severity fail were adjusted together.'),
  standings: z.array(standingSchema).describe('In the order of the arms.'),
  pairs: z.array(pairSchema).describe('Every pair once, in the order of the arms.'),
  disagreements: z.array(disagreementSchema).describe('Those worst for the baseline first.'),
  outcome: outcomeSchema,
})

/** Every pair of arms on every gate, and whether one of them is the best. */
export type Ranking = DeepReadonly<z.infer<typeof rankingSchema>>

const tradeOffSchema = z.strictObject({
  arm: z.string().describe('The arm that uses less.'),
  against: z.string(),
  text: z.string(),
})

/** What one arm saves against another, and what it gives up at most. */
export type TradeOff = DeepReadonly<z.infer<typeof tradeOffSchema>>

const verdictSchema = runVerdictSchema.extend({
  word: z
    .enum([...RUN_VERDICTS, 'winner', 'no-winner'])
    .describe("With one candidate the word of its comparison, else the ranking's."),
  because: z
    .union([runVerdictSchema.shape.because.unwrap(), z.enum(['undecided', 'vetoed', 'no-primary-gate'])])
    .nullable(),
  winner: z
    .string()
    .nullable()
    .describe('The arm that beats all others; null if there is none, or only one candidate.'),
})

/** The verdict of a comparison, which determines comment, outputs and exit code. */
export type Verdict = DeepReadonly<z.infer<typeof verdictSchema>>

export const comparisonSchema = z.strictObject({
  ...versionFields(COMPARISON_SCHEMA_VERSION),
  suite: z.string(),
  alpha: z.number(),
  seed: z.int(),
  inference: pairComparisonSchema.shape.inference,
  interleaved: z.boolean().describe('All arms ran interleaved in one job.'),
  arms: z.array(armSchema).min(1).max(MOST_ARMS).describe('The baseline first, if there is one.'),
  baseline: z.string().nullable().describe('The arm that the others are compared with; null when there is none yet.'),
  candidates: z
    .array(candidateSchema)
    .min(1)
    .describe('Every other arm against the baseline, each decided on its own; without a baseline, the only arm.'),
  ranking: rankingSchema
    .nullable()
    .describe('How several candidates compare with each other; null when there is only one.'),
  trade_offs: z.array(tradeOffSchema),
  tables: z.array(runTableSchema).describe('Every table of the report, in its order.').exactOptional(),
  warnings: texts.describe('Warnings common to all pairs once, the others with the pairs they are about.'),
  verdict: verdictSchema,
})

/** One to ten arms, everything that was decided, and the numbers behind it. Facts only, no texts. */
export type Comparison = DeepReadonly<z.infer<typeof comparisonSchema>>

/** A comparison as it was made, with the facts that its findings are written from. */
export type MeasuredComparison = Omit<Comparison, 'candidates'> & {
  readonly candidates: readonly (Candidate & MeasuredPair)[]
}

/** A comparison of several candidates. */
export type RankedComparison = Comparison & { readonly ranking: Ranking }

/** The metrics of what an arm costs per query, preferred first: money, otherwise tokens. */
export const SPENT: readonly string[] = ['cost.usd', 'tokens.total']

/** Returns the first of these that every arm measured (costs for every answer), else the first that any arm measured, else `null`. */
export function findSpent(arms: readonly Pick<Comparison['arms'][number], 'summaries'>[]): string | null {
  const isMeasured = (id: string, { summaries }: Pick<Comparison['arms'][number], 'summaries'>): boolean =>
    typeof summaries[id]?.mean === 'number' && (id !== 'cost.usd' || summaries['cost.known']?.mean === 1)
  return (
    SPENT.find((id) => arms.every((arm) => isMeasured(id, arm))) ??
    SPENT.find((id) => arms.some((arm) => isMeasured(id, arm))) ??
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
  .describe('The cause in plain words: "unchanged on all 60 cases", "measured on different machines".')
const remark = { reason: reason.nullable() }

const metrics = z.array(listedMetricSchema.extend(remark))

const writtenCandidate = candidateSchema.extend({
  findings: z.array(findingSchema).describe('Worst first.'),
  recommendations: z.array(recommendationSchema).describe('The most pressing first.'),
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
