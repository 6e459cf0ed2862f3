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
  format: tableFormatSchema.describe('How its values are shown: as text, or as numbers with a unit.'),
  group: z.string().describe('Columns of one group are next to each other, under its name.').exactOptional(),
  hint: z.string().describe('What the column means.').exactOptional(),
})

export type TableColumn = DeepReadonly<z.infer<typeof tableColumnSchema>>

const tableValueSchema = z.union([z.string(), z.number()]).nullable().describe('Null is "not measured", never 0.')

export type TableValue = z.infer<typeof tableValueSchema>

const markedValueSchema = z
  .strictObject({ value: tableValueSchema, mark: z.enum(['good', 'fair', 'poor']) })
  .describe('A value and its rating, which reports show as a colour and a mark.')

export type MarkedValue = DeepReadonly<z.infer<typeof markedValueSchema>>

const tableCellSchema = z.union([tableValueSchema, markedValueSchema])

export type TableCell = DeepReadonly<z.infer<typeof tableCellSchema>>

export const runTableSchema = z.strictObject({
  id: z.string().describe('`route-tier-usage`: also the name of its section in docs/metrics.md.'),
  title: z.string(),
  gist: z.string().describe('Its result in a few words:  `80 / 15 / 5 %`.').exactOptional(),
  place: z.enum(['comment', 'page']).describe('Whether the comment shows it too, or only documents opened on purpose.'),
  names_cases: z
    .literal(true)
    .describe('It contains case ids, which a report with details `none` must not show.')
    .exactOptional(),
  columns: z.array(tableColumnSchema),
  rows: z.array(z.array(tableCellSchema)).describe('A cell for each column.'),
  totals: z
    .array(z.number())
    .describe('The number that each column after the first shows shares of, if it is the same for the column.')
    .exactOptional(),
  notes: z.array(z.string()).describe('Sentences below the table: how it is sorted, what is left out.'),
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
