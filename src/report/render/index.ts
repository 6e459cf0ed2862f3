import type { Report } from '../../model/result/report.js'
import { type BadgeOptions, renderBadge } from './badge.js'
import { type Heading, renderComment, renderSummary } from './comment.js'
import { type CsvOptions, renderCsv } from './csv.js'
import { type HtmlOptions, renderHtml } from './html.js'
import { type JunitOptions, renderJunit } from './junit.js'
import { renderMarkdown } from './markdown.js'
import { renderSarif, type SarifOptions } from './sarif.js'
import { renderTerminal, type TerminalOptions } from './terminal.js'

/** The options of all renderers; each takes what concerns it. */
export type RenderOptions = TerminalOptions &
  JunitOptions &
  SarifOptions &
  HtmlOptions &
  CsvOptions &
  BadgeOptions &
  Heading

export interface Renderer {
  /** The name of the document when it is written to a folder. */
  readonly file: string
  readonly render: (report: Report, options?: RenderOptions) => string
}

/** Every format of a report. */
export const REGISTRY = {
  comment: { file: 'comment.md', render: renderComment },
  summary: { file: 'summary.md', render: renderSummary },
  markdown: { file: 'report.md', render: renderMarkdown },
  html: { file: 'report.html', render: renderHtml },
  terminal: { file: 'report.txt', render: renderTerminal },
  junit: { file: 'junit.xml', render: renderJunit },
  sarif: { file: 'broken-cases.sarif', render: renderSarif },
  csv: { file: 'cases.csv', render: renderCsv },
  'verdict-badge': { file: 'verdict-badge.json', render: (_, options = {}) => renderBadge('verdict', options) },
  'pass-rate-badge': { file: 'pass-rate-badge.json', render: (_, options = {}) => renderBadge('pass_rate', options) },
} as const satisfies Readonly<Record<string, Renderer>>
