import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '../../src/model/result/report.js'
import { readPageAssets } from '../../src/modes/evaluate/write-report.js'
import { renderHtml } from '../../src/report/render/html.js'
import { PAYLOADS } from '../fixtures/payloads.js'
import { expectText } from '../safety/expect-text.js'
import { hostileCases, hostileReport } from '../safety/hostile-report.js'

test('every format shows every payload as text in every place of a report', () => {
  expectText(hostileReport)
})

/** Only one in this many charts is drawn, because that takes longest and the charts contain the same few texts. */
const CHARTS_OF = 12

function wholeReport(): Report {
  const [first, ...others] = PAYLOADS.map(([, text]) => hostileReport(text))
  if (first === undefined) throw new Error('no payloads')
  const blocks = [first, ...others].flatMap((one, at) =>
    one.blocks.filter(({ kind }) => kind !== 'chart' || at % CHARTS_OF === 0),
  )
  return { ...first, blocks }
}

/** Returns the structure of the page in Chromium: the names of elements, and the attributes that could be active. */
const LOOK = `(() => {
  const all = [...document.querySelectorAll('*')]
  const acting = all.flatMap(({ attributes }) => [...attributes].filter(({ name, value }) =>
    /^on|^(src|srcset|srcdoc|action|formaction|data|background|ping|poster|xlink:href)$/.test(name) ||
    (name === 'href' && !/^(#|https:..ours.example.|https:..github.com.goldenpair.goldenpair.blob.main.docs.glossary.md$)/.test(value))).map(({ name, value }) => name + '=' + value))
  return { names: [...new Set(all.map(({ localName }) => localName))].sort(), acting, scripts: document.scripts.length }
})()`
const OURS = [
  ...[
    'a',
    'article',
    'aside',
    'body',
    'button',
    'canvas',
    'code',
    'del',
    'details',
    'div',
    'em',
    'figcaption',
    'figure',
    'footer',
  ],
  ...[
    'form',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'head',
    'header',
    'html',
    'input',
    'ins',
    'label',
    'li',
    'main',
    'meta',
    'nav',
  ],
  ...[
    'noscript',
    'ol',
    'option',
    'p',
    'pre',
    'script',
    'section',
    'select',
    'span',
    'strong',
    'style',
    'summary',
    'table',
  ],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'ul'],
]

const EACH_CASE = `(async () => {
  const { rows } = JSON.parse(document.getElementById('case-data').textContent)
  const stream = new Blob([Uint8Array.from(atob(rows), (letter) => letter.charCodeAt(0))]).stream()
  const listed = await new Response(stream.pipeThrough(new DecompressionStream('deflate'))).json()
  const seen = []
  for (const { id } of listed) {
    const hash = '#' + VIEW + 'case=' + encodeURIComponent(id)
    if (location.hash !== hash) {
      document.getElementById('case').replaceChildren()
      location.hash = hash
    }
    while (document.querySelector('#case .part') === null) await new Promise((done) => setTimeout(done, 1))
    for (const folded of document.querySelectorAll('#case details')) folded.open = true
    while (document.querySelector('#case details:last-child table') === null) await new Promise((done) => setTimeout(done, 1))
    seen.push([document.querySelector('#case h3').innerText, document.getElementById('case').innerText])
  }
  return seen
})()`

const bare = (text: string): string => text.replace(/[\s\u200b]+/gu, '')

interface Look {
  readonly names: readonly string[]
  readonly acting: readonly string[]
  readonly scripts: number
}

describe('in Chromium no payload runs, sends a request or hides', () => {
  let folder: string
  let browser: Browser
  const complaints: string[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'goldenpair-payloads-'))
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
  })

  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens a page that reports every request, error and dialog. */
  async function open(html: string): Promise<Page> {
    const file = join(folder, 'report.html')
    writeFileSync(file, html)
    const page = await browser.newPage()
    page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => complaints.push(message.text()))
    page.on('popup', (popup) => complaints.push(`a window: ${popup.url()}`))
    page.on('download', (download) => complaints.push(`a download: ${download.url()}`))
    const address = pathToFileURL(file).href
    await page.route('**/*', (route) => {
      if (route.request().url() === address) return route.continue()
      complaints.push(`a request: ${route.request().url()}`)
      return route.abort()
    })
    await page.goto(address)
    return page
  }

  async function expectOurs(page: Page, scripts: number): Promise<void> {
    const look = await page.evaluate<Look>(LOOK)
    expect(look.names.filter((name) => !OURS.includes(name))).toEqual([])
    expect(look).toMatchObject({ acting: [], scripts })
    expect(complaints).toEqual([])
  }

  test('in the report itself', async () => {
    const page = await open(renderHtml(wholeReport(), { page: readPageAssets() }))
    await page.evaluate('for (const folded of document.querySelectorAll("details")) folded.open = true')
    await page.evaluate(
      '(async () => { for (const one of document.querySelectorAll("canvas")) { one.scrollIntoView(); await new Promise(requestAnimationFrame) } })()',
    )
    await expectOurs(page, 3)
    const text = bare(await page.locator('main').innerText())
    const missing = PAYLOADS.filter(([, hidden, shown = hidden]) => !text.includes(bare(shown)))
    expect(missing.map(([name]) => name)).toEqual([])
    await page.close()
  })

  test('in the cases', async () => {
    const cases = hostileCases(PAYLOADS.map(([, text]) => text))
    const report = { ...hostileReport('payload'), blocks: [] }
    const page = await open(renderHtml(report, { page: readPageAssets(), cases }))
    const seen = await page.evaluate<[title: string, text: string][]>(EACH_CASE.replace('VIEW', "''"))
    for (const [at, [name, hidden, shown = hidden]] of PAYLOADS.entries()) {
      const [title = '', body = ''] = seen[at] ?? []
      expect(bare(title), name).toBe(bare(shown))
      // The question, answers, spans, judge, trace, facts and metrics of both arms.
      expect(bare(body).split(bare(shown)).length, name).toBeGreaterThan(20)
    }
    await expectOurs(page, 4)
    // Rendered as Markdown, nothing in the text is active either; Markdown signs do not appear literally.
    await page.evaluate(EACH_CASE.replace('VIEW', "'view=markdown&'"))
    await expectOurs(page, 4)
    await page.close()
  })
})
