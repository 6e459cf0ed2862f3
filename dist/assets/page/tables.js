const LONG_TABLE = 12

/**
 * What a cell is sorted by: its first number, else its text; what was not measured comes last.
 * @param {string} text
 * @returns {number | string | null}
 */
function sortKey(text) {
  const plain = text
    .replace(/[\u00a0\u202f\u2009]/g, '')
    .replace(/\u2212/g, '-')
    .trim()
  if (plain === '' || plain === '–') return null
  const number = /^[^\d\p{L}]*?([-+]?)[$]?(\d*\.?\d+)/u.exec(plain)
  return number === null ? plain.toLowerCase() : Number(`${number[1] ?? ''}${number[2] ?? ''}`)
}

/** @param {number | string | null} a @param {number | string | null} b */
function compareKeys(a, b) {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}

/**
 * Every table of the report becomes sortable by its headers, and long ones searchable.
 * @param {HTMLElement} box
 */
function enhanceTable(box) {
  keepInReach(box)
  const table = box.querySelector('table')
  const body = table?.tBodies[0]
  const titles = table?.tHead?.rows[table.tHead.rows.length - 1]
  if (!table || !body || !titles) return
  const rows = [...body.rows]
  const heading = box.closest('details, section, figure, main')?.querySelector('h2, summary')?.textContent ?? 'report'
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', `Table: ${heading.trim()}`)
  if (rows.length < 2) return
  for (const [place, cell] of [...titles.cells].entries()) {
    const label = cell.querySelector('.label')
    if (label === null || label.textContent === '') continue
    const onclick = () => sortBy(place, cell)
    label.replaceWith(el('button.sort', { type: 'button', onclick }, label.textContent))
  }
  if (rows.length >= LONG_TABLE) box.before(rowFilter(rows, heading.trim()))

  /** @param {number} place @param {HTMLTableCellElement} cell */
  function sortBy(place, cell) {
    const isRising = cell.getAttribute('aria-sort') !== 'ascending'
    for (const other of titles?.cells ?? []) other.removeAttribute('aria-sort')
    cell.setAttribute('aria-sort', isRising ? 'ascending' : 'descending')
    const keyed = rows.map((row) => ({ row, key: sortKey(textOf(row.cells[place])) }))
    keyed.sort((a, b) => (a.key === null || b.key === null || isRising ? 1 : -1) * compareKeys(a.key, b.key))
    body?.append(...keyed.map(({ row }) => row))
  }
}

/** The text of a cell that is seen. @param {Element | undefined} cell */
function textOf(cell) {
  return [...(cell?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.classList.contains('unseen')))
    .map((node) => node.textContent)
    .join('')
}

/** @param {HTMLTableRowElement[]} rows @param {string} heading */
function rowFilter(rows, heading) {
  const status = el('span.quiet', { role: 'status' })
  const input = el('input', {
    type: 'search',
    'aria-label': `Search in ${heading}`,
    placeholder: 'Search this table',
    oninput: (event) => {
      const words = event.target.value.toLowerCase().split(/\s+/)
      let visible = 0
      for (const row of rows) {
        const text = (row.textContent ?? '').toLowerCase()
        row.hidden = !words.every((/** @type {string} */ word) => text.includes(word))
        if (!row.hidden) visible += 1
      }
      status.textContent = `${visible} of ${countOf(rows.length, 'row')}`
    },
  })
  return el('p.row-filter', input, ' ', status)
}
