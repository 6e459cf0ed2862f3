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
  .describe('Files of both sides, of the candidate alone, and of the baseline alone.')

/** Which files an exact figure of the source code rests on. */
export type FilesOfSides = DeepReadonly<z.infer<typeof files>>

const basis = {
  files: files.nullable().describe('Null for a figure that rests on no files.'),
  all_files: z.literal(true).describe('All files are compared, since some may be renamed.').exactOptional(),
}
const change = z.number().describe("As `delta`: oriented so that positive is better, in the gate's unit.")
const loss = { loss: marginSchema, margin: marginSchema }
const open = {
  worse: marginSchema
    .nullable()
    .describe('A loss is proven, but not whether by more than this margin; null: all is open.'),
}

/** Why a gate has its verdict, or why a metric has no test or no reliable p: facts alone, which `src/report/words` puts into words. */
export const reasonSchema = z
  .discriminatedUnion('kind', [
    // Nothing can be said.
    z.strictObject({ kind: z.literal('bug'), message: z.string() }),
    z.strictObject({ kind: z.literal('stopped'), arm, run: stoppedSchema }),
    z.strictObject({
      kind: z.literal('too-few-scored'),
      arm,
      scored: count,
      cases: count,
      floor: z.number(),
      grades: z.array(z.string()).describe('What the trials of one side lack, and so are not compared.'),
    }),
    // The two sides cannot be compared.
    z.strictObject({ kind: z.literal('no-baseline'), lost: z.enum(['none', 'unreadable', 'removed']) }),
    z.strictObject({
      kind: z.literal('redefined'),
      how: z.enum(['prices', 'judge', 'added', 'dropped', 'definition']),
    }),
    z.strictObject({ kind: z.literal('apart'), how: z.enum(['replayed', 'machines', 'jobs']) }),
    z.strictObject({ kind: z.literal('left-out'), cases: count }),
    z.strictObject({ kind: z.literal('nothing-paired') }),
    z.strictObject({ kind: z.literal('no-figure'), arms: z.array(arm), infinite: z.boolean(), figure }),
    z.strictObject({ kind: z.literal('no-value'), figure: figure.nullable() }),
    z.strictObject({ kind: z.literal('not-measured') }),
    z.strictObject({ kind: z.literal('zero-baseline') }),
    z.strictObject({ kind: z.literal('table'), how: z.enum(['none-built', 'bounds-alone', 'no-number']) }),
    z.strictObject({ kind: z.literal('code-unmeasured'), measured: arm.nullable() }),
    z.strictObject({ kind: z.literal('code-unscored'), arm, problem: z.string() }),
    z.strictObject({
      kind: z.literal('file-unscored'),
      arm,
      path: z.string(),
      line: z.int().nullable(),
      problem: z.string(),
    }),
    z.strictObject({
      kind: z.literal('languages'),
      baseline: z.string().nullable(),
      candidate: z.string().nullable(),
    }),
    z.strictObject({ kind: z.literal('no-code-value'), arms: z.array(arm) }),
    z.strictObject({ kind: z.literal('no-common-value'), files }),
    z.strictObject({
      kind: z.literal('review'),
      how: z.enum(['none', 'none-in-baseline', 'another-judge']),
      problem: z.string().nullable(),
    }),
    // Limits.
    z.strictObject({
      kind: z.literal('outside-bound'),
      side: z.enum(['min', 'max']),
      value: z.number().nullable().describe('Null: infinite.'),
      limit: z.number(),
    }),
    z.strictObject({ kind: z.literal('within-bounds') }),
    // One number on each side.
    z.strictObject({ kind: z.literal('exact'), ...basis }),
    z.strictObject({ kind: z.literal('one-reading') }),
    z.strictObject({ kind: z.literal('exact-change'), change, margin: marginSchema, within: z.boolean(), ...basis }),
    // Decided.
    z.strictObject({ kind: z.literal('beyond-threshold'), ...loss }),
    z.strictObject({ kind: z.literal('beyond-margin'), ...loss, ...test }),
    z.strictObject({ kind: z.literal('better'), gain: marginSchema, slightly: z.boolean(), ...test }),
    z.strictObject({
      kind: z.literal('unchanged'),
      cases: count,
      rules_out: marginSchema.nullable(),
    }),
    z.strictObject({ kind: z.literal('slightly-worse'), typical: z.boolean() }),
    z.strictObject({ kind: z.literal('inside-margin'), margin: marginSchema, typical: z.boolean() }),
    // Open: nothing is tested.
    z.strictObject({ kind: z.literal('single'), unit }),
    z.strictObject({ kind: z.literal('information-only'), unit, units: count, needed: count }),
    z.strictObject({ kind: z.literal('cases-missing'), ...unscored }),
    z.strictObject({ kind: z.literal('trials-missing'), ...unscored }),
    // On these cases.
    z.strictObject({
      kind: z.literal('fact'),
      change,
      changed: count.describe('Cases whose value is another.'),
      margin: marginSchema,
      within: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('range'),
      ...open,
      range: z
        .strictObject({ row: z.enum(['rounds', 'log-ratio']), low: z.number(), high: z.number() })
        .describe('Between which the true change is, oriented and scaled like `delta`.'),
      broke: count.describe('Cases that broke for sure.'),
      copies: z.boolean(),
    }),
    // Open: the test cannot tell.
    z.strictObject({ kind: z.literal('total-contradicts'), ...open, change: z.number() }),
    z.strictObject({ kind: z.literal('unequal-trials') }),
    z.strictObject({ kind: z.literal('change-only'), ...open }),
    z.strictObject({ kind: z.literal('few-clusters'), ...open, clusters: count, needed: count }),
    z.strictObject({
      kind: z.literal('limits'),
      ...open,
      flags: marginSchema.nullable(),
      rules_out: marginSchema.nullable(),
    }),
  ])
  .meta({ id: 'reason' })

export type Reason = DeepReadonly<z.infer<typeof reasonSchema>>
