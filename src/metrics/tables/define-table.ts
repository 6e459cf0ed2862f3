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

/** Gathers the trials of one arm, each once and in any order, and keeps little of them: there may be a hundred thousand. */
export interface Collector<Data> {
  readonly start: (context: TableContext) => Data
  readonly add: (data: Data, trial: TableTrial, context: TableContext) => void
}

/** A table without the facts of its definition. A `place` goes before that of the definition; null and false are no notes. */
interface TableContent
  extends Pick<RunTable, 'columns' | 'rows' | 'gist' | 'totals'>, Partial<Pick<RunTable, 'place'>> {
  readonly notes: readonly (string | null | false)[]
  /** Its notes are worth showing without a row; any other table without one is not shown. */
  readonly is_told_by_notes?: boolean
}

/** A table as its file writes it; on the page unless it says another `place`. */
interface TableSpec<Arm> extends Pick<RunTable, 'title' | 'names_cases'>, Partial<Pick<RunTable, 'place'>> {
  /** Kebab-case, as the file. */
  readonly name: string
  /** Gets the arms that had a trial, in order, the baseline first; null when there is nothing to show. */
  readonly build: (arms: readonly Arm[], context: TableContext) => TableContent | null
}

/** An arm and what a table kept of its trials. */
export type ArmWithData<Data> = TableArm & { readonly data: Data }

/** An entry of the registry from a spec; hides what the table keeps. */
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

/** The same for a table whose facts are all in the scores and the run's header, so that it need not see the trials. */
export function defineScoreTable(spec: TableSpec<TableArm>): TableDefinition {
  return define(spec, () => ({
    add: null,
    // A reference has scores, but neither metrics nor the text of its cases to make tables of.
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

/** A column of a table whose rows are each of one thing: its title, its format, and its cell of such a thing. */
export type Column<Row> = readonly [
  title: string,
  format: TableColumn['format'],
  cell: (row: Row) => TableCell,
  facts?: Pick<TableColumn, 'group' | 'hint'>,
]

/**
 * The columns, and a row for each of some things.
 * @example tabulate([{ name: 'base' }], [['arm', 'text', ({ name }) => name]]).rows // [['base']]
 */
export function tabulate<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Pick<RunTable, 'columns' | 'rows'> {
  return {
    columns: columns.map(([title, format, , facts]) => ({ title, format, ...facts })),
    rows: rows.map((row) => columns.map(([, , cell]) => cell(row))),
  }
}

/** Text beyond this is no reading in a cell. */
const NAME_LENGTH = 80

/** A name that a target or a suite gives, as a cell. */
export function cutName(name: string): string {
  return name.slice(0, NAME_LENGTH)
}

/** As many rows as a table shows of anything that may be long. */
export const MOST_ROWS = 20

/**
 * What a note says of those beyond the rows that are shown; null where there are none.
 * @example noteLeftOut(['a', 'b'], 1, ['tag', 'tags']) // '1 more tag is left out.'
 */
export function noteLeftOut(
  all: readonly unknown[],
  most: number,
  [one, many]: readonly [one: string, many: string],
): string | null {
  const left = all.length - most
  return left > 0 ? `${countOf(left, `more ${one} is`, `more ${many} are`)} left out.` : null
}
