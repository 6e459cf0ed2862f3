import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import {
  type GateResult,
  gateResultSchema,
  listedMetricSchema,
  sliceComparisonSchema,
  type WorseCases,
} from './gate-result.js'
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
  dirty: z.literal(true).describe('Set if the checkout had uncommitted changes.').exactOptional(),
  branch: z.string().nullable(),
  started_at: z.string(),
  trials_per_case: z.int().positive(),
  models: texts.describe('The models that answered, sorted. Absent if the target names none.').exactOptional(),
})

/** The fields of a run that a report needs to name it. */
export type RunReference = DeepReadonly<z.infer<typeof runReferenceSchema>>

const passes = passesSchema.describe('How many scored trials of the case passed (`success`), and how many there are.')

const flipSchema = z.strictObject({
  case_id: z.string(),
  critical: z.boolean(),
  baseline: passes,
  candidate: passes,
  kind: z
    .enum(['newly-failing', 'newly-passing', 'flaky'])
    .describe(
      '`newly-failing`: all baseline trials pass, no candidate trial does; `newly-passing`: the reverse; `flaky`: other changes of the pass rate.',
    ),
  confirmed: z.boolean().describe('Whether zero tolerance counts the case as a proven failure.'),
})

/** A case whose success changed between the arms. */
export type Flip = DeepReadonly<z.infer<typeof flipSchema>>

const differenceSchema = z.strictObject({
  what: z.string().describe('What differs: `target`, `pricing`, `metrics`, `models`, `trials`, `seed` …'),
  baseline: z
    .string()
    .describe("The baseline's value if it is a word or a number, otherwise the beginning of its fingerprint."),
  candidate: z.string(),
  changes: texts.describe('The differences in detail, as clauses without secrets.').exactOptional(),
  effect: z.string().describe('What the difference means for the comparison, in words.'),
  notice: z.string().describe('A sentence about the difference for the line below the verdict.').exactOptional(),
})

export type FingerprintDifference = DeepReadonly<z.infer<typeof differenceSchema>>

export const coverageSchema = z
  .strictObject({
    cases: count.describe("The number of the candidate's cases that were asked, without stale ones."),
    uncovered: texts.describe('Ids of the cases that no fail gate on a quality metric applies to.'),
    compared: z
      .strictObject({ cases: count, uncovered: count })
      .describe('How many cases both runs have, and how many of them are uncovered. Absent if both have all, or none.')
      .exactOptional(),
    gated: z.boolean().describe('Whether there is any fail gate on a quality metric.'),
    gateable: texts.describe('Up to three metrics that could gate uncovered cases, those that score most cases first.'),
    losses: z
      .array(listedMetricSchema)
      .describe('Quality metrics that got worse on the uncovered cases, worst first, adjusted over all tested there.'),
  })
  .describe('The cases without a gate on their quality. Absent if every case has one.')

export type Coverage = DeepReadonly<z.infer<typeof coverageSchema>>

const gateForecastSchema = z.strictObject({
  gate: z.string(),
  text: z.string().describe('What the gate could detect, as a clause: "flags drops of 13 points or more (40 cases)".'),
  can_fail: z.boolean().describe('Whether the gate can ever fail as it is set.'),
})

/** The changes that one gate could detect in a suite of this many cases. */
export type GateForecast = DeepReadonly<z.infer<typeof gateForecastSchema>>

const forecastSchema = z
  .strictObject({
    gates: z.array(gateForecastSchema),
    assumed: z
      .string()
      .nullable()
      .describe('The assumptions of the forecast, in a sentence; `null` if there are none.'),
  })
  .describe('The changes that the gates could detect, estimated from one run. Absent if a baseline exists or existed.')

export type Forecast = DeepReadonly<z.infer<typeof forecastSchema>>

const subsetSchema = z
  .strictObject({
    selection: z.string(),
    outside: count.describe('The number of baseline cases outside the subset.'),
    unasked: z
      .literal(true)
      .describe('Set if only the run, not the comparison, chose the subset; cases outside it then count as removed.')
      .exactOptional(),
  })
  .describe('The part of the suite that the run asked, if that leaves out baseline cases. Absent otherwise.')

