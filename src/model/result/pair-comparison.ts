import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { gateResultSchema, listedMetricSchema, sliceComparisonSchema } from './gate-result.js'
import { passesSchema, reliabilitySchema } from './noise.js'
import { leftOutSchema } from '../run/run.js'
import { GATES_FROM } from '../suite/rules.js'
import { runVerdictSchema } from './verdict.js'

const count = z.int().nonnegative()
const texts = z.array(z.string())

export const runReferenceSchema = z.strictObject({
  run_id: z.string(),
  variant: z.string(),
  commit: z.string().nullable(),
  dirty: z.literal(true).describe('What was measured has changes that the commit has not.').exactOptional(),
  branch: z.string().nullable(),
  started_at: z.string(),
  trials_per_case: z.int().positive(),
  models: texts.describe('The models that answered, sorted; absent when the target names none.').exactOptional(),
})

/** The fields of a run that a report needs to name it. */
export type RunReference = DeepReadonly<z.infer<typeof runReferenceSchema>>

const passes = passesSchema.describe('Passes and scored trials of `success`.')

const flipSchema = z.strictObject({
  case_id: z.string(),
  critical: z.boolean(),
  baseline: passes,
  candidate: passes,
  kind: z
    .enum(['newly-failing', 'newly-passing', 'flaky'])
    .describe(
      '`newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise.',
    ),
  confirmed: z.boolean().describe('By zero tolerance.'),
})

/** A case whose success changed between the arms. */
export type Flip = DeepReadonly<z.infer<typeof flipSchema>>

