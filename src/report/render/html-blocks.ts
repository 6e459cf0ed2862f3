import { present } from '../../model/omit-undefined.js'
import { chartNumbers } from '../blocks.js'
import type { ChartImage } from '../../model/result/chart.js'
import { type Block, type Column, type FlipItem, plainText, type Text } from '../../model/result/report.js'
import { escapeHtml } from './escape.js'
import { writeInline } from './block-markdown.js'
import { removeInvisible } from '../../model/remove-invisible.js'

/** The state of the whole page that rendering a block needs. */
export interface HtmlPage {
  /** Whether a script draws the charts; if not, words describe them. */
  readonly isScripted: boolean
  /** Ids of the cases in the page's list, as written there. */
  readonly listed: ReadonlySet<string>
  /** In the order in which the canvases are numbered. */
  readonly charts: ChartImage[]
  /** The parts of the page that a table of contents can link to. */
  readonly places: { readonly id: string; readonly title: string }[]
  tables: number
}

/** Returns the address of a case in the page's list; `null` if the list does not contain the case. */
function caseAddress(caseId: string, page: HtmlPage): string | null {
  const id = removeInvisible(caseId)
  return page.listed.has(id) ? `#case=${encodeURIComponent(id)}` : null
}

const INLINE = {
  text: escapeHtml,
  strong: (plain: string) => `<strong>${escapeHtml(plain)}</strong>`,
  code: (plain: string) => `<code>${escapeHtml(plain)}</code>`,
}

export const renderLine = (text: Text, page: HtmlPage): string =>
  writeInline(text, {
    ...INLINE,
    link: (words, url) => `<a href="${escapeHtml(url)}"${url.startsWith('#') ? '' : ' rel="noreferrer"'}>${words}</a>`,
    placeOf: (part) => caseAddress(part.text, page),
  })

/** Renders a summary without links: a summary is a button, and screen readers do not reach links inside buttons. */
const renderSummary = (text: Text): string =>
  writeInline(text, { ...INLINE, link: (words) => words, placeOf: () => null })

/** Registers a link target and returns its id, unique in the page: `s-all-74-metrics`. */
export function addAnchor(page: HtmlPage, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const plain = `s-${words.slice(0, 6).join('-')}`
  const taken = page.places.filter(({ id }) => id === plain || id.startsWith(`${plain}_`)).length
  const id = taken === 0 ? plain : `${plain}_${taken + 1}`
  page.places.push({ id, title })
  return id
}

const heading = (text: Text, page: HtmlPage): string =>
  `<h2 id="${addAnchor(page, plainText(text))}">${renderLine(text, page)}</h2>`

const fold = (summary: Text, content: string, look = ''): string =>
  `<details${look}><summary>${renderSummary(summary)}</summary>\n${content}\n</details>`

/** Renders a folded block at the top level of a page as a section. */
function section(summary: Text, content: readonly Block[], page: HtmlPage): string {
  const id = addAnchor(page, plainText(summary))
  return `<details class="section" id="${id}"><summary><h2>${renderSummary(summary)}</h2></summary>\n${renderBlocks(content, page)}\n</details>`
}

function flip({ case_id: id, summary, blocks }: FlipItem, page: HtmlPage): string {
  const address = caseAddress(id, page)
  const link = address === null ? '' : `<a href="${escapeHtml(address)}">${escapeHtml(id)} in the list of cases</a>`
  if (blocks.length === 0) return `<p>${renderLine(summary, page)}${link === '' ? '' : ` · ${link}`}</p>`
  return fold(summary, `${renderBlocks(blocks, page)}${link === '' ? '' : `\n<p>${link}</p>`}`, ' class="case"')
}

