import { z } from 'zod'
import { runSchema } from '../../model/run.js'
import { gateSchema, goldenCaseSchema, metricFactsSchema } from '../../model/snapshot-schema.js'

/** `run.json` with its snapshots of cases, gates and metrics checked as deeply as everything else. */
export const storedRunSchema = runSchema.extend({
  cases: z.array(goldenCaseSchema),
  gates: z.array(gateSchema),
  metrics: z.array(metricFactsSchema),
})
