/** A phone shows fewer, so that what is below stays in reach. */
const PAGE_SIZE = innerWidth < 640 ? 8 : 25
const WORST_FIRST = ['broke', 'worse', 'source deleted', 'failing', 'flaky', 'fixed', 'edited', 'stale', 'unscored']
const FILTERS = ['q', 'state', 'tag', 'group', 'sort', 'columns', 'page']
/** What the list can be limited to besides what became of a case. @type {Record<string, { title: string, test: (row: CaseRow) => boolean }>} */
const CHANGES = {
  changed: { title: 'changed (broke, fixed, flaky)', test: ({ flip }) => flip !== null },
  answer: { title: 'answer changed, verdict did not', test: ({ changes }) => changes.includes('answer') },
  judge: { title: 'judge changed by 1 or more', test: ({ changes }) => changes.includes('judge') },
}

const NO_TAG = '(no tag)'
const tagsOf = (/** @type {CaseRow} */ { tags }) => (tags.length === 0 ? [NO_TAG] : tags)

/** How bad a case is, the worst least. @param {CaseRow} row */
function badness(row) {
  const places = row.states.map((state) => WORST_FIRST.indexOf(state)).filter((place) => place >= 0)
  return Math.min(WORST_FIRST.length, ...places) - (row.critical ? 0.5 : 0) + (row.loss_place ?? 0) / 1000
}

/** How a case fared in every arm. @param {CaseData} data @param {CaseRow} row */
function passedText(data, row) {
  if (data.arms.length > 2)
    return data.arms.map((name, place) => `passed ${tallyText(row.passed[place] ?? null)} in ${name}`).join(', ')
  const before = data.arms.length === 1 ? null : (row.passed[0] ?? null)
  return `passed ${tallyText(row.passed.at(-1) ?? null)}${before === null ? '' : `, before ${tallyText(before)}`}`
}

/** What the list shows of a group of rows, or of one. @typedef {{ id: string, title: string, key: (rows: readonly CaseRow[]) => number | string | null, cell: (rows: readonly CaseRow[]) => HTMLElement }} Cell */

/** Old and new value of a column and its change; of several arms each, and its change from the first. @param {CaseData} data @param {Column} column @returns {Cell[]} */
function cellsOf({ arms }, column) {
  const last = arms.length - 1
  /** @param {number} arm @returns {Cell} */
  const valueOf = (arm) => ({
    id: arms.length > 2 ? `${column.id}~${arm}` : column.id,
    title: arms.length > 2 ? `${column.title}, ${arms[arm]}` : column.title,
    key: (rows) => meanOf(column, rows, arm),
    cell: (rows) => {
      const now = valueText(column, rows, arm)
      const before = arms.length === 2 ? valueText(column, rows, 0) : '–'
      return el('td.right', before === '–' && (arms.length !== 2 || now === '–') ? now : `${before} → ${now}`)
    },
  })
  /** @param {number} arm @returns {Cell} */
  const changeIn = (arm) => ({
    id: `${column.id}~change${arms.length > 2 ? arm : ''}`,
    title: arms.length > 2 ? `change of ${column.title}, ${arms[arm]}` : `change of ${column.title}`,
    key: (rows) => changeOf(column, rows, arm),
    cell: (rows) => {
      const change = changeOf(column, rows, arm)
      const gain = (change ?? 0) * { higher: 1, lower: -1, neutral: 0 }[column.direction]
      const look = gain > 0 ? 'td.right.good' : gain < 0 ? 'td.right.poor' : 'td.right'
      const word = gain === 0 ? null : el('span.unseen', gain > 0 ? 'better: ' : 'worse: ')
      return el(look, word, changeText(change, column))
    },
  })
  if (arms.length < 3) return arms.length === 2 ? [valueOf(last), changeIn(last)] : [valueOf(last)]
  return arms.flatMap((_, arm) => (arm === 0 ? [valueOf(arm)] : [valueOf(arm), changeIn(arm)]))
}

