import { present } from '../../model/omit-undefined.js'
import { countOf, formatCount } from '../../format/format-number.js'
import type { CaseData, CaseRow, PackedCases, PageAssets } from '../../model/result/case-data.js'
import type { Block, Report } from '../../model/result/report.js'
import { escapeHtml } from './escape.js'
import { addAnchor, type HtmlPage, renderLine, renderSections } from './html-blocks.js'
import { HTML_STYLE } from './html-style.js'
import type { RenderOptions } from './render-options.js'
import { removeInvisible } from '../../model/remove-invisible.js'
import { GLOSSARY_URL } from '../../model/version.js'

/** Matches a control character (other than tab and line feed) in JSON; also a backslash before one of these letters. */
const ESCAPED_CONTROL = /\\[bfru]/

/** Writes JSON without invisible characters. */
function writeSeen(data: unknown): string {
  const plain = JSON.stringify(data)
  // Checking every value takes as long as the rest of the page, and most data contain nothing to remove.
  return ESCAPED_CONTROL.test(plain) || removeInvisible(plain) !== plain
    ? JSON.stringify(data, (_key, value: unknown) => (typeof value === 'string' ? removeInvisible(value) : value))
    : plain
}

/** Embeds data for the page's script, escaped so that no text can end the element. */
function embed(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${writeSeen(data).replaceAll('<', '\\u003c')}</script>`
}

/** The most characters of packed cases in a page; with everything else, the page has about 3 MB. */
const MAX_PACKED = 2_300_000
/** The most of these characters for cases in full. */
const MAX_IN_FULL = 1_400_000
/** The characters in one chunk, read when any of its cases is opened: small enough to be quick, large enough to compress well. */
const CHUNK = 200_000

/**
 * Packs the cases for the page, which reads rows at once, a metric when it is shown, and full cases in chunks when one is opened, flipped
 * and failing ones first. Whatever does not fit is left out: first the last full cases, then the last metrics.
 */
function packCases({ rows, columns, ...data }: CaseData, deflate: PageAssets['deflate']): PackedCases {
  const pack = (value: unknown): string => deflate(writeSeen(value))
  const order = rows.flatMap(({ detail }, row) => (detail === null ? [] : [{ row, detail: writeSeen(detail) }]))
  order.sort((a, b) => Number(isBad(rows[b.row] as CaseRow)) - Number(isBad(rows[a.row] as CaseRow)))
  const chunks: PackedCases['chunks'][number][] = []
  let [from, size] = [0, 0]
  while (from < order.length && size < MAX_IN_FULL) {
    let [to, length] = [from, 0]
    for (; to < order.length && length < CHUNK; to++) length += order[to]?.detail.length ?? 0
    const details = order.slice(from, to).map(({ detail }) => detail)
    const text = deflate(`[${details.join(',')}]`)
    size += text.length
    if (size > MAX_IN_FULL) break
    chunks.push({ from, text })
    from = to
  }
  const places = new Map(order.slice(0, from).map(({ row }, place) => [row, place]))
  const packed = pack(rows.map(({ detail: _, ...row }, place) => ({ ...row, place: places.get(place) ?? null })))
  size += packed.length
  const numbers = columns.flatMap(({ values, ...column }, place) => {
    const text = pack(values())
    if (place >= data.shown && size + text.length > MAX_PACKED) return []
    size += text.length
    return { ...column, text }
  })
  return { ...data, rows: packed, columns: numbers, chunks, full: from }
}

const isBad = ({ flip, states }: CaseRow): boolean => flip !== null || states.includes('failing')

function explorer({ rows }: CaseData, full: number, page: HtmlPage): string {
  const bad = rows.filter(isBad)
  const badInFull = Math.min(full, bad.filter(({ detail }) => detail !== null).length)
  const ofBad = `${badInFull === bad.length ? 'all' : `${formatCount(badInFull)} of the`} ${formatCount(bad.length)} that flipped or fail`
  const some = `${formatCount(full)} in full (${ofBad}, and ${formatCount(full - badInFull)} others), the rest with their numbers`
  const most = full === rows.length ? 'all in full' : some
  const id = addAnchor(page, 'Cases')
  return `<section class="cases" aria-labelledby="${id}">
<h2 id="${id}" tabindex="-1">Cases</h2>
<noscript><p>The list of cases needs JavaScript, which is off.</p></noscript>
<div id="cases"></div>
<p class="quiet">${countOf(rows.length, 'case')}, ${most}. Everything that was recorded of each is in <code>trials.jsonl</code> of its run.</p>
</section>`
}

/** Drops abridged blocks, which the appendix contains in full. */
const keepWhole = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] =>
    block.kind !== 'details' ? [block] : block.abridged === true ? [] : [{ ...block, blocks: keepWhole(block.blocks) }],
  )

/**
 * Sorts the blocks, failures first: the cases to open first and those that changed, then the gates, then the pictures, then folded blocks.
 */
function sortBlocks(report: Report): Readonly<Record<'failures' | 'numbers' | 'pictures' | 'rest', readonly Block[]>> {
  const blocks = keepWhole(report.blocks)
  const folded = keepWhole(report.folded ?? [])
  const firstTable = blocks.findIndex(({ kind }) => kind === 'table')
  const start = firstTable < 0 ? blocks.length : firstTable
  const isOfCases = (block: Block): boolean =>
    block.kind === 'flips' || (block.kind === 'details' && block.blocks.some(({ kind }) => kind === 'flips'))
  return {
    failures: [...blocks.slice(0, start).filter(isNoChart), ...folded.filter(isOfCases)],
    numbers: blocks.slice(start).filter(isNoChart),
    pictures: blocks.filter((block) => !isNoChart(block)),
    rest: [...(report.explanation ?? []), ...folded.filter((block) => !isOfCases(block))],
  }
}

const isNoChart = ({ kind }: Block): boolean => kind !== 'chart'

/** The most entries in the table of contents; the last leads to everything that has no entry. */
const MAX_CONTENTS = 8
const NUMBERS = { id: 'all-numbers', title: 'All numbers' }

function contents(page: HtmlPage): string {
  if (page.places.length < 3) return ''
  const end = page.places.indexOf(NUMBERS)
  const places = page.places.slice(0, end < 0 ? MAX_CONTENTS : Math.min(end, MAX_CONTENTS - 1))
  if (end >= 0) places.push(NUMBERS)
  const items = places.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  return `<nav aria-label="Contents"><details><summary>Contents</summary><ol>${items.join('')}</ol></details></nav>`
}

/** Writes a script unescaped, because the policy contains its hash. Throws if the script would end its own element. */
export function writeScript(text: string): string {
  if (/<\/script|<!--/i.test(text)) throw new Error('a script of the page would end its own element')
  return `<script>${text}</script>`
}

/** Writes everything before the body. The page's policy allows only these scripts; `policy` adds to it. */
export function writeHead(
  title: string,
  assets?: Pick<PageAssets, 'scripts' | 'hash'> & { readonly policy?: string },
): string {
  const allowed = assets?.scripts.map((text) => `'sha256-${assets.hash(text)}'`).join(' ')
  const scripts = allowed === undefined ? '' : `; script-src ${allowed}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${assets?.policy ?? ''}${scripts}">
<title>${escapeHtml(title)}</title>
<style>${HTML_STYLE}</style>
</head>`
}

/**
 * Renders a report as one self-contained page, light or dark like the reader's system. It loads no external resource and runs only its own
 * scripts, enforced by a policy with their hashes in its head. Without `page`, it has no script at all.
 */
export function renderHtml(report: Report, { page: assets, cases }: RenderOptions = {}): string {
  const listed = assets === undefined || cases === undefined || cases.rows.length === 0 ? null : cases
  const packed = listed === null || assets === undefined ? null : packCases(listed, assets.deflate)
  const page: HtmlPage = {
    isScripted: assets !== undefined,
    listed: new Set(listed?.rows.map(({ id }) => removeInvisible(id))),
    charts: [],
    places: [],
    tables: 0,
  }
  const { failures, numbers, pictures, rest } = sortBlocks(report)
  const body = [
    renderSections(failures, page),
    `<div class="numbers">\n${renderSections(numbers, page)}\n</div>`,
    ...(listed === null || packed === null ? [] : [explorer(listed, packed.full, page)]),
    renderSections(pictures, page),
  ]
  const room = Math.max(0, MAX_CONTENTS - 1 - page.places.length)
  body.push(renderSections(rest.slice(0, room), page))
  const more = [...rest.slice(room), ...(report.appendix ?? [])]
  if (more.length > 0) {
    page.places.push(NUMBERS)
    body.push(`<h2 id="${NUMBERS.id}">${NUMBERS.title}</h2>`, renderSections(rest.slice(room), page))
  }
  body.push(`<div class="appendix">\n${renderSections(report.appendix ?? [], page)}\n</div>`)
  const configs = page.charts.map(({ config }) => config)
  const ends = present(
    assets !== undefined && embed('chart-data', configs),
    packed !== null && embed('case-data', packed),
    ...(assets?.scripts ?? []).map(writeScript),
  )
  return `${writeHead(`Goldenpair: ${report.suite}`, assets)}
<body>
<header>
<h1>${renderLine(report.headline, page)}</h1>
${report.figures === undefined ? '' : `<p>${renderLine(report.figures, page)}</p>`}
${report.second_line === null ? '' : `<p>${renderLine(report.second_line, page)}</p>`}
</header>
<div class="page">
${contents(page)}
<main>
${body.join('\n')}
</main>
</div>
<footer>${renderLine(report.footer, page)} · <a href="${GLOSSARY_URL}">what the words mean</a></footer>
${ends.join('\n')}
</body>
</html>
`
}
