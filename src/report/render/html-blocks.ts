import type { ChartImage } from '../../model/result/chart.js'
import { type Block, type Column, type FlipItem, type Inline, plainText, type Text } from '../../model/result/report.js'
import { escapeHtml, safeUrl } from './escape-html.js'
import { removeUnseen } from '../../model/remove-unseen.js'

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

function inline(part: Inline, page: HtmlPage): string {
  if (typeof part === 'string') return escapeHtml(part)
  const text = escapeHtml(part.text)
  switch (part.kind) {
    case 'strong':
      return `<strong>${text}</strong>`
    case 'code':
      return `<code>${text}</code>`
    case 'case': {
      const id = removeUnseen(part.text)
      const code = `<code>${text}</code>`
      return page.listed.has(id) ? `<a href="#case=${escapeHtml(encodeURIComponent(id))}">${code}</a>` : code
    }
    case 'link': {
      const url = safeUrl(part.url)
      return url === null ? text : `<a href="${escapeHtml(url)}" rel="noreferrer">${text}</a>`
    }
  }
}

/** Running text as HTML. */
export const renderLine = (text: Text, page: HtmlPage): string => text.map((part) => inline(part, page)).join('')

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
  return `<h2 id="${addPlace(page, plainText(text))}">${renderLine(text, page)}</h2>`
}

function fold(page: HtmlPage, summary: Text, content: string, look = ''): string {
  return `<details${look === '' ? '' : ` class="${look}"`}><summary>${renderLine(summary, page)}</summary>\n${content}\n</details>`
}

/** At the top of a page what unfolds is a section of its own. */
function section(summary: Text, content: readonly Block[], page: HtmlPage): string {
  const id = addPlace(page, plainText(summary))
  return `<details class="section" id="${id}"><summary><h2>${renderLine(summary, page)}</h2></summary>\n${renderBlocks(content, page)}\n</details>`
}

function flip({ case_id: caseId, summary, blocks }: FlipItem, page: HtmlPage): string {
  const id = removeUnseen(caseId)
  const link = page.listed.has(id)
    ? `<a href="#case=${escapeHtml(encodeURIComponent(id))}">${escapeHtml(id)} in the list of cases</a>`
    : ''
  if (blocks.length === 0)
    return `<p>${[renderLine(summary, page), link].filter((part) => part !== '').join(' · ')}</p>`
  return fold(page, summary, `${renderBlocks(blocks, page)}${link === '' ? '' : `\n<p>${link}</p>`}`, 'case')
}

/** Six digits say more than any chart shows; the rest is what binary fractions leave. */
function writeNumber(value: ChartImage['table']['rows'][number][number]): string {
  if (value === null) return '–'
  if (typeof value !== 'number') return value
  const [whole = '', ...decimals] = String(Number(value.toPrecision(6))).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, '\u202f'), ...decimals].join('.')
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
  const folded = `<details><summary>The numbers<span class="unseen"> of “${escapeHtml(title)}”</span></summary>${block(numbers, page)}</details>`
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${picture}${folded}</figure>`
}

function block(one: Block, page: HtmlPage): string {
  switch (one.kind) {
    case 'heading':
      return heading(one.text, page)
    case 'paragraph':
      return `<p>${renderLine(one.text, page)}</p>`
    case 'note':
      return `<aside>${renderLine(one.text, page)}</aside>`
    case 'list':
      return `<ul>${one.items.map((item) => `<li>${renderLine(item, page)}</li>`).join('')}</ul>`
    case 'table':
      page.tables += 1
      return renderTable(one, { id: `t${page.tables}`, line: (text) => renderLine(text, page) })
    case 'chart':
      return figure(one.chart, page)
    case 'preformatted':
      return `<div><p><strong>${escapeHtml(one.label)}</strong></p><pre>${escapeHtml(one.text)}</pre></div>`
    case 'details':
      return fold(page, one.summary, renderBlocks(one.blocks, page))
    case 'flips':
      return [
        ...(one.lead.length === 0 ? [] : [heading(one.lead, page)]),
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

/** The marks of a judged value: a colour for who sees it, a word for who hears it. */
const MARKS: readonly (readonly [mark: string, name: string])[] = [
  ['🟢', 'good'],
  ['🔵', 'fair'],
  ['🔴', 'poor'],
]

/** A row of names above neighbouring columns; empty where no column is in a group. */
function groupRow(columns: readonly Column[]): string {
  if (columns.every(({ group }) => group === undefined)) return ''
  const groups: { readonly name: string | undefined; span: number }[] = []
  for (const { group } of columns) {
    const last = groups.at(-1)
    if (last !== undefined && last.name === group) last.span += 1
    else groups.push({ name: group, span: 1 })
  }
  const cells = groups.map(({ name, span }) =>
    name === undefined
      ? `<td colspan="${span}"></td>`
      : `<th scope="colgroup" colspan="${span}">${escapeHtml(name)}</th>`,
  )
  return `<tr>${cells.join('')}</tr>`
}

/** What a column means, in a bubble that opens by mouse, touch and keyboard alike and needs no script. */
function hintOf({ title, hint }: Column, id: string): string {
  if (hint === undefined) return ''
  const name = escapeHtml(`What ${title} means`)
  return ` <button type="button" class="hint" popovertarget="${id}" aria-label="${name}">?</button><span popover id="${id}" class="bubble">${escapeHtml(hint)}</span>`
}

/** In a table with groups, which is a wide one, the first column stays in sight. `id` is unique in the page. */
function renderTable(
  { columns, rows }: Extract<Block, { kind: 'table' }>,
  { id, line }: { readonly id: string; readonly line: (text: Text) => string },
): string {
  const isRight = (index: number): boolean => columns[index]?.align === 'right'
  const head = columns.map((column, index) => {
    const look = isRight(index) ? ' class="right"' : ''
    return `<th scope="col"${look}><span class="label">${escapeHtml(column.title)}</span>${hintOf(column, `${id}-${index}`)}</th>`
  })
  const cell = (text: Text, index: number): string => {
    const mark = MARKS.find(([sign]) => plainText(text).startsWith(`${sign} `))?.[1]
    const look = [...(isRight(index) ? ['right'] : []), ...(mark === undefined ? [] : [mark])].join(' ')
    const word = mark === undefined ? '' : `<span class="unseen">${mark} </span>`
    return `<td${look === '' ? '' : ` class="${look}"`}>${word}${line(text)}</td>`
  }
  const groups = groupRow(columns)
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  const open = groups === '' ? '<table>' : '<table class="wide">'
  return `<div class="scroll">${open}<thead>${groups}<tr>${head.join('')}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}
