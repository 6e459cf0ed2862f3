import { z } from 'zod'
import { bucketsSchema } from './buckets.js'
import { priceSchema } from './pricing.js'

const names = z.record(z.string().min(1), z.string().min(1))
const share = z.number().min(0).max(1)
const flag = z.boolean()
const anchor = z.number().positive()

/** The questions that a prompt can ask a judge about an answer: grades from 1 to 5, qualities from 0 to 1, a rubric, its claims. */
export const PROMPTED_QUESTIONS = ['answer', 'quality', 'rubric', 'claims'] as const
export type PromptedQuestion = (typeof PROMPTED_QUESTIONS)[number]
/** All questions: the prompted ones, and the similarity in meaning to an expected answer, which an embeddings model measures. */
export const JUDGED_QUESTIONS = [...PROMPTED_QUESTIONS, 'similarity'] as const
export type JudgedQuestion = (typeof JUDGED_QUESTIONS)[number]

/**
 * The suite's settings that define metrics, besides k, the success rule and prices. A metric that uses a member includes it in its
 * definition, so that changing the member affects only that metric.
 */
export const scoringSchema = z.strictObject({
  precision_divisor: z
    .enum(['k', 'returned'])
    .describe('What precision at k divides by: `k`, or the number of spans returned if that is smaller.')
    .default('k'),
  ndcg_gain: z
    .enum(['linear', 'exp'])
    .describe('Gain of a relevance in nDCG: the relevance itself (`linear`), or 2^relevance − 1 (`exp`).')
    .default('linear'),
  mrr_cutoff: z
    .int()
    .positive()
    .nullable()
    .describe('Last rank that MRR takes into account. Default: `null`, the whole list.')
    .default(null),
  always_expected_agents: z
    .array(z.string().min(1))
    .describe('Agents that may always be called, even if a case does not name them.')
    .default(['orchestrator']),
  aliases: z
    .strictObject({
      agents: names.describe('Agents’ names in replies, mapped to the suite’s: `researcher: research`.').default({}),
      tools: names.describe('Tools’ names in replies, mapped to the suite’s: `websearch: web_search`.').default({}),
      route_tiers: names.describe('Tiers’ names in replies, mapped to the suite’s: `tier1: local`.').default({}),
    })
    .describe('Maps the names of agents, tools and route tiers that the target uses to the names that the suite uses.')
    .default({ agents: {}, tools: {}, route_tiers: {} }),
  workflow: z
    .strictObject({
      strict: flag
        .describe('Whether every call that a case does not name is unexpected. If false, only forbidden calls are.')
        .default(true),
      require_trace: flag
        .describe('Whether a reply without a trace fails the workflow metrics. If false, they are unscored.')
        .default(false),
    })
    .describe('How calls of agents and tools are compared with those that a case expects.')
    .default({ strict: true, require_trace: false }),
  success_spans: z
    .enum(['any', 'critical'])
    .describe(
      'Which expected spans must be among the first `primary_k` for retrieval to succeed: `any` one, or all `critical` ones (relevance 1 or more).',
    )
    .default('any'),
  success_sources: z
    .enum(['any', 'all'])
    .describe('Which `expected_sources` retrieval must find to succeed: `any` one of them (default), or `all`.')
    .exactOptional(),
  pass_k: z
    .array(z.int().min(2).max(100))
    .min(1)
    .describe('Numbers of tries k for `success.pass@k` (any passes) and `success.pass^k` (all pass). Default: [3].')
    .exactOptional(),
  judged: z
    .array(z.enum(JUDGED_QUESTIONS))
    .describe(
      'Questions to the judge about every answer: `answer` (grades from 1 to 5), `quality` (scores from 0 to 1), `rubric`, `claims` (grounding), `similarity` (of embeddings, to the expected answer). Metrics of other questions do not apply. Success includes the judgments of expected answers and criteria.',
    )
    .default([]),
  rubric_categories: z
    .record(z.string().min(1), z.number().nonnegative())
    .nullable()
    .describe(
      'Rubric categories and their weights: `{ clarity: 2 }`. Default: `null`, the ten categories of `rubric.weighted-score`, and weight 1 for any other.',
    )
    .default(null),
  coordination_hop_threshold: share
    .describe('Lowest hop coverage, from 0 to 1, with which a coordination case succeeds.')
    .default(0.8),
  route_tiers: z
    .array(z.string().min(1))
    .min(1)
    .describe('Route tiers, cheapest first. A change to a later tier is an escalation.')
    .default(['local', 'api', 'codex']),
  calibration_buckets: bucketsSchema
    .describe('Buckets of confidence for calibration, given by their inner edges, from 0 to 1.')
    .default({ edges: [0.3, 0.6], closed: 'left' }),
  grade_scale: z
    .record(z.string().min(1), share)
    .describe('Lowest composite score, from 0 to 1, of each letter grade. A score below all of them is an F.')
    .default({ A: 0.95, B: 0.85, C: 0.75, D: 0.65 }),
  composite_weights: z
    .strictObject({ pass: z.number().nonnegative(), impl: z.number().nonnegative() })
    .describe('Weights in the composite score: `pass` of success, `impl` of the rubric score.')
    .default({ pass: 0.5, impl: 0.5 }),
  token_budget: anchor
    .describe('Tokens per query at which the token score is 0, if fewer than three variants are compared.')
    .default(4000),
  latency_anchor_s: anchor
    .describe('Seconds per query at which the latency score is 0; at 0 seconds it is 100.')
    .default(5),
  cost_anchor_usd: anchor
    .describe('US dollars per query at which the cost score is 0; at 0 dollars it is 100.')
    .default(0.1),
  component_prices: priceSchema
    .describe(
      'One price for all components of a reply, in US dollars per million tokens: `{ input: 3, output: 15 }`. Default: the price of each component’s model.',
    )
    .exactOptional(),
})
export type Scoring = z.infer<typeof scoringSchema>

/** Parsed once, without the compiled parser, which would take longer. */
export const DEFAULT_SCORING: Scoring = scoringSchema.parse({}, { jitless: true })
/** The numbers of tries for `success.pass@k` and `success.pass^k` if a suite names none. */
export const DEFAULT_PASS_K: readonly number[] = [3]

/** The categories and weights of ProjectScylla's rubric, docs/design/judge-protocol.md, in its order; the weights sum to 9.5. */
export const CATEGORY_WEIGHTS = {
  functional_correctness: 2,
  completeness: 1.5,
  code_quality: 1,
  simplicity: 1,
  lack_of_duplication: 0.5,
  clarity: 1,
  documentation: 0.5,
  architectural_cleanliness: 0.5,
  efficiency: 0.5,
  cleanup_script_quality: 1,
} as const

/**
 * Which sub-results a case needs to be a success; each counts only if the case has such expectations (docs/metrics/retrieval.md#success).
 * `retrieval`: expected spans and sources. `answer`: checks, hops, abstaining, asking back, and the judge's judgments. `workflow`: agents
 * and tools. `all`: these three.
 */
export const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow', 'reported'] as const
export type SuccessRule = (typeof SUCCESS_RULES)[number]
