import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commentPage, openComment, readSituation, SITUATIONS, VIEWS } from '../../scripts/render-comment.js'
import { countWords, JARGON } from '../report/first-screen.js'

/** The visible part of a comment, before the first folded part. */
interface Seen {
  readonly text: string
  readonly pictures: number
  /** In CSS pixels; `null` if no case is named. */
  readonly first_case: number | null
  readonly widest_table: number
  /** The number of gates in the first table, and its height with the header, in CSS pixels. Broken cases above it are not counted. */
  readonly rows: readonly [count: number, height: number] | null
}

/** Runs in the page. */
const LOOK = `(() => {
  const all = [...document.querySelector('article').children]
  const fold = all.findIndex(({ tagName }) => tagName === 'DETAILS')
  const seen = fold < 0 ? all : all.slice(0, fold)
  const inSeen = (selector) =>
    seen.flatMap((one) => [...(one.matches(selector) ? [one] : []), ...one.querySelectorAll(selector)])
  const [first] = inSeen('li code')
  return {
    text: seen.map(({ textContent }) => textContent).join('\\n'),
    pictures: inSeen('img').length,
    first_case: first === undefined ? null : Math.round(first.getBoundingClientRect().top),
    rows: inSeen('table').map((table) => {
      const rows = [...table.rows].filter((row) => !row.textContent.trim().startsWith('critical case'))
      return [rows.length - 1, rows.reduce((sum, row) => sum + row.offsetHeight, 0)]
    })[0] ?? null,
    widest_table: Math.max(0, ...inSeen('table').map(({ scrollWidth }) => scrollWidth)),
  }
})()`

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})

afterAll(() => browser.close())

describe.each(Object.entries(SITUATIONS))('%s', (name, path) => {
  const html = commentPage(readSituation(path))

  test.each(VIEWS.filter(({ scheme }) => scheme === 'light'))(
    'is readable in five seconds at $width pixels',
    async (view) => {
      const page = await openComment(browser, html, view)
      const headline = (await page.textContent('h3')) ?? ''
      const seen = await page.evaluate<Seen>(LOOK)
      await page.close()
      expect(countWords(headline), headline).toBeLessThanOrEqual(20)
      expect(countWords(seen.text), seen.text).toBeLessThanOrEqual(160)
      // Skips lines that name a test, which are for experts, and answers of the target.
      const told = seen.text.replace(/other questions like these: [^\n]*|more than chance, p [=<] [.\d]+|“[^”]*”/g, '')
      expect(JARGON.exec(told)?.[0] ?? null).toBeNull()
      expect(seen.pictures).toBeLessThanOrEqual(1)
      expect(seen.widest_table).toBeLessThanOrEqual(view.width === 375 ? 343 : 760)
      // Four gates fit into 250 pixels.
      if (name !== 'variants' && seen.rows !== null)
        expect(seen.rows[1]).toBeLessThanOrEqual(Math.max(250, 50 * (seen.rows[0] + 1)))
      if (['regressed', 'cannot-tell', 'variants'].includes(name)) expect(seen.first_case).not.toBeNull()
      expect(seen.first_case ?? 0).toBeLessThanOrEqual(view.width === 375 ? 400 : 260)
    },
  )
})
