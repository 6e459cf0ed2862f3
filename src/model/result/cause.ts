import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { marginSchema } from '../metric.js'
import { FIGURES } from '../run/run-figure.js'
import { stoppedSchema } from '../run/run.js'

const count = z.int().nonnegative()
const arm = z.enum(['baseline', 'candidate'])
const figure = z.enum(FIGURES)
const unit = z.enum(['case', 'cluster'])
const test = { p: z.number(), alpha: z.number() }
const unscored = { baseline: count, candidate: count }
const files = z
  .strictObject({ common: count, added: count, gone: count })
  .describe('Numbers of files on both sides, only in the candidate, and only in the baseline.')

/** The files that an exact figure of the source code is computed from. */
export type FilesOfSides = DeepReadonly<z.infer<typeof files>>

const basis = {
  files: files.nullable().describe('How many files were compared; `null` if the figure is not computed from files.'),
  all_files: z
    .literal(true)
    .describe('Set if all files are compared, because some may have been renamed.')
    .exactOptional(),
}
const change = z.number().describe('The change, as in `delta`: positive is better.')
const loss = { loss: marginSchema, margin: marginSchema }
const open = {
  worse: marginSchema
    .nullable()
    .describe('The margin, if a loss is proven that may or may not exceed it; `null` if no loss is proven.'),
}

const cause = <Kind extends string, Facts extends z.ZodRawShape>(kind: Kind, facts: Facts) =>
  z.strictObject({ kind: z.literal(kind), ...facts })

/** Why a gate has its verdict, or why a metric has no test or no reliable p. Facts only; `src/report/words` puts them into words. */
export const causeSchema = z
  .discriminatedUnion('kind', [
    // Nothing can be concluded.
    cause('bug', { message: z.string() }),
    cause('stopped', { arm, run: stoppedSchema }),
    cause('too-few-scored', {
      arm,
      scored: count,
      cases: count,
      floor: z.number(),
      grades: z
        .array(z.string())
        .describe('Grades that some trials of the arm lack but others of the case have; those trials are unscored.'),
      most_frequent: z
        .strictObject({ reason: z.string(), trials: count, unscored: count })
        .describe(
          'The most frequent reason why trials of the arm are unscored, its number of trials, and the number of unscored trials.',
        )
        .exactOptional(),
    }),
    // The two sides cannot be compared.
    cause('no-baseline', { lost: z.enum(['none', 'unreadable', 'removed']) }),
    cause('redefined', { how: z.enum(['prices', 'judge', 'added', 'dropped', 'definition']) }),
    cause('apart', { how: z.enum(['replayed', 'machines', 'jobs']) }),
    cause('left-out', { cases: count }),
    cause('nothing-paired', {}),
    cause('no-figure', { arms: z.array(arm), infinite: z.boolean(), figure }),
    cause('no-value', { figure: figure.nullable() }),
    cause('not-measured', {}),
    cause('zero-baseline', {}),
    cause('table', { how: z.enum(['none-built', 'bounds-alone', 'no-number']) }),
    cause('code-unmeasured', { measured: arm.nullable() }),
    cause('code-unscored', { arm, problem: z.string() }),
    cause('file-unscored', { arm, path: z.string(), line: z.int().nullable(), problem: z.string() }),
    cause('languages', { baseline: z.string().nullable(), candidate: z.string().nullable() }),
    cause('no-code-value', { arms: z.array(arm) }),
    cause('no-common-value', { files }),
    cause('review', { how: z.enum(['none', 'none-in-baseline', 'another-judge']), problem: z.string().nullable() }),
    // Limits.
    cause('outside-bound', {
      side: z.enum(['min', 'max']),
      value: z.number().nullable().describe("The candidate's value; `null` if it is infinite."),
      limit: z.number(),
    }),
    cause('within-bounds', {}),
    // One number on each side.
    cause('exact', { ...basis }),
    cause('one-reading', {}),
    cause('exact-change', { change, margin: marginSchema, within: z.boolean(), ...basis }),
    // Decided.
    cause('beyond-threshold', { ...loss }),
    cause('beyond-margin', { ...loss, ...test }),
    cause('better', { gain: marginSchema, slightly: z.boolean(), ...test }),
    cause('unchanged', { cases: count, rules_out: marginSchema.nullable() }),
    cause('slightly-worse', { typical: z.boolean() }),
    cause('inside-margin', { margin: marginSchema, typical: z.boolean() }),
    // Open: nothing is tested.
    cause('single', { unit }),
    cause('information-only', { unit, units: count, needed: count }),
    cause('cases-missing', { ...unscored }),
    cause('trials-missing', { ...unscored }),
    // On these cases.
    cause('fact', {
      change,
      changed: count.describe('The number of cases whose value changed.'),
      margin: marginSchema,
      within: z.boolean(),
    }),
    cause('range', {
      ...open,
      range: z
        .strictObject({ row: z.enum(['rounds', 'log-ratio']), low: z.number(), high: z.number() })
        .describe('The range that contains the true change, in the unit of `delta`; positive is better.'),
      broke: count.describe('The number of cases that broke beyond chance.'),
      copies: z.boolean(),
    }),
    // Open: the test is inconclusive.
    cause('total-contradicts', { ...open, change: z.number() }),
    cause('unequal-trials', {}),
    cause('change-only', { ...open }),
    cause('few-clusters', { ...open, clusters: count, needed: count }),
    cause('limits', { ...open, flags: marginSchema.nullable(), rules_out: marginSchema.nullable() }),
  ])
  .meta({ id: 'reason' })

export type Cause = DeepReadonly<z.infer<typeof causeSchema>>
