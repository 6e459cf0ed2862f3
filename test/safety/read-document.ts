import { readGitHubMarkdown, readHtml, type HtmlNode } from '../../scripts/github-markdown.js'
import { readJunit } from '../junit.js'
import { GLOSSARY, OURS } from './hostile-report.js'

/** A document as seen by its reader: its structure, and all its words without white space. */
export interface Reading {
  readonly shape: readonly string[]
  readonly words: string
  /** The things found in the document that must not be there. */
  readonly faults: readonly string[]
}

/** Text (not code) that GitHub turns into a link, a picture or a formula after all escapes are resolved. */
const REFERENCES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a mention', /(?<![\p{L}\p{N}])@[a-z\d]/iu],
  ['a mail address', /[\w.+-]+@[\w-]+\.\w/],
  ['an issue', /#\d/],
  ['an issue by prefix', /GH-\d/i],
  ['an address', /(?:https?|ftp):\/\/|www\./i],
  ['an emoji', /:[+\w-]+:/],
  ['a formula', /\$[^$]*\$/],
]

/** Characters that are invisible or move others, listed independently of the product's own list. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- what must not be there
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]|\p{Cs}/u

/** Removes white space, the characters that break references, and those that XML cannot contain. */
const join = (parts: readonly string[]): string => parts.join('').replace(/[\s\u200b\ufffe\uffff]+/gu, '')

export const findUnseen = (text: string): string[] => {
  const found = UNSEEN.exec(text)
  return found === null ? [] : [`U+${(found[0].codePointAt(0) ?? 0).toString(16)} at ${found.index}`]
}

const SHOWN_ATTRIBUTES = ['alt', 'ariaLabel', 'title']
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'data', 'srcSet']
/** Elements whose text is not searched for references. */
const QUIET = new Set(['code', 'pre', 'a', 'style', 'script'])