function figure(chart: ChartImage, page: HtmlPage): string {
  const { title, alt, height, table } = chart
  const place = page.charts.push(chart) - 1
  const words = `<p>${escapeHtml(alt)}</p>`
  const picture = page.isScripted
    ? `<div class="canvas" style="height:${Math.round(height)}px"><canvas role="img" aria-label="${escapeHtml(alt)}" data-chart="${place}"></canvas></div><noscript>${words}</noscript>`
    : words
  const folded = `<details><summary>The numbers<span class="unseen"> of “${escapeHtml(title)}”</span></summary>${block(chartNumbers(table), page)}</details>`
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${picture}${folded}</figure>`
}

function block(one: Block, page: HtmlPage): string {
  switch (one.kind) {
    case 'heading':
      return heading(one.text, page)
    case 'paragraph':
      return `<p${one.small === true ? ' class="quiet"' : ''}>${renderLine(one.text, page)}</p>`
    case 'note':
      return `<aside>${renderLine(one.text, page)}</aside>`
    case 'list':
      return `<ul>${one.items.map((item) => `<li>${renderLine(item, page)}</li>`).join('')}</ul>`
    case 'table':
      return renderTable(one, page)
    case 'chart':
      return figure(one.chart, page)
    case 'preformatted':
      return `<div><p><strong>${escapeHtml(one.label)}</strong></p><pre>${escapeHtml(one.text)}</pre></div>`
    case 'details':
      return fold(one.summary, renderBlocks(one.blocks, page))
    case 'flips':
      return [
        ...(one.lead.length === 0 ? [] : [heading(one.lead, page)]),
        ...one.items.map((item) => flip(item, page)),
        ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
      ].join('\n')
  }
}

const renderBlocks = (all: readonly Block[], page: HtmlPage): string => joinBlocks(all, (one) => block(one, page))

/** Renders the blocks at the top level of a page; folded blocks become sections with an anchor. */
export function renderSections(all: readonly Block[], page: HtmlPage): string {
  return joinBlocks(all, (one) => (one.kind === 'details' ? section(one.summary, one.blocks, page) : block(one, page)))
}

/** Kinds of blocks that are placed side by side with neighbours of the same kind, if there is room. */
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

/** The marks of a rated value: colours for sighted readers, words for screen readers. */
const MARKS = new Map(Object.entries({ '🟢': 'good', '🔵': 'fair', '🔴': 'poor' }))

/** Renders a row of group names above neighbouring columns; empty if no column belongs to a group. */
function groupRow(columns: readonly Column[]): string {
  if (columns.every(({ group }) => group === undefined)) return ''
  const starts = columns.flatMap(({ group }, at) => (at === 0 || group !== columns[at - 1]?.group ? [at] : []))
  const cells = starts.map((start, at) => {
    const { group } = columns[start] ?? {}
    const span = `colspan="${(starts[at + 1] ?? columns.length) - start}"`
    return group === undefined ? `<td ${span}></td>` : `<th scope="colgroup" ${span}>${escapeHtml(group)}</th>`
  })
  return `<tr>${cells.join('')}</tr>`
}

/** Renders an explanation of a column in a bubble that opens by mouse, touch and keyboard and needs no script. */
function hintOf({ title, hint }: Column, id: string): string {
  if (hint === undefined) return ''
  const name = escapeHtml(`What ${title} means`)
  return ` <button type="button" class="hint" popovertarget="${id}" aria-label="${name}">?</button><span popover id="${id}" class="bubble">${escapeHtml(hint)}</span>`
}

/** Renders a table. With groups, the table is wide, so the first column stays visible when scrolling. */
function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>, page: HtmlPage): string {
  page.tables += 1
  const id = `t${page.tables}`
  const classOf = (at: number, mark?: string): string => {
    const names = present(columns[at]?.align === 'right' && 'right', mark ?? null)
    return names.length === 0 ? '' : ` class="${names.join(' ')}"`
  }
  const head = columns.map((column, at) => {
    if (column.title === '') return '<td></td>'
    const label = `<span class="label">${escapeHtml(column.title)}</span>${hintOf(column, `${id}-${at}`)}`
    return `<th scope="col"${classOf(at)}>${label}</th>`
  })
  const cell = (text: Text, at: number): string => {
    const mark = MARKS.get(/^(\S+) /.exec(plainText(text))?.[1] ?? '')
    const word = mark === undefined ? '' : `<span class="unseen">${mark} </span>`
    return `<td${classOf(at, mark)}>${word}${renderLine(text, page)}</td>`
  }
  const groups = groupRow(columns)
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  const open = groups === '' ? '<table>' : '<table class="wide">'
  return `<div class="scroll">${open}<thead>${groups}<tr>${head.join('')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}
