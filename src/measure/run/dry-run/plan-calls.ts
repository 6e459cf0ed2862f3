import { completePricing, costOfTokens, findPrice } from '../../../metrics/cost/price-reply.js'
import { CONFIRMING_TRIALS } from '../../../model/result/confirmation.js'
import type { Run } from '../../../model/run/run.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import { isWatched, type Suite } from '../../../model/suite/suite.js'
import type { UsageBound } from '../../../model/run/judging.js'
import type { JudgedQuestion } from '../../../model/suite/scoring.js'

/** One row of the plan. Tokens and dollars are for all calls together, without retries. */
export interface PlannedCalls {
  readonly what: 'target' | 'judge'
  /** The variant, the question, or `code review`. */
  readonly name: string
  /** `null` if not set. */
  readonly model: string | null
  /** `least`: with the fewest readings and no retries; `most`: the maximum. */
  readonly calls: { readonly least: number; readonly most: number }
  readonly tokens: { readonly input: number; readonly output: number } | null
  readonly usd: number | null
  /**
   * Source of the numbers. `earlier`: measured in an earlier run; `bound`: the maximum of each call; `declared`:
   * `max_trial_cost_usd` of the suite; `none`: free.
   */
  readonly basis: 'earlier' | 'bound' | 'declared' | 'none' | 'unknown'
}

/** Trials that may follow the plan; not included in its sums. */
export interface PlannedAgain {
  /** `zero-tolerance`: newly failing cases are asked again; `night`: a night that looks worse is measured once more. */
  readonly because: 'zero-tolerance' | 'night'
  /** The maximum number of trials, and the maximum number of calls for all of them. */
  readonly trials: number
  readonly calls: number
  /** Without retries; `null` if a row's cost is unknown. */
  readonly usd: number | null
}

/** Planned answers of one arm that is asked in rounds. */
export interface PlannedAnswers {
  readonly cap: number
  /** Expected number if nothing changed. */
  readonly expected: number
  readonly most: number
  /** Why no gate is checked between rounds, so that all are asked, as a clause; `null` if they are. */
  readonly without_looks: string | null
  /** Gates that even all rounds will probably not decide, with the number of cases that would suffice; `null` if no number does. */
  readonly hopeless: Readonly<Record<string, number | null>>
}

/** Readings and usage bounds of one question to the judge; one bound per case that it is asked about. */
export interface QuestionBounds {
  readonly question: JudgedQuestion
  readonly readings: PlannedCalls['calls']
  /** `null` for a free call. */
  readonly bounds: readonly (UsageBound | null)[]
}

export interface PlannedVariant {
  readonly variant: string
  /** Trials per case; in rounds, the number expected if nothing changed. */
  readonly trials: number
  /** A run that was measured before; `null` if there is none. */
  readonly earlier: Pick<Run, 'summaries' | 'fingerprints'> | null
  /** One per case; `null` if the target does not know them. */
  readonly bounds: readonly UsageBound[] | null
  readonly isFree: boolean
}

export type CallPlan = ReturnType<typeof planCalls>