/** Walks an HTML tree. Ignores line ends and `span` without attributes, and treats a code block like a quotation. */
function readTree(root: HtmlNode, { isGitHub }: { readonly isGitHub: boolean }): Reading {
  const shape: string[] = []
  const words: string[] = []
  const faults: string[] = []
  const visit = (node: HtmlNode, isQuiet: boolean): void => {
    if (node.type === 'text') {
      const text = node.value ?? ''
      words.push(text)
      if (isGitHub && !isQuiet)
        for (const [name, pattern] of REFERENCES) if (pattern.test(text)) faults.push(`${name}: ${text}`)
      return
    }
    const { tagName: name = '', properties = {}, children = [] } = node
    if (node.type === 'comment') faults.push('a comment')
    if (name === 'pre' && String(children[0]?.properties?.['className']) === 'language-mermaid') {
      shape.push('diagram')
      faults.push(...checkDiagram(textOf(node)))
      return
    }
    if (name === 'script' && properties['type'] === 'application/json') {
      shape.push('data')
      words.push(...stringsOf(JSON.parse(textOf(node))))
      return
    }
    const isQuotation = isGitHub && (name === 'pre' || name === 'blockquote')
    if (isQuotation) shape.push('quotation')
    else if (node.type === 'element' && name !== 'br' && !(name === 'span' && Object.keys(properties).length === 0))
      shape.push(`${name} ${Object.keys(properties).sort().join(' ')}`)
    for (const attribute of SHOWN_ATTRIBUTES) if (attribute in properties) words.push(String(properties[attribute]))
    for (const attribute of ADDRESS_ATTRIBUTES)
      if (attribute in properties && !/^#/.test(String(properties[attribute])))
        if (!String(properties[attribute]).startsWith(OURS) && properties[attribute] !== GLOSSARY)
          faults.push(`${attribute}: ${String(properties[attribute])}`)
    // Inside a quotation, only these distinguish a code block from a paragraph.
    const inner = isQuotation
      ? children.flatMap((child) => (isWrap(child) ? (child.children ?? []) : [child]))
      : children
    for (const child of inner) visit(child, isQuiet || QUIET.has(name))
  }
  visit(root, false)
  return { shape, words: join(words), faults }
}

const isWrap = ({ tagName }: HtmlNode): boolean => tagName === 'code' || tagName === 'p'

function textOf({ value = '', children = [] }: HtmlNode): string {
  return `${value}${children.map(textOf).join('')}`
}

/** The allowed lines of a Mermaid diagram: quoted texts with mostly letters, and numbers. */
const DIAGRAM_LINE =
  /^(?:pie showData title|quadrantChart|xychart-beta|title|[xy]-axis|bar|line)?(?:\s*(?:"[\p{L}\p{N} .,@%/_()+\u2212-]*"|[\p{L}\p{N} .,@%/_()+\u2212-]*|:|-->|\[|\]))*$/u

/** The only allowed directive: a size, without text from others. */
const DIAGRAM_SIZE =
  /^%%\{init: \{"quadrantChart": \{"chartWidth": 360, "chartHeight": \d+, "titleFontSize": 14\}\}\}%%\n(?=quadrantChart\n)/

export function checkDiagram(diagram: string): string[] {
  const bad = diagram
    .replace(DIAGRAM_SIZE, '')
    .split('\n')
    .filter((line) => !DIAGRAM_LINE.test(line.trim()) || /%%|"[^"]*"[^"]*"[^"]*$(?<!["\]])/.test(line))
  return bad.map((line) => `a line of a diagram: ${line}`)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** Diagrams are sanitized when they are drawn, and readers see no URL in them. */
const skipUnread = (key: string, value: unknown): unknown => (key === 'mermaid' || key === 'url' ? null : value)

/** RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',' && end !== '') rows.push([])
  }
  return rows
}

/** The readers of documents, by the end of the file name. */
export const READERS: Readonly<Record<string, (document: string) => Reading>> = {
  md: (document) => {
    const { shape, words, faults } = readTree(readGitHubMarkdown(document), { isGitHub: true })
    // The text of a picture cannot contain tags, so it has "USD" where other formats wrap a dollar sign.
    return { shape, words: words.replaceAll('USD', '$'), faults: [...faults, ...findUnseen(document)] }
  },
  html: (document) => {
    const { shape, words, faults } = readTree(readHtml(document.replace(/<style>.*?<\/style>/s, '')), {
      isGitHub: false,
    })
    return { shape, words, faults: [...faults, ...findUnseen(document)] }
  },
  txt: (document) => ({ shape: [], words: join([document]), faults: findUnseen(document) }),
  xml: (document) => ({ shape: [], words: join(stringsOf(readJunit(document))), faults: findUnseen(document) }),
  sarif: (document) => {
    const { runs } = JSON.parse(document) as { runs: { results: { message: { text: string } }[] }[] }
    const texts = runs.flatMap(({ results }) => results.map(({ message }) => message.text))
    // Escapes are resolved. An unescaped bracket or brace would be a link or a placeholder.
    const escape = /\\([[\]\\])|([{}])\2/g
    const bare = texts.map((text) => text.replace(escape, '')).join('')
    const words = join(texts.map((text) => text.replace(escape, '$1$2')))
    return { shape: [], words, faults: [...findUnseen(words), ...(bare.match(/[[\]{}]/g) ?? [])] }
  },
  // Data formats contain every text unchanged.
  json: (document) => ({
    shape: [],
    words: stringsOf(JSON.parse(document, skipUnread))
      .join('')
      .replace(/[\s\ufffe\uffff]+/gu, ''),
    faults: [],
  }),
  csv: (document) => {
    const rows = readCsv(document)
    const isFormula = (cell: string): boolean =>
      /^\s*[=+@\uff1d\uff0b\uff0d\uff20-]/u.test(cell) && Number.isNaN(Number(cell))
    return {
      shape: rows.map((row) => String(row.length)),
      // An apostrophe tells a spreadsheet that text follows.
      words: join(
        rows
          .flat()
          .map((cell) => cell.replace(/(^|[;\t\n])'(?=[\s']*[=+@\uff1d\uff0b\uff0d\uff20-])|^'(?=[\t\n])/gu, '$1')),
      ),
      faults: [...rows.flat().filter(isFormula), ...rows.flat().flatMap(findUnseen)],
    }
  },
}
