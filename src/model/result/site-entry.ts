import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { metricFactsSchema } from '../metric.js'

/** The name of a folder that cannot leave its parent: no dot at the start, no slash. */
export const folderNameSchema = z.string().regex(/^[A-Za-z0-9][\w.-]{0,99}$/)

/** `entry.json` of a report on a site, for the site's index. Anyone who can write to the site may have written it. */
export const siteEntrySchema = z.object({
  schema_version: z.literal(1),
  place: folderNameSchema.describe('`pr-12`, `run-4002`: the folder on the site.'),
  suite: folderNameSchema,
  /** When the report was added, ISO 8601. */
  at: z.iso.datetime(),
  kind: z
    .enum(['pull-request', 'night', 'other'])
    .describe('`night`: also a push to main; `other`: variants that were tried, which no trend counts.'),
  verdict: z.string().max(200),
  commit: z.string().max(64).nullable().default(null).describe('What was measured; null where nobody says.'),
  cases: z
    .object({ ids: z.array(z.string().max(1000)), tenths: z.string().regex(/^[-0-9a]*$/) })
    .default({ ids: [], tenths: '' })
    .describe('Every case, and how many of its trials passed, in tenths: `a` all, `0` none, `-` unscored.'),
  is_bad: z.boolean(),
  gates: z
    .array(
      z.object({
        id: z.string().max(200),
        metric: metricFactsSchema,
        value: z.number().nullable(),
      }),
    )
    .describe('The gates, and what a query costs, its tokens and its latency where no gate is on them.'),
})
export type SiteEntry = DeepReadonly<z.infer<typeof siteEntrySchema>>
