import type { Figure } from '../model/chart.js'
import { formatMoney } from '../format/format-money.js'
import { formatNumber, withUnit } from '../format/format-number.js'

const percent = (value: number): string =>
  withUnit(formatNumber(value, { decimals: Math.abs(value) >= 10 ? 0 : 1, signed: true }), '%')

/** What a chart says to one who cannot see it, in words; the text of its `alt`. */
export function describeDrawing(title: string, figure: Figure): string {
  if (figure.kind === 'intervals') {
    const rows = figure.rows.map(({ label, value, low, high }) => {
      const word = low > 0 ? 'better' : high < 0 ? 'worse' : 'may be no change'
      return `${label} ${percent(value)} (${percent(low)} to ${percent(high)}), ${word}`
    })
    return `${title} (plus is better): ${rows.join('; ')}.`
  }
  const points = figure.points.map(({ arm, x, y }) => {
    const cost = figure.x.unit === 'usd' ? formatMoney(x) : withUnit(formatNumber(x, { decimals: 0 }), 'tokens')
    return `${arm} ${formatNumber(y, { decimals: figure.y.max === null ? 2 : 1 })} for ${cost}`
  })
  return `${title}: ${points.join('; ')}.`
}
