import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { replaceFile } from '../../io/files.js'
import type { PageAssets } from '../../model/result/case-data.js'
import type { Report } from '../../model/result/report.js'
import { REGISTRY as RENDERERS } from '../../report/render/index.js'
import type { RenderOptions } from '../../report/render/render-options.js'

export type WrittenReport = Awaited<ReturnType<typeof writeReport>>

/** The data that only some reports have. */
export interface ReportData extends Pick<RenderOptions, 'cases' | 'caseTable' | 'badges'> {
  readonly outputFolder: string
}

/**
 * Writes the files of every report, comment.md, report.html and report.md, and those for which there are data. Returns
 * the absolute paths of the files, by the words that are printed next to them; the comment is without the hidden marker.
 */
export async function writeReport(report: Report, data: ReportData) {
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
  if (files.cases !== undefined) await replaceFile(files.cases, RENDERERS.csv.render(report, data))
  const { cases } = data
  const page = readPageAssets()
  await replaceFile(files.report, RENDERERS.html.render(report, cases === undefined ? { page } : { page, cases }))
  const comment = RENDERERS.comment.render(report)
  await replaceFile(files.comment, comment)
  await replaceFile(files.document, RENDERERS.markdown.render(report, cases === undefined ? {} : { cases }))
  for (const name of ['verdict-badge', 'pass-rate-badge'] as const) {
    const badge = RENDERERS[name].render(report, data)
    if (badge !== '') await replaceFile(pathOf(RENDERERS[name]), badge)
  }
  return { report, comment, summary: RENDERERS.summary.render(report), files }
}

const CHART_LIBRARY = 'chart.umd.min.js'
/** The own scripts of a page, in the order in which they run: each uses the ones before it. */
const OWN_SCRIPTS = {
  report: ['dom.js', 'figures.js', 'case-data.js', 'case-list.js', 'markdown.js', 'case-view.js', 'start.js'],
  site: ['dom.js', 'case-data.js', 'site.js'],
}

/** Where the files are: next to the bundle, where scripts/build.js puts them, or in this repository. */
const PLACES = [
  { chart: './assets/', own: './assets/page/' },
  { chart: '../../../node_modules/chart.js/dist/', own: '../../report/page/' },
]

/**
 * Reads Chart.js and the page's own scripts. The own scripts become one, because they share names, none of which is
 * visible outside. They are read synchronously: waiting for so many small files would take longer than reading them.
 */
export function readPageAssets(page: keyof typeof OWN_SCRIPTS = 'report'): PageAssets {
  // Relative to this module, which in the bundle is the bundle.
  const urlOf = (path: string): URL => new URL(path, import.meta.url)
  const place = PLACES.find(({ chart }) => existsSync(urlOf(`${chart}${CHART_LIBRARY}`)))
  if (place === undefined) throw new Error('the scripts of the HTML report are missing next to the program')
  const parts = OWN_SCRIPTS[page].map((name) => readFileSync(urlOf(`${place.own}${name}`), 'utf8'))
  const script = `(() => {\n'use strict'\n${parts.join('\n')}})()\n`
  return {
    scripts: [...(page === 'report' ? [readFileSync(urlOf(`${place.chart}${CHART_LIBRARY}`), 'utf8')] : []), script],
    hash: (text) => createHash('sha256').update(text).digest('base64'),
    deflate: (text) => deflateSync(text).toString('base64'),
  }
}
