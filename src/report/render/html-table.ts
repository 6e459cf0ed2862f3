import type { Block, Column, Text } from '../../model/report.js'
import { plainText } from '../../model/report.js'
import { escapeHtml } from './escape-html.js'

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
export function renderTable(
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
