// Markdown of others as elements of our own: no HTML, no picture and no link of theirs ever becomes one.

const INLINE = /(`+)(.+?)\1|\*\*(\S(?:.*?\S)?)\*\*|\*(\S(?:[^*]*\S)?)\*|!?\[([^\]]*)\]\(([^)\s]+)[^)]*\)/s

/** Running text: code, strong, emphasis; of a link or a picture its words and its address. @param {string} text @returns {(Node | string)[]} */
function inlineMarkdown(text) {
  /** @type {(Node | string)[]} */
  const nodes = []
  let rest = text
  for (let match = INLINE.exec(rest); match !== null; match = INLINE.exec(rest)) {
    const [whole, , code, strong, emphasis, words, address] = match
    nodes.push(rest.slice(0, match.index))
    if (code !== undefined) nodes.push(el('code', code))
    else if (strong !== undefined) nodes.push(el('strong', strong))
    else if (emphasis !== undefined) nodes.push(el('em', emphasis))
    else nodes.push(words ?? '', el('span.quiet', ` (${address})`))
    rest = rest.slice(match.index + whole.length)
  }
  return [...nodes, rest]
}

/** What begins a block: a heading, an item, a quotation, a table's row, a fence. */
const BLOCK = /^ {0,3}(?:(#{1,6})\s+(.*)|([-*+]|\d{1,9}[.)])\s+(.*)|>\s?(.*)|(\|.*)|(`{3,}|~{3,}).*)$/

/** Quotations inside quotations that are shown as such. */
const MAX_DEPTH = 5

/** A text as Markdown. @param {string} text @param {number} [depth] */
function renderMarkdown(text, depth = 0) {
  const lines = text.split('\n')
  /** @type {Node[]} */
  const blocks = []
  for (let at = 0; at < lines.length;) {
    const [, heading, title, mark, , quote, cells, fence] = BLOCK.exec(lines[at] ?? '') ?? []
    /** The lines from here on that a test holds for. @param {(line: string) => boolean} test */
    const take = (test) => {
      const from = at
      while (at < lines.length && test(lines[at] ?? '')) at++
      return lines.slice(from, at)
    }
    const begins = (/** @type {number} */ group) => (/** @type {string} */ line) =>
      BLOCK.exec(line)?.[group] !== undefined
    if (fence !== undefined) {
      at += 1
      blocks.push(el('pre', take((line) => !line.trimStart().startsWith(fence)).join('\n')))
      at += 1
    } else if (heading !== undefined) {
      blocks.push(el('p', el('strong', ...inlineMarkdown(title ?? ''))))
      at += 1
    } else if (mark !== undefined) {
      const items = take(begins(4)).map((line) => el('li', ...inlineMarkdown(BLOCK.exec(line)?.[4] ?? '')))
      blocks.push(el(/\d/.test(mark) ? 'ol' : 'ul', ...items))
    } else if (quote !== undefined && depth < MAX_DEPTH) {
      const quoted = take(begins(5)).map((line) => BLOCK.exec(line)?.[5] ?? '')
      blocks.push(el('aside', renderMarkdown(quoted.join('\n'), depth + 1)))
    } else if (cells !== undefined) {
      const rows = take(begins(6)).filter((line) => !/^[\s|:-]+$/.test(line))
      const split = (/** @type {string} */ line) => line.trim().slice(1).replace(/\|$/, '').split('|')
      const body = rows.map((line) => el('tr', ...split(line).map((cell) => el('td', ...inlineMarkdown(cell.trim())))))
      blocks.push(el('div.scroll', el('table', el('tbody', body))))
    } else if ((lines[at] ?? '').trim() === '') at += 1
    else {
      const first = at
      const isPlain = (/** @type {string} */ line) => at === first || (line.trim() !== '' && !BLOCK.test(line))
      blocks.push(el('p', ...inlineMarkdown(take(isPlain).join('\n'))))
    }
  }
  return el('div.markdown', blocks)
}
