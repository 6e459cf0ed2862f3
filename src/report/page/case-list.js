/** A phone shows fewer, so that what stands below stays in reach. */
const PAGE_SIZE = innerWidth < 640 ? 8 : 25
const WORST_FIRST = ['broke', 'source deleted', 'failing', 'flaky', 'fixed', 'edited', 'stale', 'unscored']
const FILTERS = ['q', 'state', 'flip', 'tag', 'sort', 'page']

/** @typedef {import('../../model/result/case-data.js').CaseData} CaseData */
/** @typedef {import('../../model/result/case-data.js').CaseRow} CaseRow */

/** How bad a case is, the worst least. @param {CaseRow} row */
function badness(row) {
  const places = row.states.map((state) => WORST_FIRST.indexOf(state)).filter((place) => place >= 0)
  return Math.min(WORST_FIRST.length, ...places) - (row.critical ? 0.5 : 0)
}

/** @typedef {import('../../model/result/case-data.js').Tally} Tally */
/** @param {Tally} tally */
const tallyText = (tally) => (tally === null ? '–' : `${tally[0]} of ${tally[1]}`)

/** How a case fared in every arm. @param {CaseData} data @param {CaseRow} row */
function passedText(data, row) {
  if (data.arms.length > 2)
    return data.arms.map((name, place) => `passed ${tallyText(row.passed[place] ?? null)} in ${name}`).join(', ')
  const before = data.arms.length === 1 ? null : (row.passed[0] ?? null)
  return `passed ${tallyText(row.passed.at(-1) ?? null)}${before === null ? '' : `, before ${tallyText(before)}`}`
}

/** @param {number | null} value @param {CaseData['columns'][number]} column */
function numberText(value, { unit, share }) {
  if (value === null) return '–'
  const digits = (/** @type {number} */ number) => numberOf(number, { maximumSignificantDigits: 3 })
  if (share || unit === 'percent') return `${digits(share ? value * 100 : value)}\u202f%`
  if (unit === 'usd') return `$${digits(value)}`
  return unit === 's' ? `${digits(value)}\u202fs` : unit === 'mb' ? `${digits(value)}\u202fMB` : digits(value)
}

/** By what the list can be sorted. @param {CaseData} data @returns {Record<string, { title: string, key: (row: CaseRow) => number | string | null }>} */
function sortings({ arms, columns }) {
  const share = (/** @type {Tally | undefined} */ tally) => (tally ? tally[0] / tally[1] : null)
  const byArm = arms.map((name, place) => ({
    id: `p${place}`,
    title: `passed, ${name}`,
    key: (/** @type {CaseRow} */ row) => share(row.passed[place]),
  }))
  const byColumn = columns.map(({ title }, place) => ({
    id: `n${place}`,
    title,
    key: (/** @type {CaseRow} */ row) => row.numbers[place] ?? null,
  }))
  return {
    worst: { title: 'worst first', key: badness },
    id: { title: 'case', key: ({ id }) => id.toLowerCase() },
    ...Object.fromEntries([...byArm, ...byColumn].map(({ id, ...sorting }) => [id, sorting])),
  }
}

/** The rows that a state of the address asks for, in its order. @param {CaseData} data @param {URLSearchParams} state */
function chooseRows(data, state) {
  const words = (state.get('q') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const [tag, wanted, flip] = [state.get('tag'), state.get('state'), state.get('flip')]
  const rows = data.rows.filter(
    (row) =>
      (!tag || row.tags.includes(tag)) &&
      (!wanted || row.states.some((one) => one === wanted)) &&
      (!flip || (flip === 'any' ? row.flip !== null : row.flip === flip)) &&
      words.every((word) => haystack(row).includes(word)),
  )
  const sort = state.get('sort') ?? 'worst'
  const name = sort.replace(/^-/, '')
  const sorting = sortings(data)[name] ?? sortings(data)['worst']
  const sign = sort.startsWith('-') ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: sorting?.key(row) ?? null }))
  keyed.sort((a, b) => (a.key === null || b.key === null ? 1 : sign) * compareKeys(a.key, b.key))
  return keyed.map(({ row }) => row)
}

/** @type {WeakMap<CaseRow, string>} */
const haystacks = new WeakMap()

/** What the search looks at. @param {CaseRow} row */
function haystack(row) {
  const cached = haystacks.get(row)
  if (cached !== undefined) return cached
  const { detail } = row
  const sides = detail === null ? [] : [detail.baseline, ...detail.candidates]
  const texts = [row.id, ...row.tags, detail?.query, ...sides.map((side) => side?.detail.answer)]
  const made = [...texts, ...(detail?.answer_diff ?? []).map(({ text }) => text)].join('\n').toLowerCase()
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
  const marks = { broke: '✗', failing: '✗', passing: '✓', fixed: '✓', flaky: '~' }
  const state = WORST_FIRST.find((one) => row.states.some((own) => own === one)) ?? row.states[0] ?? 'unscored'
  const mark = marks[/** @type {keyof typeof marks} */ (state)] ?? '•'
  return el(`span.badge.${state.replace(' ', '-')}`, `${mark} ${state}${row.critical ? ', critical' : ''}`)
}

/**
 * The table of one page of the cases.
 * @param {CaseData} data @param {CaseRow[]} rows @param {URLSearchParams} state
 */
function caseTable(data, rows, state) {
  const sort = state.get('sort') ?? 'worst'
  const titles = Object.entries(sortings(data)).flatMap(([name, { title }]) => {
    if (name === 'worst') return []
    const next = sort === name ? `-${name}` : name
    const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : null
    const onclick = () => setFilter({ sort: next, page: null })
    const button = el('button.sort', { type: 'button', onclick }, title)
    return [el(name === 'id' ? 'th' : 'th.right', { scope: 'col', 'aria-sort': direction }, button)]
  })
  titles.splice(1, 0, el('th', { scope: 'col' }, 'state'), el('th', { scope: 'col' }, 'tags'))
  const body = rows.map((row) =>
    el(
      'tr',
      el('th', { scope: 'row' }, el('a', { href: addressOf(state, { case: row.id }) }, row.id)),
      el('td', badge(row)),
      el('td', row.tags.join(', ')),
      row.passed.map((tally) => el('td.right', tallyText(tally))),
      data.columns.map((column, place) => el('td.right', numberText(row.numbers[place] ?? null, column))),
    ),
  )
  return scrollBox('Cases', el('table.wide', el('thead', el('tr', titles)), el('tbody', body)))
}
