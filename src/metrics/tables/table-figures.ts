import { type MetricFacts, PLAIN_FACTS } from '../../model/metric.js'
import type { RunTable, TableCell } from '../../model/run/run-table.js'
import type { Run } from '../../model/run/run.js'
import type { Gate } from '../../model/suite/gate.js'
import { REGISTRY } from './index.js'

const PREFIX = 'table.'
/** Titles of a table's column of arms. */
const ARM_TITLES: ReadonlySet<string> = new Set(['arm', 'variant'])

/**
 * Returns the facts that a gate needs of a table's figure; `null` if the name is not a figure of a table. Such a gate takes only `min` and
 * `max`.
 * @example tableFigure('table.scorecard.capability')?.id // 'table.scorecard.capability'
 */
export function tableFigure(name: string): MetricFacts | null {
  const id = name.replaceAll('_', '-')
  const found = REGISTRY.find((table) => id.startsWith(`${PREFIX}${table.name}.`))
  if (found === undefined) return null
  return {
    id,
    title: `${found.title}: ${id.slice(PREFIX.length + found.name.length + 1).replaceAll('.', ', ')}`,
    ...PLAIN_FACTS,
    measured_on: 'table',
    definition: `${id}/1`,
  }
}

/** Returns the figures of tables that the gates of a run name. */
export function tableFiguresOf({ metrics }: Pick<Run, 'metrics'>): readonly MetricFacts[] {
  return metrics.flatMap(({ id, measured_on: on }) => (on === 'table' ? (tableFigure(id) ?? []) : []))
}

/** Returns the figures of tables that some gates name, each once. */
export function tableFiguresOfGates(gates: readonly Pick<Gate, 'metric'>[]): readonly MetricFacts[] {
  return [...new Set(gates.map(({ metric }) => metric))].flatMap((name) => tableFigure(name) ?? [])
}

/**
 * Reads the numbers of an arm in some tables, by the names that gates use: `table.`, the table, what the row is about, and the column. The
 * names leave out the column of arms, the arm's own name and, if an arm has only one row, what that row is about. `null` if the table has
 * no number.
 * @example readTableFigures([scorecard], 'this PR').get('table.scorecard.developer-experience') // 62.5
 */
export function readTableFigures(tables: readonly RunTable[], arm: string): ReadonlyMap<string, number | null> {
  const figures = new Map<string, number | null>()
  for (const { id, columns, rows } of tables) {
    const ofArms = columns.findIndex(({ title }) => ARM_TITLES.has(title))
    const own = ofArms < 0 ? rows : rows.filter((row) => row[ofArms] === arm)
    // The only row of an arm needs no name: its texts, such as a grade, are not part of one.
    const isNamed = ofArms < 0 || own.length > 1
    for (const row of own) {
      const of = row.filter((_, at) => isNamed && at !== ofArms && columns[at]?.format === 'text').map(nameOf)
      for (const [at, { title, format }] of columns.entries()) {
        if (format === 'text' || (ofArms < 0 && title !== arm)) continue
        const name = [id, ...of, ...(ofArms < 0 ? [] : [nameOf(title)])].join('.')
        if (!figures.has(PREFIX + name)) figures.set(PREFIX + name, numberOf(row[at] ?? null))
      }
    }
  }
  return figures
}

/** Makes a part of a name: `Backtrack Rate ↓ 2 %` becomes `backtrack-rate-2`. */
function nameOf(cell: TableCell): string {
  return String(valueOf(cell) ?? 'none')
    .toLowerCase()
    .replaceAll(/[^a-z0-9@]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Reads the number of a cell: 90 for `90 (18/30)`; `null` for `∞` and for what was not measured. */
function numberOf(cell: TableCell): number | null {
  const value = valueOf(cell)
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return number === null || Number.isNaN(number) ? null : number
}

function valueOf(cell: TableCell): string | number | null {
  return typeof cell === 'object' && cell !== null ? cell.value : cell
}
