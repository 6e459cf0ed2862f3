import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { metricFactsSchema } from '../metric.js'
import { gateSchema } from '../suite/gate.js'
import { reasonSchema } from './reason.js'
import { GATE_VERDICTS } from './verdict.js'

const figure = z.number().nullable()

const rowSchema = z
  .enum(['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
  .describe(
    'The test used; `rounds`: on these cases, by looks after rounds of tries; `fact`: a target that always answers alike; `exact`: one number per side, which needs no test.',
  )

/** The row of the table of tests that decided. */
export type TestRow = z.infer<typeof rowSchema>

const intervalSchema = z
  .strictObject({
    low: z.number(),
    high: z.number(),
    method: z.enum(['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
  })
  .describe('Two-sided at 1 - alpha, oriented like its delta.')

export type Interval = DeepReadonly<z.infer<typeof intervalSchema>>

/** The fields that the paired difference of a metric and the result of a gate share. */
const measuredChange = {
  n: z.int().nonnegative().describe('Cases paired.'),
  row: rowSchema.nullable(),
  baseline: figure.describe('The mean over the paired cases.'),
  candidate: figure.describe('The mean over the paired cases.'),
  infinite: z
    .array(z.enum(['baseline', 'candidate']))
    .describe('Whose value is null because it is infinite: a ratio with nothing to divide by.')
    .exactOptional(),
  delta: figure.describe(
    "Oriented so that positive is better (for a neutral metric: candidate - baseline), in the metric's unit; on row `log-ratio` ln(candidate/baseline), oriented.",
  ),
  interval: intervalSchema.nullable(),
  p: figure.describe('Two-sided and unadjusted; null when nothing was tested.'),
}

export const metricComparisonSchema = z.strictObject({
  metric: metricFactsSchema,
  ...measuredChange,
  cause: reasonSchema.nullable().describe('Why there is no test, or why its p is not reliable.'),
  marks: z.array(z.string()).describe('What a reader must know about these numbers, a clause each.').exactOptional(),
})

/** The paired difference of one metric, without a gate. */
export type MetricComparison = DeepReadonly<z.infer<typeof metricComparisonSchema>>

export const listedMetricSchema = metricComparisonSchema.extend({
  p_adjusted: figure.describe(
    "If the numbers are a gate's, that gate's p after Holm; otherwise by Benjamini and Hochberg over all metrics and tags of all candidates.",
  ),
})

/** One of the run's metrics, gated or not. */
export type ListedMetric = DeepReadonly<z.infer<typeof listedMetricSchema>>

export const sliceComparisonSchema = z.strictObject({
  tag: z.string(),
  result: metricComparisonSchema,
  p_adjusted: z.number().describe('By Benjamini and Hochberg over all metrics and tags of all candidates.'),
})

/** Success within one tag: exploratory, without a verdict. */
export type SliceComparison = DeepReadonly<z.infer<typeof sliceComparisonSchema>>

const count = z.int().nonnegative()
const texts = z.array(z.string())
const flag = z.boolean()
const ends = z.strictObject({ low: z.number(), high: z.number() })

const boundMethodSchema = z.enum([
  'tango',
  't',
  'gaffke',
  'bootstrap-t',
  'cr2-t',
  'cluster-gaffke',
  'cluster-bootstrap-t',
])
export type BoundMethod = z.infer<typeof boundMethodSchema>

const boundSchema = z
  .strictObject({
    method: boundMethodSchema,
    value: figure.describe('Null when it does not exist, which fails `no-regression`.'),
    above_margin: flag,
    share_at_or_below: z
      .number()
      .describe('For Gaffke only: the share of weighted means at or below -m; above_margin needs at most alpha/2.')
      .exactOptional(),
  })
  .describe('One-sided, lower, at alpha/2.')
export type Bound = DeepReadonly<z.infer<typeof boundSchema>>

const checksSchema = z
  .strictObject({
    exact_p: z.number().exactOptional(),
    exact_p_log10: z.number().describe('log10 of the exact p, if p is below the smallest double.').exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: z.number().exactOptional(),
    cohen_dz: figure
      .describe('The mean difference in standard deviations of the differences; null without spread.')
      .exactOptional(),
    hedges_g: figure.describe('The same, corrected for few cases.').exactOptional(),
    percentile: ends
      .describe('Bootstrap over cases, at 1 - alpha, oriented and scaled like the delta.')
      .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: z
      .strictObject({ p: z.number(), delta: z.number() })
      .describe('With unequal trials: over the first k trials of each pair, which `improved` must pass too.')
      .exactOptional(),
  })
  .describe('Shown beside a gate; never decides.')
export type Checks = DeepReadonly<z.infer<typeof checksSchema>>

const theseCasesSchema = z
  .strictObject({
    how: z
      .enum(['rounds', 'fact'])
      .describe(
        '`rounds`: by looks after rounds of tries; `fact`: the target always answers alike, so what was seen is so.',
      ),
    round: count.describe('The round of the look that decided; 0 for a fact.'),
    worse: flag.describe(
      'Inconclusive, with a loss that is proven and not shown to reach the margin, or with cases that broke for sure.',
    ),
    broke: texts.describe('Cases that broke for sure: good on main, bad in every try, more than chance allows.'),
    copies: flag.describe('Repeated answers agree too often (a cache, a fixed seed), so each case counts once.'),
    hopeless: flag.describe('Not even all rounds could be expected to rule out a loss of the margin.'),
  })
  .describe('How it was decided on these cases; absent where another row decides.')

export const likeTheseSchema = z
  .strictObject({
    verdict: z.enum(GATE_VERDICTS),
    ...measuredChange,
    p_adjusted: figure,
    can_rule_out: figure,
    figures_unit: z.enum(['absolute', 'relative']),
  })
  .describe('What the first try of each case says of questions like these; it decides nothing.')

export const gateResultSchema = z.strictObject({
  gate: gateSchema,
  metric: metricFactsSchema,
  verdict: z.enum(GATE_VERDICTS),
  suspect: flag,
  failed: flag.describe('The gate fails; it fails the run only with severity `fail`.'),
  cause: reasonSchema,
  ...measuredChange,
  these_cases: theseCasesSchema.exactOptional(),
  like_these: likeTheseSchema.exactOptional(),
  clusters: count.nullable().describe('How many, when the gate is clustered.'),
  candidate_value: figure.describe(
    'The mean over all scored candidate cases in the slice, or the figure of the whole run: what `min` and `max` limit.',
  ),
  p_adjusted: figure,
  df: figure,
  bounds: z.array(boundSchema),
  ratio_of_means: figure.describe('Mean candidate / mean baseline over the pairs, on row `log-ratio`.'),
  scored_share: z.strictObject({ baseline: figure, candidate: figure }),
  missing_unevenly: flag,
  borderline: flag.describe('p < alpha and "the interval excludes 0" disagree, on row `mcnemar`.'),
  broken_by: texts
    .describe("A binary metric with a broken bound: the candidate's cases that break it, new and edited ones too.")
    .exactOptional(),
  newly_failing: count.nullable(),
  newly_passing: count.nullable(),
  least_flips: count
    .describe('The fewest flips that can be significant alongside the other gates; absent when flips are not tested.')
    .exactOptional(),
  can_flag: figure.describe('Drops of this size can be flagged; null with too few differences or cases to say.'),
  can_rule_out: figure.describe('Drops of this size can be ruled out; null when none can.'),
  figures_unit: z
    .enum(['absolute', 'relative'])
    .describe("Of the two figures above: in the metric's own unit, or a share of the baseline."),
  cases_needed: figure.describe('Cases needed to flag a drop of twice the margin four times in five.'),
  cases_to_settle: figure.describe('Cases to rule out a drop of the margin four times in five, if nothing changed.'),
  checks: checksSchema,
  agreement: z
    .strictObject({
      kappa: z.number(),
      low: figure,
      high: figure,
      n: count.describe('Labelled cases.'),
      least: z.number().describe('What the suite asks for, where that is more: the gate only warns.').exactOptional(),
      needed: count.describe('The labels that this takes, where there are fewer: the gate decides.').exactOptional(),
    })
    .describe('Of a judged gate: quadratic weighted kappa of judge and `human_labels`, with its 95 % interval.')
    .exactOptional(),
  warnings: texts,
  marks: texts.describe('The warnings that belong beside the verdict.').exactOptional(),
})

/** A gate as it was decided. */
export type GateResult = DeepReadonly<z.infer<typeof gateResultSchema>>

/** Returns the value that `min` and `max` limit: the candidate's value, or Infinity if it is infinite; `null` if there is none. */
export function limitedValue(input: Pick<GateResult, 'candidate_value' | 'infinite'>): number | null {
  const { candidate_value: value, infinite } = input
  return value ?? (infinite?.includes('candidate') === true ? Infinity : null)
}
