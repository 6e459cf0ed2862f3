// What `npm run bench` measured, beside its limit, its aim, and what was measured last (figures.json, written by `-- --write`).
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('figures.json', import.meta.url))
const last = JSON.parse(readFileSync(path, 'utf8'))
const measured = {}

/**
 * Prints a figure; false when it is above its limit. A limit is what must not be lost, an aim (null: none) is what we want.
 * @param figure { name, value, unit, digits, limit, aim }
 */
export function tell({ name, value, unit, digits = 2, limit, aim = null }) {
  const show = (number) => `${number.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`
  measured[name] = Number(value.toFixed(digits))
  const before = last.figures[name] === undefined ? '' : `last ${show(last.figures[name])}`
  const sign = value > limit ? '✗' : aim !== null && value > aim ? '~' : '✓'
  const wanted = aim === null ? '' : `aim ${show(aim)}`
  console.log(
    `${sign} ${name.padEnd(44)}${[show(value), `limit ${show(limit)}`, wanted, before].map((one) => one.padEnd(18)).join('')}`.trimEnd(),
  )
  return value <= limit
}

/** Keeps what was measured as the last figures; those that were not measured stay. */
export function keepFigures() {
  const figures = { ...last.figures, ...measured }
  writeFileSync(
    path,
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length, figures }, null, 2)}\n`,
  )
}
