// Keeps what a program measured, and writes it where README and docs say it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

const pathOf = (program) => fileURLToPath(new URL(`${program}/figures.json`, import.meta.url))

/** What a program measured last, {} before the first time. */
export function lastFigures(program) {
  return existsSync(pathOf(program)) ? JSON.parse(readFileSync(pathOf(program), 'utf8')).figures : {}
}

/** Keeps figures as the last ones of a program; those that were not measured now stay. */
export function keepFigures(program, measured) {
  const figures = { ...lastFigures(program), ...measured }
  const kept = { date: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length, figures }
  writeFileSync(pathOf(program), `${JSON.stringify(kept, null, 2)}\n`)
  fillPages()
}

/** Writes what is kept into the docs. */
export function fillPages() {
  execFileSync(process.execPath, [fileURLToPath(new URL('figures.js', import.meta.url))], { stdio: 'inherit' })
}
