import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'

/** Largest number of looks that is ever planned. */
export const MAX_ROUNDS = 3

/** A `varying` case answers both ways on main and is asked more often in a round than a `steady` one. */
export const CASE_CLASSES = ['steady', 'varying'] as const
export type CaseClass = (typeof CASE_CLASSES)[number]

/** The plan of one gate. */
const gatePlanSchema = z.strictObject({
  id: z.string().min(1),
  margin: z.number().nonnegative().describe('m in the unit of the mean difference, or of log ratios.'),
  /** Number of standard errors from D to the ends of its range: `lower` for no regression, `change` for any change. */
  heights: z.strictObject({ lower: z.number(), change: z.number() }),
  first: z.int().positive().max(MAX_ROUNDS).nullable().describe('First round for `no-regression`; `null` if m = 0.'),
  hopeless: z.boolean().nullable().describe('Whether even all rounds would not rule out the margin; `null` if m = 0.'),
  slack: z.number().nonnegative().describe('The loss that the first look is expected to rule out if nothing changed.'),
})
export type GatePlan = DeepReadonly<z.infer<typeof gatePlanSchema>>

/** The `plan` of run.json: everything that is fixed from main alone, written before the first request. */
export const roundsPlanSchema = z.strictObject({
  cap: z.int().positive().max(MAX_ROUNDS).describe('Largest number of rounds.'),
  alpha: z.number(),
  /** Number of tries of a case of each class in every round. */
  tries: z.strictObject({ steady: z.int().positive(), varying: z.int().positive() }),
  classes: z.record(z.string(), z.enum(CASE_CLASSES)).describe('By case id. A missing case is in no statistic.'),
  gates: z.array(gatePlanSchema),
})
export type RoundsPlan = DeepReadonly<z.infer<typeof roundsPlanSchema>>

/** Returns the class of a case; `undefined` if it is in no statistic. */
export function classOf({ classes }: Pick<RoundsPlan, 'classes'>, caseId: string): CaseClass | undefined {
  return Object.hasOwn(classes, caseId) ? classes[caseId] : undefined
}
