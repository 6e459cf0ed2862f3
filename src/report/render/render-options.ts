import type { CaseData, CaseTable, PageAssets } from '../../model/result/case-data.js'
import type { Annotation, Badges } from '../../model/result/report.js'
import type { TestResults } from '../../model/run/result-file.js'

/** The options of all renderers; each takes what concerns it. */
export interface RenderOptions {
  /** In the first line of a comment, before the verdict; markdown, empty is nothing. */
  readonly lead?: string
  /** Below it, likewise. */
  readonly label?: string
  /** Scripts of the page. Absent: a page without any, whose charts are described in words. */
  readonly page?: PageAssets
  /** Absent where no case may be named; only a page with scripts can show them. */
  readonly cases?: CaseData
  /** Without it the table of cases is empty. */
  readonly caseTable?: CaseTable
  /** Remarks on golden cases that broke; paths from the root of the repository. */
  readonly broken?: readonly Annotation[]
  /** Without them there are no tests. */
  readonly results?: TestResults
  /** Without it there is no badge. */
  readonly badges?: Badges
  /** Columns of a terminal; default: 80. */
  readonly width?: number
  /** In a terminal also what a comment folds; default: off. */
  readonly isVerbose?: boolean
  /** Bold and dim by ANSI; default: off. */
  readonly color?: boolean
}
