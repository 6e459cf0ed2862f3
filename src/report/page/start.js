/** @type {CaseData | null} */
const data = readData('case-data')
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
function buildExplorer({ rows, ...cases }) {
  /** A choice of one value, of none where there is nothing to choose. @param {string} name @param {string} label @param {[value: string, text: string][]} options */
  const select = (name, label, options) => {
    const onchange = (/** @type {any} */ event) => setFilter({ [name]: event.target.value, page: null })
    const choices = options.map(([value, text]) => el('option', { value }, text))
    return el('label', label, el('select', { id: `by-${name}`, onchange }, choices))
  }
  const same = (/** @type {readonly string[]} */ names) =>
    names.map((name) => /** @type {[string, string]} */ ([name, name]))
  const tags = same([...new Set(rows.flatMap((row) => row.tags))].sort())
  const states = same([...new Set(rows.flatMap((row) => row.states))])
  const flips = same([...new Set(rows.flatMap(({ flip }) => flip ?? []))])
  const orders = Object.entries(sortings({ rows, ...cases })).flatMap(([name, { title }]) => {
    /** @type {[string, string][]} */
    const both = [
      [name, `${title}, rising`],
      [`-${name}`, `${title}, falling`],
    ]
    return name === 'worst' ? [/** @type {[string, string]} */ ([name, title])] : both
  })
  const search = el('input', {
    type: 'search',
    id: 'by-q',
    placeholder: 'id, tag, question, answer',
    oninput: (event) => setFilter({ q: event.target.value, page: null }),
  })
  const unfold = (/** @type {any} */ { target }) => {
    const isOpen = target.form.classList.toggle('open')
    target.setAttribute('aria-expanded', String(isOpen))
  }
  const reset = () => setFilter(Object.fromEntries(FILTERS.map((name) => [name, null])))
  return [
    el(
      'form.filters',
      { role: 'search', 'aria-label': 'Cases', onsubmit: (event) => event.preventDefault() },
      el('label', 'Search', search),
      el('button.unfold', { type: 'button', 'aria-expanded': 'false', onclick: unfold }, 'Filters'),
      select('state', 'Verdict', [['', 'all'], ...states]),
      flips.length === 0 ? null : select('flip', 'Flip', [['', 'all'], ['any', 'any flip'], ...flips]),
      tags.length === 0 ? null : select('tag', 'Tag', [['', 'all'], ...tags]),
      select('sort', 'Sort', orders),
      el('button', { type: 'button', onclick: reset }, 'Reset'),
    ),
    el('p', { id: 'case-count', role: 'status' }),
    el('div', { id: 'case-list' }),
    el('article', { id: 'case', hidden: true }),
  ]
}

function showList() {
  const list = document.getElementById('case-list')
  const count = document.getElementById('case-count')
  if (data === null || list === null || count === null) return
  const rows = chooseRows(data, state)
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Number(state.get('page') ?? 1) || 1))
  for (const name of FILTERS) {
    const input = field(`by-${name}`)
    const value = state.get(name) ?? (name === 'sort' ? 'worst' : '')
    if (input !== null && input.value !== value) input.value = value
  }
  count.textContent = `${countOf(rows.length, 'case')}${rows.length === data.rows.length ? '' : ` of ${numberOf(data.rows.length)}`}${pages > 1 ? `, page ${numberOf(page)} of ${numberOf(pages)}` : ''}`
  const turn = (/** @type {string} */ text, /** @type {number} */ to) => {
    const onclick = () => {
      setFilter({ page: String(to) })
      root?.closest('section')?.scrollIntoView()
    }
    return el('button', { type: 'button', disabled: to < 1 || to > pages, onclick }, text)
  }
  const table = caseTable(data, rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), state)
  list.replaceChildren(rows.length === 0 ? el('p', 'No case fits.') : table)
  if (pages === 1) return
  const turns = [turn('Previous', page - 1), turn('Next', page + 1)]
  list.append(el('nav.pages', { 'aria-label': 'Pages of cases' }, turns))
}

/** @param {string} id */
function showCase(id) {
  const article = document.getElementById('case')
  if (data === null || article === null) return
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
    const tags = row.tags.length === 0 ? '' : ` · ${row.tags.join(', ')}`
    article.append(el('p', badge(row), ` ${passedText(data, row)}${tags}`), ...caseBody(data, row))
  }
  article.scrollIntoView()
  title.focus({ preventScroll: true })
}

/** The case that the page shows; null for the list. @type {string | null} */
let openCase = null

function follow() {
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
  showList()
  if (last === null) return
  const links = [...(root?.querySelectorAll('tbody a') ?? [])]
  const link = links.find((one) => one.textContent === last)
  if (link instanceof HTMLElement) link.focus()
}

/** Where they have a rail of their own, the contents stand open. */
function openContents() {
  if (innerWidth >= 1152) document.querySelector('nav details')?.setAttribute('open', '')
}

/** A link of the contents unfolds what it leads to. */
function openTarget() {
  const target = location.hash.length > 1 ? document.getElementById(decode(location.hash.slice(1))) : null
  if (target instanceof HTMLDetailsElement) target.open = true
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
  if (openCase !== null && !isScrolled)
    root
      ?.querySelector(`#case [data-key="${CSS.escape(event.key)}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
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
startCharts()
openContents()
if (data !== null && root !== null) {
  root.append(...buildExplorer(data))
  addEventListener('keydown', onKey)
}
addEventListener('hashchange', follow)
follow()
/** A printed report shows its sections, without the appendix, and the first cases in full. */
const MOST_PRINTED_CASES = 3
addEventListener('beforeprint', () => {
  let cases = 0
  for (const folded of document.querySelectorAll('main > details:not([open]), main > details details:not([open])')) {
    if (folded.matches('.case') && ++cases > MOST_PRINTED_CASES) continue
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
