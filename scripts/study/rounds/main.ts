import { listRoundsCells, simulateRounds } from './cells.js'

/** `npm run study -- --rounds`: verdicts on these cases, in rounds, one line a cell beside what is expected. False where a cell is off. */
export function studyRounds(options: {
  readonly only?: string | undefined
  readonly reps?: string | undefined
  readonly seed?: string | undefined
}): boolean {
  const pattern = new RegExp(options.only ?? '', 'u')
  const cells = listRoundsCells().filter(({ id }) => pattern.test(id))
  const changes = Number(options.reps ?? 1000)
  console.log(`${cells.length} cells of verdicts in rounds, ${changes} changes each`)
  let isWell = true
  for (const cell of cells) {
    const seen = simulateRounds(cell, changes, options.seed ?? '1')
    if (seen.some((one) => one.is_off)) isWell = false
    const figures = seen.map(({ name, value, known, most, is_off: isOff }) => {
      const beside = known === null ? `at most ${most ?? 100}` : `known ${known}`
      return `${name} ${value.toFixed(1)} (${beside})${isOff ? ' OFF' : ''}`
    })
    console.log(`${cell.id}: ${figures.join(', ')}`)
  }
  return isWell
}
