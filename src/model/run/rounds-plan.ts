import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'

/** More looks than these are never planned. */
export const MOST_ROUNDS = 3

/** A `varying` case answers both ways on main and is asked more often in a round than a `steady` one. */
export const CASE_CLASSES = ['steady', 'varying'] as const
export type CaseClass = (typeof CASE_CLASSES)[number]

/** What is fixed for one gate. */
const gatePlanSchema = z.strictObject({
  id: z.string().min(1),
  /** m in the unit of the mean difference; of log ratios for a relative margin on that scale. */
  margin: z.number().nonnegative(),
  /** How many standard errors from D the ends of its range are: `lower` for no regression, `change` for any change. */
  heights: z.strictObject({ lower: z.number(), change: z.number() }),
  /** The first round after which no regression can be shown; null for a margin of 0, which nothing shows. */
  first: z.int().positive().max(MOST_ROUNDS).nullable(),
  /** Not even all rounds are expected to rule out a loss of the margin; null for a margin of 0. */
  hopeless: z.boolean().nullable(),
  /** The loss that the first look is expected to rule out if nothing changed. */
  slack: z.number().nonnegative(),
})
export type GatePlan = DeepReadonly<z.infer<typeof gatePlanSchema>>

/** The `plan` of run.json: all that is fixed from main alone, written before the first request. */
export const roundsPlanSchema = z.strictObject({
  /** The most rounds. */
  cap: z.int().positive().max(MOST_ROUNDS),
  alpha: z.number(),
  /** How often a case of each class is asked in every round. */
  tries: z.strictObject({ steady: z.int().positive(), varying: z.int().positive() }),
  /** By case. A case that is not here is asked in round 1 alone and is in no statistic. */
  classes: z.record(z.string(), z.enum(CASE_CLASSES)),
  gates: z.array(gatePlanSchema),
})
export type RoundsPlan = DeepReadonly<z.infer<typeof roundsPlanSchema>>

/** The class of a case; undefined where it is in no statistic. */
export function classOf({ classes }: Pick<RoundsPlan, 'classes'>, caseId: string): CaseClass | undefined {
  return Object.hasOwn(classes, caseId) ? classes[caseId] : undefined
}
