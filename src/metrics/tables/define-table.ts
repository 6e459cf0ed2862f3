import type { RunTable, TableArm, TableContext, TableDefinition, TableTrial } from '../../model/run/run-table.js'

/** Takes the trials of one arm, each once and in any order, and keeps little of them: there may be a hundred thousand. */
export interface Collector<Data> {
  readonly add: (trial: TableTrial) => void
  readonly finish: () => Data
}

/** A table as its file writes it. */
interface TableSpec<Data> extends Pick<RunTable, 'title' | 'place' | 'names_cases'> {
  /** Kebab-case, as the file. */
  readonly name: string
  /** The document or rule that asks for it. */
  readonly source: string
  readonly start: (context: TableContext) => Collector<Data>
  /** Gets the arms that had a trial, in order, the baseline first; null when there is nothing to show. A `place` of its own goes before the table's. */
  readonly build: (
    arms: readonly (TableArm & { readonly data: Data })[],
    context: TableContext,
  ) => (Pick<RunTable, 'columns' | 'rows' | 'notes' | 'gist'> & Partial<Pick<RunTable, 'place'>>) | null
}

/** An entry of the registry from a spec; hides what the table keeps. */
export function defineTable<Data>({ name, source, start, build, ...facts }: TableSpec<Data>): TableDefinition {
  return {
    name,
    title: facts.title,
    source,
    open: (context) => {
      const collectors = new Map<number, Collector<Data>>()
      return {
        add: (arm, trial) => {
          const collector = collectors.get(arm) ?? start(context)
          collectors.set(arm, collector)
          collector.add(trial)
        },
        build: (arms) => {
          const known = arms.flatMap((arm, index) => {
            const collector = collectors.get(index)
            return collector === undefined ? [] : [{ ...arm, data: collector.finish() }]
          })
          const built = known.length === 0 ? null : build(known, context)
          return built === null ? null : { id: name, ...facts, ...built }
        },
      }
    },
  }
}

/** The same for a table whose facts are all in the scores and the run's header, so that it need not see the trials. */
export function defineScoreTable({
  name,
  source,
  build,
  ...facts
}: Omit<TableSpec<null>, 'start' | 'build'> & {
  readonly build: (arms: readonly TableArm[], context: TableContext) => ReturnType<TableSpec<null>['build']>
}): TableDefinition {
  return {
    name,
    title: facts.title,
    source,
    open: (context) => ({
      add: null,
      build: (arms) => {
        // A reference has scores, but neither metrics nor the text of its cases to make tables of.
        const known = arms.filter(({ means, run }) => means.trials > 0 && run.metrics.length > 0)
        const built = known.length === 0 ? null : build(known, context)
        return built === null ? null : { id: name, ...facts, ...built }
      },
    }),
  }
}
