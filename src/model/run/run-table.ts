import { z } from 'zod'
import type { CaseMeans } from '../case-means.js'
import type { DeepReadonly } from '../deep-readonly.js'
import type { GoldenCase } from '../suite/case.js'
import type { Judgments } from './judgments.js'
import { UNITS, type MetricSettings } from '../metric.js'
import type { Run, Trial } from './run.js'
import type { Scoring } from '../suite/scoring.js'

const tableFormatSchema = z.enum(['text', ...UNITS])

export type TableFormat = z.infer<typeof tableFormatSchema>

const tableColumnSchema = z.strictObject({
  title: z.string(),
  format: tableFormatSchema.describe('How the column’s values are shown: as text, or as numbers with this unit.'),
  group: z.string().describe('Name of the column’s group, shown above neighbouring columns.').exactOptional(),
  hint: z.string().describe('What the column means.').exactOptional(),
})

export type TableColumn = DeepReadonly<z.infer<typeof tableColumnSchema>>

const tableValueSchema = z.union([z.string(), z.number()]).nullable().describe('Cell value; `null` if not measured.')

export type TableValue = z.infer<typeof tableValueSchema>

const markedValueSchema = z
  .strictObject({ value: tableValueSchema, mark: z.enum(['good', 'fair', 'poor']) })
  .describe('A value and its rating, which reports show as a colour and a mark.')

export type MarkedValue = DeepReadonly<z.infer<typeof markedValueSchema>>

const tableCellSchema = z.union([tableValueSchema, markedValueSchema])

export type TableCell = DeepReadonly<z.infer<typeof tableCellSchema>>

export const runTableSchema = z.strictObject({
  id: z.string().describe('Id of the table, such as `route-tier-usage`; described in docs/metrics/tables.md.'),
  title: z.string(),
  gist: z.string().describe('Result of the table in a few words, such as `80 / 15 / 5 %`.').exactOptional(),
  place: z.enum(['comment', 'page']).describe('Whether comments show the table too, or only full reports (`page`).'),
  names_cases: z
    .literal(true)
    .describe('Set if the table contains case ids. A report with details `none` then omits the table.')
    .exactOptional(),
  columns: z.array(tableColumnSchema),
  rows: z.array(z.array(tableCellSchema)).describe('Rows of the table, each with one cell per column.'),
  totals: z
    .array(z.number())
    .describe('Total that the shares in each column after the first refer to; absent for other tables.')
    .exactOptional(),
  notes: z.array(z.string()).describe('Sentences shown below the table: how it is sorted, what is left out.'),
})

/** A table in addition to the metrics. Plain data; text from targets and suites is untrusted until a renderer escapes it. */
export type RunTable = DeepReadonly<z.infer<typeof runTableSchema>>

/** One trial as a table sees it. */
export interface TableTrial extends Pick<Trial, 'trial' | 'observation' | 'scores' | 'unscored'> {
  readonly golden: GoldenCase
  readonly judgments: Judgments | null
}

/** The settings that a table may use in addition to the trials. */
export interface TableContext {
  readonly settings: MetricSettings
  readonly scoring: Scoring
}

/** One arm of a report. */
export interface TableArm {
  /** The arm's name in the report. */
  readonly name: string
  /** The arm's run: cases, settings, metrics, summaries. */
  readonly run: Run
  /** The scores of the arm's trials, by case. */
  readonly means: CaseMeans
}

/** A table under construction. `add` takes a trial and its arm's index in `build`'s list; `null` if the table needs no trials. */
export interface OpenTable {
  readonly add: ((arm: number, trial: TableTrial) => void) | null
  /** `null` if there is nothing to show. */
  readonly build: (arms: readonly TableArm[]) => RunTable | null
}

/** An entry of the registry of tables. */
export interface TableDefinition {
  readonly name: string
  readonly title: string
  readonly open: (context: TableContext) => OpenTable
}
