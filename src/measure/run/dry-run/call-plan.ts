import { countOf, formatCount, formatMoney } from '../../../format/format-number.js'
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

/**
 * What rounds will ask, and what they will hardly decide: a line each.
 * @example describeRounds({ cap: 3, expected: 160, most: 216, without_looks: null, hopeless: {} }, 60) // ['60 cases in at most 3 rounds: about 160 answers if unchanged, 216 at most.']
 */
export function describeRounds(
  { cap, expected, most, without_looks: blind, hopeless }: PlannedAnswers,
  cases: number,
): readonly string[] {
  const answers =
    most === expected
      ? countOf(most, 'answer')
      : `about ${countOf(expected, 'answer')} if unchanged, ${formatCount(most)} at most`
  return [
    `${countOf(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${countOf(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
    ...Object.entries(hopeless).map(([id, enough]) => {
      const cure =
        enough === null ? 'more cases, or a wider margin, would' : `about ${formatCount(enough)} such cases would`
      return `The gate ${id} will hardly be decided if nothing changed, since these cases are too few for its margin: ${cure} do.`
    }),
  ]
}

/** What a run would ask, before anything is asked. */
export interface CallPlan {
  readonly suite: string
  readonly cases: number
  readonly rows: readonly PlannedCalls[]
  /** By model, rows without one left out. */
  readonly models: readonly {
    readonly model: string
    readonly calls: PlannedCalls['calls']
    readonly usd: number | null
    /** US dollars for a million tokens; null is unknown. */
    readonly price: { readonly input: number; readonly output: number } | null
  }[]
  /** Null as soon as a row's is. */
  readonly usd: number | null
  readonly budget: {
    readonly max_cost_usd: number | null
    readonly max_cost_usd_per_month: number | null
    /** Of this month; null without such a limit. */
    readonly spent_usd: number | null
  }
  /** Null: in one pass. */
  readonly rounds: PlannedAnswers | null
  /** Null where nothing can follow. */
  readonly again: PlannedAgain | null
  /** A cache is looked at before anything is asked, which is left out of account here. */
  readonly has_cache: boolean
  /** Variants with `nightly: false`. */
  readonly left_out_at_night: readonly string[]
}

/** What is known of a question to the judge before it is asked: one bound for each case that it would be asked of. */
export interface QuestionBounds {
  readonly question: JudgedQuestion
  readonly readings: PlannedCalls['calls']
  /** Null where it costs nothing. */
  readonly bounds: readonly (UsageBound | null)[]
}

/** No key is needed to say what a call could use, and none is sent anywhere. */
export const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null }

const BASIS: Readonly<Record<PlannedCalls['basis'], string>> = {
  earlier: 'as in the earlier run',
  bound: 'at most',
  declared: 'as max_trial_cost_usd says',
  none: 'costs nothing',
  unknown: 'unknown until it is asked',
}

const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', '']

/** A plan as text: a row for each variant and question, prices by model, what it comes to, and the limits. */
export function writePlan(plan: CallPlan): string {
  const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget
  const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []))
  return [
    `Nothing was asked. ${plan.suite} would ask for ${countOf(plan.cases, 'case')}:`,
    '',
    ...align([HEAD, ...plan.rows.map(writeRow)]),
    '',
    ...(plan.rounds === null ? [] : describeRounds(plan.rounds, plan.cases)),
    ...plan.models.map(
      ({ model, calls, usd, price }) =>
        `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${formatMoney(price.input)} in, ${formatMoney(price.output)} out, per million tokens)`}`,
    ),
    `In total ${writeUsd(plan.usd)}, without retries.`,
    ...(plan.again === null ? [] : [writeAgain(plan.again)]),
    ...(plan.has_cache ? ['Cached answers are counted as if they were asked, but cost nothing.'] : []),
    ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
    budget === null
      ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
      : `The budget of this run is ${formatMoney(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
    ...(month === null
      ? []
      : [
          `This month ${formatMoney(spent ?? 0)} of ${formatMoney(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not suffice: it may stop the run' : ''}.`,
        ]),
    ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
  ].join('\n')
}

function isLess(leftUsd: number, wantedUsd: number | null): boolean {
  return wantedUsd !== null && leftUsd < wantedUsd
}

function writeRow({ what, name, model, calls, tokens, usd, basis }: PlannedCalls): readonly string[] {
  const count = (value: number | undefined): string => (value === undefined ? '?' : formatCount(value))
  const isFree = basis === 'none'
  return [
    what === 'target' ? name : `judge: ${name}`,
    model ?? (isFree ? '–' : '?'),
    writeRange(calls),
    isFree ? '–' : count(tokens?.input),
    isFree ? '–' : count(tokens?.output),
    usd === null ? '?' : formatMoney(usd),
    BASIS[basis],
  ]
}

const AGAIN: Readonly<Record<PlannedAgain['because'], string>> = {
  'zero-tolerance': 'Cases that broke are asked again (zero tolerance)',
  night: 'A night that looks worse is measured once more',
}

function writeAgain({ because, trials, calls, usd }: PlannedAgain): string {
  return `${AGAIN[because]}: at most ${countOf(trials, 'trial')}, ${countOf(calls, 'call')}, ${writeUsd(usd)} more.`
}

function writeRange({ least, most }: PlannedCalls['calls']): string {
  const [low, high] = [formatCount(least), formatCount(most)]
  return low === high ? low : `${low} to ${high}`
}

function writeUsd(usd: number | null): string {
  return usd === null ? 'an unknown sum' : formatMoney(usd)
}

function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