const differenceSchema = z.strictObject({
  what: z.string().describe('`target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
  baseline: z
    .string()
    .describe('The value itself if it is a word or a number, otherwise the beginning of its fingerprint.'),
  candidate: z.string(),
  changes: texts.describe('What differs in it, a clause each, secrets hidden.').exactOptional(),
  effect: z.string().describe('What follows from it, in words.'),
  notice: z.string().describe('For the line below the verdict.').exactOptional(),
})

export type FingerprintDifference = DeepReadonly<z.infer<typeof differenceSchema>>

export const coverageSchema = z
  .strictObject({
    cases: count.describe("The candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Cases that no fail gate on a quality metric applies to.'),
    compared: z
      .strictObject({ cases: count, uncovered: count })
      .describe('The same among the cases of both runs, since new ones dilute nothing; absent when both have all.')
      .exactOptional(),
    gated: z.boolean().describe('A fail gate on a quality metric exists.'),
    gateable: texts.describe('Metrics that could gate them: at most three, those of most cases first.'),
    losses: z
      .array(listedMetricSchema)
      .describe('Quality metrics that got worse among them, the worst first, adjusted over those measured there.'),
  })
  .describe('Cases whose quality no gate looks at; absent when a quality gate looks at every case.')

export type Coverage = DeepReadonly<z.infer<typeof coverageSchema>>

const gateForecastSchema = z.strictObject({
  gate: z.string(),
  text: z.string().describe('A clause about the gate: `flags drops of 13 points or more (40 cases)`.'),
  can_fail: z.boolean().describe('False when it can never fail as it stands.'),
})

/** The changes that one gate could detect in a suite of this many cases. */
export type GateForecast = DeepReadonly<z.infer<typeof gateForecastSchema>>

const forecastSchema = z
  .strictObject({
    gates: z.array(gateForecastSchema),
    assumed: z.string().nullable().describe('What was assumed, in a sentence.'),
  })
  .describe('What the gates could flag, before there are two runs to learn from; absent with a baseline.')

export type Forecast = DeepReadonly<z.infer<typeof forecastSchema>>

const subsetSchema = z
  .strictObject({
    selection: z.string(),
    outside: count.describe('Cases of the baseline outside it.'),
    unasked: z
      .literal(true)
      .describe('The comparison did not ask for this part: the cases outside it count as removed.')
      .exactOptional(),
  })
  .describe('The part of the suite that the run asked for; absent for a whole run.')

const changeSchema = z
  .strictObject({
    cases: count.describe('Of the base.'),
    edited: texts,
    removed: texts,
    disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
    asked: texts.describe('Those of them that were asked as the base has them: they are compared.'),
    unasked: texts.describe('Cases that must never start to fail and were not asked as the base has them.'),
    is_accepted: z.boolean().describe('By a person, with the label.'),
    accept_label: z.string().nullable().describe('The label that accepts it; null where there is none to set.'),
  })
  .describe('What the change did to the cases of its base; absent where it did nothing, or nobody knows them.')

/**
 * The stages at which a case may break, in the order of an answer: its passage is not retrieved, is below the ranks that count, or is cut
 * from the context; the answer is wrong although it had the passage; the answer is wrong and needs no passage; it called other agents or
 * tools.
 */
export const BROKEN_STAGES = ['retrieval', 'rank', 'context', 'answer', 'answer-alone', 'workflow'] as const

const casesSchema = z.strictObject({
  shared: count.describe('Cases in both runs, same text.'),
  edited: texts,
  added: texts,
  removed: texts,
  disabled: texts.describe('Those of the removed that are switched off.').exactOptional(),
  edited_failing: texts.describe('Edited cases that now fail in the candidate.'),
  stale: texts.describe('Cases whose expectations no longer fit the code.').exactOptional(),
  stale_failing: texts.describe('Stale cases that now fail in the candidate.').exactOptional(),
  first_look: z
    .strictObject({ cases: count, of: count })
    .describe('So many cases of all were asked; absent: all of them.')
    .exactOptional(),
  quarantined: texts.describe('Cases in quarantine (`flaky`): no gate looks at them.').exactOptional(),
  deleted: texts
    .describe("Cases whose expected spans the candidate's change deleted: they are compared, and fail.")
    .exactOptional(),
  change: changeSchema.exactOptional(),
  subset: subsetSchema.exactOptional(),
})

export const pairComparisonSchema = z.strictObject({
  suite: z.string(),
  alpha: z.number(),
  seed: z.int(),
  inference: z.literal('these-cases').describe('What the verdict is about; absent: cases like these.').exactOptional(),
  asked: z
    .strictObject({
      rounds: count.describe('Complete rounds; 1 for a run without a plan.'),
      cap: count.describe('The most rounds.'),
      planned: z
        .strictObject({ expected: count.describe('If nothing changed.'), most: count })
        .describe('Answers of the plan, without those that are asked on; absent where nothing is decided in rounds.')
        .exactOptional(),
      answers: count.describe("The change's tries, all of them."),
      asked_on: count.describe('Those asked because their case had failed all its tries, or for a fact once more.'),
      main: z.strictObject({ least: count, most: count }).nullable().describe("Main's tries of a case."),
      refuted_by: z
        .enum(['main', 'change'])
        .nullable()
        .describe('Whose answers to one question differed although the target is declared to always answer alike.'),
    })
    .describe('What a verdict on these cases rests on; absent: cases like these.')
    .exactOptional(),
  baseline: runReferenceSchema.nullable(),
  candidate: runReferenceSchema,
  interleaved: z.boolean().describe('Both arms ran interleaved in one job.'),
  cases: casesSchema,
  gates_changed: z
    .strictObject({ from: z.enum(GATES_FROM), changes: texts })
    .describe("How this change's gates and settings differ from its base's, and whose were used.")
    .exactOptional(),
  forecast: forecastSchema.exactOptional(),
  coverage: coverageSchema.exactOptional(),
  metrics: z.array(listedMetricSchema),
  gates: z.array(gateResultSchema),
  slices: z.array(sliceComparisonSchema),
  flips: z.array(flipSchema),
  concentration: z
    .strictObject({ trait: z.string(), tag: z.string().nullable(), cases: texts })
    .describe(
      'What the newly failing cases share more often than by chance, such as "tagged auth", and which of them do; absent if nothing is found.',
    )
    .exactOptional(),
  broken_stages: z
    .array(z.strictObject({ stage: z.enum(BROKEN_STAGES), cases: texts }))
    .describe('Where newly failing cases broke, as far as the target reports it; absent where it reports none.')
    .exactOptional(),
  zero_tolerance: texts,
  zero_tolerance_doubted: texts
    .describe(
      'Confirmed failures by the word of a judge that agrees with people less than the suite asks: they fail nothing.',
    )
    .exactOptional(),
  zero_tolerance_unscored: texts
    .describe('Cases in the scope of zero tolerance that passed in the baseline and have no score now.')
    .exactOptional(),
  reliability: reliabilitySchema.describe('Absent when no case was tried twice.').exactOptional(),
  differences: z.array(differenceSchema),
  warnings: texts,
  left_out: z
    .array(leftOutSchema.extend({ sides: z.array(z.enum(['baseline', 'candidate'])) }))
    .describe(
      'Scores in the results of another harness that are no numbers, so that nothing compares them; absent where there are none.',
    )
    .exactOptional(),
  corpus_renamed: z
    .strictObject({ expected: z.int(), retrieved: z.int() })
    .describe(
      'How many ids the cases expect and how many others the candidate retrieved, of which none is in the baseline either; absent: some are.',
    )
    .exactOptional(),
  ungated: texts
    .describe('Metrics that would have a default gate, if the target of either run reported them. Absent: none.')
    .exactOptional(),
  verdict: runVerdictSchema,
})

/** A candidate's run compared with a baseline, metric by metric and case by case, with the decisions; without one, its measurements. */
export type PairComparison = DeepReadonly<z.infer<typeof pairComparisonSchema>>
