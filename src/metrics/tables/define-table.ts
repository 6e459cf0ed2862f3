import { countOf } from '../../format/format-number.js'
import type {
  RunTable,
  TableArm,
  TableCell,
  TableColumn,
  TableContext,
  TableDefinition,
  TableTrial,
} from '../../model/run/run-table.js'

/** Collects the trials of one arm, each once and in any order. It should keep little data: there may be a hundred thousand trials. */
export interface Collector<Data> {
  readonly start: (context: TableContext) => Data
  readonly add: (data: Data, trial: TableTrial, context: TableContext) => void
}

/** A table without the facts of its definition. `place` overrides that of the definition; notes that are `null` or false are dropped. */
interface TableContent
  extends Pick<RunTable, 'columns' | 'rows' | 'gist' | 'totals'>, Partial<Pick<RunTable, 'place'>> {
  readonly notes: readonly (string | null | false)[]
  /** True if the notes are worth showing without rows. Any other table without rows is not shown. */
  readonly is_told_by_notes?: boolean
}

/** A table as its file defines it; it is on the page unless `place` says otherwise. */
interface TableSpec<Arm> extends Pick<RunTable, 'title' | 'names_cases'>, Partial<Pick<RunTable, 'place'>> {
  /** In kebab-case, like the file. */
  readonly name: string
  /** Gets the arms that had a trial, in order, the baseline first. Returns `null` if there is nothing to show. */
  readonly build: (arms: readonly Arm[], context: TableContext) => TableContent | null
}

/** An arm, and what a table kept of its trials. */
export type ArmWithData<Data> = TableArm & { readonly data: Data }

/** Makes an entry of the registry from a spec. The entry hides the type of the kept data. */
export function defineTable<Data>(input: TableSpec<ArmWithData<Data>> & Collector<Data>): TableDefinition {
  const { start, add, ...spec } = input
  return define(spec, (context) => {
    const started = new Map<number, { readonly data: Data }>()
    return {
      add: (arm, trial) => {
        const kept = started.get(arm) ?? { data: start(context) }
        started.set(arm, kept)
        add(kept.data, trial, context)
      },
      select: (arms) =>
        arms.flatMap((arm, index) => {
          const kept = started.get(index)
          return kept === undefined ? [] : [{ ...arm, ...kept }]
        }),
    }
  })
}

/** Makes an entry for a table that needs only the scores and the run's header, so it does not read the trials. */
export function defineScoreTable(spec: TableSpec<TableArm>): TableDefinition {
  return define(spec, () => ({
    add: null,
    // A reference has scores, but no metrics and no texts of cases to make tables from.
    select: (arms) => arms.filter(({ means, run }) => means.trials > 0 && run.metrics.length > 0),
  }))
}

function define<Arm>(
  { name, title, place = 'page', build, ...facts }: TableSpec<Arm>,
  start: (context: TableContext) => {
    readonly add: ((arm: number, trial: TableTrial) => void) | null
    readonly select: (arms: readonly TableArm[]) => readonly Arm[]
  },
): TableDefinition {
  return {
    name,
    title,
    open: (context) => {
      const { add, select } = start(context)
      return {
        add,
        build: (all) => {
          const arms = select(all)
          const made = arms.length === 0 ? null : build(arms, context)
          if (made === null) return null
          const { is_told_by_notes: isToldByNotes = false, ...content } = made
          const notes = content.notes.filter((note) => typeof note === 'string')
          return content.rows.length === 0 && !isToldByNotes
            ? null
            : { id: name, title, place, ...facts, ...content, notes }
        },
      }
    },
  }
}

/** A column of a table: its title, its format, and its cell for a row. */
export type ColumnSpec<Row> = readonly [
  title: string,
  format: TableColumn['format'],
  cell: (row: Row) => TableCell,
  facts?: Pick<TableColumn, 'group' | 'hint'>,
]

/**
 * Makes the columns of a table, and one row for each item.
 * @example tabulate([{ name: 'base' }], [['arm', 'text', ({ name }) => name]]).rows // [['base']]
 */
export function tabulate<Row>(
  rows: readonly Row[],
  columns: readonly ColumnSpec<Row>[],
): Pick<RunTable, 'columns' | 'rows'> {
  return {
    columns: columns.map(([title, format, , facts]) => ({ title, format, ...facts })),
    rows: rows.map((row) => columns.map(([, , cell]) => cell(row))),
  }
}

/** Longest name that is readable in a cell. */
const NAME_LENGTH = 80

/** Cuts a name that a target or a suite gives, for use in a cell. */
export const cutName = (name: string): string => name.slice(0, NAME_LENGTH)

/** Most rows that a table shows of anything that may be long. */
export const MAX_ROWS = 20

/**
 * Writes the note about the rows that are not shown; `null` if there are none.
 * @example noteHidden(['a', 'b'], 1, ['tag', 'tags']) // '1 more tag is left out.'
 */
export function noteHidden(
  all: readonly unknown[],
  most: number,
  [one, many]: readonly [one: string, many: string],
): string | null {
  const left = all.length - most
  return left > 0 ? `${countOf(left, `more ${one} is`, `more ${many} are`)} left out.` : null
}