/** By what the list can be sorted. @param {CaseData} data @param {URLSearchParams} state @returns {Pick<Cell, 'id' | 'title' | 'key'>[]} */
function sortings(data, state) {
  const worst = (/** @type {readonly CaseRow[]} */ rows) =>
    rows.reduce((least, row) => Math.min(least, badness(row)), 99)
  const name = (/** @type {readonly CaseRow[]} */ [row]) => (row?.id ?? '').toLowerCase()
  return [
    { id: 'worst', title: 'worst first', key: worst },
    { id: 'id', title: 'case', key: name },
    ...chooseColumns(data, state).flatMap((column) => cellsOf(data, column)),
  ]
}

/**
 * A test of what the search looks for: words that are all there, or `/a regular expression/`; null for one that cannot be read.
 * @param {string} query
 * @returns {((text: string) => boolean) | null}
 */
function searchFor(query) {
  const [, source, flags] = /^\/(.+)\/(i?)$/.exec(query.trim()) ?? []
  if (source === undefined) {
    const words = query.toLowerCase().split(/\s+/)
    return (text) => words.every((word) => text.toLowerCase().includes(word))
  }
  try {
    const pattern = new RegExp(source, `${flags}mu`)
    return (text) => pattern.test(text)
  } catch {
    return null
  }
}

/** The rows that a state of the address asks for, in its order. @param {CaseData} data @param {URLSearchParams} state */
function chooseRows(data, state) {
  const query = state.get('q') ?? ''
  const matches = query.trim() === '' ? null : searchFor(query)
  const [tag, wanted] = [state.get('tag'), state.get('state') ?? '']
  const rows = data.rows.filter(
    (row) =>
      (!tag || tagsOf(row).includes(tag)) &&
      (wanted === '' || (CHANGES[wanted]?.test(row) ?? row.states.some((one) => one === wanted))) &&
      (query.trim() === '' || matches?.(haystack(row)) === true),
  )
  return sortBy(data, state, rows, (row) => [row])
}

/** In the order of a state of the address. @template Item @param {CaseData} data @param {URLSearchParams} state @param {Item[]} items @param {(item: Item) => readonly CaseRow[]} rowsOf */
function sortBy(data, state, items, rowsOf) {
  const sort = state.get('sort') ?? 'worst'
  const all = sortings(data, state)
  const sorting = all.find(({ id }) => id === sort.replace(/^-/, '')) ?? all[0]
  const sign = sort.startsWith('-') ? -1 : 1
  const keyed = items.map((item) => ({ item, key: sorting?.key(rowsOf(item)) ?? null }))
  keyed.sort((a, b) => (a.key === null || b.key === null ? 1 : sign) * compareKeys(a.key, b.key))
  return keyed.map(({ item }) => item)
}

/** @type {WeakMap<CaseRow, string>} */
const haystacks = new WeakMap()

/** What the search looks at. @param {CaseRow} row */
function haystack(row) {
  const cached = haystacks.get(row)
  if (cached !== undefined) return cached
  const { detail } = row
  const sides = detail === undefined ? [] : [detail.baseline, ...detail.candidates]
  const texts = [row.id, ...row.tags, detail?.query, ...sides.map((side) => side?.detail.answer)]
  const made = [...texts, ...(detail?.answer_diff ?? []).map(({ text }) => text)].join('\n')
  haystacks.set(row, made)
  return made
}

/** The address of a state. @param {URLSearchParams} state @param {Record<string, string | null>} changes */
function addressOf(state, changes) {
  const next = new URLSearchParams(state)
  next.delete('cases')
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(key)
    else next.set(key, value)
  }
  const text = next.toString()
  return `#${text === '' ? 'cases=all' : text}`
}

/** The one word for how a case fares: the worst that is true of it. @param {CaseRow} row */
function badge(row) {
  const marks = { broke: '✗', worse: '✗', failing: '✗', passing: '✓', fixed: '✓', flaky: '~' }
  const state = WORST_FIRST.find((one) => row.states.some((own) => own === one)) ?? row.states[0]
  if (state === undefined) return '–'
  const mark = marks[/** @type {keyof typeof marks} */ (state)] ?? '•'
  const stage = row.stage ? `: ${row.stage}` : ''
  return el(`span.badge.${state.replace(' ', '-')}`, `${mark} ${state}${row.critical ? ', critical' : ''}${stage}`)
}

