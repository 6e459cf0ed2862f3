import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'

/** Largest number of looks that is ever planned. */
export const MOST_ROUNDS = 3

/** A `varying` case answers both ways on main and is asked more often in a round than a `steady` one. */
export const CASE_CLASSES = ['steady', 'varying'] as const
export type CaseClass = (typeof CASE_CLASSES)[number]

/** The plan of one gate. */
const gatePlanSchema = z.strictObject({
  id: z.string().min(1),
  /** m in the unit of the mean difference, or of log ratios for a relative margin on the log scale. */
  margin: z.number().nonnegative(),
  /** Number of standard errors from D to the ends of its range: `lower` for no regression, `change` for any change. */
  heights: z.strictObject({ lower: z.number(), change: z.number() }),
  /** The first round after which `no-regression` is possible; `null` for a margin of 0, with which it is not. */
  first: z.int().positive().max(MOST_ROUNDS).nullable(),
  /** Whether not even all rounds are expected to rule out a loss of the margin; `null` for a margin of 0. */
  hopeless: z.boolean().nullable(),
  /** The loss that the first look is expected to rule out if nothing changed. */
  slack: z.number().nonnegative(),
})
export type GatePlan = DeepReadonly<z.infer<typeof gatePlanSchema>>

/** The `plan` of run.json: everything that is fixed from main alone, written before the first request. */
export const roundsPlanSchema = z.strictObject({
  /** Largest number of rounds. */
  cap: z.int().positive().max(MOST_ROUNDS),
  alpha: z.number(),
  /** Number of tries of a case of each class in every round. */
  tries: z.strictObject({ steady: z.int().positive(), varying: z.int().positive() }),
  /** By case id. A case that is missing is asked only in round 1 and is in no statistic. */
  classes: z.record(z.string(), z.enum(CASE_CLASSES)),
  gates: z.array(gatePlanSchema),
})
export type RoundsPlan = DeepReadonly<z.infer<typeof roundsPlanSchema>>

/** Returns the class of a case; `undefined` if it is in no statistic. */
export function classOf({ classes }: Pick<RoundsPlan, 'classes'>, caseId: string): CaseClass | undefined {
  return Object.hasOwn(classes, caseId) ? classes[caseId] : undefined
}
