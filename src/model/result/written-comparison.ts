import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { candidateSchema, comparisonSchema, pairGateSchema, pairSchema, rankingSchema } from './comparison.js'
import { FINDING_SUBJECTS, RECOMMENDATION_SUBJECTS } from './finding.js'
import { gateResultSchema } from './gate-result.js'
import { listedMetricSchema, metricComparisonSchema, sliceComparisonSchema } from './metric-comparison.js'
import { coverageSchema } from './pair-comparison.js'

const reason = z
  .string()
  .describe('The cause in plain words: "unchanged on all 60 cases", "measured on different machines".')
const remark = { reason: reason.nullable() }

const metrics = z.array(listedMetricSchema.extend(remark))

const advice = { gate: z.string().nullable(), text: z.string() }

const writtenCandidate = candidateSchema.extend({
  findings: z.array(z.strictObject({ about: z.enum(FINDING_SUBJECTS), ...advice })).describe('Worst first.'),
  recommendations: z
    .array(z.strictObject({ about: z.enum(RECOMMENDATION_SUBJECTS), ...advice, cases: z.array(z.string()) }))
    .describe('The most pressing first.'),
  gates: z.array(gateResultSchema.extend({ reason })),
  metrics,
  slices: z.array(sliceComparisonSchema.extend({ result: metricComparisonSchema.extend(remark) })),
  coverage: coverageSchema.extend({ losses: metrics }).exactOptional(),
})

const writtenPair = pairSchema.extend({ gates: z.array(pairGateSchema.extend({ reason })) })

/** `comparison.json`: a comparison with its causes in plain words beside the facts. */
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

/** What stands in `comparison.json`. */
export type WrittenComparison = DeepReadonly<z.infer<typeof writtenComparisonSchema>>
