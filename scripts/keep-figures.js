// Saves the figures that a program measured to scripts/<program>/figures.json, and updates README and docs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

const pathOf = (program) => fileURLToPath(new URL(`${program}/figures.json`, import.meta.url))

/** Returns the figures that a program saved last, or {} if there are none. */
export function lastFigures(program) {
  return existsSync(pathOf(program)) ? JSON.parse(readFileSync(pathOf(program), 'utf8')).figures : {}
}

/** Saves the figures of a program and updates the docs. Figures that were not measured this time keep their old values. */
export function keepFigures(program, measured) {
  const figures = { ...lastFigures(program), ...measured }
  const kept = { date: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length, figures }
  writeFileSync(pathOf(program), `${JSON.stringify(kept, null, 2)}\n`)
  fillPages()
}

/** Writes the saved figures of all programs into the docs. */
export function fillPages() {
  execFileSync(process.execPath, [fileURLToPath(new URL('figures.js', import.meta.url))], { stdio: 'inherit' })
}
