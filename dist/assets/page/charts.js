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
  const canvases = [...document.querySelectorAll('canvas[data-chart]')].filter(
    (one) => one instanceof HTMLCanvasElement,
  )
  if (canvases.length === 0) return
  /** @param {HTMLCanvasElement} canvas */
  const draw = (canvas) => {
    drawn.get(canvas)?.destroy()
    drawn.set(canvas, drawChart(canvas, configs[Number(canvas.dataset['chart'])]))
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLCanvasElement)) continue
        watcher.unobserve(target)
        draw(target)
      }
    },
    { rootMargin: '200px' },
  )
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

let isSpaced = false

/** Chart.js writes thousands with commas: its axes and bubbles write them as the page does, set once. @param {any} Chart */
function spaceNumbers(Chart) {
  if (isSpaced) return
  isSpaced = true
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
  spaceNumbers(Chart)
  const { type, data, options } = /** @type {any} */ (recolor(config, color))
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
 * @param {unknown} value
 * @param {(name: string) => string} color
 * @returns {unknown}
 */
function recolor(value, color) {
  if (typeof value === 'string') {
    const name = COLORS[/** @type {keyof typeof COLORS} */ (value.toLowerCase())]
    return name === undefined ? value : color(name)
  }
  if (Array.isArray(value)) return value.map((one) => recolor(one, color))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, recolor(one, color)]))
}
