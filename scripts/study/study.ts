import type { Cell } from './cell.js'
import { drawWordCurve, findLevel, type Level, type WordCurve } from './curves.js'
import { FLIPS, listCells } from './design.js'
import { enumerateCell, enumerateTables } from './enumerate.js'
import { simulateCell } from './simulate.js'

/** The contents of `docs/study.json`. */
export interface Study {
  readonly seed: number
  readonly alpha: number
  /** The number of data sets per truth in every simulated cell. */
  readonly repetitions: number
  readonly cells: readonly Cell[]
  readonly word_curves: readonly WordCurve[]
  readonly levels: readonly Level[]
}

/** The result of one task. */
export interface Part {
  readonly cells: readonly Cell[]
  readonly word_curves: readonly WordCurve[]
  readonly levels: readonly Level[]
}

/** A task: the cell with this index in `listCells`. */
export interface Task {
  readonly index: number
  readonly repetitions: number
  readonly seed: number
}

/** Does a task. The result does not depend on the worker or on the order of the tasks. */
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

/** Returns the file with one line per cell, so that a change of one cell is a diff of one line. */
export function writeStudy({ cells, word_curves, levels, ...settings }: Study): string {
  const lines = (items: readonly unknown[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')
  const head = Object.entries(settings).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  const lists = Object.entries({ cells, word_curves, levels }).map(
    ([key, list]) => `  "${key}": [\n${lines(list)}\n  ]`,
  )
  return `{\n${[...head, ...lists].join(',\n')}\n}\n`
}

/** Parses the committed results. The program wrote them itself, so only the outer shape is checked. */
export function parseStudy(text: string): Study {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null || !('cells' in parsed) || !('word_curves' in parsed)) {
    throw new Error('docs/study.json is not the results of the study')
  }
  return parsed as Study
}
