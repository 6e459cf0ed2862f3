import type { CaseMeans } from '../case-means.js'
import type { GoldenCase } from '../suite/case.js'
import type { Judgments } from './judgments.js'
import type { MetricSettings, Unit } from '../metric.js'
import type { Observation } from './observation.js'
import type { Run } from './run.js'
import type { Scoring } from '../suite/scoring.js'

export type TableFormat = 'text' | Unit

export interface TableColumn {
  readonly title: string
  readonly format: TableFormat
  /** Columns of one group stand next to each other, below its name where a document can show that. */
  readonly group?: string
  /** What the column means, for a document that can show it on request. */
  readonly hint?: string
}

/** Null is "not measured", never 0. */
export type TableValue = string | number | null

/** A value with a judgement of it, which is shown as a colour and as a mark. */
export interface MarkedValue {
  readonly value: TableValue
  readonly mark: 'good' | 'fair' | 'poor'
}

export type TableCell = TableValue | MarkedValue

/** A table in addition to the metrics: plain data, whose text from targets and suites is hostile until a renderer escapes it. */
export interface RunTable {
  /** `route-tier-usage`. */
  readonly id: string
  readonly title: string
  /** What it comes to, for the line that it folds into: `80 / 15 / 5 %`. */
  readonly gist?: string
  /** `comment`: folded there too; `page`: only in documents that are opened on purpose. */
  readonly place: 'comment' | 'page'
  /** It has ids of cases, which a report with details `none` must not show. */
  readonly names_cases?: true
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
  /** What the shares of each column after the first are shares of, where that is one number; absent elsewhere. */
  readonly totals?: readonly number[]
  /** Sentences below the table: how it is sorted, what is left out. */
  readonly notes: readonly string[]
}

/** One trial as a table sees it. */
export interface TableTrial {
  readonly golden: GoldenCase
  readonly trial: number
  readonly observation: Observation
  readonly judgments: Judgments | null
  readonly scores: Readonly<Record<string, number>>
  readonly unscored: Readonly<Record<string, string>>
}

/** What a table may look at in addition to the trials. */
export interface TableContext {
  readonly settings: MetricSettings
  readonly scoring: Scoring
}

/** One arm of a report. */
export interface TableArm {
  /** As the report calls it. */
  readonly name: string
  /** Its header: cases, settings, metrics, summaries. */
  readonly run: Run
  /** What its trials scored. */
  readonly means: CaseMeans
}

/**
 * A table under way: `add` takes the trials of an arm, whose number is its place in the list that `build` gets; null where none are looked
 * at.
 */
export interface OpenTable {
  readonly add: ((arm: number, trial: TableTrial) => void) | null
  /** Null when there is nothing to show. */
  readonly build: (arms: readonly TableArm[]) => RunTable | null
}

/** An entry of the registry of tables. */
export interface TableDefinition {
  readonly name: string
  readonly title: string
  readonly source: string
  readonly open: (context: TableContext) => OpenTable
}
