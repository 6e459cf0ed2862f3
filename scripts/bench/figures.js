// What `npm run bench` measured, beside its limit, its aim, and what was measured last (figures.json, written by `-- --write`).
import { keepFigures, lastFigures } from '../keep-figures.js'

const last = lastFigures('bench')
const measured = {}

/**
 * Prints a figure; false when it is above its limit. A limit is what must not be lost, an aim (null: none) is what we want.
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

/** Keeps what was measured as the last figures. */
export const keepMeasured = () => keepFigures('bench', measured)
