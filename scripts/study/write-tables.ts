import { writeTable } from '../figures/fill-page.js'
import { FAMILIES, type Cell } from './cell.js'
import { shareOf, type Rate } from './rates.js'
import type { Finding, Observed } from './requirements.js'

/** Formats a share: `2.4 %`, `0 %`, `< 0.1 %`. */
export function writeShare(share: number): string {
  const percent = 100 * share
  if (percent === 0) return '0 %'
  return percent < 0.05 ? '< 0.1 %' : `${percent.toFixed(1)} %`
}

export function writeRate(rate: Rate | null | undefined): string {
  return rate === null || rate === undefined ? '–' : writeShare(shareOf(rate))
}

/** Returns a line of progress with all rates of a cell. */
export function writeCell(cell: Cell): string {
  const byFamily = (figures: Cell['false_regressed'] | Cell['power']): string =>
    FAMILIES.flatMap((gates) => (figures[gates] === undefined ? [] : [writeRate(figures[gates])])).join(' / ')
  const facts = [
    `regressed ${byFamily(cell.false_regressed)}`,
    `no-regression ${writeRate(cell.false_no_regression)} (t alone ${writeRate(cell.by_t_bound_alone)})`,
    `cleared ${writeRate(cell.cleared)}`,
    `flags ${cell.can_flag[1]?.toFixed(3) ?? '–'} power ${byFamily(cell.power)}`,
    ...(cell.coverage === null
      ? []
      : [`covers ${writeRate(cell.coverage.unchanged)} / ${writeRate(cell.coverage.margin)}`]),
  ]
  return `${cell.id}: ${facts.join(', ')}${cell.listed === null ? '' : ` [${cell.listed.why}]`}`
}

/** Returns the cell of a finding as written in a table. */
export function writeWhere({ cell, detail }: Finding): string {
  return detail === '' || detail === '1 gate' ? cell.id : `${cell.id}, ${detail}`
}

/** Writes the table of requirements: the limit, the worst rate with its cell and power, and the numbers of rates and misses. */
export function writeObserved(observed: readonly Observed[]): string {
  const rows = observed.map(({ requirement, findings, worst, misses }) => [
    requirement.title,
    requirement.required,
    worst === null ? '–' : writeRate(worst.rate),
    worst === null ? '–' : writeWhere(worst),
    worst === null ? '–' : writeRate(worst.cell.power[1]),
    String(findings.length),
    requirement.required === 'listed' ? '–' : String(misses.length),
  ])
  return writeTable(['rate', 'required', 'worst', 'where', 'power there', 'rates', 'misses'], rows)
}
