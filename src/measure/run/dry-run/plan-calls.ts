import { completePricing, costOfTokens, findPrice } from '../../../metrics/cost/price-reply.js'
import { CONFIRMING_TRIALS } from '../../../model/result/confirmation.js'
import type { Run } from '../../../model/run/run.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import { isWatched, type Suite } from '../../../model/suite/suite.js'
import type { UsageBound } from '../../../model/run/judging.js'
import type { JudgedQuestion } from '../../../model/suite/scoring.js'

/** A row of what a run would ask. Tokens and dollars are of all calls together, without retries. */
export interface PlannedCalls {
  readonly what: 'target' | 'judge'
  /** The variant, the question, or `code review`. */
  readonly name: string
  /** Null where it is not set. */
  readonly model: string | null
  /** With as few readings and no retries; and the most that there can be. */
  readonly calls: { readonly least: number; readonly most: number }
  readonly tokens: { readonly input: number; readonly output: number } | null
  readonly usd: number | null
  /** `earlier`: as in the run named; `bound`: no call can take more; `declared`: the suite's `max_trial_cost_usd`; `none`: it costs nothing. */
  readonly basis: 'earlier' | 'bound' | 'declared' | 'none' | 'unknown'
}

/** Trials that may follow those of the plan, and are no part of its sums. */
export interface PlannedAgain {
  /** Newly failing cases are asked again; a night that looks worse is measured once more. */
  readonly because: 'zero-tolerance' | 'night'
  /** The most that there can be, and the most calls of them all. */
  readonly trials: number
  readonly calls: number
  /** Without retries; null where a row's is. */
  readonly usd: number | null
}

/** The answers of one arm that is asked in rounds. */
export interface PlannedAnswers {
  readonly cap: number
  /** If nothing changed. */
  readonly expected: number
  readonly most: number
  /** Why nobody looks after a round, so that all are asked, as a clause; null: somebody does. */
  readonly without_looks: string | null
  /** Gates that not even all rounds are expected to decide, and how many such cases would do; null: no number does. */
  readonly hopeless: Readonly<Record<string, number | null>>
}

/** What is known of a question to the judge before it is asked: one bound for each case that it would be asked of. */
export interface QuestionBounds {
  readonly question: JudgedQuestion
  readonly readings: PlannedCalls['calls']
  /** Null where it costs nothing. */
  readonly bounds: readonly (UsageBound | null)[]
}

export interface PlannedVariant {
  readonly variant: string
  /** A case, those of rounds as expected if nothing changed. */
  readonly trials: number
  /** One that was measured before; null where there is none. */
  readonly earlier: Pick<Run, 'summaries' | 'fingerprints'> | null
  /** One for each case; null where the target cannot say. */
  readonly bounds: readonly UsageBound[] | null
  readonly isFree: boolean
}

export interface PlanCalls {
  readonly suite: Pick<Suite, 'name' | 'pricing' | 'retries' | 'max_cost_usd' | 'max_cost_usd_per_month' | 'variants'>
  /** Already selected. */
  readonly cases: readonly GoldenCase[]
  readonly arms: readonly PlannedVariant[]
  readonly questions: readonly QuestionBounds[]
  /** One for each arm whose source code a judge would review; null where that costs nothing. */
  readonly reviews: readonly (UsageBound | null)[]
  readonly spentUsd: number | null
  /** Of every case, made before, and only judged. */
  readonly recordedTrials?: number
  readonly rounds?: PlannedAnswers | null
  readonly again?: WantedAgain | null
  readonly hasCache: boolean
}

/** What a run would ask, before anything is asked. */
export type CallPlan = ReturnType<typeof planCalls>

/** What a run would ask and cost, as far as that can be known: by an earlier run, else by the most that a call can use. */
export function planCalls(input: PlanCalls) {
  const { suite, cases, arms, reviews, spentUsd, recordedTrials = 0, rounds = null, again = null, hasCache } = input
  const pricing = completePricing(suite.pricing)
  const trials = arms.reduce((sum, arm) => sum + arm.trials, recordedTrials)
  // How often the most is what is expected.
  const dearer = rounds === null ? 1 : rounds.most / rounds.expected
  const { retries, variants, max_cost_usd, max_cost_usd_per_month = null } = suite
  const planning = { retries, pricing, dearer }
  const targets = arms.map((arm) => planTarget(arm, { ...planning, cases: cases.length, variants }))
  const questions = input.questions.map(({ question, ...one }) =>
    planQuestion({ name: question, ...one }, { ...planning, trials }),
  )
  // Once an arm, whatever the number of cases and trials.
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
    /** Rows without one left out. */
    models: groupByModel(rows, pricing),
    /** Null as soon as a row's is. */
    usd: sumUsd(rows),
    /** `spent_usd` is of this month; null without such a limit. */
    budget: { max_cost_usd, max_cost_usd_per_month, spent_usd: spentUsd },
    /** Null: in one pass. */
    rounds,
    /** Null where nothing can follow. */
    again: again && target ? planAgain(again, { target, questions, armTrials, judgedTrials }) : null,
    /** A cache is looked at before anything is asked, which is left out of account here. */
    has_cache: hasCache,
    /** Variants with `nightly: false`. */
    left_out_at_night: Object.values(variants).flatMap(({ name, nightly }) => (nightly === false ? [name] : [])),
  }
}

/** What holds for all calls of a plan. */
interface Planning extends Pick<Suite, 'retries'> {
  readonly pricing: Pricing
  /** How often the most is what is expected. */
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

/** A question to the judge, asked of every trial. */
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
      /** US dollars for a million tokens; null is unknown. */
      price: price === undefined ? null : { input: price.input, output: price.output },
    }
  })
}

function sumUsd(rows: readonly PlannedCalls[]): number | null {
  const known = rows.flatMap(({ usd }) => usd ?? [])
  return known.length < rows.length ? null : known.reduce((sum, usd) => sum + usd, 0)
}

/** Why there may be more trials than are planned, and how many at most. */
type WantedAgain = Pick<PlannedAgain, 'because' | 'trials'>

/**
 * The most trials that a second look may take: those of cases that zero tolerance watches, up to `CONFIRMING_TRIALS` in all, or a night's
 * whole fresh run. Null where none can follow.
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

/** What these trials come to, by the rows of the arm and of the judge's questions. */
export function planAgain(
  { because, trials }: WantedAgain,
  input: {
    readonly target: PlannedCalls
    /** All trials of the arm, and of all arms. */
    readonly armTrials: number
    readonly questions: readonly PlannedCalls[]
    readonly judgedTrials: number
  },
): PlannedAgain {
  const { target, armTrials, questions, judgedTrials } = input
  const parts = [
    { row: target, share: trials / armTrials, dearer: 1 },
    // A rubric's dollars are those of its fewest readings.
    ...questions.map((row) => ({ row, share: trials / judgedTrials, dearer: row.calls.most / (row.calls.least || 1) })),
  ]
  const usd = parts.reduce<number | null>(
    (sum, { row, share, dearer }) => (sum === null || row.usd === null ? null : sum + row.usd * share * dearer),
    0,
  )
  const calls = Math.round(parts.reduce((sum, { row, share }) => sum + row.calls.most * share, 0))
  return { because, trials, calls, usd }
}
