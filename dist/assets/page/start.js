/** @type {CaseData | null} */
let data = null
const root = document.getElementById('cases')
/** What the address last asked of the cases: an anchor elsewhere in the page leaves it as it is. */
let state = new URLSearchParams()

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement | null} */ (document.getElementById(id))

/** Changes what the list shows, in place of the last address. @param {Record<string, string | null>} changes */
function setFilter(changes) {
  history.replaceState(null, '', addressOf(state, { case: null, ...changes }))
  readAddress()
  showList()
}

function readAddress() {
  const { hash } = location
  if (hash.includes('=')) state = new URLSearchParams(hash.slice(1))
}

/** @param {CaseData} cases */
function buildExplorer({ rows, columns, shown }) {
  /** A choice of one value. @param {string} name @param {string} label @param {string[][]} options value and text */
  const select = (name, label, options) => {
    const onchange = (/** @type {any} */ event) => setFilter({ [name]: event.target.value, page: null })
    const choices = options.map(([value, text = value]) => el('option', { value }, text))
    return el('label', label, el('select', { id: `by-${name}`, onchange }, choices))
  }
  const count = (/** @type {(row: CaseRow) => boolean} */ test) => numberOf(rows.filter(test).length)
  const tags = [...new Set(rows.flatMap(tagsOf))].sort()
  const states = [...new Set(rows.flatMap((row) => row.states))].map((state) => {
    return [state, `${state} (${count((row) => row.states.includes(state))})`]
  })
  const changes = Object.entries(CHANGES).flatMap(([name, { title, test }]) =>
    rows.some(test) ? [[name, `${title} (${count(test)})`]] : [],
  )
  const groups = Object.entries({ '': 'none', tag: 'by tag' })
  const hasTags = tags.some((tag) => tag !== NO_TAG)
  const search = el('input', {
    type: 'search',
    id: 'by-q',
    placeholder: 'words or /pattern/',
    title: 'Words of the id, tag, question or answer, or a regular expression such as /refund(s|ed)/i',
    oninput: (event) => setFilter({ q: event.target.value, page: null }),
  })
  const unfold = (/** @type {any} */ { target }) => {
    const isOpen = target.form.classList.toggle('open')
    target.setAttribute('aria-expanded', String(isOpen))
  }
  const reset = () => setFilter(Object.fromEntries(FILTERS.map((name) => [name, null])))
  const boxes = columns.map(({ id, title }, place) => {
    const checked = place <= shown
    const box = el('input', { type: 'checkbox', value: id, 'data-checked': checked, onchange: chooseBoxes })
    return el('label', box, ` ${title}`)
  })
  return [
    el(
      'form.filters',
      { role: 'search', 'aria-label': 'Cases', onsubmit: (event) => event.preventDefault() },
      el('label', 'Search', search),
      el('button.unfold', { type: 'button', 'aria-expanded': 'false', onclick: unfold }, 'Filters'),
      select('state', 'Verdict', [['', 'all'], ...changes, ...states]),
      hasTags ? select('tag', 'Tag', [['', 'all'], ...tags.map((tag) => [tag])]) : null,
      hasTags ? select('group', 'Group', groups) : null,
      select('sort', 'Sort', []),
      el('button', { type: 'button', onclick: reset }, 'Reset'),
      el('details.columns', el('summary', 'Columns'), el('div.boxes', { id: 'by-columns' }, boxes)),
    ),
    el('p', { id: 'case-count', role: 'status' }),
    el('div', { id: 'case-list' }),
    el('article', { id: 'case', hidden: true }),
  ]
}

/** @returns {HTMLInputElement[]} */
const columnBoxes = () =>
  [...document.querySelectorAll('#by-columns input')].filter((box) => box instanceof HTMLInputElement)

function chooseBoxes() {
  const boxes = columnBoxes()
  const isUsual = boxes.every((box) => box.checked === (box.dataset['checked'] !== undefined))
  const ids = boxes.filter((box) => box.checked).map(({ value }) => value)
  setFilter({ columns: isUsual ? null : ids.join(',') || 'none' })
}

