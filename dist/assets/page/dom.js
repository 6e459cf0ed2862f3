// The report's own script is these files after one another, in one function: see src/modes/evaluate/write-report.ts.
// Every text is set as text, never as HTML: a policy in the page's head would not run what got in, but nothing gets in.

/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes */
/** @typedef {Node | string | null | undefined | (Node | string | null)[]} Child */

/**
 * An element, its name with classes: `p.quiet`. Attributes come first, where there are any: `on…` members listen, the others are set. A string
 * among the children is text.
 * @param {string} name
 * @param {...(Attributes | Child)} rest
 * @returns {HTMLElement}
 */
function el(name, ...rest) {
  const [tag = '', ...classes] = name.split('.')
  const node = document.createElement(tag)
  node.classList.add(...classes)
  for (const one of rest.flat()) {
    if (one === null || one === undefined) continue
    if (typeof one === 'string' || one instanceof Node) node.append(one)
    else for (const [key, value] of Object.entries(one)) setAttribute(node, key, value)
  }
  return node
}

/** @param {HTMLElement} node @param {string} key @param {Attributes[string]} value */
function setAttribute(node, key, value) {
  if (typeof value === 'function') node.addEventListener(key.slice(2), value)
  else if (value !== false && value !== null && value !== undefined)
    node.setAttribute(key, value === true ? '' : String(value))
}

/**
 * The data of an embedded JSON script; null where the page has none.
 * @param {string} id
 * @returns {any}
 */
function readData(id) {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * A table in a box that scrolls sideways.
 * @param {string} label what it shows, for who cannot see it
 * @param {(string | Node)[]} titles
 * @param {(string | Node | null)[][]} rows
 * @param {{ right?: number[] }} [options] the places of columns of numbers
 */
function tableOf(label, titles, rows, { right = [] } = {}) {
  const look = (/** @type {number} */ place) => (right.includes(place) ? '.right' : '')
  const head = titles.map((title, place) => el(`th${look(place)}`, { scope: 'col' }, title))
  const body = rows.map((row) => el('tr', ...row.map((cell, place) => el(`td${look(place)}`, cell ?? '–'))))
  return scrollBox(label, el('table', el('thead', el('tr', head)), el('tbody', body)))
}

/** @param {string} label @param {HTMLElement} table */
const scrollBox = (label, table) => keepInReach(el('div.scroll', { role: 'group', 'aria-label': label }, table))

const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const box = target.parentElement ?? target
    if (box.scrollWidth > box.clientWidth + 1) box.setAttribute('tabindex', '0')
    else box.removeAttribute('tabindex')
  }
})

/**
 * Lets arrow keys reach what a box cuts off at its side.
 * @param {HTMLElement} box
 */
function keepInReach(box) {
  const inside = box.firstElementChild
  if (inside !== null) widths.observe(inside)
  return box
}

/** What somebody calls a field, a button or a link. @param {Element} node */
const nameOf = (node) => node.getAttribute('aria-label') ?? node.textContent

/** Shows something else in a box; the focus stays on what has the same name. @param {Element | null} box @param {...(Node | string)} content */
function show(box, ...content) {
  const { activeElement: last } = document
  const name = last !== null && last !== box && box?.contains(last) === true ? nameOf(last) : null
  box?.replaceChildren(...content)
  if (name === null) return
  const next = [...(box?.querySelectorAll('a, button, input') ?? [])].find((one) => nameOf(one) === name)
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

/** @param {number} count @param {string} noun */
const countOf = (count, noun) => `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`

/** Thin spaces between thousands, as everywhere else in the report. @param {string} text numbers as English writes them */
const spaceThousands = (text) => text.replace(/(?<=\d),(?=\d{3})/g, '\u202f')

/** Making one takes far longer than a number does. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map()

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
function numberOf(value, options) {
  const key = JSON.stringify(options) ?? ''
  const format = formats.get(key) ?? new Intl.NumberFormat('en', options)
  formats.set(key, format)
  return spaceThousands(format.format(value))
}
