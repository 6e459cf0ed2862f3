import type { ChartImage } from '../../model/chart.js'
import { plainText, type Block, type FlipItem, type Inline, type Text } from '../../model/report.js'
import { escapeHtml } from './escape-html.js'
import { renderTable } from './html-table.js'
import { removeUnseen } from './remove-unseen.js'
import { safeUrl } from './safe-url.js'

/** A part of the page that a table of contents can lead to. */
interface Place {
  readonly id: string
  readonly title: string
}

/** Blocks on their way to a page: what must be known of the whole of it. */
export interface HtmlPage {
  /** Charts are drawn by a script; else they are told in words. */
  readonly isScripted: boolean
  /** Ids of the cases that the page lists, as it writes them. */
  readonly listed: ReadonlySet<string>
  /** In the order in which their canvases count them. */
  readonly charts: ChartImage[]
  readonly places: Place[]
  tables: number
}

function inline(part: Inline): string {
  if (typeof part === 'string') return escapeHtml(part)
  const text = escapeHtml(part.text)
  switch (part.kind) {
    case 'strong':
      return `<strong>${text}</strong>`
    case 'code':
      return `<code>${text}</code>`
    case 'link': {
      const url = safeUrl(part.url)
      return url === null ? text : `<a href="${escapeHtml(url)}" rel="noreferrer">${text}</a>`
    }
  }
}

/** Running text as HTML. */
export const renderLine = (text: Text): string => text.map(inline).join('')

/** Notes a place that can be linked to and gives its id, unique in the page: `s-all-74-metrics`. */
export function addPlace(page: HtmlPage, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const plain = `s-${words.slice(0, 6).join('-')}`
  const taken = page.places.filter(({ id }) => id === plain || id.startsWith(`${plain}_`)).length
  const id = taken === 0 ? plain : `${plain}_${taken + 1}`
  page.places.push({ id, title })
  return id
}

function heading(text: Text, page: HtmlPage): string {
  return `<h2 id="${addPlace(page, plainText(text))}">${renderLine(text)}</h2>`
}

function fold(summary: Text, content: string): string {
  return `<details><summary>${renderLine(summary)}</summary>\n${content}\n</details>`
}

/** At the top of a page what unfolds is a section of its own. */
function section(summary: Text, content: readonly Block[], page: HtmlPage): string {
  const id = addPlace(page, plainText(summary))
  return `<details class="section" id="${id}"><summary><h2>${renderLine(summary)}</h2></summary>\n${renderBlocks(content, page)}\n</details>`
}

function flip({ case_id: caseId, summary, blocks }: FlipItem, page: HtmlPage): string {
  const id = removeUnseen(caseId)
  const link = page.listed.has(id)
    ? `<a href="#case=${escapeHtml(encodeURIComponent(id))}">${escapeHtml(id)} in the list of cases</a>`
    : ''
  if (blocks.length === 0) return `<p>${[renderLine(summary), link].filter((part) => part !== '').join(' · ')}</p>`
  return fold(summary, `${renderBlocks(blocks, page)}${link === '' ? '' : `\n<p>${link}</p>`}`)
}

/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function writeNumber(value: ChartImage['table']['rows'][number][number]): string {
  if (value === null) return '–'
  return String(typeof value === 'number' ? Number(value.toPrecision(6)) : value)
}

function figure(chart: ChartImage, page: HtmlPage): string {
  const { title, alt, height, table } = chart
  const numbers: Block = {
    kind: 'table',
    columns: table.columns.map((column, index) => ({ title: column, align: index === 0 ? 'left' : 'right' })),
    rows: table.rows.map((row) => row.map((value): Text => [writeNumber(value)])),
  }
  const place = page.charts.push(chart) - 1
  const words = `<p>${escapeHtml(alt)}</p>`
  const picture = page.isScripted
    ? `<div class="canvas" style="height:${Math.round(height)}px"><canvas role="img" aria-label="${escapeHtml(alt)}" data-chart="${place}"></canvas></div><noscript>${words}</noscript>`
    : words
  const folded = `<details><summary>${escapeHtml(`The numbers of “${title}”`)}</summary>${block(numbers, page)}</details>`
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${picture}${folded}</figure>`
}

function block(one: Block, page: HtmlPage): string {
  switch (one.kind) {
    case 'heading':
      return heading(one.text, page)
    case 'paragraph':
      return `<p>${renderLine(one.text)}</p>`
    case 'note':
      return `<aside>${renderLine(one.text)}</aside>`
    case 'list':
      return `<ul>${one.items.map((item) => `<li>${renderLine(item)}</li>`).join('')}</ul>`
    case 'table':
      page.tables += 1
      return renderTable(one, { id: `t${page.tables}`, line: renderLine })
    case 'chart':
      return figure(one.chart, page)
    case 'preformatted':
      return `<div><p><strong>${escapeHtml(one.label)}</strong></p><pre>${escapeHtml(one.text)}</pre></div>`
    case 'details':
      return fold(one.summary, renderBlocks(one.blocks, page))
    case 'flips':
      return [
        heading(one.lead, page),
        ...one.items.map((item) => flip(item, page)),
        ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
      ].join('\n')
  }
}

/** Blocks as HTML. */
function renderBlocks(all: readonly Block[], page: HtmlPage): string {
  return joinBlocks(all, (one) => block(one, page))
}

/** The blocks at the top of a page: those that unfold are sections with an anchor. */
export function renderSections(all: readonly Block[], page: HtmlPage): string {
  return joinBlocks(all, (one) => (one.kind === 'details' ? section(one.summary, one.blocks, page) : block(one, page)))
}

/** What stands side by side with its neighbours of the same kind where there is room. */
const SIDE_BY_SIDE: Partial<Record<Block['kind'], string>> = { preformatted: 'answers', chart: 'charts' }

function joinBlocks(all: readonly Block[], render: (one: Block) => string): string {
  const parts: string[] = []
  all.forEach((one, index) => {
    const name = SIDE_BY_SIDE[one.kind]
    if (name !== undefined && all[index - 1]?.kind !== one.kind) parts.push(`<div class="${name}">`)
    parts.push(render(one))
    if (name !== undefined && all[index + 1]?.kind !== one.kind) parts.push('</div>')
  })
  return parts.join('\n')
}