/** Plans what a run would ask and cost, based on an earlier run or else on the maximum usage of each call. */
export function planCalls(input: {
  readonly suite: Pick<Suite, 'name' | 'pricing' | 'retries' | 'max_cost_usd' | 'max_cost_usd_per_month' | 'variants'>
  /** Already selected. */
  readonly cases: readonly GoldenCase[]
  readonly arms: readonly PlannedVariant[]
  readonly questions: readonly QuestionBounds[]
  /** One per arm whose source code a judge would review; `null` if that is free. */
  readonly reviews: readonly (UsageBound | null)[]
  readonly spentUsd: number | null
  /** Trials per case that were recorded before and are only judged. */
  readonly recordedTrials?: number
  readonly rounds?: PlannedAnswers | null
  readonly again?: WantedAgain | null
  readonly hasCache: boolean
}) {
  const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, rounds = null, again = null, hasCache } = input
  const pricing = completePricing(suite.pricing)
  const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials)
  // Ratio of the maximum to the expected number of answers.
  const dearer = rounds === null ? 1 : rounds.most / rounds.expected
  const { retries, variants, max_cost_usd, max_cost_usd_per_month = null } = suite
  const planning = { retries, pricing, dearer }
  const targets = arms.map((arm) => planTarget(arm, { ...planning, cases: cases.length, variants }))
  const questions = input.questions.map(({ question, ...one }) =>
    planQuestion({ name: question, ...one }, { ...planning, trials }),
  )
  // One review per arm, independent of the number of cases and trials.
  const review = { name: 'code review', readings: { least: 1, most: 1 }, bounds: reviews }
  const [target] = targets
  const [armTrials, judgedTrials] = [cases.length * (arms[0]?.trials ?? 0), cases.length * trials]
  const rows = [
    ...targets,
    ...questions,
    ...(reviews.length === 0 ? [] : [planQuestion(review, { ...planning, trials: 1, dearer: 1 })]),
  ]
  return {
    suite: suite.name,
    cases: cases.length,
    rows,
    /** Without rows that have no model. */
    models: groupByModel(rows, pricing),
    /** `null` if the cost of any row is unknown. */
    usd: sumUsd(rows),
    /** `spent_usd` is this month's spending; `null` without a monthly limit. */
    budget: { max_cost_usd, max_cost_usd_per_month, spent_usd: spentUsd },
    /** `null` in one pass. */
    rounds,
    /** `null` if no trials can follow. */
    again: again && target ? planAgain(again, { target, questions, armTrials, judgedTrials }) : null,
    /** Whether the run has a cache. The plan does not take it into account. */
    has_cache: hasCache,
    /** Variants with `nightly: false`. */
    left_out_at_night: Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
  }
}

/** Values that are the same for all calls of a plan. */
interface Planning extends Pick<Suite, 'retries'> {
  readonly pricing: Pricing
  /** Ratio of the maximum to the expected number of answers. */
  readonly dearer: number
}

function planTarget(
  { variant, trials, earlier, bounds, isFree }: PlannedVariant,
  { cases, retries, pricing, dearer, variants }: Planning & Pick<Suite, 'variants'> & { readonly cases: number },
): PlannedCalls {
  const least = Math.round(cases * trials)
  const most = Math.round(least * dearer) * (1 + retries)
  const row = { what: 'target' as const, name: variant, calls: { least, most } }
  if (isFree) return { ...row, model: null, tokens: null, usd: 0, basis: 'none' }
  const meanOf = (metric: string): number | null => earlier?.summaries[metric]?.mean ?? null
  const [input, output, usd] = [meanOf('tokens.input'), meanOf('tokens.output'), meanOf('cost.usd')]
  const model = earlier?.fingerprints.models.join(', ') || (bounds?.[0]?.model ?? null)
  if (usd !== null || (input !== null && output !== null)) {
    const tokens =
      input === null || output === null
        ? null
        : { input: Math.round(input * least), output: Math.round(output * least) }
    return { ...row, model, tokens, usd: usd === null ? null : usd * least, basis: 'earlier' }
  }
  if (bounds !== null && bounds.length > 0) return { ...row, ...sumBounds(bounds, trials, pricing), basis: 'bound' }
  const declared = variants[variant]?.max_trial_cost_usd
  if (declared !== undefined) return { ...row, model, tokens: null, usd: declared * least, basis: 'declared' }
  return { ...row, model, tokens: null, usd: null, basis: 'unknown' }
}

