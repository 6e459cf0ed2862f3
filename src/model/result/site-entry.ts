import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { metricFactsSchema } from '../metric.js'

/** The name of a folder that cannot leave its parent: no dot at the start, no slash. */
export const folderNameSchema = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/)

/** `entry.json` of a report on a site, for the site's index. Anyone who can write to the site may have written it. */
export const siteEntrySchema = z.object({
  schema_version: z.literal(1),
  place: folderNameSchema.describe('The folder of the report on the site, such as `pr-12` or `run-4002`.'),
  suite: folderNameSchema,
  /** When the report was added, ISO 8601. */
  at: z.iso.datetime(),
  kind: z
    .enum(['pull-request', 'night', 'other'])
    .describe('What was compared. `night` includes pushes to main; `other` (compared variants) is in no trend.'),
  verdict: z.string().max(200),
  commit: z.string().max(64).nullable().default(null).describe('The measured commit; `null` if unknown.'),
  cases: z
    .object({ ids: z.array(z.string().max(1000)), tenths: z.string().regex(/^[-0-9a]*$/) })
    .default({ ids: [], tenths: '' })
    .describe('Ids of all cases, and each share of passed trials in tenths: `0` none, `a` all, `-` unscored.'),
  is_bad: z.boolean(),
  gates: z
    .array(z.object({ id: z.string().max(200), metric: metricFactsSchema, value: z.number().nullable() }))
    .describe('The values of the gates, and of cost, tokens and latency if no gate has them.'),
})
export type SiteEntry = DeepReadonly<z.infer<typeof siteEntrySchema>>