const changeSchema = z
  .strictObject({
    cases: count.describe('The number of cases of the base in the compared subset.'),
    edited: texts,
    removed: texts,
    disabled: texts.describe('Ids of the cases in `removed` that still exist but are disabled.').exactOptional(),
    asked: texts.describe('Ids of changed cases that were also asked as the base defines them, so they are compared.'),
    unasked: texts.describe('Ids of cases under zero tolerance that were not asked as the base defines them.'),
    is_accepted: z.boolean().describe('Whether a person accepted the edits with the label.'),
    accept_label: z.string().nullable().describe('The label that accepts the edits; `null` if there is none to set.'),
  })
  .describe("How the change edits the cases of its base. Absent if it edits none or the base's cases are unknown.")

/**
 * The stages at which a case may break, in the order of an answer: its passage is not retrieved, is below the ranks that count, or is cut
 * from the context; the answer is wrong although it had the passage; the answer is wrong and needs no passage; it called other agents or
 * tools.
 */
export const BROKEN_STAGES = ['retrieval', 'rank', 'context', 'answer', 'answer-alone', 'workflow'] as const

const casesSchema = z.strictObject({
  shared: count.describe('The number of compared cases: in both runs with the same text.'),
  edited: texts,
  added: texts,
  removed: texts,
  disabled: texts.describe('Ids of the cases in `removed` that still exist but are disabled.').exactOptional(),
  renamed: z
    .array(z.strictObject({ from: z.string(), to: z.string() }))
    .describe('Removed cases with the new case that asks the same question. Absent if there are none.')
    .exactOptional(),
  edited_failing: texts.describe('Ids of the edited cases that fail in the candidate.'),
  stale: texts.describe('Ids of the cases whose expectations no longer fit the code; not compared.').exactOptional(),
  stale_failing: texts.describe('Ids of the stale cases that fail in the candidate.').exactOptional(),
  first_look: z
    .strictObject({ cases: count, of: count })
    .describe('How many cases a first look asked, and of how many. Absent if all were asked.')
    .exactOptional(),
  quarantined: texts
    .describe('Ids of the cases in quarantine (marked `flaky`), which no gate includes.')
    .exactOptional(),
  deleted: texts
    .describe('Ids of the cases whose expected spans the change deleted. They are compared and fail.')
    .exactOptional(),
  change: changeSchema.exactOptional(),
  subset: subsetSchema.exactOptional(),
})

