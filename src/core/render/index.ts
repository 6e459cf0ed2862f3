import type { Report } from '../model/report.js'
import { renderComment } from './comment.js'
import { renderHtml, type HtmlOptions } from './html.js'
import { renderJson } from './json.js'
import { renderJunit, type JunitOptions } from './junit.js'
import { renderSummary } from './summary.js'
import { renderTerminal, type TerminalOptions } from './terminal.js'

/** What a renderer may be told; each takes what concerns it. */
export type RenderOptions = TerminalOptions & JunitOptions & HtmlOptions

export interface Renderer {
  /** The name of the document when it is written to a folder. */
  readonly file: string
  readonly render: (report: Report, options?: RenderOptions) => string
}

/** Every format of a report. */
export const REGISTRY = {
  comment: { file: 'comment.md', render: renderComment },
  summary: { file: 'summary.md', render: renderSummary },
  html: { file: 'report.html', render: renderHtml },
  terminal: { file: 'report.txt', render: renderTerminal },
  json: { file: 'report.json', render: renderJson },
  junit: { file: 'junit.xml', render: renderJunit },
} as const satisfies Readonly<Record<string, Renderer>>
