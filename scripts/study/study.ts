import type { Cell } from './cell.js'
import { drawWordCurve, findLevel, type Level, type WordCurve } from './curves.js'
import { FLIPS, listCells } from './design.js'
import { enumerateCell, enumerateTables } from './enumerate.js'
import { simulateCell } from './simulate.js'

/** `docs/study.json`. */
export interface Study {
  readonly seed: number
  readonly alpha: number
  /** Data sets a truth in every cell that is not enumerated. */
  readonly repetitions: number
  readonly cells: readonly Cell[]
  readonly word_curves: readonly WordCurve[]
  readonly levels: readonly Level[]
}

/** What one piece of work gives. */
export interface Part {
  readonly cells: readonly Cell[]
  readonly word_curves: readonly WordCurve[]
  readonly levels: readonly Level[]
}

/** A piece of work: the cell with this index among `listCells`. */
export interface Task {
  readonly index: number
  readonly repetitions: number
  readonly seed: number
}

/** Does a piece of work; the same whoever does it, and in whatever order. */
export function workOut({ index, repetitions, seed }: Task): Part {
  const cell = listCells()[index]
  if (cell === undefined) throw new RangeError(`no cell ${index}`)
  if (cell.how === 'simulated') {
    return { cells: [simulateCell(cell, repetitions, seed)], word_curves: [], levels: [] }
  }
  const tables = enumerateTables(cell.n)
  return {
    cells: FLIPS.map((flips) => enumerateCell(tables, cell.n, flips)),
    word_curves: [drawWordCurve(tables, cell.n)],
    levels: FLIPS.map((flips) => findLevel(tables, cell.n, flips)),
  }
}

/** One line a cell, so that a change of one shows as one. */
export function writeStudy({ cells, word_curves, levels, ...settings }: Study): string {
  const lines = (items: readonly unknown[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')
  const head = Object.entries(settings).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const lists = Object.entries({ cells, word_curves, levels }).map(
    ([key, list]) => `  "${key}": [\n${lines(list)}\n  ]`,
  )
  return `{\n${[...head, ...lists].join(',\n')}\n}\n`
}

/** The committed results; they are the program's own, so that they are a study at all is all that is checked. */
export function parseStudy(text: string): Study {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null || !('cells' in parsed) || !('word_curves' in parsed)) {
    throw new Error('docs/study.json is not the results of the study')
  }
  return parsed as Study
}