/** Sets the fields to what the address says. @param {CaseData} cases */
function fillFields(cases) {
  const chosen = chooseColumns(cases, state)
  for (const box of columnBoxes()) box.checked = chosen.some(({ id }) => id === box.value)
  const option = (/** @type {string} */ value, /** @type {string} */ text) => el('option', { value }, text)
  const orders = sortings(cases, state).flatMap(({ id, title }) =>
    id === 'worst' ? [option(id, title)] : [option(id, `${title}, rising`), option(`-${id}`, `${title}, falling`)],
  )
  field('by-sort')?.replaceChildren(...orders)
  for (const name of FILTERS) {
    const input = field(`by-${name}`)
    const value = state.get(name) ?? (name === 'sort' ? 'worst' : '')
    if (input !== null && name !== 'columns' && input.value !== value) input.value = value
  }
}

/** Counts the changes of the list: one that waited for data is dropped where another came after it. */
let turn = 0

async function showList() {
  const list = document.getElementById('case-list')
  const count = document.getElementById('case-count')
  if (data === null || list === null || count === null) return
  const own = ++turn
  await readColumns(chooseColumns(data, state))
  if ((state.get('q') ?? '') !== '') await readChunks(data, data.chunks)
  if (own !== turn) return
  fillFields(data)
  const rows = chooseRows(data, state)
  const pages = state.get('group') === 'tag' ? 1 : Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Number(state.get('page') ?? 1) || 1))
  const arms = data.arms.length === 2 ? `, ${data.arms.join(' → ')}` : ''
  count.textContent =
    searchFor(state.get('q') ?? '') === null
      ? 'The pattern between the slashes is no regular expression.'
      : `${countOf(rows.length, 'case')}${rows.length === data.rows.length ? '' : ` of ${numberOf(data.rows.length)}`}${pages > 1 ? `, page ${numberOf(page)} of ${numberOf(pages)}` : ''}${arms}`
  const turnTo = (/** @type {string} */ text, /** @type {number} */ to) => {
    const onclick = () => {
      setFilter({ page: String(to) })
      root?.closest('section')?.scrollIntoView()
    }
    return el('button', { type: 'button', disabled: to < 1 || to > pages, onclick }, text)
  }
  const turns = [turnTo('Previous', page - 1), turnTo('Next', page + 1)]
  show(
    list,
    rows.length === 0 ? el('p', 'No case fits.') : caseTable(data, rows, state, page),
    pages === 1 ? '' : el('nav.pages', { 'aria-label': 'Pages of cases' }, turns),
  )
}

/** @param {string} id */
async function showCase(id) {
  const article = document.getElementById('case')
  if (data === null || article === null) return
  const own = ++turn
  await readColumns(chooseColumns(data, state))
  const placeInFull = data.rows.find((one) => one.id === id)?.place ?? null
  if (placeInFull !== null) await readChunks(data, data.chunks.filter(({ from }) => from <= placeInFull).slice(-1))
  if (own !== turn) return
  const rows = chooseRows(data, state)
  const place = rows.findIndex((row) => row.id === id)
  const row = rows[place] ?? data.rows.find((one) => one.id === id)
  const link = (/** @type {string} */ text, /** @type {string} */ key, /** @type {string | null | undefined} */ to) =>
    to === undefined ? null : el('a', { href: addressOf(state, { case: to }), 'data-key': key }, text)
  const title = el('h3', { tabindex: '-1' }, id)
  article.replaceChildren(
    el(
      'nav.pages',
      { 'aria-label': 'Case' },
      link('↑ All cases', 'Escape', null),
      link('← Previous', 'ArrowLeft', rows[place - 1]?.id),
      link('Next →', 'ArrowRight', place < 0 ? undefined : rows[place + 1]?.id),
      place < 0 ? '' : `${numberOf(place + 1)} of ${numberOf(rows.length)}`,
    ),
    title,
  )
  if (row === undefined) article.append(el('p', 'This report has no case of that name.'))
  else {
    article.classList.toggle('as-markdown', state.get('view') === 'markdown')
    const tags = row.tags.length === 0 ? '' : ` · ${row.tags.join(', ')}`
    article.append(el('p', badge(row), ` ${passedText(data, row)}${tags}`), caseTools(row), ...caseBody(data, row))
  }
  article.scrollIntoView()
  title.focus({ preventScroll: true })
}

