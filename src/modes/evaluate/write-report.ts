import { join } from 'node:path'
import type { Badges } from '../../model/badge.js'
import type { CaseData } from '../../model/case-data.js'
import type { CaseTable } from '../../model/case-table.js'
import type { Report } from '../../model/report.js'
import { REGISTRY as RENDERERS } from '../../report/render/index.js'
import { startWriting } from '../../io/write-aside.js'
import { readPageAssets } from './read-page-assets.js'

export interface WrittenReport {
  readonly report: Report
  /** Markdown, without the hidden marker. */
  readonly comment: string
  readonly summary: string
  /** Absolute paths, by what is printed beside them. */
  readonly files: {
    readonly comment: string
    readonly report: string
    readonly document: string
    readonly cases?: string
    readonly badge?: string
    readonly 'pass rate'?: string
  }
}

/** What only some reports have. */
export interface ReportData {
  readonly outputFolder: string
  /** Without it the page has no list of cases. */
  readonly cases?: CaseData
  /** For cases.csv. */
  readonly caseTable?: CaseTable
  readonly badges?: Badges
}

/** Writes what every report has, comment.md, report.html and report.md, and of the rest what there is. */
export async function writeReport(report: Report, data: ReportData): Promise<WrittenReport> {
  const { outputFolder, badges, caseTable } = data
  const pathOf = ({ file }: { readonly file: string }): string => join(outputFolder, file)
  const files = {
    comment: pathOf(RENDERERS.comment),
    report: pathOf(RENDERERS.html),
    document: pathOf(RENDERERS.markdown),
    ...(caseTable !== undefined && { cases: pathOf(RENDERERS.csv) }),
    ...(badges !== undefined && { badge: pathOf(RENDERERS['verdict-badge']) }),
    ...(badges?.pass_rate && { 'pass rate': pathOf(RENDERERS['pass-rate-badge']) }),
  }
  const writing = startWriting()
  // The largest first: it is written while the others are made.
  if (files.cases !== undefined) writing.write(files.cases, RENDERERS.csv.render(report, data))
  const { cases } = data
  const page = readPageAssets()
  writing.write(files.report, RENDERERS.html.render(report, cases === undefined ? { page } : { page, cases }))
  const comment = RENDERERS.comment.render(report)
  writing.write(files.comment, comment)
  writing.write(files.document, RENDERERS.markdown.render(report))
  for (const name of ['verdict-badge', 'pass-rate-badge'] as const) {
    const badge = RENDERERS[name].render(report, data)
    if (badge !== '') writing.write(pathOf(RENDERERS[name]), badge)
  }
  await writing.finish()
  return { report, comment, summary: RENDERERS.summary.render(report), files }
}
