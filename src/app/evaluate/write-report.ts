import { join } from 'node:path'
import type { CaseData } from '../../core/model/case-data.js'
import type { Report } from '../../core/model/report.js'
import { REGISTRY as RENDERERS } from '../../core/render/index.js'
import { replaceFile } from '../../shell/io/replace-file.js'
import { readPageAssets } from '../../shell/page/read-page-assets.js'

export interface WrittenReport {
  readonly report: Report
  /** Markdown, without the hidden marker. */
  readonly comment: string
  readonly summary: string
  /** Absolute paths. */
  readonly files: { readonly comment: string; readonly report: string }
}

/** Writes what every report has, comment.md and report.html; without `cases` the page has no list of them. */
export async function writeReport(
  report: Report,
  { outputFolder, cases }: { readonly outputFolder: string; readonly cases?: CaseData },
): Promise<WrittenReport> {
  const files = { comment: join(outputFolder, RENDERERS.comment.file), report: join(outputFolder, RENDERERS.html.file) }
  const comment = RENDERERS.comment.render(report)
  await replaceFile(files.comment, comment)
  const page = await readPageAssets()
  await replaceFile(files.report, RENDERERS.html.render(report, cases === undefined ? { page } : { page, cases }))
  return { report, comment, summary: RENDERERS.summary.render(report), files }
}
