// Prints and saves the figures of `npm run bench`. The last saved ones are in figures.json, which `-- --write` updates.
import { keepFigures, lastFigures } from '../keep-figures.js'

const last = lastFigures('bench')
const measured = {}

/**
 * Prints a figure with its limit, its aim and its last saved value. Returns false if the figure is above its limit. A limit must not be
 * exceeded; an aim (`null` if there is none) is only what we want to reach.
 * @param figure { name, value, unit, digits, limit, aim }
 */
export function tell({ name, value, unit, digits = 2, limit, aim = null }) {
  const show = (number) => `${number.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`
  measured[name] = Number(value.toFixed(digits))
  const before = last[name] === undefined ? '' : `last ${show(last[name])}`
  const sign = value > limit ? '✗' : aim !== null && value > aim ? '~' : '✓'
  const wanted = aim === null ? '' : `aim ${show(aim)}`
  console.log(
    `${sign} ${name.padEnd(44)}${[show(value), `limit ${show(limit)}`, wanted, before].map((one) => one.padEnd(18)).join('')}`.trimEnd(),
  )
  return value <= limit
}

/** Saves the measured figures as the last ones. */
export const keepMeasured = () => keepFigures('bench', measured)
