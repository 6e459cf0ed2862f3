import type { CaseData, CaseTable, PageAssets } from '../../model/result/case-data.js'
import type { Annotation, Badges } from '../../model/result/report.js'
import type { TestResults } from '../../model/run/result-file.js'

/** The options of all renderers; each uses those that apply to it. */
export interface RenderOptions {
  /** Markdown before the verdict in the first line of a comment; may be empty. */
  readonly lead?: string
  /** Markdown in the line below the verdict; may be empty. */
  readonly label?: string
  /** The scripts of the page. If absent, the page has none and describes its charts in words. */
  readonly page?: PageAssets
  /** Absent if no case may be named; only a page with scripts can show the cases. */
  readonly cases?: CaseData
  /** The table of cases; empty if absent. */
  readonly caseTable?: CaseTable
  /** Annotations of golden cases that broke; paths start at the repository's root. */
  readonly broken?: readonly Annotation[]
  /** The tests; none if absent. */
  readonly results?: TestResults
  /** The badges; none if absent. */
  readonly badges?: Badges
  /** Columns of the terminal; 80 by default. */
  readonly width?: number
  /** Whether a terminal also shows what a comment folds; off by default. */
  readonly isVerbose?: boolean
  /** Whether bold and dim text is marked by ANSI codes; off by default. */
  readonly color?: boolean
}
