import type { Block, Column, FlipItem, Inline, Report, Text } from '../model/report.js'
import { drawFigure } from './draw-figure.js'
import { escapeHtml } from './escape-html.js'
import { HTML_STYLE } from './html-style.js'
import { safeUrl } from './safe-url.js'

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

const line = (text: Text): string => text.map(inline).join('')

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

/** In a table with groups, which is a wide one, the first column stays in sight. */
function table({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const name = (index: number): string => (columns[index]?.align === 'right' ? ' class="right"' : '')
  const hint = ({ hint: text }: Column): string => (text === undefined ? '' : ` title="${escapeHtml(text)}"`)
  const head = columns
    .map((column, index) => `<th scope="col"${name(index)}${hint(column)}>${escapeHtml(column.title)}</th>`)
    .join('')
  const groups = groupRow(columns)
  const body = rows
    .map((row) => `<tr>${row.map((cell, index) => `<td${name(index)}>${line(cell)}</td>`).join('')}</tr>`)
    .join('\n')
  const open = groups === '' ? '<table>' : '<table class="wide">'
  return `<div class="scroll">${open}<thead>${groups}<tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

const fold = (summary: Text, content: readonly Block[]): string =>
  `<details><summary>${line(summary)}</summary>\n${blocks(content)}\n</details>`

const flip = (item: FlipItem): string =>
  item.blocks.length === 0 ? `<p>${line(item.summary)}</p>` : fold(item.summary, item.blocks)

function block(one: Block): string {
  switch (one.kind) {
    case 'heading':
      return `<h2>${line(one.text)}</h2>`
    case 'paragraph':
      return `<p>${line(one.text)}</p>`
    case 'note':
      return `<aside>${line(one.text)}</aside>`
    case 'list':
      return `<ul>${one.items.map((item) => `<li>${line(item)}</li>`).join('')}</ul>`
    case 'table':
      return table(one)
    case 'chart':
      return `<figure>${drawFigure(one.chart.figure, one.alt)}<figcaption>${escapeHtml(one.chart.title)}</figcaption></figure>`
    case 'preformatted':
      return `<div><p><strong>${escapeHtml(one.label)}</strong></p><pre>${escapeHtml(one.text)}</pre></div>`
    case 'details':
      return fold(one.summary, one.blocks)
    case 'flips':
      return [
        `<h2>${line(one.lead)}</h2>`,
        ...one.items.map(flip),
        ...(one.left_out === 0 ? [] : [`<p>… and ${one.left_out} more.</p>`]),
      ].join('\n')
  }
}

/** Neighbouring answers stand side by side where there is room. */
function blocks(all: readonly Block[]): string {
  const parts: string[] = []
  all.forEach((one, index) => {
    const isAnswer = one.kind === 'preformatted'
    if (isAnswer && all[index - 1]?.kind !== 'preformatted') parts.push('<div class="answers">')
    parts.push(block(one))
    if (isAnswer && all[index + 1]?.kind !== 'preformatted') parts.push('</div>')
  })
  return parts.join('\n')
}

/**
 * A report as one self-contained page: no script, no external resource (a policy in its head says so), light or dark as the
 * reader's system is, charts as inline SVG with their message as accessible name.
 */
export function renderHtml(report: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`Goldenpair: ${report.suite}`)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<h1>${line(report.headline)}</h1>
${report.second_line === null ? '' : `<p>${line(report.second_line)}</p>`}
${blocks([...report.blocks, ...(report.appendix ?? [])])}
<footer>${line(report.footer)}</footer>
</main>
</body>
</html>
`
}
