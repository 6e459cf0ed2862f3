/** The colours of the charts' configurations, by what they mean: the page has each for light and for dark. */
const COLORS = {
  '#007a5a': '--better',
  '#d55e00': '--worse',
  '#0072b2': '--candidate',
  '#6e7781': '--neutral',
  '#b35c00': '--passed-on',
  '#666': '--text',
  '#a0527f': '--fifth',
  '#d0d7de': '--line',
  '#fff': '--ground',
}

/** @typedef {{ destroy(): void }} Drawn */
/** @type {Map<HTMLCanvasElement, Drawn>} */
const drawn = new Map()

/** Draws every chart when it comes into sight, and again when light and dark change. */
function startCharts() {
  /** @type {object[]} */
  const configs = readData('chart-data') ?? []
  const canvases = /** @type {HTMLCanvasElement[]} */ ([...document.querySelectorAll('canvas[data-chart]')])
  if (canvases.length === 0) return
  spaceNumbers(/** @type {any} */ (globalThis).Chart)
  /** @param {HTMLCanvasElement} canvas */
  const draw = (canvas) => {
    drawn.get(canvas)?.destroy()
    drawn.set(canvas, drawChart(canvas, configs[Number(canvas.dataset['chart'])]))
  }
  /** @param {IntersectionObserverEntry[]} entries */
  const drawSeen = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLCanvasElement)) continue
      watcher.unobserve(target)
      draw(target)
    }
  }
  const watcher = new IntersectionObserver(drawSeen, { rootMargin: '200px' })
  for (const canvas of canvases) watcher.observe(canvas)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => [...drawn.keys()].forEach(draw))
  addEventListener('beforeprint', () => {
    document.documentElement.dataset['theme'] = 'light'
    canvases.forEach(draw)
  })
  addEventListener('afterprint', () => {
    delete document.documentElement.dataset['theme']
    canvases.forEach(draw)
  })
}

/** Chart.js writes thousands with commas: its axes and bubbles write them as the page does. @param {any} Chart */
function spaceNumbers(Chart) {
  const { numeric } = Chart.Ticks.formatters
  Chart.Ticks.formatters.numeric = Chart.defaults.scales.linear.ticks.callback = function (
    /** @type {any[]} */ ...facts
  ) {
    return spaceThousands(numeric.apply(this, facts))
  }
  const { callbacks } = Chart.defaults.plugins.tooltip
  const { label } = callbacks
  callbacks.label = function (/** @type {any} */ item) {
    const text = label.call(this, item)
    return typeof text === 'string' ? spaceThousands(text) : text
  }
}

/** @param {HTMLCanvasElement} canvas @param {unknown} config */
function drawChart(canvas, config) {
  const style = getComputedStyle(document.documentElement)
  const color = (/** @type {string} */ name) => style.getPropertyValue(name).trim()
  const { Chart } = /** @type {any} */ (globalThis)
  Chart.defaults.color = color('--text')
  Chart.defaults.borderColor = color('--line')
  // A printer or a screenshot would catch points on their way to where they belong.
  Chart.defaults.animation = false
  const { type, data, options } = recolor(config, color)
  // The figure's caption has the title.
  const plugins = { ...options.plugins, title: { display: false } }
  return new Chart(canvas, {
    type,
    data,
    options: { ...options, plugins, responsive: true, maintainAspectRatio: false },
  })
}

/**
 * A copy of a configuration in the page's colours.
 * @param {unknown} config
 * @param {(name: string) => string} color
 */
function recolor(config, color) {
  return JSON.parse(JSON.stringify(config), (_, value) => {
    const name = typeof value === 'string' && COLORS[/** @type {keyof typeof COLORS} */ (value.toLowerCase())]
    return name ? color(name) : value
  })
}
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
 * Every table of the report becomes sortable by its headers.
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