/** Plans a judge question that is asked for every trial. */
function planQuestion(
  { name, readings, bounds }: Pick<QuestionBounds, 'readings' | 'bounds'> & { readonly name: string },
  { trials, retries, pricing, dearer }: Planning & { readonly trials: number },
): PlannedCalls {
  const asked = Math.round(bounds.length * trials)
  const most = Math.round(asked * dearer) * readings.most * (1 + retries)
  const calls = { least: asked * readings.least, most }
  const row = { what: 'judge' as const, name, calls }
  const paid = bounds.filter((bound) => bound !== null)
  if (paid.length === 0) return { ...row, model: null, tokens: null, usd: 0, basis: 'none' }
  return { ...row, ...sumBounds(paid, trials * readings.least, pricing), basis: 'bound' }
}

function sumBounds(
  bounds: readonly UsageBound[],
  times: number,
  pricing: Pricing,
): Pick<PlannedCalls, 'model' | 'tokens' | 'usd'> {
  const sum = (of: (bound: UsageBound) => number): number =>
    Math.round(bounds.reduce((total, one) => total + of(one), 0) * times)
  const model = bounds[0]?.model ?? null
  const tokens = { input: sum(({ input_tokens }) => input_tokens), output: sum(({ output_tokens }) => output_tokens) }
  const cost = costOfTokens({ model, input_tokens: tokens.input, output_tokens: tokens.output }, pricing)
  return { model, tokens, usd: cost.kind === 'scored' ? cost.value : null }
}

function groupByModel(rows: readonly PlannedCalls[], pricing: Pricing) {
  const names = [...new Set(rows.flatMap(({ model }) => model ?? []))].sort()
  return names.map((model) => {
    const own = rows.filter((row) => row.model === model)
    const price = findPrice({ model }, pricing)?.price
    const sum = (end: 'least' | 'most'): number => own.reduce((total, { calls }) => total + calls[end], 0)
    return {
      model,
      calls: { least: sum('least'), most: sum('most') },
      usd: sumUsd(own),
      /** US dollars per million tokens; `null` if unknown. */
      price: price === undefined ? null : { input: price.input, output: price.output },
    }
  })
}

function sumUsd(rows: readonly PlannedCalls[]): number | null {
  const known = rows.flatMap(({ usd }) => usd ?? [])
  return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0)
}

/** Why trials may be added to the plan, and the maximum number of them. */
type WantedAgain = Pick<PlannedAgain, 'because' | 'trials'>

/**
 * Returns the maximum number of trials in a second look: for zero tolerance, those that bring each watched case to
 * `CONFIRMING_TRIALS` trials; for a night, a complete second run. `null` if none can follow.
 */
export function findAgain(
  because: PlannedAgain['because'],
  input: {
    readonly suite: Pick<Suite, 'zero_tolerance' | 'variants'>
    readonly cases: readonly GoldenCase[]
    readonly arm: { readonly variant: string; readonly trials: number }
  },
): WantedAgain | null {
  const { suite, cases, arm } = input
  const isDeterministic = suite.variants[arm.variant]?.target.deterministic === true
  const watched = isDeterministic ? [] : cases.filter((golden) => isWatched(golden, suite.zero_tolerance))
  const missing = Math.max(0, CONFIRMING_TRIALS - arm.trials)
  const trials =
    because === 'zero-tolerance'
      ? watched.length * missing
      : cases.length * (watched.length > 0 ? arm.trials + missing : arm.trials)
  return trials === 0 ? null : { because, trials }
}

/** Estimates the calls and cost of these trials from the rows of the arm and of the judge's questions. */
export function planAgain(
  { because, trials }: WantedAgain,
  input: {
    readonly target: PlannedCalls
    /** Of the arm; `judgedTrials`: of all arms. */
    readonly armTrials: number
    readonly questions: readonly PlannedCalls[]
    readonly judgedTrials: number
  },
): PlannedAgain {
  const { target, armTrials, questions, judgedTrials } = input
  const parts = [
    { row: target, share: trials / armTrials, dearer: 1 },
    // The cost of a rubric row is that of its fewest readings.
    ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
  ]
  const usd = parts.reduce<number | null>(
    (sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer),
    0,
  )
  const calls = Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0))
  return { because, trials, calls, usd }
}
