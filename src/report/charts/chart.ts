import type { Drawing, NoDrawing } from '../../model/chart.js'
import type { Comparison } from '../../model/comparison.js'
import type { TrendRow } from '../../model/history.js'
import type { RunTable } from '../../model/run-table.js'
import type { Tournament } from '../../model/tournament.js'

/**
 * Who reads the texts of a chart. `page`: whoever may read the report, so they name arms and route tiers as the suite does.
 * `service`: a chart service as well, so only numbers, names of metrics and names that Goldenpair itself gives may stand in them.
 */
export type Audience = 'page' | 'service'

/** The values of some metrics, by metric id: a row a case, in it one value an arm (the mean over its trials), null where unscored. */
export type CaseValues = Readonly<Record<string, readonly (readonly (number | null)[])[]>>

/** What charts of any number of arms are made of. */
export interface ArmsInput {
  readonly audience: Audience
  /** As the tables call them, the baseline first. */
  readonly arms: readonly string[]
  readonly tables: readonly RunTable[]
  /** Of the metrics that charts ask for by `needs`; in a comparison over the paired cases. */
  readonly values: CaseValues
}

export interface ChartInput extends ArmsInput {
  readonly comparison: Comparison
  /** Earlier runs, the oldest first; empty where none are known. */
  readonly history: readonly TrendRow[]
}

export interface VariantsInput extends ArmsInput {
  readonly tournament: Tournament
}

/** A chart: data in, Chart.js configuration out, or why there is none. */
export interface Chart {
  readonly id: string
  /** `moved`: in a comment when one of the metrics that it is `about` clearly did; beyond four charts the least clear stay on the page. */
  readonly in_comment: 'always' | 'moved' | 'never'
  /** What the ids of its metrics start with; the primary gate's metric itself is `primary`. */
  readonly about: readonly string[]
  /** Ids of the metrics whose values by case it looks at; `primary` is that of the primary gate. */
  readonly needs?: (primary: string | null) => readonly string[]
  readonly draw: (input: ChartInput) => Drawing | NoDrawing
  /** For three to ten variants; absent where a chart is about one difference. */
  readonly drawVariants?: (input: VariantsInput) => Drawing | NoDrawing
}
