import { z } from 'zod'
import { COMPARISON_SCHEMA_VERSION, type Comparison } from './comparison.js'
import { FINDING_SUBJECTS, RECOMMENDATION_SUBJECTS } from './finding.js'
import { reliabilitySchema } from './reliability-schema.js'
import { GATES_FROM } from '../suite/rules.js'
import { gateSchema, metricFactsSchema } from '../run/snapshot-schema.js'
import { GATE_VERDICTS, RUN_VERDICTS } from './verdict.js'

const figure = z.number().nullable()
const count = z.int().nonnegative()
const texts = z.array(z.string())
export const rowSchema = z
  .enum(['mcnemar', 'paired-t', 'log-ratio', 'per-run', 'stratified-exact', 'stratified-permutation', 'exact'])
  .nullable()

export const runReferenceSchema = z.strictObject({
  run_id: z.string(),
  variant: z.string(),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  started_at: z.string(),
  trials_per_case: z.int().positive(),
  models: texts.exactOptional(),
})

export const intervalSchema = z.strictObject({
  low: z.number(),
  high: z.number(),
  method: z.enum(['tango', 't', 'cr2-t', 'point', 'bootstrap']),
})

const bound = z.strictObject({
  method: z.enum(['tango', 't', 'gaffke', 'bootstrap-t', 'cr2-t', 'cluster-gaffke', 'cluster-bootstrap-t']),
  value: figure,
  above_margin: z.boolean(),
  share_at_or_below: z.number().exactOptional(),
})

const metricComparison = z.strictObject({
  metric: metricFactsSchema,
  n: count,
  row: rowSchema,
  baseline: figure,
  candidate: figure,
  delta: figure,
  interval: intervalSchema.nullable(),
  p: figure,
  reason: z.string().nullable(),
  marks: texts.exactOptional(),
})

const listedMetric = metricComparison.extend({ p_adjusted: figure })

const ends = z.strictObject({ low: z.number(), high: z.number() })

const checks = z.strictObject({
  exact_p: z.number().exactOptional(),
  exact_p_log10: z.number().exactOptional(),
  chi2: figure.exactOptional(),
  chi2_corrected: figure.exactOptional(),
  newcombe10: ends.exactOptional(),
  sign_flip_p: figure.exactOptional(),
  wilcoxon_pratt_p: figure.exactOptional(),
  mcnemar_first_trial_p: z.number().exactOptional(),
  cohen_dz: figure.exactOptional(),
  hedges_g: figure.exactOptional(),
  percentile: ends.exactOptional(),
  bca: ends.nullable().exactOptional(),
  studentised: ends.nullable().exactOptional(),
  matched_trials: z.strictObject({ p: z.number(), delta: z.number() }).exactOptional(),
})

const gateResult = z.strictObject({
  gate: gateSchema,
  metric: metricFactsSchema,
  verdict: z.enum(GATE_VERDICTS),
  suspect: z.boolean(),
  failed: z.boolean(),
  reason: z.string(),
  n: count,
  row: rowSchema,
  clusters: count.nullable(),
  baseline: figure,
  candidate: figure,
  candidate_value: figure,
  delta: figure,
  interval: intervalSchema.nullable(),
  p: figure,
  p_adjusted: figure,
  df: figure,
  bounds: z.array(bound),
  ratio_of_means: figure,
  scored_share: z.strictObject({ baseline: figure, candidate: figure }),
  missing_unevenly: z.boolean(),
  borderline: z.boolean(),
  broken_by: texts.exactOptional(),
  newly_failing: count.nullable(),
  newly_passing: count.nullable(),
  least_flips: count.exactOptional(),
  can_flag: figure,
  can_rule_out: figure,
  figures_unit: z.enum(['absolute', 'relative']),
  cases_needed: figure,
  checks,
  warnings: texts,
  marks: texts.exactOptional(),
})

const passes = z.strictObject({ passed: count, trials: count })

const flip = z.strictObject({
  case_id: z.string(),
  critical: z.boolean(),
  baseline: passes,
  candidate: passes,
  kind: z.enum(['newly-failing', 'newly-passing', 'flaky']),
  confirmed: z.boolean(),
})

export const verdictSchema = z.strictObject({
  word: z.enum(RUN_VERDICTS),
  because: z
    .enum([
      'gate-failed-to-compute',
      'missing-data-floor',
      'nothing-measured',
      'absolute-bound',
      'no-baseline',
      'no-comparable-gate',
      'too-many-cases-excluded',
      'gate',
      'zero-tolerance',
      'non-inferiority-not-shown',
      'primary-gate',
      'watched-case-unscored',
      'ungated-loss',
      'no-quality-gate',
      'ungated-cases',
      'nothing-ruled-out',
    ])
    .nullable(),
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  passed: z.boolean(),
  primary: z.string().nullable(),
})

/** `comparison.json` for those who read it; `Comparison` says what the fields mean, and the compiler that they agree. */
export const comparisonSchema: z.ZodType<Comparison> = z.strictObject({
  schema_version: z.literal(COMPARISON_SCHEMA_VERSION),
  suite: z.string(),
  alpha: z.number(),
  seed: z.int(),
  inference: z.literal('these-cases').exactOptional(),
  baseline: runReferenceSchema.nullable(),
  candidate: runReferenceSchema,
  interleaved: z.boolean(),
  cases: z.strictObject({
    shared: count,
    edited: texts,
    added: texts,
    removed: texts,
    edited_failing: texts,
    stale: texts.exactOptional(),
    stale_failing: texts.exactOptional(),
    deleted: texts.exactOptional(),
    subset: z
      .strictObject({ selection: z.string(), outside: count, unasked: z.literal(true).exactOptional() })
      .exactOptional(),
  }),
  gates_changed: z.strictObject({ from: z.enum(GATES_FROM), changes: texts }).exactOptional(),
  forecast: z
    .strictObject({
      gates: z.array(z.strictObject({ gate: z.string(), text: z.string(), can_fail: z.boolean() })),
      assumed: z.string().nullable(),
    })
    .exactOptional(),
  coverage: z
    .strictObject({
      cases: count,
      uncovered: texts,
      compared: z.strictObject({ cases: count, uncovered: count }).exactOptional(),
      gated: z.boolean(),
      gateable: texts,
      losses: z.array(listedMetric),
    })
    .exactOptional(),
  metrics: z.array(listedMetric),
  gates: z.array(gateResult),
  slices: z.array(z.strictObject({ tag: z.string(), result: metricComparison, p_adjusted: z.number() })),
  flips: z.array(flip),
  zero_tolerance: texts,
  zero_tolerance_unscored: texts.exactOptional(),
  reliability: reliabilitySchema.exactOptional(),
  differences: z.array(
    z.strictObject({
      what: z.string(),
      baseline: z.string(),
      candidate: z.string(),
      changes: texts.exactOptional(),
      effect: z.string(),
      notice: z.string().exactOptional(),
    }),
  ),
  findings: z.array(
    z.strictObject({
      about: z.enum(FINDING_SUBJECTS),
      gate: z.string().nullable(),
      text: z.string(),
    }),
  ),
  recommendations: z.array(
    z.strictObject({
      about: z.enum(RECOMMENDATION_SUBJECTS),
      gate: z.string().nullable(),
      text: z.string(),
      cases: texts,
    }),
  ),
  warnings: texts,
  verdict: verdictSchema,
})
