import { writeFileSync } from 'node:fs'
import { listRoundsCells, simulateRounds, type Seen } from './cells.js'

/** scripts/study/rounds/figures.json */
export interface RoundsStudy {
  readonly changes: number
  readonly seed: string
  readonly cells: readonly { readonly id: string; readonly seen: readonly Seen[] }[]
}

/**
 * `npm run study -- --rounds`: verdicts on these cases, in rounds, one line a cell beside what is expected. `--write` keeps the cells for
 * docs/benchmark.md. False where a cell is off.
 */
export function studyRounds(options: {
  readonly only?: string | undefined
  readonly reps?: string | undefined
  readonly seed?: string | undefined
  readonly write?: boolean | undefined
}): boolean {
  const pattern = new RegExp(options.only ?? '', 'u')
  const listed = listRoundsCells().filter(({ id }) => pattern.test(id))
  const [changes, seed] = [Number(options.reps ?? 1000), options.seed ?? '1']
  console.log(`${listed.length} cells of verdicts in rounds, ${changes} changes each`)
  const cells = listed.map((cell) => {
    const seen = simulateRounds(cell, changes, seed)
    console.log(`${cell.id}: ${seen.map(writeSeen).join(', ')}`)
    return { id: cell.id, seen }
  })
  if (options.write === true)
    writeFileSync('scripts/study/rounds/figures.json', writeStudyOfRounds({ changes, seed, cells }))
  return cells.every(({ seen }) => seen.every((one) => !one.is_off))
}

function writeSeen({ name, value, known, most, is_off: isOff }: Seen): string {
  const beside = known === null ? `at most ${most ?? 100}` : `known ${known}`
  return `${name} ${value.toFixed(1)} (${beside})${isOff ? ' OFF' : ''}`
}

/** One line a cell, so that a change of one shows as one. */
function writeStudyOfRounds({ changes, seed, cells }: RoundsStudy): string {
  const lines = cells.map((cell) => `    ${JSON.stringify(cell)}`).join(',\n')
  return `{\n  "changes": ${changes},\n  "seed": ${JSON.stringify(seed)},\n  "cells": [\n${lines}\n  ]\n}\n`
}