/** The case that the page shows; null for the list. @type {string | null} */
let openCase = null

async function follow() {
  openTarget()
  if (location.hash !== '' && !location.hash.includes('=')) return
  readAddress()
  const id = location.hash.includes('=') ? state.get('case') : null
  for (const name of ['case-list', 'case-count', 'case'])
    document.getElementById(name)?.toggleAttribute('hidden', (name === 'case') === (id === null))
  root?.querySelector('form')?.toggleAttribute('hidden', id !== null)
  const last = openCase
  openCase = id
  if (id !== null) return showCase(id)
  await showList()
  if (last === null) return
  const links = [...(root?.querySelectorAll('tbody a') ?? [])]
  const link = links.find((one) => one.textContent === last)
  if (link instanceof HTMLElement) link.focus()
}

/** Where they have a rail of their own, the contents stand open. */
function openContents() {
  if (innerWidth >= 1408) document.querySelector('nav details')?.setAttribute('open', '')
}

/** A link of the contents unfolds what it leads to. */
function openTarget() {
  // Places have ids of letters, digits and dashes alone, so nothing is encoded.
  const target = document.getElementById(location.hash.slice(1))
  if (target instanceof HTMLDetailsElement) target.open = true
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
  const isTyping = event.target.matches('input, select, textarea')
  if (event.key === '/' && !isTyping) {
    const search = field('by-q')
    if (search === null) return
    event.preventDefault()
    if (openCase !== null) location.hash = addressOf(state, { case: null })
    setTimeout(() => search.focus())
    return
  }
  if (event.target.id === 'by-q') {
    if (event.key === 'Escape') return setFilter({ q: null, page: null })
    const first = root?.querySelector('#case-list tbody a')
    if (!(first instanceof HTMLElement) || !['ArrowDown', 'Enter'].includes(event.key)) return
    event.preventDefault()
    return event.key === 'Enter' ? first.click() : first.focus()
  }
  if (isTyping || document.querySelector(':popover-open') !== null) return
  const isScrolled = event.target.matches('.scroll') && event.key.startsWith('Arrow')
  const link = root?.querySelector(`#case [data-key="${CSS.escape(event.key)}"]`)
  if (openCase !== null && !isScrolled)
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (openCase === null && step !== undefined && event.target.matches('#case-list tbody a')) {
    const links = [...(root?.querySelectorAll('#case-list tbody a') ?? [])]
    const next = links[links.indexOf(event.target) + step]
    // Above the first stands the search.
    const other = next ?? (step < 0 ? field('by-q') : null)
    if (other instanceof HTMLElement) {
      event.preventDefault()
      other.focus()
    }
  }
}

for (const box of document.querySelectorAll('.scroll')) if (box instanceof HTMLElement) enhanceTable(box)
openContents()
addEventListener('hashchange', () => void follow())
openTarget()
// Charts are below the cases: those that are out of sight then need not be drawn yet.
void openCases().finally(startCharts)

async function openCases() {
  /** @type {PackedCases | null} */
  const packed = readData('case-data')
  if (packed === null || root === null) return
  if (typeof DecompressionStream === 'undefined')
    return root.append(el('p', 'The list of cases needs a newer browser.'))
  data = await readCases(packed)
  root.append(...buildExplorer(data))
  addEventListener('keydown', onKey)
  await follow()
}
/** A printed report shows its sections, without the appendix, and the first cases in full. */
const MAX_PRINTED_CASES = 3
addEventListener('beforeprint', () => {
  let cases = 0
  for (const folded of document.querySelectorAll('main > details:not([open]), main > details details:not([open])')) {
    if (folded.matches('.case') && ++cases > MAX_PRINTED_CASES) continue
    folded.setAttribute('data-folded', '')
    folded.setAttribute('open', '')
  }
})
addEventListener('afterprint', () => {
  for (const folded of document.querySelectorAll('details[data-folded]')) {
    folded.removeAttribute('data-folded')
    folded.removeAttribute('open')
  }
})
