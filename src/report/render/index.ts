import { toOneLine } from '../../model/remove-invisible.js'
import type { Badges, Report } from '../../model/result/report.js'
import { renderComment, renderMarkdown, renderSummary } from './markdown.js'
import { renderHtml } from './html.js'
import { cutText } from '../../format/cut-text.js'
import { renderCsv, renderJunit, renderSarif } from './machine.js'
import type { RenderOptions } from './render-options.js'
import { renderTerminal } from './terminal.js'

const MAX_CHARACTERS = 60

const shorten = (text: string): string => cutText(toOneLine(text).trim(), MAX_CHARACTERS)

/** Renders one badge as JSON for shields.io's endpoint badge (schemaVersion 1), with fixed colours; empty if there is no badge. */
function renderBadge(name: keyof Badges, { badges }: RenderOptions): string {
  const badge = badges?.[name] ?? null
  if (badge === null) return ''
  const { label, message, color, is_error: isError } = badge
  const endpoint = { schemaVersion: 1, label: shorten(label), message: shorten(message), color, isError }
  return `${JSON.stringify(endpoint, null, 2)}\n`
}

export interface Renderer {
  /** The file name of the document in a folder. */
  readonly file: string
  readonly render: (report: Report, options?: RenderOptions) => string
}

/** All formats of a report. */
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
