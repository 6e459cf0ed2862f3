// The report's own script is these files after one another, in one function: see src/modes/evaluate/write-report.ts.
// Every text is set as text, never as HTML: a policy in the page's head would not run what got in, but nothing gets in.

/**
 * An element. `on…` members listen, `class`, `aria-…` and the like are attributes; a string among the children is text.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} [attributes]
 * @param {...(Node | string | null | undefined | (Node | string | null)[])} children
 * @returns {HTMLElement}
 */
function el(name, attributes = {}, ...children) {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(key.slice(2), value)
    else if (value === true) node.setAttribute(key, '')
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, String(value))
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined))
  return node
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
  const look = (/** @type {number} */ place) => (right.includes(place) ? { class: 'right' } : {})
  const head = el('tr', {}, ...titles.map((title, place) => el('th', { scope: 'col', ...look(place) }, title)))
  const body = rows.map((row) => el('tr', {}, ...row.map((cell, place) => el('td', look(place), cell ?? '–'))))
  return keepInReach(
    el(
      'div',
      { class: 'scroll', role: 'group', 'aria-label': label },
      el('table', {}, el('thead', {}, head), el('tbody', {}, ...body)),
    ),
  )
}

const widths =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
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
  if (inside !== null) widths?.observe(inside)
  return box
}

/** @param {number} count @param {string} noun */
const countOf = (count, noun) => `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`

/** Thin spaces between thousands, as everywhere else in the report. @param {string} text numbers as English writes them */
const spaceThousands = (text) => text.replace(/(?<=\d),(?=\d{3})/g, '\u202f')

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
const numberOf = (value, options) => spaceThousands(value.toLocaleString('en', options))
