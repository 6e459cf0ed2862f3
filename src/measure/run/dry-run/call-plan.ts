import { countOf, formatCount, formatMoney } from '../../../format/format-number.js'
import { present } from '../../../model/omit-undefined.js'
import { alignColumns } from '../../../report/render/text-width.js'
import type { CallPlan, PlannedAgain, PlannedAnswers, PlannedCalls } from './plan-calls.js'

/**
 * Describes what rounds will ask of all arms together, and which gates they will hardly decide; one line each.
 * @example describeRounds({ cap: 3, expected: 160, most: 216, without_looks: null, hopeless: {} }, { cases: 60, arms: 1 }) // ['60 cases in at most 3 rounds: about 160 answers if unchanged, 216 at most.']
 */
export function describeRounds(
  { cap, expected, most, without_looks: blind, hopeless }: PlannedAnswers,
  { cases, arms }: { readonly cases: number; readonly arms: number },
): readonly string[] {
  const [about, all] = [expected * arms, most * arms]
  const answers =
    about === all
      ? countOf(all, 'answer')
      : `about ${countOf(about, 'answer')} if unchanged, ${formatCount(all)} at most`
  return [
    `${countOf(cases, 'case')} in ${cap === 1 || blind !== null ? '' : 'at most '}${countOf(cap, 'round')}: ${answers}${cap === 1 || blind === null ? '' : `, all of them, since ${blind}`}.`,
    ...Object.entries(hopeless).map(([id, enough]) => {
      const cure = enough === null ? 'more cases, or a wider margin,' : `about ${formatCount(enough)} such cases`
      return `If nothing changed, these cases are too few to decide the gate ${id} at its margin: ${cure} would be enough.`
    }),
  ]
}

const BASIS: Readonly<Record<PlannedCalls['basis'], string>> = {
  earlier: 'as in the earlier run',
  bound: 'at most',
  declared: 'as max_trial_cost_usd says',
  none: 'costs nothing',
  unknown: 'unknown until it is asked',
}

const HEAD = ['asked', 'model', 'calls', 'tokens in', 'tokens out', 'USD', '']

/** Formats a plan as text: a row for each variant and question, prices by model, the total, and the limits. */
export function writePlan(plan: CallPlan): string {
  const { max_cost_usd: budget, max_cost_usd_per_month: month, spent_usd: spent } = plan.budget
  const arms = plan.rows.filter(({ what }) => what === 'target').length
  const unknown = plan.models.flatMap(({ model, price }) => (price === null ? [model] : []))
  return present(
    `Nothing was asked. ${plan.suite} would ask for ${countOf(plan.cases, 'case')}:`,
    '',
    ...alignColumns([HEAD, ...plan.rows.map(writeRow)]),
    '',
    ...(plan.rounds === null ? [] : describeRounds(plan.rounds, { cases: plan.cases, arms })),
    ...plan.models.map(
      ({ model, calls, usd, price }) =>
        `${model}: ${writeRange(calls)} ${calls.most === 1 ? 'call' : 'calls'}, ${writeUsd(usd)}${price === null ? '' : ` (${formatMoney(price.input)} in, ${formatMoney(price.output)} out, per million tokens)`}`,
    ),
    `In total ${writeUsd(plan.usd)}, without retries.`,
    plan.again && writeAgain(plan.again),
    plan.has_cache && 'These figures include answers that are in the cache and cost nothing.',
    unknown.length > 0 && `No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`,
    budget === null
      ? 'There is no budget (set max_cost_usd or --max-cost-usd).'
      : `The budget of this run is ${formatMoney(budget)}${isLess(budget, plan.usd) ? ', which is less, so the run may stop early' : ''}.`,
    month !== null &&
      `This month ${formatMoney(spent ?? 0)} of ${formatMoney(month)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and the rest may not be enough, so the run may stop early' : ''}.`,
    plan.left_out_at_night.length > 0 && `Left out at night: ${plan.left_out_at_night.join(', ')}.`,
  ).join('\n')
}

const isLess = (leftUsd: number, wantedUsd: number | null): boolean => wantedUsd !== null && leftUsd < wantedUsd

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

const writeUsd = (usd: number | null): string => (usd === null ? 'an unknown sum' : formatMoney(usd))
