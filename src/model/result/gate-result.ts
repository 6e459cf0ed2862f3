import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { metricFactsSchema } from '../metric.js'
import { gateSchema } from '../suite/gate.js'
import { causeSchema } from './cause.js'
import { GATE_VERDICTS } from './verdict.js'

const figure = z.number().nullable()

const rowSchema = z
  .enum(['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'rounds', 'fact', 'exact'])
  .describe(
    'The test used. `rounds`: judged on these cases in rounds. Not tested: `fact` (a deterministic target) and `exact` (one number per side).',
  )

/** The row of the table of tests that decided. */
export type TestRow = z.infer<typeof rowSchema>

const intervalSchema = z
  .strictObject({
    low: z.number(),
    high: z.number(),
    method: z.enum(['tango', 't', 'cr2-t', 'point', 'bootstrap', 'rounds']),
  })
  .describe('The two-sided interval of `delta` at level 1 - alpha; positive is better.')

export type Interval = DeepReadonly<z.infer<typeof intervalSchema>>

/** The fields that the paired difference of a metric and the result of a gate share. */
const measuredChange = {
  n: z.int().nonnegative().describe('The number of paired cases, or of compared files on row `exact`.'),
  row: rowSchema.nullable(),
  baseline: figure.describe("The baseline's mean over the paired cases, or its figure of the run; `null` if none."),
  candidate: figure.describe("The candidate's mean over the paired cases, or its figure of the run; `null` if none."),
  infinite: z
    .array(z.enum(['baseline', 'candidate']))
    .describe('The arms whose value is `null` because it is infinite: a ratio with a denominator of 0.')
    .exactOptional(),
  delta: figure.describe(
    "The difference in the metric's unit, or ln(candidate/baseline) on row `log-ratio`; positive is better. For a neutral metric: candidate - baseline.",
  ),
  interval: intervalSchema.nullable(),
  p: figure.describe('The two-sided p-value, unadjusted; `null` if nothing was tested.'),
}

export const metricComparisonSchema = z.strictObject({
  metric: metricFactsSchema,
  ...measuredChange,
  cause: causeSchema.nullable().describe('Why there is no test or no reliable p; otherwise `null`.'),
  marks: z.array(z.string()).describe('Remarks on these numbers, as clauses.').exactOptional(),
})

/** The paired difference of one metric, without a gate. */
export type MetricComparison = DeepReadonly<z.infer<typeof metricComparisonSchema>>

export const listedMetricSchema = metricComparisonSchema.extend({
  p_adjusted: figure.describe(
    "The adjusted p: a gate's own if the numbers are a gate's, else by Benjamini and Hochberg over all metrics and tags of all candidates. `null` if nothing was tested.",
  ),
})

/** One of the run's metrics, gated or not. */
export type ListedMetric = DeepReadonly<z.infer<typeof listedMetricSchema>>

export const sliceComparisonSchema = z.strictObject({
  tag: z.string(),
  result: metricComparisonSchema,
  p_adjusted: z.number().describe('p adjusted by Benjamini and Hochberg over all metrics and tags of all candidates.'),
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
    value: figure.describe('The bound; `null` if it does not exist, which rules out `no-regression`.'),
    above_margin: flag,
    share_at_or_below: z
      .number()
      .describe('Only for Gaffke: the share of weighted means at or below -margin; above_margin needs at most alpha/2.')
      .exactOptional(),
  })
  .describe('A one-sided lower bound, at level alpha/2, to show whether a loss is within the margin.')
export type Bound = DeepReadonly<z.infer<typeof boundSchema>>

const checksSchema = z
  .strictObject({
    exact_p: z.number().exactOptional(),
    exact_p_log10: z
      .number()
      .describe('log10 of `exact_p`. Absent unless `exact_p` is below the smallest double.')
      .exactOptional(),
    chi2: figure.exactOptional(),
    chi2_corrected: figure.exactOptional(),
    newcombe10: ends.exactOptional(),
    sign_flip_p: figure.exactOptional(),
    wilcoxon_pratt_p: figure.exactOptional(),
    mcnemar_first_trial_p: z.number().exactOptional(),
    cohen_dz: figure
      .describe("Cohen's dz: mean difference / standard deviation of the differences; `null` if all are equal.")
      .exactOptional(),
    hedges_g: figure.describe("`cohen_dz` with Hedges' correction for few cases.").exactOptional(),
    percentile: ends
      .describe('The percentile bootstrap interval of `delta` over cases, at level 1 - alpha.')
      .exactOptional(),
    bca: ends.nullable().exactOptional(),
    studentised: ends.nullable().exactOptional(),
    matched_trials: z
      .strictObject({ p: z.number(), delta: z.number() })
      .describe('The test on equal numbers of trials, which `improved` must pass too. Absent if they are equal anyway.')
      .exactOptional(),
  })
  .describe('Other tests of the same pairs, for information only.')
export type Checks = DeepReadonly<z.infer<typeof checksSchema>>

const theseCasesSchema = z
  .strictObject({
    how: z
      .enum(['rounds', 'fact'])
      .describe('`rounds`: judged after rounds of tries; `fact`: the target is deterministic, so no test is needed.'),
    round: count.describe('The round after which the gate was decided; 0 for a fact.'),
    worse: flag.describe('Whether the gate is inconclusive but with a proven loss or with cases in `broke`.'),
    broke: texts.describe('Ids of cases that broke beyond chance: good on main and bad in every try.'),
    copies: flag.describe('Whether repeated answers agree too often (cache, fixed seed), so each case counts once.'),
    hopeless: flag.describe('Whether not even all rounds were expected to rule out a loss of the margin.'),
  })
  .describe('How the gate was decided on these cases. Absent if it was not.')

export const likeTheseSchema = z
  .strictObject({
    verdict: z.enum(GATE_VERDICTS),
    ...measuredChange,
    p_adjusted: figure,
    can_rule_out: figure,
    figures_unit: z.enum(['absolute', 'relative']),
  })
  .describe('What the first try of each case shows about similar questions. Decides nothing.')

const worseCasesSchema = z
  .strictObject({
    count: count.describe('The number of compared cases with a worse mean over their tries than in the baseline.'),
    beyond: count
      .describe('How many of them lost the margin or more. Absent if none did, and for yes/no metrics.')
      .exactOptional(),
    better: count.describe('The number of compared cases with a better mean.'),
    worst: z
      .array(z.strictObject({ case_id: z.string(), baseline: z.number(), candidate: z.number() }))
      .describe(
        'The cases that lost the margin or more, else the worst 20, the worst first, with their means on both sides.',
      ),
  })
  .describe(
    'The cases behind a loss of quality. Absent if the gate shows none and is not inconclusive, or no case lost; absent for `success`, whose cases are in `flips`, for costs and times, and for figures of the run.',
  )

export type WorseCases = DeepReadonly<z.infer<typeof worseCasesSchema>>

export const gateResultSchema = z.strictObject({
  gate: gateSchema,
  metric: metricFactsSchema,
  verdict: z.enum(GATE_VERDICTS),
  suspect: flag,
  failed: flag.describe('Whether the gate fails. It fails the run only if its severity is `fail`.'),
  cause: causeSchema,
  ...measuredChange,
  these_cases: theseCasesSchema.exactOptional(),
  like_these: likeTheseSchema.exactOptional(),
  clusters: count.nullable().describe('The number of clusters; `null` if the test is not clustered.'),
  candidate_value: figure.describe(
    'The value that `min` and `max` limit: the mean over all scored candidate cases in the slice, or the figure of the whole run.',
  ),
  p_adjusted: figure,
  df: figure,
  bounds: z.array(boundSchema),
  ratio_of_means: figure.describe("The candidate's mean / the baseline's over the pairs, on row `log-ratio`."),
  scored_share: z.strictObject({ baseline: figure, candidate: figure }),
  missing_unevenly: flag,
  borderline: flag.describe(
    'Whether only one of `p`, which decides, and `interval` shows a difference: on row `mcnemar`, and on these cases, where `interval` also allows for chance that few tries cannot show, and its lower end is one-sided.',
  ),
  broken_by: texts
    .describe("Ids of the candidate's cases (new and edited ones too) by which a yes/no metric breaks `min` or `max`.")
    .exactOptional(),
  worse_cases: worseCasesSchema.exactOptional(),
  newly_failing: count.nullable(),
  newly_passing: count.nullable(),
  least_flips: count
    .describe('The fewest flipped cases that can be significant beside the other gates. Absent without a flip test.')
    .exactOptional(),
  can_flag: figure.describe('The smallest drop that is flagged with 80 % power; `null` if none or unknown.'),
  can_rule_out: figure.describe('The smallest drop that this result rules out; `null` if none.'),
  figures_unit: z
    .enum(['absolute', 'relative'])
    .describe('The unit of `can_flag` and `can_rule_out`; `relative`: a share of the baseline.'),
  cases_needed: figure.describe('Cases needed to flag a drop of twice the margin with 80 % power.'),
  cases_to_settle: figure.describe('Cases needed to rule out a drop of the margin with 80 % power if nothing changed.'),
  checks: checksSchema,
  agreement: z
    .strictObject({
      kappa: z.number(),
      low: figure,
      high: figure,
      n: count.describe('The number of cases that both the judge and a person graded.'),
      least: z.number().describe('The required kappa if `kappa` is lower, so the gate only warns.').exactOptional(),
      needed: count.describe('The required number of labels if `n` is lower; the gate still decides.').exactOptional(),
    })
    .describe("The judge's agreement with `human_labels`: quadratic weighted kappa and its 95 % interval.")
    .exactOptional(),
  warnings: texts,
  marks: texts.describe('The warnings to show beside the verdict.').exactOptional(),
})

/** A gate as it was decided. */
export type GateResult = DeepReadonly<z.infer<typeof gateResultSchema>>

/** Returns the value that `min` and `max` limit: the candidate's value, or Infinity if it is infinite; `null` if there is none. */
export function limitedValue(input: Pick<GateResult, 'candidate_value' | 'infinite'>): number | null {
  const { candidate_value: value, infinite } = input
  return value ?? (infinite?.includes('candidate') === true ? Infinity : null)
}
