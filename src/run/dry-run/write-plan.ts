import { countOf, formatMoney, formatNumber } from '../../format/format-number.js'
import type { CallPlan, PlannedAgain, PlannedCalls } from './call-plan.js'

const BASIS: Readonly<Record<PlannedCalls['basis'], string>> = {
  earlier: 'as in the earlier run',
  bound: 'at most',
  declared: 'as max_trial_cost_usd says',
  none: 'costs nothing',
  unknown: 'nobody knows before it is asked',
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
    ...plan.models.map(
      ({ model, calls, usd, price }) =>
        `${model}: ${writeRange(calls)} calls, ${writeUsd(usd)}${price === null ? '' : ` (${formatMoney(price.input)} in, ${formatMoney(price.output)} out, a million tokens)`}`,
    ),
    `In all ${writeUsd(plan.usd)}, without retries.`,
    ...(plan.again === null ? [] : [writeAgain(plan.again)]),
    ...(plan.has_cache ? ['What the cache holds is counted as if it were asked, and costs nothing.'] : []),
    ...(unknown.length === 0 ? [] : [`No price is known for ${unknown.join(', ')}: set it under \`pricing\`.`]),
    budget === null
      ? 'There is no budget (max_cost_usd, --max-cost-usd).'
      : `The budget of this run is ${formatMoney(budget)}${isLess(budget, plan.usd) ? ', which is less: it may stop the run' : ''}.`,
    ...(month === null
      ? []
      : [
          `Of ${formatMoney(month)} a month ${formatMoney(spent ?? 0)} is spent${isLess(month - (spent ?? 0), plan.usd) ? ', and what is left is less: it may stop the run' : ''}.`,
        ]),
    ...(plan.left_out_at_night.length === 0 ? [] : [`Left out at night: ${plan.left_out_at_night.join(', ')}.`]),
  ].join('\n')
}

function isLess(leftUsd: number, wantedUsd: number | null): boolean {
  return wantedUsd !== null && leftUsd < wantedUsd
}

function writeRow({ what, name, model, calls, tokens, usd, basis }: PlannedCalls): readonly string[] {
  const count = (value: number | undefined): string =>
    value === undefined ? '?' : formatNumber(value, { decimals: 0 })
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
  'zero-tolerance': 'Cases that newly fail are asked again (zero tolerance)',
  night: 'A night that looks worse is measured once more',
}

function writeAgain({ because, trials, calls, usd }: PlannedAgain): string {
  return `${AGAIN[because]}: at most ${countOf(trials, 'trial')}, ${countOf(calls, 'call')}, ${writeUsd(usd)} more.`
}

function writeRange({ least, most }: PlannedCalls['calls']): string {
  const [low, high] = [formatNumber(least, { decimals: 0 }), formatNumber(most, { decimals: 0 })]
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