/** Tags whose cases are shown below them. @type {Set<string>} */
const openTags = new Set()

/** The table of the cases, one page of them or grouped by tag; what they come to together is below. @param {CaseData} data @param {CaseRow[]} rows @param {URLSearchParams} state @param {number} page from 1 */
function caseTable(data, rows, state, page) {
  const sort = state.get('sort') ?? 'worst'
  const cells = chooseColumns(data, state).flatMap((column) => cellsOf(data, column))
  /** @param {string} look @param {Pick<Cell, 'id' | 'title'>} column */
  const titleOf = (look, { id, title }) => {
    const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : null
    const onclick = () => setFilter({ sort: sort === id ? `-${id}` : id, page: null })
    const isChange = title.startsWith('change of ') && data.arms.length < 3
    const button = el('button.sort', { type: 'button', onclick, 'aria-label': title }, isChange ? 'change' : title)
    return el(look, { scope: 'col', 'aria-sort': direction }, button)
  }
  const hasTags = data.rows.some((row) => row.tags.length > 0)
  const titles = [
    titleOf('th', { id: 'id', title: 'case' }),
    el('th', { scope: 'col' }, 'state'),
    hasTags ? el('th.tags', { scope: 'col' }, 'tags') : null,
    ...cells.map((cell) => titleOf('th.right', cell)),
  ]
  /** @param {string} look @param {Node | string} title @param {Node | string} what @param {string} tags @param {CaseRow[]} group */
  const lineOf = (look, title, what, tags, group) =>
    el(
      look,
      el('th', { scope: 'row' }, title),
      el('td', what),
      hasTags ? el('td.tags', tags) : null,
      cells.map(({ cell }) => cell(group)),
    )
  const rowOf = (/** @type {CaseRow} */ row) =>
    lineOf('tr', el('a', { href: addressOf(state, { case: row.id }) }, row.id), badge(row), row.tags.join(', '), [row])
  const sumOf = (/** @type {Node | string} */ title, /** @type {CaseRow[]} */ group) =>
    lineOf('tr.sum', title, countOf(group.length, 'case'), '', group)
  const body =
    state.get('group') === 'tag'
      ? groupByTag(data, rows, state).flatMap(({ tag, group }) => {
          const isOpen = openTags.has(tag)
          const onclick = () => {
            openTags[isOpen ? 'delete' : 'add'](tag)
            void showList()
          }
          const facts = { type: 'button', onclick, 'aria-expanded': String(isOpen), 'aria-label': tag }
          const sum = sumOf(el('button.sort', facts, `${isOpen ? '▾' : '▸'} ${tag}`), group)
          if (!isOpen) return [sum]
          const all = el('a', { href: addressOf(state, { group: null, tag }) }, `all ${countOf(group.length, 'case')}`)
          const more = el('tr', el('td', { colspan: '3' }, all))
          return [sum, ...group.slice(0, PAGE_SIZE).map(rowOf), ...(group.length > PAGE_SIZE ? [more] : [])]
        })
      : rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(rowOf)
  const foot = el('tfoot', sumOf('all of these', rows))
  return scrollBox('Cases', el('table.wide', el('thead', el('tr', titles)), el('tbody', body), foot))
}

/** The rows of every tag; a row with several is in each. @param {CaseData} data @param {CaseRow[]} rows @param {URLSearchParams} state */
function groupByTag(data, rows, state) {
  /** @type {Map<string, CaseRow[]>} */
  const groups = new Map()
  for (const row of rows)
    for (const tag of tagsOf(row)) {
      const group = groups.get(tag)
      if (group === undefined) groups.set(tag, [row])
      else group.push(row)
    }
  const named = [...groups].map(([tag, group]) => ({ tag, group }))
  named.sort((a, b) => compareKeys(a.tag, b.tag))
  return /^-?id$/.test(state.get('sort') ?? '') ? named : sortBy(data, state, named, ({ group }) => group)
}