export const pairComparisonSchema = z.strictObject({
  suite: z.string(),
  alpha: z.number(),
  seed: z.int(),
  inference: z
    .literal('these-cases')
    .describe('Set if the verdict is about these cases only. Absent if about cases like these.')
    .exactOptional(),
  asked: z
    .strictObject({
      rounds: count.describe('The number of complete rounds; 1 for a run without a plan.'),
      cap: count.describe('The maximum number of rounds; 1 for a run without a plan.'),
      planned: z
        .strictObject({ expected: count.describe('The expected number of answers if nothing changed.'), most: count })
        .describe('How many answers the plan asks for, without `asked_on`. Absent if no gate is decided in rounds.')
        .exactOptional(),
      answers: count.describe('The number of all tries of the change, including `asked_on`.'),
      asked_on: count.describe('The number of extra tries, of cases that failed all tries or to confirm a fact.'),
      main: z
        .strictObject({ least: count, most: count })
        .nullable()
        .describe('The fewest and the most counted tries of a case on main; `null` without any.'),
      refuted_by: z
        .enum(['main', 'change'])
        .nullable()
        .describe('The side that gave two answers to a question of a target declared deterministic; otherwise `null`.'),
    })
    .describe('How many tries a verdict about these cases is based on. Absent if it is about cases like these.')
    .exactOptional(),
  baseline: runReferenceSchema.nullable(),
  candidate: runReferenceSchema,
  interleaved: z.boolean().describe('Whether both arms ran interleaved in one job.'),
  cases: casesSchema,
  gates_changed: z
    .strictObject({ from: z.enum(GATES_FROM), changes: texts })
    .describe("How the change's gates and settings differ from its base's, and which were used. Absent if equal.")
    .exactOptional(),
  forecast: forecastSchema.exactOptional(),
  coverage: coverageSchema.exactOptional(),
  metrics: z.array(listedMetricSchema),
  gates: z.array(gateResultSchema),
  slices: z.array(sliceComparisonSchema),
  flips: z.array(flipSchema),
  concentration: z
    .strictObject({
      gate: z
        .string()
        .describe('The gate on another metric whose worse cases these are; else they newly fail.')
        .exactOptional(),
      trait: z.string(),
      tag: z.string().nullable(),
      cases: texts,
    })
    .describe(
      'A trait that newly failing cases (or those behind the loss of a gate) share more often than by chance, such as "tagged auth", and the ids of those with it. Absent if none is found.',
    )
    .exactOptional(),
  broken_stages: z
    .array(z.strictObject({ stage: z.enum(BROKEN_STAGES), cases: texts }))
    .describe('The stages at which newly failing cases broke, if the target reports them. Absent if none is known.')
    .exactOptional(),
  zero_tolerance: texts,
  zero_tolerance_doubted: texts
    .describe('Ids of confirmed failures that rest on a judge that agrees too little with people. They fail nothing.')
    .exactOptional(),
  zero_tolerance_unscored: texts
    .describe('Ids of cases under zero tolerance that passed in the baseline and have no score now.')
    .exactOptional(),
  reliability: reliabilitySchema
    .describe('What repeated trials show. Absent if no case was tried twice.')
    .exactOptional(),
  differences: z.array(differenceSchema),
  warnings: texts,
  left_out: z
    .array(leftOutSchema.extend({ sides: z.array(z.enum(['baseline', 'candidate'])) }))
    .describe(
      'Scores of another harness that are not compared: they are not numbers, or the baseline does not have them. Absent if there are none.',
    )
    .exactOptional(),
  corpus_renamed: z
    .strictObject({ expected: z.int(), retrieved: z.int() })
    .describe(
      'Set if the corpus seems renamed: how many ids the cases expect, and how many the candidate retrieved (none of them in the baseline).',
    )
    .exactOptional(),
  ungated: texts
    .describe('Metrics without a gate because no answer of either side has a value. Absent if there are none.')
    .exactOptional(),
  verdict: runVerdictSchema,
})

/** A candidate's run compared with a baseline, metric by metric and case by case, with the decisions; without one, its measurements. */
export type PairComparison = DeepReadonly<z.infer<typeof pairComparisonSchema>>

type Decided = Pick<PairComparison, 'gates' | 'verdict'>

/** Returns the gate that decides the run's verdict. */
export function primaryGate({ gates, verdict }: Decided): GateResult | null {
  return gates.find((result) => result.gate.id === verdict.primary) ?? null
}

/** Returns the gates whose failure fails the run, the primary one first. */
export function failedGates({ gates, verdict: { primary } }: Decided): GateResult[] {
  return gates
    .filter((result) => result.failed && result.gate.severity === 'fail')
    .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
}

/** A gate and the cases behind its loss. */
export type GateLoss = GateResult & { readonly worse_cases: WorseCases }

/**
 * Returns the gate whose worse cases are to be opened first: the first that fails, or the primary one if it cannot tell; `null` if cases
 * that broke (`flips`) explain the verdict.
 */
export function findGateToOpen(comparison: Decided): GateLoss | null {
  const failed = failedGates(comparison)
  const primary = primaryGate(comparison)
  const deciding = failed.length > 0 ? failed : primary === null ? [] : [primary]
  if (deciding.some(({ metric }) => metric.id === 'success')) return null
  return deciding.find((result): result is GateLoss => result.worse_cases !== undefined) ?? null
}
